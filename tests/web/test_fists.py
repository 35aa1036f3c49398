"""What is put into a fist: an empty hand takes one press, and all there is to choose from is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ASKED
from playwright.sync_api import Page, expect
from staging import Stage

from gangland.protocol.parts import Document

Open = Callable[..., Page]
GUNS = ".question .guns"
# buttons, and the chances on them, of which something is beyond the edge of the question
HIDDEN = """
() => {
  const body = document.querySelector('.question .body').getBoundingClientRect();
  return [...document.querySelectorAll('.question .guns :is(button, .chance, .heads)')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < body.left - 1 || right > body.right + 1 || top < body.top - 1 || bottom > body.bottom + 1;
  }).map((one) => one.innerText);
}
"""


def asked(step: str, asset: str, least: int, most: int) -> Callable[[Document], bool]:
    """Whether a seat that has so much of something is asked for it."""

    def is_it(shown: Document) -> bool:
        if shown.step != step or shown.question is None or shown.seat is None:
            return False
        has: int = getattr(shown.seats[shown.seat], asset)
        return least <= has <= most

    return is_it


@pytest.mark.parametrize(
    ("step", "asset", "way"), [("PullGuns", "guns", "guns"), ("ChooseGoods", "goods", "market")]
)
def test_an_empty_hand_takes_one_press(open_page: Open, step: str, asset: str, way: str) -> None:
    stage = Stage("mayhem-4", 0)
    stage.play_to(asked(step, asset, 0, 0))
    page = open_page()
    stage.open(page)
    button = page.locator(f"{ASKED} [data-confirm]")
    expect(button).to_have_attribute("data-empty", way)
    expect(page.locator(f"{ASKED} [data-choice]")).to_have_count(0)
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    assert stage.acted == [f"{way} 0"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize(("game", "seat"), [("mayhem-4", 0), ("wise-guys-4", 3)])
def test_guns_and_their_chances_are_in_sight(
    open_page: Open, game: str, seat: int, width: int, height: int
) -> None:
    stage = Stage(game, seat)
    stage.play_to(asked("PullGuns", "guns", 1, 4))
    page = open_page(width=width, height=height)
    stage.open(page)
    page.wait_for_selector(f"{GUNS} .chance")
    assert page.evaluate(HIDDEN) == []
