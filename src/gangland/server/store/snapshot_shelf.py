"""Snapshots: how the game of a table stood after so many of its lines, so that only the rest is played again.

They can all be thrown away at any time: the lines are the game.
"""

from __future__ import annotations

from typing import Final

from gangland.server.store.base import Base

DDL: Final = """
CREATE TABLE IF NOT EXISTS snapshots (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    program TEXT NOT NULL,
    lines INTEGER NOT NULL,
    data BLOB NOT NULL
) STRICT;
"""


def save(base: Base, table: str, program: str, lines: int, data: bytes) -> None:
    """Keep a snapshot in the place of the one before; of a table that is gone, none."""
    base.execute(
        "INSERT INTO snapshots SELECT id, ?, ?, ? FROM tables WHERE id = ?"
        " ON CONFLICT (game) DO UPDATE"
        " SET program = excluded.program, lines = excluded.lines, data = excluded.data",
        (program, lines, data, table),
    )


def fetch(base: Base, table: str, program: str) -> bytes:
    """Return the snapshot a program took of a table; empty where it took none."""
    row = base.execute(
        "SELECT data FROM snapshots WHERE game = ? AND program = ?", (table, program)
    ).fetchone()
    return bytes(row[0]) if row is not None else b""


def drop(base: Base, table: str) -> None:
    """Throw a snapshot away."""
    base.execute("DELETE FROM snapshots WHERE game = ?", (table,))
