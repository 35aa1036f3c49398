"""What a searcher keeps in mind: what rivals should hold, where that cannot be, and their orders."""

from __future__ import annotations

from typing import Final

from gangland.bots.memory import KINDS, NOT_SEEN, Memory
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64, ints, zeros
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, Table

ORDERS: Final = (ev.MOVED, ev.EXPLOITED, ev.RECRUITED, ev.PROMOTED, ev.SAT, ev.ORDERED, ev.BACKUP, ev.FIGHT)
"""What costs a seat an order token."""


class Recall(Memory):
    """A memory that also counts order tokens, and can tell when its sums cannot be: somebody has dealt."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__()
        self.tokens: Ints = zeros(SEATS)
        self.deals = True

    def watch(self, events: Ints) -> None:
        """Follow what changes hands, and the orders."""
        for at in range(0, len(events), ev.WIDTH):
            self.count_tokens(events[at], events[at + 2], events, at)
        super().watch(events)

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

    def sum_of(self, g: Rules, t: Table, seat: i64, asset: i64) -> i64:
        """Return the sum of what passed in the open; below nothing it cannot be, and above it need not."""
        at = seat * KINDS + asset
        start = self.seen[at]
        if start == NOT_SEEN:
            start = g.catalogue.side_assets[g.side_of(t, seat) * 4 + asset]
        return start + self.change[at]

    def plain(self) -> list[list[int]]:
        """Return all of it as plain values."""
        return [list(self.seen), list(self.change), list(self.tokens)]


def recalled(values: list[list[int]]) -> Recall:
    """Return the memory with these values."""
    recall = Recall()
    recall.seen = ints(values[0])
    recall.change = ints(values[1])
    recall.tokens = ints(values[2])
    return recall
