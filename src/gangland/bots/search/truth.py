"""An open table needs no memory: what a world holds is what there is."""

from __future__ import annotations

from typing import Final

from gangland.bots.memory import Memory
from gangland.engine.ints import i64
from gangland.engine.step import Rules
from gangland.engine.table import Table


class Truth(Memory):
    """The memory of a player at a table whose blinds are up: a world that was drawn, never the true table."""

    def held(self, g: Rules, t: Table, seat: i64, asset: i64) -> i64:
        """Return what lies on the table."""
        return t.asset(seat, asset)


TRUTH: Final = Truth()
