"""Chance: a small generator of numbers, and the dice and draws it gives.

The generator is a linear congruence modulo 2 to the 62nd with its upper bits mixed, so that the same
seed gives the same numbers interpreted and compiled, on every machine. It lives outside the tables:
nothing of it can leak.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

MASK: Final = (1 << 62) - 1


class Dice:
    """A stream of numbers from a seed."""

    def __init__(self, seed: i64 = 0) -> None:
        """Start the stream."""
        self.state: i64 = (seed * 2862933555777941757 + 3037000493) & MASK
        for _ in range(4):
            self.below(2)

    def below(self, top: i64) -> i64:
        """Return a number from 0 to top - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        x = self.state >> 20
        x ^= x >> 17
        return x % top

    def answer(self, g: Rules, t: Table, menu: Menu) -> i64:
        """Return the next answer of chance."""
        return menu.nth(0, self.below(menu.size(0)))
