"""The even rotation of bots over seats and gangs."""

from __future__ import annotations

from collections import Counter
from math import factorial, gcd
from typing import NamedTuple

GOLDEN = 0.6180339887498949


class Seating(NamedTuple):
    """Which bot (by number) and which gang sits at every seat of one game."""

    bots: tuple[int, ...]
    gangs: tuple[int, ...]


class Rotation:
    """However many games are played, every gang plays equally often, up to one game.

    The gangs stand in a circle, and every game takes the next ones on it: after a *lap* all have played
    equally often. Every lap they sit one seat further, until in a *turn* all have been at every seat
    equally often, with the bots around them. The next turn has the gangs stand in another order, far from
    the last, and in the end they have stood in all of them.
    """

    def __init__(self, players: int, gangs: int) -> None:
        """Lay out the turn."""
        self.players = players
        self.gangs = gangs
        self.lap = gangs // gcd(players, gangs)
        self.turn = players * players * self.lap
        self.orders = factorial(gangs)
        self.stride = _stride(self.orders)

    def seating(self, index: int) -> Seating:
        """Return who sits where in a game, by its number."""
        n = self.players
        circle = _nth_order(self.gangs, index // self.turn * self.stride % self.orders)
        shift = index // self.lap
        gangs = tuple(circle[(index * n + (seat + shift) % n) % self.gangs] for seat in range(n))
        bots = tuple((seat - index + index // (self.lap * n)) % n for seat in range(n))
        return Seating(bots, gangs)

    def is_even(self, games: int) -> bool:
        """Return whether every bot and every gang is at every seat equally often in so many games."""
        return games % self.turn == 0

    def played(self, games: int) -> tuple[int, int]:
        """Return how often the gang with the fewest and the one with the most games play."""
        fewest, more = divmod(games * self.players, self.gangs)
        return fewest, fewest + (more > 0)

    def seated(self, games: int) -> tuple[int, int]:
        """Return the fewest and the most games that a gang plays at one seat."""
        whole, rest = divmod(games, self.turn)
        met: Counter[tuple[int, int]] = Counter()
        for index in range(whole * self.turn, whole * self.turn + rest):
            met.update(enumerate(self.seating(index).gangs))
        times = [met[seat, gang] for seat in range(self.players) for gang in range(self.gangs)]
        each = whole * self.turn // self.gangs
        return each + min(times), each + max(times)


def _nth_order(count: int, number: int) -> list[int]:
    """The permutation of so many things with this number, in the order of the dictionary."""
    left = list(range(count))
    order = []
    for size in range(count, 0, -1):
        place, number = divmod(number, factorial(size - 1))
        order.append(left.pop(place))
    return order


def _stride(orders: int) -> int:
    """A step that leads far away and comes by every order before it repeats one."""
    step = max(1, int(orders * GOLDEN))
    while gcd(step, orders) > 1:
        step += 1
    return step
