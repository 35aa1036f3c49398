"""Doors: whoever loads a table, or puts one away for good, has it alone; others do not wait."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Doors:
    """A lock for each table, there for as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        """All are open."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: str) -> asyncio.Lock:
        """Return the lock of a table, the same for all who ask for it at the same time."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock
