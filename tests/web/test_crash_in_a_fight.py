"""The server is killed in the middle of a fight; the table comes back by itself and the fight goes on."""

from __future__ import annotations

from collections.abc import Callable

from driver import ASKED, open_tab, play_to, state
from keeper import House
from playwright.sync_api import Page, expect

FISTS = f"{ASKED}[data-step='PullGuns']"


def test_a_fight_goes_on_after_kill_nine(open_page: Callable[..., Page], house: House) -> None:
    page = open_page()
    for _ in range(5):
        page.goto("/")
        page.click("[data-quick='mayhem']")
        page.wait_for_selector(".question")
        play_to(page, f"{FISTS}, [data-end]")
        if page.locator(FISTS).count():
            break
    assert page.locator(FISTS).count(), state(page)
    before = page.locator(".fight").inner_text()
    house.kill()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    page.locator("#question-title").wait_for()
    if page.locator(".question [data-choice]").count():
        page.locator(".question [data-choice]").last.click()
    page.click(".question [data-confirm]")  # pressed while nobody is there to hear it
    house.start()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    open_tab(page, "log")
    expect(page.get_by_role("log")).to_contain_text("Dice:")
    assert "Fight" in before


def test_a_reload_finds_the_same_question(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.click("[data-quick='wise-guys']")
    asked = page.locator(ASKED)
    asked.wait_for()
    before = page.locator("#question-title").inner_text()
    page.reload()
    asked.wait_for()
    assert page.locator("#question-title").inner_text() == before
