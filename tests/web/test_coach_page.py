"""The coach on the page: what it would do and why, hints, terms that explain themselves; or no coach."""

from __future__ import annotations

from collections.abc import Callable

from driver import FIXED_ENTROPY, ORDERS, play_to
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
SEED = "coach-3"
SCRIPT = FIXED_ENTROPY.format(3)


def alone(open_page: Open, game: str = "mayhem", **more: object) -> Page:
    """A table of one person and three bots, at the person's first order."""
    page = open_page(script=SCRIPT, **more)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    return page


def test_the_coach_says_what_it_would_do_and_why(open_page: Open) -> None:
    page = alone(open_page)
    page.click("[data-ask-coach]")
    action = page.locator("[data-advice]")
    expect(action).to_be_visible()
    reason = page.locator("[data-reason]").inner_text()
    assert 0 < len(reason.split()) <= 20
    expect(page.locator("[data-chance]")).to_contain_text("in 10")
    kind = str(action.get_attribute("data-advice")).split()[0]
    assert page.locator(f".question [data-choice='{kind}']:not([aria-disabled='true'])").count() == 1


def test_advice_is_gone_when_the_question_is_answered(open_page: Open) -> None:
    page = alone(open_page)
    page.click("[data-ask-coach]")
    expect(page.locator("[data-advice]")).to_be_visible()
    page.click(".question [data-choice='sit']")
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_a_hint_comes_once_and_can_be_hushed(open_page: Open) -> None:
    page = alone(open_page)
    expect(page.locator("[data-hint]")).to_contain_text("A new Member now is an order in every round left.")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-ask-coach]")
    expect(page.get_by_role("button", name="Hints again")).to_be_visible()


def test_a_term_explains_itself_to_pointer_and_keyboard(open_page: Open) -> None:
    page = alone(open_page)
    term = page.locator("[data-term='promise']").first
    means = page.locator("[role=tooltip].shown")
    term.hover()
    expect(means).to_contain_text("nothing enforces them")
    page.mouse.move(5, 5)
    expect(means).to_have_count(0)
    term.focus()
    expect(means).to_be_visible()
    page.keyboard.press("Escape")
    expect(means).to_have_count(0)


def test_terms_stand_where_they_are_met(open_page: Open) -> None:
    """On a place's answer, and beside what is mine."""
    page = alone(open_page)
    for term in ("order-token", "standing", "leader", "promise"):
        expect(page.locator(f"[data-term='{term}']").first).to_be_visible()
    page.click(".lot.start")
    expect(page.locator(".pop [data-term='control'], .pop [data-term='contested']")).to_be_visible()


def test_a_bot_says_why_it_did_what_the_log_tells(open_page: Open) -> None:
    page = alone(open_page)
    page.click(".question [data-choice='sit']")
    page.locator("[data-why-did]").first.click()
    expect(page.locator("[data-motive]").first).not_to_be_empty()


def test_a_table_without_a_coach_has_none(open_page: Open) -> None:
    page = open_page(script=SCRIPT)
    page.click("[data-choose='mayhem']")
    page.click("[data-terms] summary")
    page.locator("[data-coach-allowed]").uncheck()
    page.click("form button[type=submit].main")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    page.wait_for_selector("[data-word-of]")
    expect(page.locator("[data-ask-coach]")).to_have_count(0)


def test_what_was_in_a_fist_is_asked_about_once_it_is_open(open_page: Open) -> None:
    """Of every bot that opened one, each by a press of its own."""
    page = alone(open_page)
    play_to(page, "[data-line]:has([data-open='sold'])")
    sold = page.locator("[data-line]:has([data-open='sold'])").first
    expect(sold.locator("[data-why-did]")).to_have_count(3)
    sold.locator("[data-why-did]").first.click()
    expect(sold.locator("[data-motive]")).to_have_count(1)
    expect(sold.locator("[data-motive]")).not_to_be_empty()


def test_the_coach_weighs_an_offer_that_waits(open_page: Open) -> None:
    page = alone(open_page)
    play_to(page, "[data-ask-offer]")
    page.locator("[data-ask-offer]").first.click()
    expect(page.locator("[data-offer-advice]").first).not_to_be_empty()


def test_what_was_said_of_an_offer_is_asked_anew_when_the_table_moves_on(open_page: Open) -> None:
    page = open_page(script=SCRIPT)
    with page.expect_websocket() as opened:
        page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    play_to(page, "[data-ask-offer]")
    page.locator("[data-ask-offer]").first.click()
    expect(page.locator("[data-offer-advice]").first).not_to_be_empty()
    with opened.value.expect_event("framesent", lambda text: '"advice"' in str(text)):
        page.fill("[data-say]", "let me think")
        page.keyboard.press("Enter")
    expect(page.locator("[data-offer-advice]").first).not_to_be_empty()


def test_how_long_a_rival_thinks_is_picked_where_it_is_picked(open_page: Open) -> None:
    """Only where it has a use for it; what was picked is said in its gang's window."""
    page = open_page(script=SCRIPT)
    page.click("[data-choose='mayhem']")
    expect(page.locator("[data-budget]")).to_have_count(0)
    page.select_option("[data-seat='1']", "capo")
    assert page.locator("[data-budget='1'] option").all_inner_texts() == [
        "thinks for as long as usual",
        "thinks for 25 ms",
        "thinks for 100 ms",
        "thinks for 1 s",
    ]
    page.select_option("[data-budget='1']", "25ms")
    page.select_option("[data-temper='1']", "honest")
    with page.expect_request("**/api/tables") as made:
        page.click("form button[type=submit].main")
    sent = made.value.post_data_json
    assert sent is not None
    assert sent["seats"][1]["bot"] == "capo:25ms+honest"
