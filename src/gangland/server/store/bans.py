"""What a host has decided: who is not welcome, and until when; and which tables are to be closed.

`gangland admin` writes it beside a server that may be running, which reads it every few seconds: whoever may
write to the file may decide, and there is no door to it from the net.
"""

from __future__ import annotations

from typing import NamedTuple

from gangland.server.store.base import Base
from gangland.server.store.keys import folded

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


def fetch(base: Base) -> list[Ban]:
    """Return every ban there is, over or not."""
    return [Ban(*row) for row in base.execute("SELECT kind, what, until FROM bans ORDER BY until")]


def save(base: Base, ban: Ban) -> None:
    """Ban somebody; an account of that name is logged out everywhere."""
    base.execute(
        "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (kind, what) DO UPDATE SET until = excluded.until", ban
    )
    if ban.kind == "name":
        base.execute(
            "DELETE FROM sessions WHERE account IN (SELECT id FROM accounts WHERE lower(name) = ?)",
            (folded(ban.what),),
        )


def lift(base: Base, kind: str, what: str) -> bool:
    """Let somebody in again; return whether they were banned."""
    return base.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (kind, what)).rowcount > 0


def forget(base: Base, now: float) -> None:
    """Forget bans that are over."""
    base.execute("DELETE FROM bans WHERE until <= ?", (now,))


def order_closing(base: Base, table: str) -> bool:
    """Have the server close a table; return whether there is one."""
    if base.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        return False
    base.execute("INSERT INTO closings VALUES (?) ON CONFLICT DO NOTHING", (table,))
    return True


def closings(base: Base) -> list[str]:
    """Return the tables that are to be closed."""
    return [row[0] for row in base.execute("SELECT game FROM closings")]
