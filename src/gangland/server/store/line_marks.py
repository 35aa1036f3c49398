"""Marks beside the lines of a game: how the table stood after each line that was acknowledged.

They stand apart from the lines: an older program goes on with the store without them, and a game from before
there were any is not told apart from one whose marks are all met.
"""

from __future__ import annotations

from gangland.server.store.base import Base


def save(base: Base, table: str, line: int, mark: str) -> None:
    """Keep how the table stood after a line."""
    base.execute(
        "INSERT INTO marks VALUES (?, ?, ?) ON CONFLICT (game, line) DO UPDATE SET mark = excluded.mark",
        (table, line, mark),
    )


def fetch(base: Base, table: str, first: int = 0) -> dict[int, str]:
    """Return the marks of a table by line, from one on."""
    ask = "SELECT line, mark FROM marks WHERE game = ? AND line >= ? ORDER BY line"
    rows = base.execute(ask, (table, first))
    return {int(line): str(mark) for line, mark in rows}
