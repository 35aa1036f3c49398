"""Nothing moves that nobody moved: what happens at the table shifts no button and no line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ORDERS, play_to
from playwright.sync_api import Page

WATCH = """
() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => node?.nodeType === 1 ? node : node?.parentElement);
      const name = (one) => one?.className?.baseVal ?? one?.className;
      const said = (one) => one?.textContent.trim().slice(0, 30);
      window.shifts.push([value, moved.map((one) => `${name(one)}: ${said(one)}`)]);
    }
  }).observe({ type: 'layout-shift' });
}
"""
PARTS = """
() => Object.fromEntries(['.top', '.stage', '.rivals', '.hand', '.question'].map((part) => {
  const { x, y, width, height } = document.querySelector(`main.table ${part}`).getBoundingClientRect();
  return [part, [x, y, width, height]];
}))
"""
MOST = 0.1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_round_moves_nothing_but_figures(
    open_page: Callable[..., Page], game: str, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    before = page.evaluate(PARTS)
    page.evaluate(WATCH)
    play_to(page, f"[data-round='2'] {ORDERS}, [data-end]")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST, sorted(shifts, reverse=True)[:8]
    assert page.evaluate(PARTS) == before
