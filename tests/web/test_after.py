"""After the game: the paper, the game once more before one's eyes, and the same table again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import finish
from playwright.sync_api import Page, expect

LONG = True
Open = Callable[..., Page]
TOLD = "[data-replay] [aria-live]"
# what places give and rivals hold that is wider than its room
CUT = """
() => [...document.querySelectorAll('.lot .line, .lot .gives, .lot .gives .text, .rival .seen')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)
"""


def play_through(page: Page, game: str) -> str:
    """Play a game against bots to its end; return its table."""
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    finish(page)
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_evening_is_told_and_can_be_seen_and_played_again(open_page: Open, game: str) -> None:
    page = open_page("/")
    table = play_through(page, game)
    expect(page.locator("#headline")).to_contain_text("the town")
    page.wait_for_selector("[data-decided]")
    paper = page.locator(".paper").evaluate("one => one.getBoundingClientRect().width / innerWidth")
    assert paper > 0.6, "the paper is what one reads first"
    page.fill("[data-last-words] [data-say]", "good night")
    page.keyboard.press("Enter")
    expect(page.locator("[data-last-words] li").last).to_contain_text("good night")
    page.wait_for_selector("[data-turns='true']")
    assert page.locator("#ranking ~ table tbody tr").count() == 4
    page.click("[data-replay-open]")
    bar = page.locator("[data-replay]")
    expect(page.locator("main.table")).to_have_attribute("data-round", "1")
    expect(page.locator("[data-past]")).to_be_visible()
    begins = int(bar.get_attribute("data-replay") or 0)
    assert begins > 0, "it begins where there is something to see"
    for _ in range(3):
        before, told = bar.get_attribute("data-replay"), page.inner_text(TOLD)
        page.click("[data-replay-on]")
        expect(bar).not_to_have_attribute("data-replay", str(before))
        expect(page.locator(TOLD)).not_to_have_text(told)
    assert page.locator(".lot .gives .piece").count() > 4, "what places give is drawn, as at the table"
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-rail-shut]")
    expect(page.locator(".rival [data-held]:visible")).to_have_count(3)
    expect(page.locator(".lot .name").first).to_be_visible()
    stage = page.locator(".stage").evaluate("one => one.getBoundingClientRect().height / innerHeight")
    assert stage > 0.45, "the map has the room of the question"
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    page.select_option("[data-eyes]", "1")
    page.select_option("[data-eyes]", "all")
    page.click("[data-replay-play]")
    later = f"() => Number(document.querySelector('[data-replay]').dataset.replay) > {begins + 8}"
    page.wait_for_function(later)
    page.click("[data-replay-play]")
    expect(page.locator("[data-replay-play]")).to_have_attribute("aria-pressed", "false")
    page.click("[data-replay-close]")
    expect(bar).to_have_count(0)
    page.click("[data-rematch]")
    page.wait_for_selector(".question")
    assert page.url.rpartition("/")[2] != table
    page.goto(f"/t/{table}")
    expect(page.locator("[data-rematch]")).to_have_text("Join the rematch")
