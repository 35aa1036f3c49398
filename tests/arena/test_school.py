"""Games to learn from (`tools/school.py`): a share of them with deals, the others as ever."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gangland.bots.features import WIDTH
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


def test_a_game_without_deals_is_the_same_whatever_the_share(school: ModuleType) -> None:
    dealt = [number for number in range(200) if school.deals_in("mayhem", 3, number, 0.2)]
    assert 20 < len(dealt) < 60
    assert all(school.deals_in("mayhem", 3, number, 0.4) for number in dealt)
    assert not any(school.deals_in("mayhem", 3, number, 0.0) for number in range(200))
    other = next(number for number in range(200) if number not in dealt)
    assert school.play("mayhem", 3, other, 0.2) == school.play("mayhem", 3, other)
    assert school.play("mayhem", 3, dealt[0], 0.2) != school.play("mayhem", 3, dealt[0])
