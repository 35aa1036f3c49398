"""What a host has decided: who is not welcome, and until when; and which tables are to be closed.

`gangland admin` writes it beside a server that may be running, which reads it every few seconds: whoever may
write to the file may decide, and there is no door to it from the net.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

DDL = """
CREATE TABLE IF NOT EXISTS bans (
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (kind, what)
) STRICT;
CREATE TABLE IF NOT EXISTS closings (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
"""


class Ban(NamedTuple):
    """A `name` or an `address` (or network) that is not let in until an instant."""

    kind: str
    what: str
    until: float


def fetch(base: sqlite3.Connection) -> list[Ban]:
    """Return every ban there is, over or not."""
    return [Ban(*row) for row in base.execute("SELECT kind, what, until FROM bans ORDER BY until")]


def save(base: sqlite3.Connection, ban: Ban) -> None:
    """Ban somebody; an account of that name is logged out everywhere."""
    base.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, ?)", ban)
    if ban.kind == "name":
        base.execute(
            "DELETE FROM sessions WHERE account IN (SELECT id FROM accounts WHERE name = ?)", (ban.what,)
        )


def lift(base: sqlite3.Connection, kind: str, what: str) -> bool:
    """Let somebody in again; return whether they were banned."""
    return base.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (kind, what)).rowcount > 0


def forget(base: sqlite3.Connection, now: float) -> None:
    """Forget bans that are over."""
    base.execute("DELETE FROM bans WHERE until <= ?", (now,))


def order_closing(base: sqlite3.Connection, table: str) -> bool:
    """Have the server close a table; return whether there is one."""
    if base.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        return False
    base.execute("INSERT OR IGNORE INTO closings VALUES (?)", (table,))
    return True


def closings(base: sqlite3.Connection) -> list[str]:
    """Return the tables that are to be closed."""
    return [row[0] for row in base.execute("SELECT game FROM closings")]
