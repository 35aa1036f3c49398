"""The even rotation of bots over seats and gangs."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import NamedTuple


class Seating(NamedTuple):
    """Which bot (by number) and which gang sits at every seat of one game."""

    bots: tuple[int, ...]
    gangs: tuple[int, ...]


class Rotation:
    """Every bot meets every seat and every gang equally often in each full turn.

    A turn moves the bots around the seats, goes through the choices of gangs, and moves the gangs around
    the seats; the next turn has the gangs sit in another order.
    """

    def __init__(self, players: int, gangs: int) -> None:
        """Lay out the turn."""
        self.players = players
        self.choices = list(combinations(range(gangs), players))
        self.circles = [(0, *rest) for rest in permutations(range(1, players))]
        self.turn = players * players * len(self.choices)

    def seating(self, index: int) -> Seating:
        """Return who sits where in a game, by its number."""
        n = self.players
        circle = self.circles[index // self.turn % len(self.circles)]
        lap, number = divmod(index // n, len(self.choices))
        choice = self.choices[number]
        shift = (number + lap) % n
        gangs = tuple(choice[circle[(seat + shift) % n]] for seat in range(n))
        return Seating(tuple((seat + index) % n for seat in range(n)), gangs)
