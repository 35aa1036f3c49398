"""Whom somebody at a table wants to hear no more of; nobody else is told."""

from __future__ import annotations

from collections.abc import Iterable

from gangland.server.store.base import Base

DDL = """
CREATE TABLE IF NOT EXISTS mutes (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    muted INTEGER NOT NULL,
    PRIMARY KEY (game, seat, muted)
) STRICT;
"""


def fetch(base: Base, table: str, seat: int) -> set[int]:
    """Return whom a seat has muted."""
    rows = base.execute("SELECT muted FROM mutes WHERE game = ? AND seat = ?", (table, seat))
    return {row[0] for row in rows}


def save(base: Base, table: str, seat: int, muted: Iterable[int]) -> None:
    """Keep whom a seat has muted."""
    base.execute("DELETE FROM mutes WHERE game = ? AND seat = ?", (table, seat))
    base.executemany("INSERT INTO mutes VALUES (?, ?, ?)", [(table, seat, one) for one in sorted(muted)])
