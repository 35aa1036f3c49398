"""The first page: a picture of each game, drawn from sprites that are both on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

ABSENT = """
[...document.querySelectorAll('use')]
  .map((use) => use.getAttribute('href'))
  .filter((id) => !document.querySelector(id))
"""
SKY = "getComputedStyle(document.querySelector('[data-scene=mayhem] > svg')).backgroundColor"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_games_are_pictured(open_page: Callable[..., Page], scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    for game in ("mayhem", "wise-guys"):
        expect(page.locator(f"[data-scene={game}] > svg > use").first).to_be_attached()
    assert page.evaluate(ABSENT) == []
    assert page.evaluate(SKY) == {"light": "rgb(243, 221, 176)", "dark": "rgb(30, 23, 64)"}[scheme]


def test_without_the_drawings_one_can_still_play(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.route("**/assets/sprite-*.svg", lambda route: route.fulfill(status=404))
    with page.expect_response("**/assets/sprite-*.svg"):
        page.reload()
    page.click("[data-quick=mayhem]")
    expect(page.locator(".question")).to_be_visible()
