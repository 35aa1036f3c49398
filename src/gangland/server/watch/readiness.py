"""Readiness: whether the store answers, and whether what is to be kept can be."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Final

from gangland.server.store import probe
from gangland.server.store.base import StoreError
from gangland.server.store.store import Store

EVERY: Final = 10.0
"""Seconds between two probes, however often somebody asks: some 70 MB a day at most, which no disk minds."""


class Readiness:
    """Asks the store whenever somebody wants to know, and has it write now and then."""

    def __init__(self, store: Store, steady: Callable[[], float]) -> None:
        """Nothing was written yet."""
        self.store = store
        self.steady = steady
        self.lock = asyncio.Lock()
        self.next = -math.inf
        self.can_write = True

    async def check(self) -> bool:
        """Return whether something can be kept; a StoreError says that the store does not even answer."""
        await self.store.run(lambda base: base.execute("SELECT 1").fetchone())
        async with self.lock:
            if self.steady() >= self.next:
                self.can_write = await self._probe()
                self.next = self.steady() + EVERY
        return self.can_write

    async def _probe(self) -> bool:
        """Write, and take away what was written: each is on the disk before it counts."""
        try:
            await self.store.run(probe.write)
            await self.store.run(probe.clear)
        except StoreError:
            return False
        return True
