"""A game is a value: games are compared, hashed, pickled, copied and printed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from rambles import moments

from gangland.game.game import Game
from gangland.game.games import GAMES


def pickled(game: Game) -> Game:
    again: Game = pickle.loads(pickle.dumps(game))  # noqa: S301 (our own)
    return again


def last_of(name: str) -> Game:
    """Return a game with deals in it, in the middle of something."""
    games = moments(name, 3, deals=True)
    return [next(games).branch() for _ in range(150)][-1]


@pytest.mark.parametrize("again", [pickled, copy.copy, copy.deepcopy])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_made_again_is_equal_and_goes_on_by_itself(name: str, again: Callable[[Game], Game]) -> None:
    game = last_of(name)
    twin = again(game)
    assert twin == game
    assert hash(twin) == hash(game)
    assert (twin.t, twin.ledger, twin.facts, twin.happened) == (
        game.t,
        game.ledger,
        game.facts,
        game.happened,
    )
    seat = twin.owed()[0]
    twin.answer(seat, twin.menu(seat).nth(0, 0))
    assert twin != game
    assert twin.t != game.t
    assert len(game.lines) + 1 == len(twin.lines)
    assert twin.rewound(len(game.lines)) == game


def test_games_that_began_otherwise_are_not_equal() -> None:
    game = last_of("mayhem")
    richer = game.branch()
    richer.start = richer.start.copy()
    richer.start.cash[0] += 1
    assert richer != game
    assert game.rewound(3) != game
    assert game != "a game"


def test_ledgers_are_equal_where_the_same_is_written() -> None:
    ledger = last_of("mayhem").ledger
    twin = ledger.copy()
    assert ledger.offers
    assert twin == ledger
    twin.speak(0)
    assert twin != ledger


def test_a_game_is_printed_with_whom_it_waits_for() -> None:
    game = last_of("mayhem")
    asked = ", ".join(game.notation.seat(game.t, seat) for seat in game.owed())
    assert repr(game) == f"<Game of mayhem, round {game.t.round}, {len(game.lines)} lines: waits for {asked}>"
