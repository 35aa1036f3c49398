"""What a searcher keeps in mind: what rivals should hold, who has dealt since, and their orders.

What two others handed over nobody else sees; that they dealt, everybody does (INF-3). So sums of what passed
in the open are exact but for what went between such a pair. A look behind the blind of one of them makes that
one's sum certain, and what it should have had more or less then went to, or came from, those it dealt with.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.memory import KINDS, NOT_SEEN, Memory
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64, ints, push, zeros
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, Table

ORDERS: Final = (ev.MOVED, ev.EXPLOITED, ev.RECRUITED, ev.PROMOTED, ev.SAT, ev.ORDERED, ev.BACKUP, ev.FIGHT)
"""What costs a seat an order token."""
PASSED: Final = (ev.GAINED, ev.GUNS, ev.SOLD, ev.STOLE, ev.HANDED)
"""What changes a sum."""
SHARE: Final = 5
"""The numbers of a share: who may have it, whose printed amounts it has in it, cash, guns, goods."""


class Recall(Memory):
    """A memory that also counts order tokens, and knows who dealt with whom, but not what about."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__()
        self.tokens: Ints = zeros(SEATS)
        self.deals = True
        self.low: Ints = zeros(SEATS * KINDS)  # the least every change came to since one is certain
        self.pairs: Ints = zeros(SEATS * SEATS)  # how often two dealt since one is certain of either
        self.shares: Ints = ints([])  # what is missing where one looked, and went to one of some others

    def note(self, events: Ints, at: i64) -> None:
        """Follow what changes hands, the orders, and who deals with whom."""
        kind = events[at]
        self.count_tokens(kind, events[at + 2], events, at)
        super().note(events, at)
        if kind in PASSED:
            self.sink(events[at + 2])
            if kind in (ev.STOLE, ev.HANDED):
                self.sink(events[at + 3])
        elif kind == ev.DEALT:
            self.pairs[events[at + 2] * SEATS + events[at + 3]] += 1
            self.pairs[events[at + 3] * SEATS + events[at + 2]] += 1

    def sink(self, seat: i64) -> None:
        """Keep the least a seat's changes came to: it must have had what it spent."""
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            self.low[at] = min(self.low[at], self.change[at])

    def count_tokens(self, kind: i64, seat: i64, events: Ints, at: i64) -> None:
        """ORD-1, OPT-3: what was claimed is public, and so is every order."""
        if kind == ev.CLAIM:
            self.tokens[seat] = events[at + 3]
        elif kind == ev.TOKENS:
            self.tokens[seat] += events[at + 3]
        elif kind == ev.SEEN:
            self.tokens[seat] = events[at + 6]
        elif kind in ORDERS:
            self.tokens[seat] -= 1
            if kind == ev.FIGHT:
                self.tokens[seat] -= events[at + 4]

    def look(self, seat: i64, cash: i64, guns: i64, goods: i64) -> None:
        """TRX-3: what was behind a blind is certain; what should have been there as well is with others."""
        self.pass_on(seat, ints([cash, guns, goods]))
        super().look(seat, cash, guns, goods)
        for asset in range(KINDS):
            self.low[seat * KINDS + asset] = 0

    def pass_on(self, seat: i64, held: Ints) -> None:
        """Leave what a seat does not have, by what it should, to those it dealt with."""
        start = seat * KINDS
        is_printed = self.seen[start] == NOT_SEEN
        share = ints([self.partners(seat), 1 << seat if is_printed else 0, 0, 0, 0])
        for asset in range(KINDS):
            known = 0 if is_printed else self.seen[start + asset]
            share[asset + 2] = known + self.change[start + asset] - held[asset]
        others = ints([])
        for at in range(0, len(self.shares), SHARE):
            if (self.shares[at] >> seat) & 1:
                merge(share, self.shares, at)
            else:
                for index in range(at, at + SHARE):
                    others = push(others, self.shares[index])
        share[0] &= ~(1 << seat)
        if share[0] != 0:
            for value in share:
                others = push(others, value)
        self.shares = others
        for rival in range(SEATS):
            self.pairs[seat * SEATS + rival] = 0
            self.pairs[rival * SEATS + seat] = 0

    def partners(self, seat: i64) -> i64:
        """Return a mask of those a seat has dealt with since one was certain of either."""
        mask: i64 = 0
        for rival in range(SEATS):
            if self.pairs[seat * SEATS + rival] > 0:
                mask |= 1 << rival
        return mask

    def sum_of(self, g: Rules, t: Table, seat: i64, asset: i64) -> i64:
        """Return the sum of what passed in the open; below nothing it cannot be, and above it need not."""
        at = seat * KINDS + asset
        start = self.seen[at]
        return (printed(g, t, seat, asset) if start == NOT_SEEN else start) + self.change[at]

    def share_of(self, g: Rules, t: Table, at: i64, asset: i64) -> i64:
        """Return what a share comes to that begins there."""
        total = self.shares[at + 2 + asset]
        for seat in range(t.seats):
            if (self.shares[at + 1] >> seat) & 1:
                total += printed(g, t, seat, asset)
        return total

    def plain(self) -> list[list[int]]:
        """Return all of it as plain values."""
        every = (self.seen, self.change, self.tokens, self.low, self.pairs, self.shares)
        return [list(one) for one in every]


def printed(g: Rules, t: Table, seat: i64, asset: i64) -> i64:
    """SET-7: return what a seat began with."""
    return g.catalogue.side_assets[g.side_of(t, seat) * 4 + asset]


def merge(share: Ints, shares: Ints, at: i64) -> None:
    """Add a share to another: what one of them has of it, the others have not."""
    share[0] |= shares[at]
    share[1] |= shares[at + 1]
    for index in range(2, SHARE):
        share[index] += shares[at + index]


def recalled(values: list[list[int]]) -> Recall:
    """Return the memory with these values."""
    recall = Recall()
    recall.seen = ints(values[0])
    recall.change = ints(values[1])
    recall.tokens = ints(values[2])
    recall.low = ints(values[3])
    recall.pairs = ints(values[4])
    recall.shares = ints(values[5])
    return recall
