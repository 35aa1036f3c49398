"""axe finds nothing, on any screen, in any of the three languages, light or dark."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from driver import ASKED, open_menu, open_tab, play_to, speak
from playwright.sync_api import Page

LANGS = ("en", "fr", "it")
MESSAGE_IDS = r"""
() => (document.body.innerText.match(/\b(?:web|ask|menu|order|story|board|rule|refusal|error|asset)-[a-z-]+/g)
  ?? [])
  .filter((word) => !location.href.includes(word))
"""


def check(page: Page, screen: str) -> None:
    """Look at a screen in all languages; no message may be missing either."""
    for lang in LANGS:
        if not page.locator("dialog[open]").count():
            speak(page, lang)
        found = Axe().run(page).response["violations"]
        told = [(one["id"], [node["target"] for node in one["nodes"]]) for one in found]
        assert not told, f"{screen}, {page.evaluate('document.documentElement.lang')}: {told}"
        assert page.evaluate(MESSAGE_IDS) == [], screen
        if page.locator("dialog[open]").count():
            break


def check_window(page: Page, opener: str, screen: str) -> None:
    """Look at a window in every language: a window covers the switch, so it is opened for each."""
    for lang in LANGS:
        speak(page, lang)
        page.locator(opener).first.click()
        page.wait_for_selector("dialog[open]")
        check(page, f"{screen} {lang}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def test_home_and_lobby(open_page: Callable[..., Page]) -> None:
    page = open_page(color_scheme="dark")
    page.wait_for_selector("[data-quick]")
    page.click("summary")
    check(page, "home")
    page.select_option("[data-seat='1']", "open")
    page.click("form button[type=submit].main")
    page.wait_for_selector("img")
    check(page, "lobby")
    guest = open_page(page.url)
    guest.wait_for_selector("[data-join]")
    check(guest, "lobby of a guest")
    lost = open_page("/t/nosuchtable")
    lost.wait_for_selector("[role=alert]")
    check(lost, "no table")


def test_the_screens_of_an_account(open_page: Callable[..., Page]) -> None:
    page = open_page("/account", color_scheme="dark")
    page.wait_for_selector("[data-credentials]")
    check(page, "log in")
    page.click("[data-turn-form]")
    page.fill("[name=name]", "Ann")
    page.fill("[name=password]", "short")
    page.click("[data-credentials] [type=submit]")
    page.wait_for_selector("[role=alert]")
    check(page, "register")
    page.fill("[name=password]", "correct horse")
    page.click("[data-credentials] [type=submit]")
    page.wait_for_selector("[data-log-out]")
    check(page, "no tables yet")
    page.click(".bar .home")
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    open_menu(page)
    page.click("[data-account]")
    page.wait_for_selector("[data-my-table] .turn")
    check(page, "my tables")
    page.click(".bar .home")
    page.wait_for_selector("[data-quick]")
    check(page, "home of somebody logged in")
    page.set_viewport_size({"width": 360, "height": 740})
    for path in ("/", "/account"):
        page.goto(path)
        page.wait_for_selector("h2")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_table_of_bikers(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    check(page, "pick a gang")
    play_to(page, ".choices.orders")
    check(page, "orders")
    for tab in ("deals", "talk", "market", "past"):
        open_tab(page, tab)
        check(page, tab)
    open_tab(page, "deals")
    page.click("[data-new-offer]")
    page.select_option("[data-vow='mine']", "peace")
    page.click("[data-add='mine']")
    check(page, "offer")
    check_window(page, ".place", "place")
    check_window(page, ".gang .name", "gang")
    check_window(page, "[data-rules]", "rules")
    check_window(page, "[data-shut]", "why not")
    check_window(page, ".question .why", "why")
    play_to(page, ".fight")
    check(page, "fight")
    play_to(page, "[data-end]")
    page.wait_for_selector("figure svg")
    check(page, "end")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_table_of_wise_guys_in_the_dark_on_a_hot_seat(open_page: Callable[..., Page]) -> None:
    page = open_page(color_scheme="dark")
    page.click("[data-choose='wise-guys']")
    page.select_option("[data-seat='1']", "human")
    page.click("form button[type=submit].main")
    page.wait_for_selector(".question, [data-take]")
    play_to(page, "[data-take]")
    check(page, "privacy")
    page.click("[data-take]")
    page.wait_for_selector(ASKED)
    check(page, "second seat")
    play_to(page, ".choices.orders")
    check(page, "orders")
