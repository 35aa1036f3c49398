"""In the terminal, too, bots have a last word, which is told and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from test_local_table import any_answer, lay, sit

from gangland.bots import roster
from gangland.bots.bargaining.lines import Voice
from gangland.bots.thug import Thug
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Talk
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.setup import Setup, seats_of


class Talker(Thug):
    """A thug with a last word."""

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        return Voice(2).of_end(view, seat) if view.over else None


@pytest.mark.parametrize("breath", [0.0, 1.0])
def test_end_2_bots_have_a_last_word_that_is_told_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breath: float
) -> None:
    monkeypatch.setitem(roster.BOTS, "talker", Talker)
    table = lay(Game(Setup("mayhem", seats_of(["Ann"], ["talker", "talker"]))), tmp_path, breath)
    ann, random = sit(table, 0), Random(1)
    while not ann.is_told or not ann.doc.over:
        table.hurry()
        ann.hear()
        if ann.question is not None:
            ann.act(any_answer(ann, random))
    ann.hear_all()
    assert [line.event for line in ann.lines][-2:] == ["said", "said"]
    lines = load(tmp_path / "game.log").lines
    assert lines == table.game.lines
    assert all(" phrase=" in line for line in lines[-2:])
    ann.act("say to=all phrase=well-played")
    assert load(tmp_path / "game.log").t.over


def test_a_game_that_was_over_before_is_not_spoken_of_again(tmp_path: Path) -> None:
    game = Game(Setup("mayhem", seats_of(["Ann"], ["thug", "thug"])))
    game.t.over = True
    assert lay(game, tmp_path).parting == []
