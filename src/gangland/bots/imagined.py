"""A table as it may be: what a seat sees, and for all it cannot see what it should be by what passed.

It is the most likely table, not any that is possible; only what is in rivals' fists is left to the dice.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.memory import Memory
from gangland.engine import event as ev
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, popcount, zeros
from gangland.engine.step import Rules
from gangland.engine.table import GUN_FIST, SEATS, UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.rulesets.market import limit
from gangland.rulesets.view import CLOSED

SPENT_BY: Final = (ev.MOVED, ev.EXPLOITED, ev.FIGHT, ev.RECRUITED, ev.PROMOTED, ev.SAT, ev.ORDERED, ev.BACKUP)


class Notes(Memory):
    """What a player remembers, and how many orders everybody has issued this round."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__()
        self.spent: Ints = zeros(SEATS)
        self.deals = True

    def watch(self, events: Ints) -> None:
        """Follow what changes hands, and count orders."""
        super().watch(events)
        for at in range(0, len(events), ev.WIDTH):
            kind = events[at]
            if kind == ev.ROUND:
                self.spent = zeros(SEATS)
            elif kind in SPENT_BY:
                self.spent[events[at + 2]] += 1

    def tokens(self, g: Rules, t: Table, seat: i64) -> i64:
        """OPT-3: return how many tokens a seat should have left where nobody sees them."""
        if (t.skipped >> seat) & 1:
            return 0
        base = g.catalogue.side_base[t.gang[seat] * g.catalogue.sides + t.side[seat]]
        return max(0, base + popcount(t.made_total(seat)) - self.spent[seat])


def imagine(g: Rules, view: Table, notes: Notes) -> Table:
    """INF: return an open table that agrees with a view; fists that are closed stay closed."""
    w = view.copy()
    w.quiet = True
    for seat in range(w.seats):
        if w.gang[seat] < 0:
            continue
        if w.cash[seat] == UNKNOWN:
            w.cash[seat] = notes.held(g, w, seat, CASH)
            w.guns[seat] = notes.held(g, w, seat, GUNS) + w.pulled[seat]
            w.goods[seat] = notes.held(g, w, seat, GOODS)
        if w.tokens[seat] == UNKNOWN:
            w.tokens[seat] = notes.tokens(g, w, seat)
    return w


def has_closed_fist(t: Table) -> bool:
    """Return whether a rival has closed a fist on nobody knows what."""
    for seat in range(t.seats):
        if t.fist[seat] == CLOSED:
            return True
    return False


def fill_fists(g: Rules, t: Table, dice: Dice) -> None:
    """INF-4: put something likely into every closed fist."""
    for seat in range(t.seats):
        if t.fist[seat] == CLOSED:
            if t.sealing == GUN_FIST:
                t.fist[seat] = some_guns(min(t.guns[seat], t.crew_at(seat, t.fight_place)), dice)
            else:
                t.fist[seat] = some_goods(min(t.goods[seat], limit(g, t, seat)), dice)


def some_guns(most: i64, dice: Dice) -> i64:
    """FGT-3: return how many guns somebody may pull: often none, seldom all."""
    return 0 if most <= 0 or dice.below(5) < 2 else dice.below(min(most, 3) + 1)


def some_goods(most: i64, dice: Dice) -> i64:
    """BLK-1: return how much somebody may sell: often all that may be sold."""
    if most <= 0:
        return 0
    return min(most, 4) if dice.below(5) < 2 else dice.below(min(most, 5) + 1)
