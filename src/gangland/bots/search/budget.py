"""A budget: how long a searcher may think about one decision, in processor time or in playouts."""

from __future__ import annotations

from time import thread_time
from typing import Final

from gangland.engine.ints import i64

MILLISECONDS: Final = "ms"
PLAYOUTS: Final = "p"
LONGEST: Final = 10_000  # milliseconds
MOST: Final = 100_000  # playouts
A_MILLISECOND: Final = 4  # playouts to the end of a round


class Budget:
    """So many milliseconds, or so many playouts, or no more than either: what is not limited is 0."""

    def __init__(self, ms: i64 = 0, playouts: i64 = 0) -> None:
        """Set the limits."""
        self.ms: i64 = ms
        self.playouts: i64 = playouts

    def __str__(self) -> str:
        """Write it as it is read."""
        return f"{self.playouts}{PLAYOUTS}" if self.playouts else f"{self.ms}{MILLISECONDS}"

    def worlds(self) -> i64:
        """Return about how many playouts there will be, on a machine of our days."""
        return self.playouts if self.playouts > 0 else self.ms * A_MILLISECOND

    def time(self) -> i64:
        """Return about how many milliseconds it is, on a machine of our days."""
        return self.ms if self.ms > 0 else self.playouts // A_MILLISECOND

    def within(self, ms: i64) -> Budget:
        """Return as much, but no more than so many milliseconds; 0 is no limit."""
        return Budget(ms if self.ms == 0 or 0 < ms < self.ms else self.ms, self.playouts)

    def part(self, percent: i64) -> Budget:
        """Return a part of it; of what is limited at all, some is left."""
        ms, playouts = self.ms * percent // 100, self.playouts * percent // 100
        return Budget(max(ms, min(self.ms, 1)), max(playouts, min(self.playouts, 1)))


def parse_budget(text: str) -> Budget | None:
    """Return the budget a text says; None where it says none."""
    for unit, most in ((MILLISECONDS, LONGEST), (PLAYOUTS, MOST)):
        digits = text[: -len(unit)]
        if text.endswith(unit) and digits.isascii() and digits.isdigit() and 1 <= int(digits[:9]) <= most:
            amount = int(digits)
            return Budget(ms=amount) if unit == MILLISECONDS else Budget(playouts=amount)
    return None


class Clock:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        """Start it."""
        self.budget: Budget = budget
        self.played: i64 = 0
        self.start: float = thread_time()

    def share(self) -> float:
        """Return the part that is used up, 1.0 where nothing is left."""
        part = 0.0
        if self.budget.playouts > 0:
            part = float(self.played) / float(self.budget.playouts)
        if self.budget.ms > 0:
            part = max(part, (thread_time() - self.start) * 1000.0 / float(self.budget.ms))
        return part
