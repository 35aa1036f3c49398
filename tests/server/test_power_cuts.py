"""The power is cut: what was not synced is lost, torn and reordered. A slice of `make power-cuts`."""

from __future__ import annotations

import sqlite3

import pytest
from power_cuts import look

from gangland.server.store.sqlite import Sqlite

CUTS = 12
MOST = 60


def test_what_was_acknowledged_outlives_the_power() -> None:
    assert [look(number) for number in range(CUTS)] == [""] * CUTS


@pytest.mark.parametrize("level", ["NORMAL", "OFF"])
def test_a_store_that_syncs_less_is_found_out(level: str) -> None:
    class Hasty(Sqlite):
        """It says that something is kept before it is."""

        def connect(self) -> sqlite3.Connection:
            base = super().connect()
            base.execute(f"PRAGMA synchronous={level}")
            return base

    assert any(look(number, Hasty) for number in range(MOST))
