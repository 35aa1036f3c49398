"""Deals and the market on the page: 3 presses from a gang's card to an offer, and its answer beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from driver import autoplay, open_tab, play_to
from playwright.sync_api import Page, expect

SEAT = "Number(document.querySelector('.gang.own').dataset.gang)"


def offer_of(maker: Page) -> str:
    """Whose offer it is: bots make some of their own, whenever they like."""
    return f"[data-by='{maker.evaluate(SEAT)}']"


def two_people(open_page: Callable[..., Page]) -> tuple[Page, Page]:
    """A table of bikers in its first round: Ann, Bob and two bots."""
    ann = open_page()
    ann.click("[data-choose='mayhem']")
    ann.get_by_placeholder("Name", exact=True).first.fill("Ann")
    ann.select_option("[data-seat='1']", "open")
    ann.click("form button[type=submit].main")
    ann.wait_for_url("**/t/*")
    bob = open_page(ann.url)
    bob.fill("[data-name]", "Bob")
    bob.click("[data-join]")
    for page in (ann, bob):
        page.wait_for_selector(".question")
        done = page.locator("[data-scene] [data-done]")  # a card that hits one stays until it is dismissed
        page.add_locator_handler(done, lambda button: button.click())
    autoplay(bob, 1, ".place")
    play_to(ann, ".place")
    bob.wait_for_selector(".place")
    return ann, bob


def test_an_offer_is_three_presses_away_and_so_is_the_answer(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    ann.click(f"[data-deal-with='{bob.evaluate(SEAT)}']")
    ann.click("[data-more='give-cash']")
    ann.click("[data-send-deal]")
    waiting = bob.locator("[data-waiting]").locator(offer_of(ann))
    expect(waiting).to_contain_text(re.compile("offers? you a gift"))
    expect(waiting).to_contain_text("1 cash")
    waiting.locator("[data-counter]").click()
    expect(bob.locator("[data-deals] form")).to_contain_text("Counter-offer")
    expect(bob.locator(f"[data-to='{ann.evaluate(SEAT)}']")).to_be_checked()
    bob.select_option("[data-vow='mine']", "peace")
    bob.click("[data-add='mine']")  # for that cash
    bob.click("[data-send-deal]")
    ann.click(f"[data-deals] {offer_of(bob)} [data-accept]")
    for page in (ann, bob):
        open_tab(page, "deals")
        expect(page.locator("[data-promises]")).to_contain_text("promised")


def test_an_offer_is_told_from_ones_own_side_beside_the_question(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    ann.click(f"[data-deal-with='{bob.evaluate(SEAT)}']")
    ann.click("[data-more='give-cash']")
    ann.click("[data-more='want-guns']")
    expect(ann.locator("[data-terms]")).to_contain_text("gives 1 cash; wants 1 gun")
    ann.click("[data-send-deal]")
    waiting = bob.locator("[data-waiting]").locator(offer_of(ann))
    expect(waiting).to_contain_text("You get 1 cash")
    expect(waiting).to_contain_text("You give 1 gun")
    aside = (
        "([question, offer]) => question.getBoundingClientRect().right <= offer.getBoundingClientRect().left"
    )
    boxes = [bob.locator(one).first.element_handle() for one in (".question", "[data-waiting]")]
    assert bob.evaluate(aside, boxes)
    ann.click(f"[data-deals] {offer_of(ann)} >> text=Withdraw")
    expect(waiting).to_have_count(0)
    expect(bob.locator("[data-gone]", has_text="withdrawn").first).to_be_visible()


def test_a_window_of_a_gang_offers_a_gift(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    seat = bob.evaluate(SEAT)
    ann.click(f".gang[data-gang='{seat}'] .name")
    ann.locator("dialog[open] .deal button").last.click()
    expect(ann.locator("dialog[open]")).to_have_count(0)
    expect(ann.locator(f"[data-to='{seat}']")).to_be_checked()
    ann.click("[data-more='give-cash']")
    cash = bob.locator("[data-blind] strong").first
    before = int(cash.inner_text())
    ann.click("[data-send-deal]")
    waiting = bob.locator("[data-waiting]").locator(offer_of(ann))
    expect(waiting).to_contain_text(re.compile("offers? you a gift"))
    expect(cash).to_have_text(str(before))
    waiting.locator("[data-accept]").click()
    expect(cash).to_have_text(str(before + 1))


def test_a_gift_can_be_declined(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    ann.click(f".gang[data-gang='{bob.evaluate(SEAT)}'] .name")
    ann.locator("dialog[open] .deal button").last.click()
    ann.click("[data-more='give-cash']")
    before = bob.locator("[data-blind] strong").first.inner_text()
    ann.click("[data-send-deal]")
    waiting = bob.locator("[data-waiting]").locator(offer_of(ann))
    waiting.locator("[data-decline]").click()
    expect(waiting).to_have_count(0)
    expect(ann.locator("[data-deals]")).to_contain_text("1 cash (until the end of round 1) – declined")
    expect(bob.locator("[data-blind] strong").first).to_have_text(before)


def test_an_offer_may_name_more_than_one_has_and_comes_to_nothing(open_page: Callable[..., Page]) -> None:
    ann, bob = two_people(open_page)
    ann.click(f"[data-deal-with='{bob.evaluate(SEAT)}']")
    goods = int(ann.locator("[data-blind] strong").nth(2).inner_text())
    for _ in range(goods):
        ann.click("[data-more='give-goods']")
    expect(ann.locator("[data-beyond]")).to_have_count(0)
    ann.click("[data-more='give-goods']")
    expect(ann.locator("[data-beyond]")).to_contain_text(f"more than you have within reach ({goods} ")
    ann.click("[data-send-deal]")
    bob.locator("[data-waiting]").locator(offer_of(ann)).locator("[data-accept]").click()
    expect(bob.locator("[data-gone]", has_text="lapsed").first).to_be_visible()
    expect(ann.locator("[data-blind] strong").nth(2)).to_have_text(str(goods))


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_market_says_what_the_others_may_sell_at_most(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    open_tab(page, "market")
    expect(page.locator("[data-market]")).to_contain_text("no market before the first round")
    play_to(page, ".choices.orders")
    own = page.evaluate(SEAT)
    expect(page.locator("[data-others]")).to_be_visible()
    limits = page.locator(f"[data-limit]:not([data-limit='{own}'])").all_inner_texts()
    assert len(limits) == 3
    paid = [page.locator(f"[data-paid='{seat}']").all_inner_texts() for seat in range(4)]
    assert all(len(prices) == 3 for prices in paid)
    assert all(re.fullmatch(r"[1-9]|–", price) for prices in paid for price in prices)
    most = "" if "no limit" in limits else str(sum(map(int, limits)))
    assert page.locator("[data-others]").get_attribute("data-others") == most
