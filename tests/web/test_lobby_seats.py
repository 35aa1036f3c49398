"""Before the game: what a host can agree on and take back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Open = Callable[..., Page]


def open_table(page: Page, *seats: int) -> str:
    """Ann makes a table with open seats, and bots in the others; return its address."""
    page.locator("form ol input").first.fill("Ann")
    for seat in seats:
        page.select_option(f"[data-seat='{seat}']", "open")
    page.click("form button[type=submit].main")
    page.wait_for_selector("[data-invitation]")
    return page.url


def sit_down(page: Page, name: str) -> None:
    """Take the first open seat."""
    page.fill("[data-name]", name)
    page.click("[data-join]")
    expect(page.locator("[data-join]")).to_have_count(0)


def test_the_host_opens_a_taken_seat_again(open_page: Open) -> None:
    ann = open_page()
    bob = open_page(open_table(ann, 1, 2))
    sit_down(bob, "Bob")
    bob_seat = ann.locator("[data-free='1']")
    bob_seat.wait_for()
    assert ann.locator("[data-free]").count() == 2  # Bob's and the bot's: neither her own nor the open one
    assert bob.locator("[data-free]").count() == 0
    bob_seat.click()
    expect(ann.locator("dialog[open]")).to_contain_text("Bob has to leave the table")
    ann.click("dialog[open] >> text=Cancel")
    expect(ann.locator("dialog[open]")).to_have_count(0)
    bob_seat.click()
    ann.click("[data-free-sure]")
    expect(bob_seat).to_have_count(0)
    expect(bob.locator("[role=alert]")).to_have_text("The host has freed your seat for others.")


def test_who_lost_a_seat_can_take_one_again(open_page: Open) -> None:
    ann = open_page()
    bob = open_page(open_table(ann, 1, 2))
    sit_down(bob, "Bob")
    ann.click("[data-free='1']")
    ann.click("[data-free-sure]")
    bob.click("[data-stand-up]")
    cleo = open_page(ann.url)
    sit_down(cleo, "Cleo")
    sit_down(bob, "Bob")  # the last one missing
    for page in (ann, bob, cleo):
        page.wait_for_selector(".question")
    parts = "() => Object.keys(Object.values(JSON.parse(localStorage.getItem('gangland.dice')))[0].parts)"
    assert [page.evaluate(parts) for page in (ann, bob, cleo)] == [["0"], ["2"], ["1"]]


def test_a_bot_makes_room_for_a_person(open_page: Open) -> None:
    ann = open_page()
    open_table(ann, 1)
    ann.click("[data-free='3']")
    expect(ann.locator("dialog[open]")).to_contain_text("makes room for a person")
    shut = ann.locator("dialog[open] .head button").bounding_box()
    assert shut
    assert min(shut["width"], shut["height"]) >= 44
    ann.click("[data-free-sure]")
    expect(ann.locator("main")).to_contain_text("2 open seats would go to bots.")


def test_a_slow_table_has_no_delayed_spectators(open_page: Open) -> None:
    page = open_page()
    delayed = page.locator("[data-spectators] option[value='delayed']")
    page.click("[data-terms] summary")
    page.select_option("[data-spectators]", "delayed")
    page.select_option("[data-pace]", "slow")
    expect(delayed).to_have_count(0)
    expect(page.locator("[data-spectators]")).to_have_value("plain")
    open_table(page, 1)  # the server agrees
    page.goto("/")
    expect(delayed).to_have_count(1)


def test_an_invitation_works_where_nobody_may_look_on(open_page: Open) -> None:
    ann = open_page()
    ann.click("[data-terms] summary")
    ann.select_option("[data-spectators]", "none")
    bob, late = (open_page(address) for address in [open_table(ann, 1)] * 2)
    late.wait_for_selector("[data-join]")
    sit_down(bob, "Bob")
    bob.wait_for_selector(".question")
    expect(late.locator("[role=alert]")).to_have_text("Nobody may watch this table.")


@pytest.mark.parametrize(("lang", "warned"), [("en", "elsewhere"), ("fr", "ailleurs"), ("it", "altrove")])
def test_an_invitation_to_this_machine_alone_says_so_and_how_to_let_others_in(
    open_page: Open, lang: str, warned: str
) -> None:
    ann = open_page(script=f"localStorage.setItem('gangland.prefs', '{{\"lang\":\"{lang}\"}}')")
    address = open_table(ann, 1)
    expect(ann.locator("[data-only-here]")).to_contain_text(warned)
    expect(ann.locator("[data-only-here]")).to_contain_text("gangland serve --host 0.0.0.0")
    expect(ann.locator("[data-invitation]")).to_have_attribute("href", address)
    elsewhere = '{"links": ["http://192.168.7.7:8000/t/x", "http://10.0.0.7:8000/t/x"]}'
    ann.route("**/invitation", lambda route: route.fulfill(body=elsewhere))
    ann.reload()
    expect(ann.locator("[data-invitation]")).to_have_text("http://192.168.7.7:8000/t/x")
    expect(ann.locator("[data-only-here]")).to_have_count(0)
