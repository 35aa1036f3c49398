"""Fate: everything that is left to chance when a world is drawn, in one place.

Anything that is possible has some chance; what is plain has more: few deals have promises in them, or the
same asset both ways.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gangland.engine.table import PLACES, STARTING, Table
from gangland.game.deals.deal import MOST, Amounts, Clause, Offer, Vow
from gangland.game.worlds.clues import Bound, Dark

SELDOM: Final = 0.1
MOST_CLAUSES: Final = 6


class Fate:
    """Draws with a generator of random numbers."""

    def __init__(self, rng: random.Random) -> None:
        """Take a generator."""
        self.rng = rng

    def order(self, choice: Sequence[list[Bound]]) -> list[int]:
        """Return in which order to try the ways a clue can be true."""
        numbers = list(range(len(choice)))
        self.rng.shuffle(numbers)
        return numbers

    def net(self, dark: Dark, asset: int, low: int, high: int) -> int:  # noqa: ARG002 - for those who know
        """Return what a maker gave of an asset in the dark, less what it got."""
        return self.rng.randint(low, high)

    def swapped(self, dark: Dark, asset: int, top: int) -> int:  # noqa: ARG002 - every fate is asked alike
        """Return what went both ways."""
        return self.rng.randint(0, top) if self.rng.random() < SELDOM else 0

    def fist(self, seat: int, top: int) -> int:  # noqa: ARG002 - every fate is asked alike
        """Return what is in a closed fist."""
        return self.rng.randint(0, top)

    def promises(self, t: Table, dark: Dark, *, some: bool) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
        """Return what maker and taker promised each other; something, where nothing else was dealt."""
        parties = dark.maker, dark.taker
        both = self.clauses(t, parties), self.clauses(t, parties)
        while some and not both[0] and not both[1]:
            both = self.clauses(t, parties), self.clauses(t, parties)
        return both

    def clauses(self, t: Table, parties: Sequence[int]) -> tuple[Clause, ...]:
        """Return some promises; mostly none."""
        count = 0
        while count < MOST_CLAUSES and self.rng.random() < SELDOM:
            count += 1
        return tuple(self.clause(t, parties) for _ in range(count))

    def clause(self, t: Table, parties: Sequence[int]) -> Clause:
        """Return a promise that makes sense now between some; a tip takes a third gang to speak of."""
        thirds = [one for one in range(t.seats) if one not in parties and t.is_alive(one)]
        vows = [vow for vow in Vow if thirds or vow is not Vow.TELL]
        vow, until = self.rng.choice(vows), self.rng.randint(t.round, t.rounds)
        if vow is Vow.TELL:
            return Clause(vow, until, about=self.rng.choice(thirds))
        if vow in (Vow.AVOID, Vow.LEAVE):
            place = self.rng.choice([one for one in range(STARTING, PLACES) if t.tile[one] >= 0])
            return Clause(vow, until, place=place, tile=t.tile[place])
        if vow is Vow.PAY:
            return Clause(vow, until, amounts=self.amounts(some=True))
        return Clause(vow, until, most=self.amount() if vow is Vow.SELL else 0)

    def amounts(self, *, some: bool = False) -> Amounts:
        """Return what somebody may say, covered or not."""
        found = (self.amount(), self.amount(), self.amount())
        return self.amounts(some=True) if some and not any(found) else found

    def amount(self) -> int:
        """Return an amount of something, the less the likelier."""
        return min(MOST, int(self.rng.expovariate(0.4)))

    def declines(self, number: int, seat: int) -> bool:  # noqa: ARG002 - every fate is asked alike
        """Return whether another has turned down an offer that the one who looks has this number for."""
        return self.rng.random() < SELDOM

    def offers(self, t: Table, others: Sequence[int]) -> list[Offer]:
        """Return what others have offered each other and is still open; mostly nothing."""
        found = []
        while len(others) > 1 and self.rng.random() < SELDOM:
            by, *rest = self.rng.sample(list(others), len(others))
            to = rest[: self.rng.randint(1, len(rest))]
            declined = tuple(seat for seat in to[1:] if self.rng.random() < SELDOM)
            clauses = self.clauses(t, (by, *to)), self.clauses(t, (by, *to))
            terms = self.amounts(), self.amounts(), *clauses
            until = self.rng.randint(t.round, t.rounds)
            found.append(Offer(by, tuple(sorted(to)), *terms, until, declined=declined))
        return found
