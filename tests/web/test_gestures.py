"""What is meant at once is done with one or two gestures; the keyboard alone reaches every lot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ASKED, FIXED_ENTROPY, ORDERS, RECKONED, play_to, play_to_orders, press_next
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
SEED = "gestures-4"
SCRIPT = FIXED_ENTROPY.format(3)
QUESTION = "Number(document.querySelector('.question').dataset.question)"
SEAT = "Number(document.querySelector('.gang.own').dataset.gang)"


class Hands:
    """Somebody at a page whose presses are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.count += 1


def begin(open_page: Open, game: str = "mayhem") -> tuple[Page, Hands]:
    page = open_page(script=SCRIPT, width=1440, height=900)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to_orders(page)
    return page, Hands(page)


def answered(page: Page, before: int) -> None:
    """Wait until the question that was answered is another."""
    page.wait_for_function(f"() => {QUESTION} > {before}")


EMPTY = ".place:not(.home):not(.er):not(:has(.crew))"


def ride(page: Page, goal: str = EMPTY) -> int:
    """Go to a place where nobody is."""
    hands = Hands(page)
    word = page.locator(goal).first.get_attribute("data-place")
    before = page.evaluate(QUESTION)
    hands.press(f".place[data-place='{word}']")
    page.wait_for_selector("[data-pop] [data-act='move'] .detail")
    hands.press("[data-pop] [data-act='move']")
    answered(page, before)
    mine = page.locator(f".place[data-place='{word}'] .crew[data-seat='{page.evaluate(SEAT)}']")
    expect(mine).to_be_visible()
    return hands.count


def exploit(page: Page) -> int:
    """Exploit a place one holds."""
    play_to(page, f"{ORDERS} [data-choice='move']")
    if not page.locator("[data-quick-exploit]").count():
        ride(page)
        page.wait_for_selector(f"{ORDERS}[aria-busy='false']")
    word = page.locator("[data-quick-exploit]").first.get_attribute("data-quick-exploit")
    before = page.evaluate(QUESTION)
    hands = Hands(page)
    hands.press(f"[data-quick-exploit='{word}']")
    answered(page, before)
    expect(page.locator(f".place[data-place='{word}'] .used")).to_be_visible()
    return hands.count


BOOST = "[data-quick-boost]"
BOOSTED = f"{EMPTY}:has(.boost):not(:has(.used))"
OF_AN_EXPLOIT = ":is([data-step='Transactions'], [data-step='OfferBoost'])"
TOKENS = "Number(document.querySelector('.gang.own [data-tokens] b').innerText)"


def exploit_with_boost(page: Page) -> list[str]:
    """Exploit a place with its boost: the steps at which something was pressed."""
    for _ in range(60):
        play_to(page, f"{ORDERS} [data-choice='move'], [data-end]")
        page.wait_for_selector(RECKONED, state="attached")  # no place says what its boost does before that
        if page.locator(BOOST).count():
            break
        if page.locator(BOOSTED).count():
            ride(page, BOOSTED)
        else:
            page.click(".question [data-choice='sit']")
        page.wait_for_selector(f"{ASKED}[aria-busy='false']")
    before, tokens = page.evaluate(QUESTION), page.evaluate(TOKENS)
    page.locator(BOOST).first.click()
    answered(page, before)
    steps = ["IssueOrders"]
    while True:
        page.wait_for_selector(".question[aria-busy='false']")
        asked = page.locator(f"{ASKED}{OF_AN_EXPLOIT}")
        if not asked.count():
            break
        steps.append(str(asked.get_attribute("data-step")))
        press_next(page)
    assert page.evaluate(TOKENS) == tokens - 2
    return steps


def fight(page: Page) -> int:
    """Order a fight, having seen the odds."""
    play_to(page, f"{ORDERS} [data-choice='fight'], [data-end]")
    mine = f".crew[data-seat='{page.evaluate(SEAT)}']"
    contested = page.locator(f".place:has({mine} + .crew), .place:has(.crew + {mine})").first
    word = contested.get_attribute("data-place")
    before = page.evaluate(QUESTION)
    hands = Hands(page)
    hands.press(f".place[data-place='{word}']")
    page.wait_for_selector("[data-pop] [data-odds] li")
    assert page.locator("[data-pop] [data-odds] li").count() in (1, 2, 3)
    hands.press("[data-pop] [data-act='fight']")
    answered(page, before)
    return hands.count


def market(page: Page) -> int:
    """Close a fist at the black market."""
    play_to(page, f"{ASKED}[data-step='ChooseGoods']")
    before = page.evaluate(QUESTION)
    hands = Hands(page)
    if page.locator(".question [data-choice]").count():
        hands.press(".question [data-choice]")
    hands.press(".question [data-confirm]")
    answered(page, before)
    return hands.count


WAYS: dict[str, tuple[int, Callable[[Page], int]]] = {
    "a ride": (2, ride),
    "an exploit": (1, exploit),
    "an exploit with boost": (2, lambda page: len(exploit_with_boost(page))),
    "a fight order": (2, fight),
    "a market answer": (2, market),
}
"""What is meant, in how many presses it is done at most, and how."""


@pytest.mark.parametrize("meant", WAYS)
def test_what_is_meant_is_done_at_once(open_page: Open, meant: str) -> None:
    page, _ = begin(open_page)
    most, way = WAYS[meant]
    assert way(page) <= most


def test_why_not_answers_for_the_place_it_is_asked_at(open_page: Open) -> None:
    page, _ = begin(open_page)
    empty = page.locator(EMPTY).first
    name = empty.locator(".name").inner_text()
    empty.click()
    pop = page.locator("[data-pop]")
    expect(pop.locator("[data-act='move']").first).to_be_visible()
    expect(pop.locator("[data-shut-here~='exploit']")).to_contain_text(name)
    expect(pop.locator("[data-shut-here~='move']")).to_have_count(0)


def test_keys_alone_walk_the_lots_open_one_and_act(open_page: Open) -> None:
    page, _ = begin(open_page)
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.matches('.place')")
    seen = {page.evaluate("document.activeElement.dataset.place")}
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.place')")
        seen.add(page.evaluate("document.activeElement.dataset.place"))
    assert len(seen) >= 4
    page.locator(EMPTY).first.focus()
    before = page.evaluate(QUESTION)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-pop] [data-act='move']")
    assert page.evaluate("document.activeElement.matches('[data-act]')")
    page.keyboard.press("Enter")
    answered(page, before)


def test_a_question_mark_shows_the_keys_and_a_number_is_a_choice(open_page: Open) -> None:
    page, _ = begin(open_page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("to the map")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".rail")).to_have_count(0)
    page.keyboard.press("t")
    page.keyboard.press("q")
    assert page.evaluate("Boolean(document.activeElement.closest('.question'))")
