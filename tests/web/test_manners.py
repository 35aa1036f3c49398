"""Manners on the page: somebody's words are muted and come back, and the host is told."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect
from test_deals import SEAT, two_people

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


def window_of(page: Page, seat: int) -> None:
    """Open what there is about a gang."""
    page.click(f"[data-gang='{seat}'] .name")
    page.wait_for_selector(f"[data-manners='{seat}']")


def say(page: Page, text: str) -> None:
    page.fill("[data-say]", text)
    page.press("[data-say]", "Enter")
    expect(page.locator("[data-say]")).to_have_value("")


def picture(page: Page, name: str) -> None:
    """Take a picture for whoever wants to look (GANGLAND_PICTURES names a folder)."""
    folder = os.environ.get("GANGLAND_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_words_are_muted_for_oneself_alone_and_come_back(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    rude = int(bob.evaluate(SEAT))
    say(bob, "You rotten cheat")
    expect(ann.locator("[data-talk]")).to_contain_text("You rotten cheat")
    window_of(ann, rude)
    picture(ann, "before")
    ann.click(f"[data-mute='{rude}']")
    expect(ann.locator(f"[data-mute='{rude}']")).to_have_text("Hear them again")
    picture(ann, "muted")
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-talk]")).not_to_contain_text("You rotten cheat")
    say(bob, "Do you hear me?")
    expect(bob.locator("[data-talk]")).to_contain_text("Do you hear me?")
    ann.reload()
    ann.wait_for_selector(".place")
    expect(ann.locator("[data-talk]")).to_contain_text("New site")
    expect(ann.locator("[data-talk]")).not_to_contain_text("Do you hear me?")
    window_of(ann, rude)
    ann.click(f"[data-report='{rude}']")
    ann.select_option("[data-report-why]", "abuse")
    ann.fill("[data-report-text]", "He shouts at me.")
    picture(ann, "report")
    ann.set_viewport_size(PHONE)
    ann.locator("[data-report-send]").scroll_into_view_if_needed()
    expect(ann.locator("[data-report-send]")).to_be_in_viewport()
    picture(ann, "report-phone")
    ann.click("[data-report-send]")
    expect(ann.locator("[data-reported]")).to_be_visible()
    picture(ann, "reported-phone")
    ann.set_viewport_size(DESK)
    ann.click(f"[data-mute='{rude}']")
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-talk]")).to_contain_text("Do you hear me?")
    expect(ann.locator("[data-talk]")).to_contain_text("You rotten cheat")
