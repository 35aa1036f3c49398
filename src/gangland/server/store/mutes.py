"""Whom somebody at a table wants to hear no more of; nobody else is told."""

from __future__ import annotations

from gangland.server.store.base import Base

DDL = """
CREATE TABLE IF NOT EXISTS mutes (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    muted INTEGER NOT NULL,
    PRIMARY KEY (game, seat, muted)
) STRICT;
"""


def fetch(base: Base, table: str) -> dict[int, frozenset[int]]:
    """Return whom each seat of a table has muted, for those who have muted somebody."""
    found: dict[int, frozenset[int]] = {}
    for seat, muted in base.execute("SELECT seat, muted FROM mutes WHERE game = ?", (table,)):
        found[seat] = found.get(seat, frozenset()) | {muted}
    return found


def save(base: Base, table: str, seat: int, muted: int, *, on: bool) -> None:
    """Keep that a seat has muted another, or no longer has; whatever else it muted stays."""
    if on:
        base.execute("INSERT INTO mutes VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, seat, muted))
    else:
        base.execute("DELETE FROM mutes WHERE game = ? AND seat = ? AND muted = ?", (table, seat, muted))
