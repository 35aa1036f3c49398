"""Marks beside the lines of a game: how the table stood after each line that was acknowledged.

They stand apart from the lines: an older program goes on with the store without them, and a game from before
there were any is not told apart from one whose marks are all met.
"""

from __future__ import annotations

import sqlite3


def save(base: sqlite3.Connection, table: str, line: int, mark: str) -> None:
    """Keep how the table stood after a line."""
    base.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?)", (table, line, mark))


def fetch(base: sqlite3.Connection, table: str) -> dict[int, str]:
    """Return the marks of a table by line."""
    rows = base.execute("SELECT line, mark FROM marks WHERE game = ? ORDER BY line", (table,))
    return {int(line): str(mark) for line, mark in rows}
