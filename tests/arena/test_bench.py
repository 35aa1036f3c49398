"""`gangland bench`: what is measured; how long it took is no test's business."""

from __future__ import annotations

import json

import pytest

from gangland.arena import bench
from gangland.cli.main import main
from gangland.engine.table import UNKNOWN
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.setup import Setup, seats_of


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_and_a_thugs_choice_are_measured_in_one_run(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--game", game, "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["figures"]
    assert {"view", "choice"} <= found.keys()
    assert found["view"]["unit"] == found["choice"]["unit"] == "microseconds"
    assert found["choice"]["value"] > 0


def test_a_thug_is_asked_what_is_a_choice_and_sees_what_its_seat_may() -> None:
    g = Game(Setup("mayhem", seats_of(("A", "B", "C", "D")))).g
    asked = bench.questions(g, bench.moments(g))
    assert len(asked) > bench.SAMPLES // 2
    for one in asked:
        assert one.menu.count() > 1
        assert [cash == UNKNOWN for cash in one.view.cash].count(False) >= 1
        assert one.view.cash[one.seat] != UNKNOWN
