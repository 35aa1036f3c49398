"""A whole game of each kind, from the lobby to the final screen, with four browsers at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from driver import (
    FIXED_ENTROPY,
    autoplay,
    open_tab,
    outcast,
    play_by_mouse,
    play_to,
    play_to_orders,
    story,
    watch,
)
from playwright.sync_api import Page, expect

LONG = True
SEED = "four browsers"
ENTROPIES = {"mayhem": (1, 2, 3, 4, 5), "wise-guys": (10, 11, 12, 13, 14)}
"""Parts of the dice. With the first the games show all there is to show, or did so when they were chosen."""


def sit_down(open_page: Callable[..., Page], game: str, entropy: int) -> list[Page]:
    """Open a table with three open seats, and have three others join it through the lobby."""
    script = FIXED_ENTROPY.format(entropy)
    host = open_page(script=script)
    host.click(f"[data-choose='{game}']")
    host.click("[data-terms] summary")
    for option in host.locator("[data-option]:checked").all():
        option.uncheck()
    host.get_by_placeholder("Name", exact=True).first.fill("Ann")
    for seat in (1, 2, 3):
        host.select_option(f"[data-seat='{seat}']", "open")
    host.click("form button[type=submit].main")
    host.wait_for_url("**/t/*")
    expect(host.locator("[data-invitation]")).to_be_visible()
    pages = [host]
    for name in ("Bob", "Cleo", "Dan"):
        page = open_page(host.url, script=script)
        page.fill("[data-name]", name)
        page.click("[data-join]")
        page.wait_for_selector(".question" if name == "Dan" else "text=Invite others")
        pages.append(page)
    for page in pages:
        page.wait_for_selector(".question")
    return pages


def strike_a_deal(ann: Page, bob: Page) -> None:
    """Ann promises Bob to stay out of the gun factory, with a bill on top; Bob agrees."""
    open_tab(ann, "deals")
    ann.click("[data-new-offer]")
    bob_seat = bob.evaluate("Number(document.querySelector('.gang.own').dataset.gang)")
    ann.check(f"[data-to='{bob_seat}']")
    ann.select_option("[data-vow='mine']", "avoid")
    ann.locator("fieldset:has([data-vow='mine']) select").nth(1).select_option("gun-factory")
    ann.click("[data-add='mine']")
    ann.click("[data-more='give-cash']")
    ann.click("[data-send-deal]")
    open_tab(bob, "deals")
    bob.click("[data-deals] [data-accept='1']")
    expect(ann.locator("[data-promises]")).to_contain_text("promised")
    open_tab(ann, "talk")
    ann.fill("[data-say]", "You can trust me, Bob's honour <b>!</b>")
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-talk]")).to_contain_text("honour <b>!</b>")
    open_tab(bob, "talk")
    expect(bob.locator("[data-talk]")).to_contain_text("honour <b>!</b>")


def break_the_word(ann: Page) -> None:
    """Ann rides straight to the gun factory, by pressing it on the board."""
    while ann.locator("[data-back]").count():
        ann.click("[data-back]")
    ann.click("[data-choice='move']")
    ann.click("[data-choice='crew']")
    expect(ann.locator("[data-choice^='target-'] [data-promised]")).to_have_count(1)
    ann.click(".place[data-id='gun-factory']")
    open_tab(ann, "deals")
    expect(ann.locator("[data-promises]")).to_contain_text("broke the promise")


def play(open_page: Callable[..., Page], game: str, entropy: int) -> dict[str, int]:
    """Play a whole game; return how often it showed what such games are to show."""
    pages = sit_down(open_page, game, entropy)
    ann, bob = pages[0], pages[1]
    for page in pages:
        page.evaluate("window.hold = true")
    for seat, page in enumerate(pages[1:], 1):
        autoplay(page, seat)
        page.evaluate("window.hold = false")
    play_to_orders(ann)
    for page in pages:
        watch(page)
        page.evaluate("window.seat = Number(document.querySelector('.gang.own').dataset.gang)")
    bob.evaluate("window.hold = true")
    strike_a_deal(ann, bob)
    break_the_word(ann)
    bob.evaluate("window.hold = false")
    play_by_mouse(ann, "[data-round='2'], [data-end]")
    play_to(ann, "[data-end]")
    for page in pages:
        page.wait_for_selector("[data-end]")
        expect(page.locator("h1")).to_contain_text(re.compile("takes? the town"))
    expect(ann.locator("figure.card")).to_have_count(3)
    ann.click("[data-proof]")
    expect(ann.locator("text=rolls and draws are right")).to_be_visible()
    facts = story(ann)["facts"]
    return {**summary(facts), "outcasts who watched": outcasts(pages, facts)}


def outcasts(pages: list[Page], facts: list[dict[str, Any]]) -> int:
    """Whose gang is disbanded is told so, watches the others go on, and sees the end with everybody else."""
    gone = {fact["seat"] for fact in facts if fact["event"] == "disbanded"}
    told = {seat: (said, news) for seat, said, news in map(outcast, pages) if said}
    assert set(told) <= gone
    for said, _ in told.values():
        assert "Your gang is disbanded" in said
        assert "watch the others to the end" in said
    for page in pages if gone else []:
        expect(page.locator("[data-end] table").first).to_contain_text("disbanded")
    return sum(news > 3 for _, news in told.values())


def summary(facts: list[dict[str, Any]]) -> dict[str, int]:
    """Count what a whole game should have shown."""
    return {
        "guns": sum(fact["event"] == "guns" and fact["count"] > 0 for fact in facts),
        "pile-ups": pile_ups(facts),
        "deals": count(facts, "accepted"),
        "broken promises": sum(fact["event"] == "judged" and fact["verdict"] == "broken" for fact in facts),
        "sales": sum(fact["event"] == "sold" and fact["count"] > 0 for fact in facts),
        "falls": count(facts, "fell"),
        "eliminations": count(facts, "disbanded"),
    }


def count(facts: list[dict[str, Any]], event: str) -> int:
    return sum(fact["event"] == event for fact in facts)


def pile_ups(facts: list[dict[str, Any]]) -> int:
    """Fights with three gangs or more, by the dice rolled in them."""
    found = dice = 0
    for fact in facts:
        if fact["event"] == "fight":
            dice = 0
        elif fact["event"] == "rolled" and fact["purpose"] == "fight":
            dice += 1
            found += dice == 3
    return found


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_four_browsers_from_the_lobby_to_the_final_screen(open_page: Callable[..., Page], game: str) -> None:
    shown: dict[str, int] = {}
    for entropy in ENTROPIES[game]:
        found = play(open_page, game, entropy)
        shown = {name: count + shown.get(name, 0) for name, count in found.items()}
        if all(shown.values()):
            return
    raise AssertionError(shown)
