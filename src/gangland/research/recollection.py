"""What a seat remembers of what it saw: what rivals must hold, what they sold last, the guns they showed."""

from __future__ import annotations

from gangland.bots.memory import Memory
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64, zeros
from gangland.engine.table import SEATS


class Recollection:
    """The memory of one seat, as rows of events come in; own deals are followed, others' are dark."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.memory: Memory = Memory()
        self.memory.deals = True
        self.sold: Ints = zeros(SEATS)
        self.shown: Ints = zeros(SEATS)

    def watch(self, events: Ints, seat: i64) -> None:
        """INF: take note of the rows that this seat may know."""
        for at in range(0, len(events), ev.WIDTH):
            if (events[at + 1] >> seat) & 1:
                self.memory.note(events, at)
                if events[at] == ev.SOLD:
                    self.sold[events[at + 2]] = events[at + 3]
                elif events[at] == ev.GUNS:
                    self.shown[events[at + 2]] = events[at + 3]
