"""Sequential halving: all candidates in the same worlds with the same dice, the worse half dropped."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gangland.engine.ints import Ints, i64, ints, push, zeros

FIRST: Final = 0  # the rule of thumb's own answer
ENOUGH: Final = 16  # worlds before anything is sure
SURE: Final = 2.0  # standard errors from which on something is no gain
SURER: Final = 4.0  # and from which on it is one


class Trials:
    """What every candidate came to, world by world; the first is compared with all the others."""

    def __init__(self, count: i64) -> None:
        """Nothing was tried yet."""
        self.count: i64 = count
        self.worlds: Ints = zeros(count)
        self.total: list[float] = [0.0] * count
        self.lead: list[float] = [0.0] * count  # over the first, in the same worlds
        self.square: list[float] = [0.0] * count
        self.alive: Ints = ints(list(range(count)))

    def note(self, index: i64, value: float, first: float) -> None:
        """A candidate came to this in a world where the first came to that."""
        lead = value - first
        self.worlds[index] += 1
        self.total[index] += value
        self.lead[index] += lead
        self.square[index] += lead * lead

    def mean_lead(self, index: i64) -> float:
        """Return how much better than the first it is on average."""
        return self.lead[index] / max(1.0, float(self.worlds[index]))

    def doubt(self, index: i64) -> float:
        """Return the standard error of that."""
        n = float(self.worlds[index])
        if n < 2.0:
            return 1.0
        mean = self.lead[index] / n
        return sqrt(max(0.0, self.square[index] / n - mean * mean) / (n - 1.0))

    def settle(self, gain: float) -> bool:
        """Drop what is surely no such gain; return whether more worlds would still change something.

        A search is paid for what it may change: most choices are plain long before the budget is used up.
        """
        left = ints([FIRST])
        for index in self.alive:
            if index != FIRST and (
                self.worlds[index] < ENOUGH or self.mean_lead(index) + SURE * self.doubt(index) > gain
            ):
                left = push(left, index)
        self.alive = left
        if len(left) != 2:
            return len(left) > 2
        other = left[1]
        return self.worlds[other] < ENOUGH or self.mean_lead(other) - SURER * self.doubt(other) < gain

    def halve(self) -> None:
        """Drop the worse half of those alive, but never the first."""
        keep = max(2, (len(self.alive) + 1) // 2)
        best = ints([FIRST])
        while len(best) < keep:
            top: i64 = -1
            for index in self.alive:
                if (
                    index != FIRST
                    and not has(best, index)
                    and (top < 0 or self.mean_lead(index) > self.mean_lead(top))
                ):
                    top = index
            if top < 0:
                break
            best = push(best, top)
        self.alive = best

    def best(self, errors: float, gain: float) -> i64:
        """Return the best, the first unless another is clearly better (its own lead is nothing)."""
        top: i64 = FIRST
        for index in self.alive:
            lead = self.mean_lead(index)
            if lead > max(gain, errors * self.doubt(index)) and lead > self.mean_lead(top):
                top = index
        return top


def has(some: Ints, one: i64) -> bool:
    """Return whether one is among some."""
    for other in some:
        if other == one:
            return True
    return False


def stages(count: i64) -> i64:
    """Return how often so many can be halved until two are left, and one stage for those."""
    total: i64 = 1
    while count > 2:
        count = (count + 1) // 2
        total += 1
    return total
