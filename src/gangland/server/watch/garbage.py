"""Collecting garbage when it suits: what Python does by itself stops everybody, the longer the more tables.

A table leaves no circles behind, so what is young is looked at seldom, and once. To look at everything takes
a while for each table that is open; so that is done by the clock, the less often the longer it takes.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

THRESHOLDS: Final = (100_000, 1_000_000_000, 1_000_000_000)
"""When the young are looked at; what is older than that, and all there is, never by itself."""

AT_LEAST: Final = 60.0
SHARE: Final = 1000
"""Of so many seconds one may be spent on looking at everything."""


def settle_in() -> None:
    """Leave alone what is here for good, and have everything looked at only when a `Dustman` does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Dustman:
    """Whoever collects all the garbage there is when it is time, in a process that has settled in."""

    def __init__(self, steady: Callable[[], float]) -> None:
        """Know the clock."""
        self.steady = steady
        self.due = steady() + AT_LEAST

    async def look(self) -> None:
        """Collect all there is, if it is time; the longer it took, the later it is done again."""
        began = self.steady()
        if began >= self.due and gc.get_threshold() == THRESHOLDS:
            gc.collect()
            now = self.steady()
            self.due = now + max(AT_LEAST, SHARE * (now - began))
