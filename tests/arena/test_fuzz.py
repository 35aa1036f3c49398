"""Fuzzing finds nothing, and every invariant it holds games to can be broken."""

from __future__ import annotations

import pytest

from gangland.arena.fuzz import Task, fuzz, fuzz_game
from gangland.arena.invariants import broken
from gangland.engine.table import ER, Table
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of


@pytest.mark.parametrize("game", GAMES)
def test_some_games_have_nothing_that_must_not_happen(game: str) -> None:
    assert [found for found in fuzz(game, 6, 1) if found] == []


def test_a_game_is_made_from_its_seed_and_number_alone() -> None:
    assert list(fuzz("mayhem", 1, 3, first=2)) == [fuzz_game(Task("mayhem", 3, 2))] == [None]


# invariants, one by one


def table(game: str = "mayhem", moves: int = 60) -> Game:
    """Return a game some moves on."""
    played = Game(Setup(game, seats_of(["Ann", "Bob", "Cid"])))
    dice = Dice(4)
    for _ in range(moves):
        seat = played.owed()[0]
        played.answer(seat, sample(played.menu(seat), dice))
    return played


def debts(t: Table) -> None:
    t.cash[1] = -1


def off_track(t: Table) -> None:
    t.standing[0] = -1


def crew_doubled(t: Table) -> None:
    t.put(2, ER, 0, 1)


def man_in_two_places(t: Table) -> None:
    t.put(0, ER, 31, 0)


def in_a_rivals_house(t: Table) -> None:
    t.shift(0, next(place for place in range(20) if t.rookies[place]), 1, 0, 1)


def ghost_place(t: Table) -> None:
    t.used |= 1 << 19


def place_without_tile(t: Table) -> None:
    t.open |= 1 << 16


def nobody_asked(t: Table) -> None:
    t.owed = 0


def dead_asked(t: Table) -> None:
    t.alive &= ~t.owed


@pytest.mark.parametrize(
    "breaks",
    [
        debts,
        off_track,
        crew_doubled,
        man_in_two_places,
        in_a_rivals_house,
        ghost_place,
        place_without_tile,
        nobody_asked,
        dead_asked,
    ],
)
def test_every_invariant_can_be_broken(breaks: object) -> None:
    game = table()
    assert list(broken(game.g, game.t)) == []
    assert callable(breaks)
    breaks(game.t)
    assert list(broken(game.g, game.t)) != []
