"""The home page leads back to the games of this device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import play_to
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
ASKED = ".question[data-stage]:not([data-stage=''])"


def play_to_round_one(page: Page) -> str:
    """Begin a game against bots; return its table when the first round has begun."""
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    play_to(page, "[data-round='1']")
    page.wait_for_selector(ASKED)
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("width", [1280, 360])
def test_a_game_that_was_left_is_offered_at_home_and_goes_on(open_page: Open, width: int) -> None:
    page = open_page("/", width=width)
    expect(page.locator("#go-on")).to_have_count(0)
    table = play_to_round_one(page)
    page.goto("/")
    offered = page.locator(f"[data-kept='{table}']")
    expect(offered).to_contain_text("Men of Mayhem")
    expect(offered).to_contain_text("Round 1 of 6")
    expect(offered).to_contain_text("Your turn")
    expect(page.locator("#go-on")).to_have_text("Go on with a game")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    offered.get_by_role("button").click()
    page.wait_for_selector(ASKED)
    assert page.url.endswith(f"/t/{table}")


def test_a_table_the_server_has_forgotten_is_not_offered(open_page: Open) -> None:
    kept = '{"gone": {"game": "mayhem", "seats": {"0": "x"}, "at": 1}}'
    page = open_page("/", script=f"localStorage.setItem('gangland.keys', '{kept}')")
    page.wait_for_selector("[data-quick]")
    expect(page.locator("#go-on")).to_have_count(0)
