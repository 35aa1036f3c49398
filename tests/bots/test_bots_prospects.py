"""The value of a position: chances that sum to one, for every table there is, and grow with cash."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gangland.bots.features import CALLED, WIDTH, clock_of, features
from gangland.bots.prospects import prospects
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.game.playout import play_out
from gangland.game.setup import Setup, compose, seats_of

TABLES = [(game, seats) for game in ("mayhem", "wise-guys") for seats in range(3, GAMES[game].players[1] + 1)]


def positions(game: str, seats: int, options: dict[str, int]) -> Iterator[tuple[Rules, Table]]:
    """Tables at all sorts of moments of random games, the first and the last included."""
    setup = Setup(game, seats_of((), ("random",) * seats), options)
    g = compose(setup, setup.load_pack())
    for seed in range(3):
        t, dice = new_table(g, seats), Dice(seed)
        while not t.over:
            yield g, t
            play_out(g, t, dice, 7)
        yield g, t


def every_option(game: str) -> dict[str, int]:
    return {name: 1 for name in GAMES[game].options if name != "unleaded"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_sum_to_one_and_the_disbanded_have_none(game: str, seats: int) -> None:
    for options in ({}, every_option(game)):
        for g, t in positions(game, seats, options):
            chances = prospects(g, t)
            assert sum(chances) == pytest.approx(1)
            assert all((chance > 0) == t.is_alive(seat) for seat, chance in enumerate(chances) if not t.over)
            assert len(features(g, t, clock_of(g))) == seats * WIDTH


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_more_cash_is_a_better_chance_unless_a_card_hits_who_has_it(game: str, seats: int) -> None:
    for g, t in positions(game, seats, {}):
        for seat in range(seats):
            if t.is_alive(seat) and t.round > 0 and not t.over:
                richer = t.copy()
                richer.cash[seat] += 5
                if called(g, t) == called(g, richer):
                    assert prospects(g, richer)[seat] > prospects(g, t)[seat]


def called(g: Rules, t: Table) -> list[int]:
    return list(features(g, t, clock_of(g)))[CALLED::WIDTH]


def test_who_has_won_has_won() -> None:
    for g, t in positions("mayhem", 4, {}):
        if t.over:
            assert prospects(g, t)[t.winner] == 1.0
