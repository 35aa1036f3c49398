"""Alone against bots, with nothing but the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from driver import state
from playwright.sync_api import Page

INSIDE = "() => Boolean(document.activeElement?.closest('.question'))"
CHOICE = "() => Boolean(document.activeElement?.closest('.question [data-choice], .question [data-first]'))"


def tab_to(page: Page, test: str, most: int = 120) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(most):
        if page.evaluate(test):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {test}")


def test_a_round_and_more_without_a_mouse(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.wait_for_selector("[data-quick]")
    tab_to(page, "() => document.activeElement?.dataset.quick === 'mayhem'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question")
    answers = 0
    for turn in range(2000):
        if page.locator("h1", has_text="Round 2").count() and answers > 12:
            break
        if page.locator("[data-end]").count():
            break
        if not page.locator(".question").get_attribute("data-stage"):
            page.wait_for_timeout(20)
            continue
        if not page.evaluate(INSIDE):
            tab_to(page, CHOICE)
        for _ in range(turn % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        answers += 1
        page.wait_for_timeout(15)
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
    assert page.locator("h1").inner_text().startswith("Round 2"), state(page)


def test_arrows_walk_through_the_tabs_and_a_window_gives_the_focus_back(
    open_page: Callable[..., Page],
) -> None:
    page = open_page()
    page.click("[data-quick='wise-guys']")
    page.wait_for_selector(".side")
    page.focus("#tab-log")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "tab-deals"
    page.focus("[data-rules]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Rules"
