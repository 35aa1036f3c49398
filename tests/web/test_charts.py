"""The charts at the end of a game can be read, however close to each other the gangs came in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from driver import finish
from playwright.sync_api import Locator, Page, Route

CHARTS = 3
GAP = 8


def level(route: Route) -> None:
    """Have everybody finish level: with nothing, with as much as anybody had, and one apart."""
    story: dict[str, Any] = route.fetch().json()
    last = story["series"][-1]
    seats = len(last["cash"])
    last["cash"] = [0] * seats
    last["standing"] = [max(most for one in story["series"] for most in one["standing"])] * seats
    last["crew"] = [4 + seat % 2 for seat in range(seats)]
    route.fulfill(json=story)


def heights(chart: Locator) -> list[float]:
    """How far down each letter stands in the picture's own measure."""
    return sorted(float(str(one.get_attribute("y"))) for one in chart.locator("text.end").all())


def test_the_letters_at_the_ends_of_lines_stand_apart(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.route("**/api/tables/*/story", level)
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    finish(page)
    page.wait_for_selector("figure svg[role=img] text.end")
    charts = page.locator("figure svg[role=img]").all()
    assert len(charts) == CHARTS
    for chart in charts:
        found = heights(chart)
        bottom = float(str(chart.get_attribute("viewBox")).split()[3])
        assert len(found) == 4
        assert all(below - above >= GAP for above, below in pairwise(found))
        assert found[0] >= GAP
        assert found[-1] <= bottom
