"""The rulebook and the cards in the browser: read, searched, played, and an owner's cards seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from driver import speak
from playwright.sync_api import Page, expect
from test_axe import check

DRAWN = True
Open = Callable[..., Page]
SHACK = """
schema = 1
extends = "mayhem"
[[site]]
id = "tin-shack"
kind = "random"
provenance = "house"
main = [{ skim = { cash = 2 } }]
[names.en]
site-tin-shack = "Tin Shack"
"""


def prepare(folder: Path) -> None:
    """Offer an owner's pack."""
    (folder / "shack.toml").write_text(SHACK, "utf-8")


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def has(page: Page, what: str) -> str:
    """How much the reader has of something."""
    return page.locator(f"[data-exercise] .mine [data-has={what}] [aria-hidden]").last.inner_text()


def test_the_book_from_the_first_page_by_keyboard(open_page: Open) -> None:
    page = open_page()
    page.click("[data-book-link='/rules/mayhem']")
    page.wait_for_selector("[data-rule='OPT-5']")
    expect(page.locator("[data-picture]")).not_to_have_count(0)
    page.fill("[data-search]", "RESERVE de recrues")
    page.wait_for_selector("[data-hit] mark")
    page.wait_for_selector("[data-glossary]", state="detached")
    page.press("[data-search]", "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.hit")
    page.locator("[data-hit='RCT-1']").press("Enter")
    page.wait_for_selector("[data-rule='RCT-1']")
    assert page.url.endswith("/rules/mayhem#RCT-1")
    assert page.evaluate("document.activeElement.closest('[data-rule]').dataset.rule") == "RCT-1"
    page.locator("[data-rule='RCT-1'] [data-term]").first.focus()
    expect(page.locator("[data-rule='RCT-1'] .means.shown")).to_have_count(1)
    page.locator("[data-try=boost]").press("Enter")
    page.locator("[data-exercise] [data-choice=exploit]").press("Enter")
    # what the place gives for nothing is taken with the order, and what the boost does with the boost
    page.wait_for_selector("[data-exercise][data-moves='2']")
    page.wait_for_function("() => document.activeElement.dataset.choice === 'yes'")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-done]:focus")
    assert (has(page, "cash"), has(page, "orders")) == ("3", "0")
    page.click("[data-back-one]")
    page.wait_for_selector("[data-exercise][data-moves='3']")
    page.click("[data-over-again]")
    page.wait_for_selector("[data-exercise][data-moves='0']")
    assert has(page, "cash") == "0"
    check(page, "book")


def test_wise_guys_on_a_phone_in_the_dark(open_page: Open) -> None:
    page = open_page("/rules/wise-guys#FGT-12", width=360, height=740, color_scheme="dark")
    page.wait_for_selector("[data-rule='FGT-12']")
    page.wait_for_function("() => document.activeElement.closest('[data-rule]')?.dataset.rule === 'FGT-12'")
    page.click("[data-try=city-hall]")
    page.click("[data-exercise] [data-choice=fight]")
    page.click("[data-exercise] [data-confirm]")
    page.wait_for_selector("[data-exercise][data-moves='1'] [data-side]")
    page.click("[data-show-next]")
    page.wait_for_selector("[data-done]")
    assert has(page, "standing") == "3"
    assert fits(page)
    check(page, "exercise on a phone")
    page.click("a[href='/cards/wise-guys']")
    page.wait_for_selector("[data-hit]")
    speak(page, "fr")
    page.fill("[data-search]", "HOTEL")
    expect(page.locator("[data-hit='site-city-hall'] mark")).to_have_text("Hôtel")
    page.fill("[data-search]", "")
    page.click("[data-kind=man]")
    expect(page.locator("[data-hit]")).to_have_count(20)
    assert fits(page)
    check(page, "cards on a phone")


def test_the_book_over_the_table_and_an_owners_cards(open_page: Open) -> None:
    page = open_page()
    page.goto("/cards/mayhem")
    page.select_option("[data-pack]", "shack")
    page.wait_for_selector("[data-hit='site-tin-shack'] use", state="attached")
    check(page, "cards")
    page.goto("/")
    page.click("[data-quick='mayhem']")
    page.wait_for_selector("[data-question]")
    page.click("[data-rules]")
    page.wait_for_selector("dialog[open] [data-rule]")
    page.click("[data-try=handshake]")
    page.wait_for_selector("[data-exercise] [data-accept='1']")
    ask = page.locator("[data-exercise] .ask")
    assert ask.evaluate("one => getComputedStyle(one).gridTemplateColumns.split(' ').length") == 1
    page.click("[data-exercise] [data-accept='1']")
    page.wait_for_selector("[data-exercise][data-moves='1']")
    assert has(page, "cash") == "4"
    check(page, "book over the table")
    assert page.evaluate("document.querySelector('dialog[open]').scrollTop") == 0
    page.click("[data-book-cards]")
    page.wait_for_selector("dialog[open] [data-hit='card-tule-fog']")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator("[data-question] [data-choice]").count()
