"""Alone against bots, with nothing but the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

from driver import ASKED, FIXED_ENTROPY, state
from playwright.sync_api import Page

SEED = "keyboard"
FOCUS = "document.activeElement.outerHTML.slice(0, 200)"
END = "[data-round='2'], [data-end]"
MOST = 400
CHOICES = ".question [data-choice]"
BUTTONS = "button, a[href], input, select, summary, [tabindex]"
# what the keyboard is at, as soon as something is asked and nothing is on its way to the server
AT = f"""
() => {{
  if (document.querySelector("{END}")) return 'end';
  if (document.querySelector('dialog[open]')) return 'window';
  if (!document.querySelector("{ASKED}:not([aria-busy='true'])")) return '';
  const at = document.activeElement;
  if (at.closest('dialog')) return '';  // closed, and about to give the focus back
  return at.closest('.question') ? 'question' : at.matches('[data-scene] [data-done]') ? 'scene' : 'nothing';
}}
"""


def tab_to(page: Page, test: str) -> None:
    """Press Tab until the focus is where it should be, once around the page at most."""
    for _ in range(page.locator(BUTTONS).count() + 2):
        if page.evaluate(test):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {test}")


def test_a_round_without_a_mouse_and_the_focus_never_gets_lost(open_page: Callable[..., Page]) -> None:
    page = open_page(script=FIXED_ENTROPY.format(1))
    page.wait_for_selector("[data-quick]")
    tab_to(page, "() => document.activeElement?.dataset.quick === 'mayhem'")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    # one that always does the same takes back for ever what it has done, or asks for ever why it may not
    presses, hand = 0, random.Random(1)
    while (at := page.wait_for_function(AT).json_value()) != "end":
        if at == "window":
            page.keyboard.press("Escape")
            continue
        if (
            at == "scene"
        ):  # what befell one's own gang: it has the keyboard until one has seen it, and gives it back
            page.keyboard.press("Enter")
            continue
        assert at == "question", f"{page.evaluate(FOCUS)} at {state(page)}"
        for _ in range(hand.randrange(page.locator(CHOICES).count() or 1)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        presses += 1
        assert presses < MOST, state(page)
    assert page.locator("h1").inner_text().startswith("Round 2"), state(page)
    assert presses > 12


def test_arrows_walk_through_the_tabs_and_a_window_gives_the_focus_back(
    open_page: Callable[..., Page],
) -> None:
    page = open_page()
    page.click("[data-quick='wise-guys']")
    page.wait_for_selector(".side")
    page.focus("#tab-deals")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "tab-market"
    page.focus("[data-rules]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Rules"
