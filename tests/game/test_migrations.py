"""Marks that the same table alone meets, and games that move on to other rules at a line of their log."""

from __future__ import annotations

from pathlib import Path

import pytest

from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.happenings import HOUSE
from gangland.game.logs import log
from gangland.game.logs.recorder import save
from gangland.game.marks import FIELDS, is_met, mark_of
from gangland.game.migrations import MIGRATIONS, Migration
from gangland.game.refusal import Refusal

KEPT = Path(__file__).parent / "kept" / "mayhem-4-unfinished.log"


def test_a_mark_is_met_by_the_same_table_alone() -> None:
    game = log.load(KEPT)
    mark = mark_of(game)
    assert is_met(mark, log.load(KEPT))
    assert not is_met(mark, game.rewound(len(game.lines) - 1))
    game.t.cash[0] += 1
    assert not is_met(mark, game)
    assert is_met("0:of-another-recipe", game)


def test_a_mark_knows_what_was_promised() -> None:
    game = log.load(KEPT)
    game.ledger.spoken[0] += 1  # how much was said is nobody's possession
    assert is_met(mark_of(log.load(KEPT)), game)
    other = game.branch()
    assert other.ledger.offers
    other.ledger.offers.pop()
    assert not is_met(mark_of(game), other)


def test_what_is_marked_is_on_every_table() -> None:
    game = log.load(KEPT)
    assert set(FIELDS) <= game.t.values().keys()


def test_a_game_moves_on_at_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = log.load(KEPT)
    with pytest.raises(Refusal, match="no-migration"):
        game.take(HOUSE, "rules 2")
    monkeypatch.setitem(MIGRATIONS, "1", Migration("2"))
    with pytest.raises(Refusal, match="no-migration"):
        game.take(HOUSE, "rules 3")
    before = mark_of(game)
    game.take(HOUSE, "rules 2")
    assert (game.began, game.setup.rules, mark_of(game)) == ("1", "2", before)
    assert game.g.guns_must_hit is False
    assert not isinstance(game.ledger, FirstLedger)
    file = tmp_path / "moved.log"
    save(game, file)
    again = log.load(file)
    assert (again.began, again.setup.rules) == ("1", "2")
    assert again == game
    assert log.header(again)[2] == "rules 1"
    start = again.rewound(len(game.lines) - 1)
    assert start.setup.rules == "1"
    assert start.g.guns_must_hit is True
    assert isinstance(start.ledger, FirstLedger)
    assert again.settled().setup.rules == "2"


def test_nobody_at_the_table_can_write_the_houses_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIGRATIONS, "1", Migration("2"))
    game = log.load(KEPT)
    for seat in range(game.t.seats):
        with pytest.raises(Refusal):
            game.take(seat, "rules 2")
        with pytest.raises(Refusal):
            game.take(seat, "house: rules 2")
    with pytest.raises(Refusal, match="unknown-seat"):
        game.notation.parse_seat(game.t, "house")
