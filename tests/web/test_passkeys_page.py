"""A passkey in a browser with an authenticator of its own: made, used to log in, renamed, removed."""

from __future__ import annotations

from collections.abc import Callable

from keeper import House
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
GOOD = "correct horse"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def give_authenticator(page: Page) -> None:
    """Plug in an authenticator that always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def register(page: Page, name: str) -> None:
    """Make an account."""
    page.click("[data-turn-form]")
    page.fill("[data-credentials] [name=name]", name)
    page.fill("[data-credentials] [name=password]", GOOD)
    page.click("[data-credentials] [type=submit]")
    page.wait_for_selector("[data-log-out]")


def add(page: Page, password: str = GOOD) -> None:
    """Ask for a passkey, with the password once more."""
    page.fill("[data-passkey-password]", password)
    page.click("[data-passkey-add]")


def test_a_passkey_is_made_and_logs_in_without_a_name(open_page: Open, house: House) -> None:
    page = open_page(f"http://localhost:{house.port}/account")
    problem = page.locator("[role=alert]")
    give_authenticator(page)
    register(page, "Petra")
    add(page, "wrong horse")
    expect(problem).to_have_text("That is not your password.")
    add(page)
    mine = page.locator("[data-passkey]")
    expect(mine).to_contain_text("works at localhost")
    expect(mine).to_contain_text("not used yet")
    add(page)
    expect(problem).to_have_text("This device already has a passkey for your account.")
    page.click("[data-log-out]")
    page.click("[data-passkey-log-in]")
    expect(page.locator("main")).to_contain_text("You are logged in as Petra")
    expect(mine).to_contain_text("last used")
    mine.locator("[data-rename]").click()
    page.fill("[data-new-name]", "Kitchen tablet")
    page.click("[data-keep-name]")
    expect(mine.locator("strong")).to_have_text("Kitchen tablet")
    mine.locator("[data-remove]").click()
    page.click("[data-remove-sure]")
    expect(mine).to_have_count(0)
    page.click("[data-log-out]")
    page.click("[data-passkey-log-in]")
    expect(problem).to_contain_text("No account here knows this passkey")
    page.goto(f"{house.url}/account")
    page.click("[data-passkey-log-in]")
    expect(problem).to_contain_text("need an address with a name")


def test_an_account_is_erased_with_a_passkey(open_page: Open, house: House) -> None:
    page = open_page(f"http://localhost:{house.port}/account")
    give_authenticator(page)
    register(page, "Olga")
    add(page)
    expect(page.locator("[data-passkey]")).to_have_count(1)
    page.click("[data-erase]")
    page.click("[data-erase-passkey]")
    page.wait_for_selector("[data-credentials]")
    page.click("[data-passkey-log-in]")
    expect(page.locator("[role=alert]")).to_contain_text("No account here knows this passkey")
