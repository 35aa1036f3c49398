"""Games to learn from (`tools/school.py`): of equals, a share of them keen, a share with deals."""

from __future__ import annotations

import importlib
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from gangland.bots.features import WIDTH
from gangland.bots.thug import Thug
from gangland.game.games import GAMES

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("school")


@pytest.mark.parametrize("game", list(GAMES))
def test_positions_after_deals_are_learnt_from(
    game: str, school: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Any] = []
    whole = school.School.play

    def play(self: Any, *words: Any) -> None:  # noqa: ANN401 - as it is called
        played.append(self)
        whole(self, *words)

    monkeypatch.setattr(school.School, "play", play)
    games = [school.play(game, 3, number, 1.0) for number in range(3)]
    assert len(played) == 3
    assert sum(offer.state == "accepted" for one in played for offer in one.game.ledger.offers) > 3
    for rows, winner in games:
        assert 0 <= winner < school.PLAYERS
        assert len(rows) >= 6
        assert all(len(row) == 2 + school.PLAYERS * WIDTH for row in rows)
    assert games == [school.play(game, 3, number, 1.0) for number in range(3)]


@pytest.mark.parametrize("what", ["deals", "keen"])
def test_a_share_holds_all_of_a_smaller_one(school: ModuleType, what: str) -> None:
    some = [number for number in range(200) if school.by_chance("mayhem", 3, number, what, 0.2)]
    assert 20 < len(some) < 60
    assert all(school.by_chance("mayhem", 3, number, what, 0.4) for number in some)
    assert not any(school.by_chance("mayhem", 3, number, what, 0.0) for number in range(200))


def test_a_game_of_neither_share_is_the_same_whatever_they_are(school: ModuleType) -> None:
    dealt = first_in(school, "deals")
    assert school.play("mayhem", 3, dealt, 0.2) != school.play("mayhem", 3, dealt)
    other = next(
        number
        for number in range(200)
        if not any(school.by_chance("mayhem", 3, number, what, 0.2) for what in ("deals", "keen"))
    )
    assert school.play("mayhem", 3, other, 0.2, 0.2) == school.play("mayhem", 3, other)


def test_lieutenants_play_those_of_the_keen_share(
    school: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def equals(rnd: Random, *, is_keen: bool) -> list[Thug]:
        asked.append(is_keen)
        return [Thug(rnd.getrandbits(60)) for _ in range(school.PLAYERS)]

    monkeypatch.setattr(school, "equals", equals)
    keen = first_in(school, "keen")
    school.play("mayhem", 3, keen, 0.0, 0.2)
    school.play("mayhem", 3, keen)
    assert asked == [True, False]


def test_those_who_play_are_equals(school: ModuleType) -> None:
    moved = set()
    for number in range(20):
        thugs = school.equals(Random(number), is_keen=False)
        numbers = {(thug.temper.order, thug.temper.gun, thug.temper.raid) for thug in thugs}
        assert len(numbers) == 1
        assert len({thug.seed for thug in thugs}) == school.PLAYERS
        moved |= numbers
    assert len(moved) > 5
    assert {bot.name for bot in school.equals(Random(1), is_keen=True)} == {"lieutenant"}


def first_in(school: ModuleType, what: str) -> int:
    """Return the first game that is of a share of a fifth."""
    return next(number for number in range(200) if school.by_chance("mayhem", 3, number, what, 0.2))
