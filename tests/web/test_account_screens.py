"""Accounts in the browser: nobody needs one, and whoever has one finds their seats again."""

from __future__ import annotations

import json
from collections.abc import Callable

from driver import ASKED
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
FORM = "[data-credentials]"
GOOD = "correct horse"


def give(page: Page, name: str, password: str) -> None:
    """Fill in the form and send it."""
    page.fill(f"{FORM} [name=name]", name)
    page.fill(f"{FORM} [name=password]", password)
    page.click(f"{FORM} [type=submit]")


def register(page: Page, name: str, password: str = GOOD) -> None:
    """Make an account, from the form that asks for one."""
    page.click("[data-turn-form]")
    give(page, name, password)


def open_table(page: Page) -> str:
    """Make a table with an open seat; return its address."""
    page.goto("/")
    page.select_option("[data-seat='1']", "open")
    page.click("form button[type=submit].main")
    page.wait_for_selector("[data-invitation]")
    return page.url


def test_a_seat_is_taken_back_on_another_device(open_page: Open) -> None:
    page = open_page()
    page.click("[data-account]")
    register(page, "Ann")
    page.wait_for_selector("[data-log-out]")
    address = open_table(page)
    phone = open_page(width=360, height=740)
    phone.click("[data-account]")
    give(phone, "ann", "correct horse")
    mine = phone.locator("[data-my-table]")
    expect(mine).to_contain_text("still being filled")
    page.click("text=Start now")
    page.wait_for_selector(ASKED)
    phone.reload()
    expect(mine).to_contain_text("Your turn")
    mine.locator("button").click()
    phone.wait_for_selector(ASKED)
    assert phone.url == address
    phone.goto("/account")
    phone.click("[data-log-out]")
    phone.wait_for_selector(FORM)
    assert phone.evaluate("localStorage.getItem('gangland.session')") is None
    page.goto("/account")
    page.wait_for_selector("[data-my-table]")


def test_a_guest_who_is_invited_may_log_in_first_and_the_seat_is_theirs(open_page: Open) -> None:
    host = open_page()
    address = open_table(host)
    guest = open_page(address)
    guest.click("[data-log-in-first]")
    register(guest, "Guest")
    guest.wait_for_selector("[data-join]")
    assert guest.url == address
    guest.fill("[data-name]", "Bob")
    expect(guest.locator("main")).to_contain_text("belong to your account (Guest)")
    guest.click("[data-join]")
    guest.wait_for_selector(".question")
    guest.goto("/account")
    expect(guest.locator("[data-my-table]")).to_contain_text("Seat 2, as Bob")


def test_what_is_wrong_is_said(open_page: Open) -> None:
    page = open_page("/account")
    problem = page.locator("[role=alert]")
    give(page, "Nobody", "short")
    expect(problem).to_have_text("Wrong name or password.")
    give(page, "Nobody", "no such password")
    expect(problem).to_have_text("Wrong name or password.")
    register(page, "Cleo", "short")
    expect(problem).to_have_text("The password needs at least 8 characters.")
    give(page, "Cleo", "correct horse")
    page.click("[data-log-out]")
    register(page, "cleo")
    expect(problem).to_have_text("There is already an account of that name.")


def test_a_session_that_ended_is_said_and_one_plays_on_as_a_guest(open_page: Open) -> None:
    kept = json.dumps({"name": "Dan", "token": "gone"})
    page = open_page("/account", script=f"localStorage.setItem('gangland.session', '{kept}')")
    expect(page.locator("[role=alert]")).to_contain_text("You have been logged out")
    page.wait_for_selector(FORM)


def test_where_the_host_has_no_accounts_there_is_no_door_to_them(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("[data-account]")

    def without(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, json={**answer.json(), "accounts": False})  # type: ignore[attr-defined]

    page.route("**/api/games", without)
    page.reload()
    page.wait_for_selector("[data-quick]")
    assert page.locator("[data-account]").count() == 0
    page.goto("/account")
    expect(page.locator("main")).to_contain_text("offers no accounts")


def test_a_guest_sees_no_wall(open_page: Open) -> None:
    page = open_page()
    page.click("[data-quick='wise-guys']")
    page.wait_for_selector(".question")


def test_a_server_that_does_not_answer_is_told_in_ones_own_language(open_page: Open) -> None:
    page = open_page(locale="it-IT")
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.reload()
    problem = page.locator("[role=alert]")
    expect(problem).to_have_text("Gangland: Il server non risponde.")
    page.unroute("**/api/**")
    page.wait_for_selector("[data-quick]")
    assert problem.count() == 0


def test_a_password_is_changed_and_other_devices_are_logged_out(open_page: Open) -> None:
    page = open_page("/account")
    register(page, "Nora")
    form, problem = page.locator("[data-new-password]"), page.locator("[data-new-password] [role=alert]")
    phone = open_page("/account")
    give(phone, "Nora", GOOD)
    phone.wait_for_selector("[data-log-out]")
    page.reload()
    expect(page.locator("[data-session]")).to_have_count(2)
    expect(page.locator("[data-session][data-current=true]")).to_contain_text("This device")
    for old, new, said in (
        ("wrong horse", "battery staple", "That is not your password."),
        (GOOD, "short", "at least 8 characters"),
    ):
        form.locator("[name=old]").fill(old)
        form.locator("[name=new]").fill(new)
        form.locator("[type=submit]").click()
        expect(problem).to_contain_text(said)
    form.locator("[name=new]").fill("battery staple")
    form.locator("[type=submit]").click()
    expect(form).to_contain_text("Your password is changed.")
    expect(page.locator("[data-session]")).to_have_count(1)
    phone.reload()
    phone.wait_for_selector(FORM)
    give(phone, "Nora", "battery staple")
    phone.wait_for_selector("[data-log-out]")
    page.reload()
    page.click("[data-end-session]")
    expect(page.locator("[data-session]")).to_have_count(1)
    phone.reload()
    phone.wait_for_selector(FORM)


def test_an_account_is_erased_by_its_owner(open_page: Open) -> None:
    page = open_page("/account")
    register(page, "Paul")
    page.wait_for_selector("[data-log-out]")
    address = open_table(page)
    page.goto("/account")
    page.click("[data-erase]")
    page.fill("[data-erase-password]", "wrong horse")
    page.click("[data-erase-sure]")
    expect(page.locator("dialog [role=alert]")).to_have_text("That is not your password.")
    page.fill("[data-erase-password]", GOOD)
    page.click("[data-erase-sure]")
    page.wait_for_selector(FORM)
    give(page, "Paul", GOOD)
    expect(page.locator(f"{FORM} [role=alert]")).to_have_text("Wrong name or password.")
    guest = open_page(address)
    guest.wait_for_selector("[data-join]")
    expect(guest.locator("main")).not_to_contain_text("Paul")
