"""Taking back in the browser: by a press or by keys, as long as nobody has answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ORDERS, play_to
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
ASKED = ".question[data-stage]:not([data-stage=''])"
SEATS = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo")]


@pytest.fixture
def pages(open_page: Open) -> list[Page]:
    """Three people, each on a device of their own, in the first round."""
    maker = open_page("/")
    made = maker.evaluate(
        """async (body) => (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),
             headers: { 'Content-Type': 'application/json', 'X-Gangland': '1' } })).json()""",
        {"game": "mayhem", "seats": SEATS},
    )
    found = [open_page(f"/t/{made['table']}#key={key}") for (key,) in made["keys"].values()]
    for page in found:
        page.wait_for_selector(".question")
    while not any(page.locator(ORDERS).count() for page in found):
        for page in found:
            if page.locator(ASKED).count() and not page.locator(ORDERS).count():
                play_to(page, f"{ORDERS}, .question[data-stage='']")
    return found


def sit_tight(page: Page) -> None:
    """Give the order that does nothing, and wait until it is done."""
    page.click(".question [data-choice='sit']")
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "false")


def test_an_order_is_taken_back_by_press_and_by_keys(pages: list[Page]) -> None:
    mover = first_asked(pages)
    others = [page for page in pages if page is not mover]
    undo = mover.locator("[data-undo]")
    sit_tight(mover)
    after = first_asked(others)
    for page in others:
        expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    undo.click()
    mover.wait_for_selector(ORDERS)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(after.locator(ORDERS)).to_have_count(0)
    sit_tight(mover)
    mover.keyboard.press("Control+z")
    mover.wait_for_selector(ORDERS)
    sit_tight(mover)
    after.wait_for_selector(ORDERS)
    sit_tight(after)
    expect(undo).to_have_attribute("aria-disabled", "true")


def first_asked(pages: list[Page]) -> Page:
    """Wait until somebody is to give an order; return their page."""
    while True:
        for page in pages:
            if page.locator(ORDERS).count():
                return page
