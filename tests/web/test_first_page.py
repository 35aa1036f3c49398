"""The first page: a picture of each game, drawn from sprites that are both on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

DRAWN = True
ABSENT = """
[...document.querySelectorAll('use')]
  .map((use) => use.getAttribute('href'))
  .filter((id) => !document.querySelector(id))
"""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: 'layout-shift', buffered: true });
"""
SMALL = """
[...document.querySelectorAll('.front :is(button, a, select, input, summary)')]
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect(), getComputedStyle(one).fontSize])
  .filter(([, { width, height }, size]) => Math.min(width, height) < 44 || parseFloat(size) < 14)
"""
BELOW = """
(height) => [...document.querySelectorAll('.front :is(button, a, select, input)')]
  .filter((one) => one.getBoundingClientRect().bottom > height).map((one) => one.textContent)
"""
SKY = "getComputedStyle(document.querySelector('[data-scene=mayhem] > svg')).backgroundColor"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_games_are_pictured(open_page: Callable[..., Page], scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    for game in ("mayhem", "wise-guys"):
        expect(page.locator(f"[data-scene={game}] > svg > use").first).to_be_attached()
    assert page.evaluate(ABSENT) == []
    assert page.evaluate(SKY) == {"light": "rgb(243, 221, 176)", "dark": "rgb(30, 23, 64)"}[scheme]


def test_without_the_drawings_one_can_still_play(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.route("**/assets/sprite-*.svg", lambda route: route.fulfill(status=404))
    with page.expect_response("**/assets/sprite-*.svg"):
        page.reload()
    page.click("[data-quick=mayhem]")
    expect(page.locator(".question")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_one_can_press_everything_and_nothing_moves(
    open_page: Callable[..., Page], width: int, height: int
) -> None:
    page = open_page(width=width, height=height, script=SHIFTS)
    expect(page.locator("[data-scene=wise-guys] > svg > use").first).to_be_attached()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    if width > height:
        assert page.evaluate(BELOW, height) == []
    assert sum(page.evaluate("shifts")) < 0.01
    page.click("[data-choose=wise-guys]")
    expect(page.locator("#setup")).to_be_focused()
    expect(page.locator("#setup")).to_have_text("A table for Wise Guys")
    expect(page.locator("#setup")).to_be_in_viewport()
