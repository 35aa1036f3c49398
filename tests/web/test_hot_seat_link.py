"""`gangland play` for several people: one link, all their keys; and a house with a pack of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from driver import ASKED, play_to
from keeper import House
from playwright.sync_api import Page, expect

from gangland.cli.browser import lay_table
from gangland.game.setup import Setup, seats_of
from gangland.server.settings import Settings

Open = Callable[..., Page]
GARAGE = 'id = "my-garage"\nkind = "random"\nprovenance = "house"\nmain = [{ skim = { cash = 2 } }]\n'


def prepare(folder: Path) -> None:
    """Lay a table from the command line, and keep the link that opens the browser."""
    pack = folder / "garage.toml"
    pack.write_text(f'schema = 1\nextends = "mayhem"\n[[site]]\n{GARAGE}', "utf-8")
    setup = Setup("mayhem", seats_of(["Ann", "Bob"], ["thug", "thug"]), packs=(str(pack),))
    (folder / "link").write_text(lay_table(setup, Settings(data=str(folder)), "en"), "utf-8")


@pytest.fixture
def link(house: House) -> str:
    return (house.data / "link").read_text("utf-8")


def test_everybody_at_the_device_gets_their_questions_behind_a_screen(open_page: Open, link: str) -> None:
    assert link.count("key=") == 2
    page = open_page(link)
    seen: set[str] = set()
    while seen != {"Ann", "Bob"}:
        play_to(page, "[data-take], [data-end]")
        seen.add(page.locator("h1").inner_text().removeprefix("Pass the device to "))
        page.click("[data-take]")
        page.wait_for_selector(ASKED)
    assert "#" not in page.url
    page.reload()
    page.wait_for_selector("[data-take]")
    assert page.locator(".question").count() == 0
    kept = page.evaluate("Object.values(JSON.parse(localStorage.getItem('gangland.keys')))[0]")
    assert sorted(kept["seats"]) == ["0", "1"]
    assert kept["host"]
    assert kept["loose"] == []


def test_a_key_that_opens_nothing_is_told(open_page: Open, link: str) -> None:
    page = open_page(f"{link.partition('#')[0]}#key=nonsense")
    expect(page.locator("[role=alert]")).to_have_text("This key does not open any seat here.")
    page.goto(link)
    page.wait_for_selector(f"{ASKED}, [data-take]")
    page.goto(f"{link.partition('#')[0]}#key=nonsense")
    page.wait_for_function("() => !location.hash")
    page.wait_for_selector(f"{ASKED}, [data-take]")


def test_a_link_with_a_key_can_be_pasted_on_the_first_page(open_page: Open, house: House, link: str) -> None:
    page = open_page()
    page.fill("section:has(#join-title) input", house.url + link)
    page.click("section:has(#join-title) [type=submit]")
    page.wait_for_selector(f"{ASKED}, [data-take]")


def test_a_pack_and_a_caretaker_are_chosen_in_the_form(open_page: Open) -> None:
    page = open_page()
    page.click("[data-terms] summary")
    page.select_option("[data-pack]", "garage")
    page.select_option("[data-caretaker]", "random")
    page.select_option("[data-seat='1']", "open")
    with page.expect_response("**/cards") as cards:
        page.click("form button[type=submit].main")
    assert "my-garage" in cards.value.json()["sites"]
    expect(page.locator("[data-pack]")).to_have_text("Cards: garage")
    expect(page.locator("[data-caretaker]")).to_contain_text("random – plays by chance")
    page.goto("/")
    page.click("[data-choose='wise-guys']")
    page.click("[data-terms] summary")
    page.wait_for_selector("[data-caretaker]")
    assert page.locator("[data-pack]").count() == 0
