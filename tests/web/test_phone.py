"""A phone of 360 pixels: everything fits, and a thumb is enough."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from driver import ASKED, open_tab, play_to, play_to_orders, press_next
from playwright.sync_api import Page, expect

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
HIDDEN = """
() => {
  const box = document.querySelector('[data-market] .scroll');
  return box.scrollWidth - box.clientWidth;
}
"""
# words of a table that go over the end of a line
BROKEN = """
() => [...document.querySelectorAll('[data-market] .scroll :is(th, td)')].flatMap((cell) => {
  const text = [...cell.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return [...(text?.data ?? '').matchAll(/[^\\s-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
})
"""
SMALL = """
() => [...document.querySelectorAll('.question button, .tabs button, .bar button')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
  .map((one) => one.textContent)
"""


@pytest.mark.parametrize(("game", "lang"), [("mayhem", "fr-FR"), ("wise-guys", "it-IT")])
def test_a_few_turns_on_a_phone(open_page: Callable[..., Page], game: str, lang: str) -> None:
    page = open_page(width=360, height=740, has_touch=True, is_mobile=True, locale=lang)
    assert page.evaluate(WIDER) <= 0
    page.tap(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    click = partial(page.dispatch_event, type="click")
    for number in range(25):
        press_next(page, "[data-end]", click if number % 2 else page.tap)
        assert page.evaluate(WIDER) <= 0
    for tab in ("deals", "talk", "market", "past"):
        open_tab(page, tab)
        assert page.evaluate(WIDER) <= 0
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(("game", "lang"), [("mayhem", "it-IT"), ("wise-guys", "fr-FR")])
def test_every_price_of_the_market_is_in_sight(
    open_page: Callable[..., Page], game: str, lang: str, width: int
) -> None:
    page = open_page(width=width, height=740, locale=lang)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to(page, f"{ASKED}[data-step='ChooseGoods']")
    expect(page.locator("[data-paid]")).to_have_count(12)
    assert page.evaluate(HIDDEN) <= 0
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize(("lang", "word"), [("fr-FR", "Déplacement"), ("it-IT", "Movimento")])
def test_a_language_has_its_own_words_where_english_tells_the_games_apart(
    open_page: Callable[..., Page], lang: str, word: str
) -> None:
    page = open_page(locale=lang)
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    play_to_orders(page)
    expect(page.locator("[data-choice='move'], [data-shut='move']")).to_contain_text(word)
