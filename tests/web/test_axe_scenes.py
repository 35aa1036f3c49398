"""axe finds nothing in the scenes that few games come to: what golden games have of them, put on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from staging import Fact, Finds, staged
from test_axe import check

Open = Callable[..., Page]


def told(event: str, **what: object) -> Finds:
    """Whether a fact is of this kind."""
    return lambda fact: fact["event"] == event and all(fact[key] == value for key, value in what.items())


def has_last_lineup(fact: Fact) -> bool:
    """Whether crews line up nowhere, for the last fight."""
    return bool(fact["event"] == "lined-up" and not fact["place"])


BROKEN = told("judged", verdict="broken")
SCENES: dict[str, tuple[str, int, Finds, Finds]] = {
    "betrayal": ("mayhem-4-long-haul", 3, BROKEN, BROKEN),
    "bombing": ("wise-guys-3-bombing-again", 0, told("bombed"), told("bombed")),
    "disbanded": ("wise-guys-3-2-falling", 0, told("disbanded", seat=0), told("disbanded", seat=0)),
    "last-fight": ("wise-guys-3-rules-1-again", 0, has_last_lineup, told("ended")),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_few_games_come_to(open_page: Open, scene: str) -> None:
    page = open_page(pace="fast")
    staged(page, *SCENES[scene])
    page.wait_for_selector("[data-scene]")
    while page.locator("[data-scene]").get_attribute("data-scene") != scene:
        page.click("[data-done]")
    check(page, scene, ".scenes")
