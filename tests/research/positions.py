"""Moments of random games of both games, with any options and any number of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gangland.arena.twins import table_of
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.playout import sample

GAMES = ("mayhem", "wise-guys")
MODULES = ("mayhem_v0", "wise_guys_v0")


class Question(NamedTuple):
    """What a seat is asked."""

    g: Rules
    t: Table
    seat: int
    menu: Menu


def questions(game: str, seed: int) -> Iterator[Question]:
    """Play a game at random, any options and any number of players; yield every question of a seat."""
    g, t = table_of(game, Random(seed))
    dice = Dice(seed)
    while not t.over:
        seat = next_asked(t)
        menu = options(g, t, seat)
        if seat != CHANCE:
            yield Question(g, t, seat, menu)
        answer(g, t, seat, sample(menu, dice))
