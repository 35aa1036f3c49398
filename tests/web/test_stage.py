"""One stage: no scroll at any size, a map that fills it, figures and words large enough to be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import play_to
from playwright.sync_api import Page, expect

DRAWN = True
Open = Callable[..., Page]
GAMES = ["mayhem", "wise-guys"]
SIZES = [
    (360, 740),
    (390, 844),
    (740, 360),
    (820, 1180),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
ORDERS = "[data-round] .choices.orders"
PHONE = 700
# how far the page could be scrolled, and what of the table sticks out of the window
BEYOND = """
() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const out = [...document.querySelectorAll('main.table > *, main.table .question')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1);
  return [scrollWidth - innerWidth, scrollHeight - innerHeight, out.map(([name]) => name)];
}
"""
# every piece of text of the table that is smaller than 14 pixels; lettering of drawings is no text
SMALL_PRINT = """
() => {
  const walk = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const { parentElement: around, data } = walk.currentNode;
    if (!data.trim() || around.closest('svg, .hidden, option') || !around.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < 14) found.push([data.trim().slice(0, 30), size]);
  }
  return found;
}
"""
FIGURES = """
() => [...document.querySelectorAll('.lot:not(.er) .unit :is(.fig, .token)')]
  .map((one) => Math.max(one.getBoundingClientRect().height, one.getBoundingClientRect().width))
"""
# lots, rivals and the price board that lie over one another
OVERLAPS = """
() => {
  const boxes = [...document.querySelectorAll('.lot, .rival, .prices')].map((one) => [
    one.dataset.place ?? one.dataset.empty ?? one.className, one.getBoundingClientRect()]);
  const common = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]);
  return boxes.flatMap(([name, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => common(a, b, 'left', 'right') > 2 && common(a, b, 'top', 'bottom') > 2)
    .map(([other]) => [name, other]));
}
"""
# what of the price board is wider than its room
CUT = """
() => [...document.querySelectorAll('.prices, .prices > *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)
"""
# whoever sits there, leader or not: every rival has a name of two lines
LONG_NAMES = """
() => document.querySelectorAll('.rival .name').forEach((one) => (one.textContent = 'Bastards Syndicate'))
"""
SHARE = """
() => {
  const { width, height } = document.querySelector('.stage').getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}
"""


def at_orders(open_page: Open, game: str, **more: object) -> Page:
    """A table of bots at one's first order."""
    page = open_page(width=1440, height=900, **more)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    page.wait_for_selector(".place .name")
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until the map has it too."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(
        """() => {
          const stage = document.querySelector('.stage'), map = document.querySelector('.map');
          const [a, b] = [stage, map].map((one) => one.getBoundingClientRect());
          return Math.abs(a.width - b.width) < 8 || Math.abs(a.height - b.height) < 8;
        }"""
    )


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_and_everything_can_be_read_at_any_size(open_page: Open, game: str) -> None:
    page = at_orders(open_page, game)
    page.evaluate(LONG_NAMES)
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(BEYOND) == [0, 0, []], size
        assert page.evaluate(SMALL_PRINT) == [], size
        assert page.evaluate(OVERLAPS) == [], size
        assert page.evaluate(CUT) == [], size
        least = 24 if min(size) < PHONE else 32
        figures = page.evaluate(FIGURES)
        assert figures, size
        assert min(figures) >= least, size
        expect(page.locator(".question .choices")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_map_takes_most_of_a_screen(open_page: Open, game: str) -> None:
    page = at_orders(open_page, game)
    resize(page, (1920, 1080))
    assert page.evaluate(SHARE) >= 0.55


def test_the_rail_opens_beside_the_map_and_never_over_it(open_page: Open) -> None:
    page = at_orders(open_page, "mayhem")
    resize(page, (1100, 800))
    rail = page.locator(".rail")
    if rail.count():
        page.click("[data-rail-fold]")
    expect(rail).to_have_count(0)
    wide = page.locator(".stage").bounding_box()
    page.click("[data-rail-fold]")
    expect(rail).to_be_visible()
    narrow, beside = page.locator(".stage").bounding_box(), rail.bounding_box()
    assert wide
    assert narrow
    assert beside
    assert narrow["x"] + narrow["width"] <= beside["x"] + 1 < wide["x"] + wide["width"]


def test_a_place_answers_beside_its_lot_and_not_over_the_question(open_page: Open) -> None:
    page = at_orders(open_page, "mayhem")
    for size in ((1280, 800), (1920, 1080)):
        resize(page, size)
        for place in page.locator(".place").all():
            place.click()
            pop = page.locator("[data-pop]")
            pop.wait_for()
            box, lot, ask = pop.bounding_box(), place.bounding_box(), page.locator(".question").bounding_box()
            assert box
            assert lot
            assert ask
            assert box["x"] >= lot["x"] + lot["width"] or box["x"] + box["width"] <= lot["x"]
            assert box["y"] + box["height"] <= ask["y"] + 1
            page.keyboard.press("Escape")
            expect(pop).to_have_count(0)
            expect(place).to_be_focused()
