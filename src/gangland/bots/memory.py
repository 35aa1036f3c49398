"""What a player remembers: how much rivals must hold, by what is printed and what passed in the open."""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, ints, zeros
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, Table

KINDS: Final = 3  # cash, guns, goods
NOT_SEEN: Final = -1


class Memory:
    """Amounts of every seat: what the card or a look behind the blind said, and the changes since."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.seen: Ints = ints([NOT_SEEN] * (SEATS * KINDS))
        self.change: Ints = zeros(SEATS * KINDS)
        self.deals: bool = False  # whether it follows one's own deals as well (thugs do not)

    def held(self, g: Rules, t: Table, seat: i64, asset: i64) -> i64:
        """Return what a seat should have of cash, guns or goods; deals in the dark make it a guess."""
        at = seat * KINDS + asset
        start = self.seen[at]
        if start == NOT_SEEN:
            side = t.gang[seat] * g.catalogue.sides + t.side[seat]
            start = g.catalogue.side_assets[side * 4 + asset]
        return max(0, start + self.change[at])

    def watch(self, events: Ints) -> None:
        """Follow what changes hands."""
        for at in range(0, len(events), ev.WIDTH):
            self.note(events, at)

    def note(self, events: Ints, at: i64) -> None:
        """Take note of one event, by where its row begins."""
        kind = events[at]
        if kind == ev.GAINED:
            self.change[events[at + 2] * KINDS + events[at + 3]] += events[at + 4]
        elif kind == ev.GUNS:
            self.change[events[at + 2] * KINDS + GUNS] -= events[at + 3]
        elif kind == ev.SOLD:
            self.change[events[at + 2] * KINDS + GOODS] -= events[at + 3]
        elif kind == ev.STOLE:
            self.change[events[at + 2] * KINDS + events[at + 4]] += events[at + 5]
            self.change[events[at + 3] * KINDS + events[at + 4]] -= events[at + 5]
        elif kind == ev.HANDED and self.deals:
            self.change[events[at + 2] * KINDS + events[at + 4]] -= events[at + 5]
            self.change[events[at + 3] * KINDS + events[at + 4]] += events[at + 5]
        elif kind == ev.SEEN:
            self.look(events[at + 2], events[at + 3], events[at + 4], events[at + 5])
        elif kind == ev.TOLD and self.deals:
            self.look(events[at + 3], events[at + 4], events[at + 5], events[at + 6])

    def look(self, seat: i64, cash: i64, guns: i64, goods: i64) -> None:
        """TRX-3: what was behind a blind is certain, for now."""
        at = seat * KINDS
        self.seen[at + CASH] = cash
        self.seen[at + GUNS] = guns
        self.seen[at + GOODS] = goods
        for asset in range(KINDS):
            self.change[at + asset] = 0
