"""Crew is dragged over the board: with a mouse, with a finger, and let go again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from driver import ASKED, FIXED_ENTROPY, play_to_orders, state
from playwright.sync_api import CDPSession, Page, expect

SEED = "dragging"
SCRIPT = FIXED_ENTROPY.format(3)
"""The same dice every time: no card may keep the crew at home."""

ORDERS = ".question .choices.orders"
HOME = ".place.home [data-lift]"
GOAL = ".place.goal"
Spot = tuple[float, float]


def at_orders(page: Page, game: str) -> None:
    """Play on until this seat may give its first order."""
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    play_to_orders(page)
    page.wait_for_selector(ORDERS)


def middle(page: Page, selector: str) -> Spot:
    """The middle of the first such thing, in the window."""
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def own(page: Page) -> int:
    """One's own seat."""
    return int(page.evaluate("Number(document.querySelector('.gang.own').dataset.gang)"))


def carry(page: Page, unit: str) -> None:
    """Take a piece at home by the mouse, and move it a little."""
    x, y = middle(page, f"{HOME} [data-unit='{unit}']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y + 3)
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.mouse.move(x + 20, y + 12, steps=4)
    expect(page.locator("[data-hand]")).to_be_visible()


def nothing_happened(page: Page) -> None:
    expect(page.locator("[data-hand]")).to_have_count(0)
    expect(page.locator(GOAL)).to_have_count(0)
    expect(page.locator(ORDERS)).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "unit", "crew"), [("mayhem", "rookie", "1 Prospect"), ("wise-guys", "all", "+")]
)
def test_a_mouse_drags_crew_to_a_marked_place(
    open_page: Callable[..., Page], game: str, unit: str, crew: str
) -> None:
    page = open_page(script=SCRIPT)
    at_orders(page, game)
    carry(page, unit)
    expect(page.locator(GOAL).first).to_contain_text("Drop here")
    name = page.locator(f"{GOAL} .name").first.inner_text()
    page.mouse.move(*middle(page, GOAL), steps=5)
    expect(page.locator(".place.over")).to_contain_text(name)
    expect(page.locator("[data-hand]")).to_contain_text(name)
    page.mouse.up()  # one gesture: it is done, and nothing asks again
    there = page.locator(f".place:has-text('{name}') .crew[data-seat='{own(page)}']")
    expect(there).to_have_attribute("aria-label", re.compile(re.escape(crew)))
    expect(page.locator("dialog[open], [data-confirm]")).to_have_count(0)


def test_escape_and_any_other_place_let_go(open_page: Callable[..., Page]) -> None:
    page = open_page(script=SCRIPT)
    at_orders(page, "mayhem")
    carry(page, "all")
    page.mouse.move(*middle(page, GOAL), steps=3)
    page.keyboard.press("Escape")
    nothing_happened(page)
    page.mouse.up()
    nothing_happened(page)
    carry(page, "made")
    page.mouse.move(*middle(page, ".place[data-id='er']"), steps=3)  # nobody goes there by will
    expect(page.locator(".place.over")).to_have_count(0)
    page.mouse.up()
    nothing_happened(page)
    carry(page, "made")
    page.mouse.move(*middle(page, "h1"), steps=3)
    page.mouse.up()
    nothing_happened(page)
    page.click(GOAL.replace(".goal", ""))  # a press is a press again
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_group_that_was_chosen_is_dragged_as_a_group(open_page: Callable[..., Page]) -> None:
    page = open_page(script=SCRIPT)
    at_orders(page, "mayhem")
    page.click("[data-choice='move']")
    page.wait_for_selector(".question[data-stage='crew']")
    page.click("[data-less='rookies']")
    page.click("[data-choice='crew']")
    carry(page, "made")
    page.mouse.move(*middle(page, GOAL), steps=3)
    page.mouse.up()
    moved = page.locator(f".place:not(.home) .crew[data-seat='{own(page)}']")
    expect(moved.last).to_have_attribute("aria-label", re.compile(r"Members \+ "))


@contextmanager
def finger(page: Page, at: Spot) -> Iterator[Callable[[Spot], None]]:
    """A finger on the glass; lifted in the end. How long it rests is told by `page.clock`, not by ours."""
    glass: CDPSession = page.context.new_cdp_session(page)
    page.clock.install(time=0)
    page.clock.pause_at(1000)

    def touch(kind: str, *points: Spot) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", at)
    yield lambda to: touch("touchMove", to)
    touch("touchEnd")
    glass.detach()


def slide(move: Callable[[Spot], None], start: Spot, end: Spot, steps: int = 6) -> None:
    for step in range(1, steps + 1):
        share = step / steps
        move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))


def phone(open_page: Callable[..., Page]) -> Page:
    page = open_page(script=SCRIPT, width=360, height=740, has_touch=True, is_mobile=True)
    at_orders(page, "mayhem")
    return page


def test_a_finger_that_rests_drags_and_the_page_stays(open_page: Callable[..., Page]) -> None:
    page = phone(open_page)
    start, scrolled = middle(page, f"{HOME} [data-unit='all']"), page.evaluate("scrollY")
    with finger(page, start) as move:
        page.clock.run_for(500)
        expect(page.locator("[data-hand]")).to_be_visible()
        box = page.locator(GOAL).first.bounding_box()
        assert box
        end = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        slide(move, start, end)
        expect(page.locator(".place.over")).to_have_count(1)
        assert page.evaluate("scrollY") == scrolled
    expect(page.locator(f".place:not(.home) .crew[data-seat='{own(page)}']").first).to_be_visible()


def test_a_finger_that_swipes_lifts_nothing(open_page: Callable[..., Page]) -> None:
    page = phone(open_page)
    start = middle(page, f"{HOME} [data-unit='all']")
    with finger(page, start) as move:
        slide(move, start, (start[0], start[1] - 150), 10)
    nothing_happened(page)
    assert page.evaluate("scrollY") == 0


def test_nothing_can_be_lifted_when_nothing_is_asked(open_page: Callable[..., Page]) -> None:
    page = open_page(script=SCRIPT)
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-lift]")).to_have_count(0)
    assert "PickGangs" in state(page)
