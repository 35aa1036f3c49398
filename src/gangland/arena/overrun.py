"""By how much searchers overrun their budgets: games of theirs by the clock, without deals and with them.

A budget is processor time, so other work on the machine hardly counts. A choice that ends within its budget
overruns it by nothing. What is thought about offers has no budget, and is no choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from time import thread_time
from typing import NamedTuple

from gangland.arena.bargaining import Bazaar
from gangland.arena.hall import pack_of
from gangland.bots.bot import Bot
from gangland.bots.roster import SEARCHERS, make_bot
from gangland.engine.menu import Menu
from gangland.game.game import Game
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Setup, seats_of

BUDGETS = (25, 100)
"""Milliseconds."""
SEATS = 4
SEED = 20
A_MILLISECOND = 1e6
"""Nanoseconds."""
MOST = 0.99


class Overrun(NamedTuple):
    """Milliseconds a bot thinks beyond its budget: on average, in 99 % of its choices, and at most."""

    bot: str
    deals: bool
    choices: int
    mean: float
    most: float
    longest: float


class Timed(Bazaar):
    """A game that keeps the nanoseconds of every choice, by seat."""

    def __init__(self, game: Game, bots: Sequence[Bot], *, deals: bool) -> None:
        """Sit the bots down; without deals, all are silent."""
        super().__init__(game, bots, frozenset() if deals else frozenset(range(game.t.seats)))
        self.times: list[list[int]] = [[] for _ in range(game.t.seats)]

    def chosen(self, seat: int, menu: Menu, gangs: Sequence[int]) -> int:
        """Return the answer of a seat; where there is but one, there is nothing to keep."""
        clocks = self.contest
        timed, spent = clocks.timed[seat], clocks.spent[seat]
        action = super().chosen(seat, menu, gangs)
        if clocks.timed[seat] > timed:
            self.times[seat].append(clocks.spent[seat] - spent)
        return action


def overruns(game: str, budgets: Sequence[int] = BUDGETS, seconds: float | None = None) -> list[Overrun]:
    """Play a game with each budget, without and with deals, each for so many seconds at most."""
    found = []
    for ms in budgets:
        for deals in (False, True):
            names = [f"{bot}:{ms}ms" for bot in SEARCHERS]
            times = clocked(game, names, deals=deals, seconds=seconds)
            found += [overrun(name, times[name], ms, deals=deals) for name in names]
    return found


def clocked(
    game: str, names: Sequence[str], *, deals: bool, seconds: float | None = None
) -> dict[str, list[int]]:
    """Play one game of these bots in turn around the table; return the nanoseconds of their choices."""
    seated = [names[seat % len(names)] for seat in range(SEATS)]
    bots = [make_bot(name, seat) for seat, name in enumerate(seated)]
    played = Timed(Game(Setup(game, seats_of((), seated)), pack_of(game)), bots, deals=deals)
    dice, start = KeyedDice(SEED), thread_time()
    while not played.game.t.over and (seconds is None or thread_time() - start < seconds):
        played.step(dice)
    return {
        name: [one for at, seat in enumerate(seated) if seat == name for one in played.times[at]]
        for name in names
    }


def overrun(bot: str, times: Sequence[int], ms: int, *, deals: bool) -> Overrun:
    """Return by how much these times, in nanoseconds, are beyond so many milliseconds."""
    beyond = sorted(max(time / A_MILLISECOND - ms, 0.0) for time in times) or [0.0]
    mean, most = sum(beyond) / len(beyond), beyond[ceil(MOST * len(beyond)) - 1]
    return Overrun(bot, deals, len(times), mean, most, beyond[-1])
