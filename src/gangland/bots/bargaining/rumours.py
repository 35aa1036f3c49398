"""INF-3: who can be certain of whose hand: what passed in the open adds up, but for deals others made.

That two dealt everybody is told, and that somebody looked behind a blind (INF-1): so everybody can reckon
what everybody else can be certain of. Who was told by another knows no more than that one's word is good for.
"""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64, ints, push, zeros
from gangland.engine.table import SEATS

TELLER: Final = 2
ABOUT: Final = 3


class Rumours:
    """How many deals of every seat each of the others knows nothing of, as one seat can tell."""

    def __init__(self) -> None:
        """Nobody has dealt yet."""
        self.doubts: Ints = zeros(SEATS * SEATS)  # by who is in doubt, then by whose hand it is
        self.told: i64 = 0  # whose hands one knows by another's word alone

    def is_certain(self, who: i64, about: i64) -> bool:
        """Return whether somebody knows all that a seat can hold, or has been told."""
        return self.doubts[who * SEATS + about] == 0

    def may_tell(self, who: i64, about: i64) -> bool:
        """Return whether somebody knows it of themselves; `told` speaks of who listens here alone."""
        return self.is_certain(who, about) and (self.told >> about) & 1 == 0

    def watch(self, events: Ints, seat: i64, believed: i64) -> Ints:
        """Follow who deals, looks and tells; return the events a seat goes by.

        Tips are left out that are its own, of somebody who is not believed, or about a hand it is certain of.
        """
        out = ints([])
        for at in range(0, len(events), ev.WIDTH):
            if self.note(events, at, seat, believed):
                for index in range(at, at + ev.WIDTH):
                    out = push(out, events[index])
        return out

    def note(self, events: Ints, at: i64, seat: i64, believed: i64) -> bool:
        """Take note of one event; return whether to go by it."""
        kind, one, other = events[at], events[at + 2], events[at + 3]
        if kind == ev.DEALT or (kind == ev.HANDED and events[at + 1] != ev.EVERYONE):
            self.deal(one, other)
        elif kind == ev.PEEKED:
            self.doubts[one * SEATS + other] = 0
            if one == seat:
                self.told &= ~(1 << other)
        elif kind == ev.TOLD:
            return self.tip(events, at, seat, believed)
        return True

    def deal(self, one: i64, other: i64) -> None:
        """INF-3: two have dealt: what they hold is known to both of them, and to nobody else."""
        for who in range(SEATS):
            if who not in (one, other):
                self.doubts[who * SEATS + one] += 1
                self.doubts[who * SEATS + other] += 1

    def tip(self, events: Ints, at: i64, seat: i64, believed: i64) -> bool:
        """INF-4: note that somebody was told; return whether one was so oneself, and has use for it."""
        teller, about = events[at + TELLER], events[at + ABOUT]
        if teller == seat:
            for who in range(SEATS):
                if who != seat and (events[at + 1] >> who) & 1:
                    self.doubts[who * SEATS + about] = 0
            return False
        if (believed >> teller) & 1 == 0 or self.is_certain(seat, about):
            return False
        self.doubts[seat * SEATS + about] = 0
        self.told |= 1 << about
        return True

    def plain(self) -> list[int]:
        """Return all of it as plain values."""
        return [int(self.told), *self.doubts]


def rumoured(values: list[int]) -> Rumours:
    """Return the rumours with these values."""
    rumours = Rumours()
    rumours.told = values[0]
    rumours.doubts = ints(values[1:])
    return rumours
