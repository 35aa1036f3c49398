"""Dice keyed by what they are for, as fast as a match needs them.

One deal can so be played again with other players: the second die that a seat rolls at a place in round 3 is
the same die in every game of the deal, whatever happened elsewhere, and so are sites and cards, as long as
they are there to be drawn. Like the stream of `chance`, this is the same on every machine, compiled or not.
"""

from __future__ import annotations

from gangland.engine.action import DRAW, pack
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules
from gangland.engine.table import PROC, STEP, Table
from gangland.game.chance import MASK, Dice


def mix(state: i64, value: i64) -> i64:
    """Return a number in which every bit of both has had its say."""
    x: i64 = ((state ^ (value + 1)) * 6364136223846793005 + 1442695040888963407) & MASK
    x ^= x >> 29
    x = (x * 2862933555777941757) & MASK
    return x ^ (x >> 32)


class KeyedDice(Dice):
    """Chance for one game of a deal: every die by step, round, seat and place, and which of these it is."""

    def __init__(self, seed: i64 = 0) -> None:
        """Begin a game; games from one seed are of one deal."""
        super().__init__(seed)
        self.start: i64 = mix(seed & MASK, 0)
        self.used: dict[int, int] = {}

    def answer(self, g: Rules, t: Table, menu: Menu) -> i64:
        """Return the die or draw for what chance is asked now."""
        key = self.next_key(g, t)
        if menu.rows[KIND] == DRAW:
            return pack(DRAW, 0, drawn(key, t.cards_left if g.step(t).draws_cards() else t.sites_left))
        return menu.nth(0, key % menu.size(0))

    def next_key(self, g: Rules, t: Table) -> i64:
        """Return the number of what chance is asked for, another one each time."""
        step = g.step(t)
        key = mix(mix(self.start, t.frame(PROC)), t.frame(STEP))
        key = mix(mix(mix(key, t.round), step.roller(g, t)), step.spot(g, t))
        count = self.used.get(key, 0)
        self.used[key] = count + 1
        return mix(key, count)


def drawn(key: i64, flags: Ints) -> i64:
    """Return which of those left is drawn: all stand in an order that the key gives, and the first is it.

    So what lies elsewhere already changes no draw but its own.
    """
    best: i64 = -1
    lowest: i64 = 0
    index: i64 = 0
    for number in range(len(flags)):
        if flags[number]:
            place = mix(key, number)
            if best < 0 or place < lowest:
                best = index
                lowest = place
            index += 1
    return best
