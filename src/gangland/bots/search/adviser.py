"""The adviser: a capo that keeps in mind what its answers came to, for whoever it advises."""

from __future__ import annotations

from gangland.bots.mood import Mood
from gangland.bots.search.budget import Budget
from gangland.bots.search.capo import Capo
from gangland.bots.search.halving import FIRST, Trials
from gangland.bots.search.recall import recalled
from gangland.bots.search.searching import Search
from gangland.engine.action import kind_of
from gangland.engine.ints import Ints, i64

NOTHING = 0
"""An action that is none."""


class Counted(Trials):
    """Trials that also add up what the first came to."""

    def __init__(self, count: i64) -> None:
        """Nothing was tried yet."""
        super().__init__(count)
        self.base: float = 0.0
        self.times: float = 0.0

    def note(self, index: i64, value: float, first: float) -> None:
        """A candidate came to this in a world where the first came to that."""
        super().note(index, value, first)
        self.base += first
        self.times += 1.0

    def chance(self, index: i64) -> float:
        """Return the chance to win a candidate comes to: the first's, and its own lead over it."""
        lead = 0.0 if index == FIRST else self.mean_lead(index)
        return self.base / max(1.0, self.times) + lead

    def next_to(self, best: i64) -> i64:
        """Return the best of those left beside one."""
        top: i64 = -1
        for index in self.alive:
            if index != best and (top < 0 or self.chance(index) > self.chance(top)):
                top = index
        return top


class Adviser(Capo):
    """Says what its answer comes to, and what the next best would."""

    def __init__(self, seed: i64 = 0, budget: Budget | None = None) -> None:
        """Nothing was asked yet."""
        super().__init__(seed, budget)
        self.name = "adviser"
        self.chance: float = -1.0  # below nothing where nothing was tried
        self.other: i64 = NOTHING
        self.other_chance: float = 0.0

    def pick(self, search: Search, found: Ints) -> i64:
        """Try them all; keep what the best and the next best came to."""
        trials = Counted(len(found))
        search.try_out(found, trials, self.clock)
        best = trials.best(self.errors, self.gain)
        second = trials.next_to(best)
        self.chance = trials.chance(best)
        self.other = found[second] if second >= 0 else NOTHING
        self.other_chance = trials.chance(second) if second >= 0 else 0.0
        return found[best]

    def feels(self, mood: Mood) -> None:
        """Want nothing but to win, for whoever is advised: what it says are chances."""

    def is_weighed(self) -> bool:
        """Return whether there is something to compare."""
        return self.chance >= 0.0 and kind_of(self.other) > 0

    def __reduce__(self) -> tuple[object, ...]:
        numbers = self.seed, self.budget.ms, self.budget.playouts, self.dice.state, self.other
        return readvised, (numbers, self.recall.plain(), self.chance, self.other_chance)


def readvised(
    numbers: tuple[i64, i64, i64, i64, i64], recall: list[list[int]], chance: float, other_chance: float
) -> Adviser:
    """Return an adviser as it was: what it has seen, and what it found out."""
    adviser = Adviser(numbers[0], Budget(numbers[1], numbers[2]))
    adviser.dice.state = numbers[3]
    adviser.other = numbers[4]
    adviser.remember(recalled(recall))
    adviser.chance = chance
    adviser.other_chance = other_chance
    return adviser
