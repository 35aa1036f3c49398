"""Nothing moves that nobody moved: what happens at the table shifts no button and no line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ORDERS, play_to
from playwright.sync_api import Page

DRAWN = True
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
LOG = "document.querySelector('[role=log]')"
AT_END = f"() => {LOG}.scrollHeight - {LOG}.scrollTop - {LOG}.clientHeight < 2"


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
    # whose gang is disbanded at once is shown how the game ended instead
    assert page.locator("[data-end]").count() or page.evaluate(PARTS) == before


def test_the_log_is_at_its_end_unless_one_reads_further_up(open_page: Callable[..., Page]) -> None:
    page = open_page(width=1440, height=900)
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    play_to(page, f"[data-round='2'] {ORDERS}, [data-end]")
    page.wait_for_function(AT_END)
    assert page.evaluate(f"{LOG}.scrollHeight > 2 * {LOG}.clientHeight")
    page.evaluate(f"new Promise((done) => {{ {LOG}.onscroll = done; {LOG}.scrollTo({{ top: 7 }}); }})")
    play_to(page, f"[data-round='3'] {ORDERS}, [data-end]")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(f"{LOG}.scrollTop") == 7
