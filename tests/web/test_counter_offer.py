"""A bot that declines says what would do: in a game where it has a gun to sell, and wants more for it."""

from __future__ import annotations

from playwright.sync_api import expect
from test_bargain import Open, alone

SEED = "bargain-2"


def test_a_bot_says_what_would_do_and_it_can_be_taken(open_page: Open) -> None:
    page = alone(open_page)
    page.locator("[data-deal-with]").first.click()
    page.click("[data-more='give-cash']")
    page.click("[data-more='want-guns']")
    page.click("[data-send-deal]")
    slip = page.locator(".offer:has([data-because])")
    expect(slip).to_contain_text("That’s too little for it.")
    guns = page.locator("[data-asset='guns'] strong")
    before = int(guns.inner_text())
    slip.locator("[data-accept]", has_text="Take it").click()
    expect(guns).to_have_text(str(before + 1))
