"""What is kept of clocks: how many seconds each seat that owes an answer has left.

An instant would be of no use to the next process: clocks of the wall are set, and nobody can answer a server
that is not there.
"""

from __future__ import annotations

from collections.abc import Mapping

from gangland.server.store.base import Base

DDL = """
CREATE TABLE IF NOT EXISTS clocks (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    secs REAL NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;
"""


def save(base: Base, table: str, left: Mapping[int, float]) -> None:
    """Keep how long the seats of a table have, in the place of what was kept before.

    Two servers may at once, of which the last is right; of a table that is gone nothing is kept.
    """
    base.execute("DELETE FROM clocks WHERE game = ?", (table,))
    base.executemany(
        "INSERT INTO clocks SELECT id, ?, ? FROM tables WHERE id = ?"
        " ON CONFLICT (game, seat) DO UPDATE SET secs = excluded.secs",
        [(seat, secs, table) for seat, secs in left.items()],
    )


def save_all(base: Base, left: Mapping[str, Mapping[int, float]]) -> None:
    """Keep how long the seats of many tables have."""
    for table, secs in left.items():
        save(base, table, secs)


def fetch(base: Base, table: str) -> dict[int, float]:
    """Return how long the seats of a table have, as far as it was kept."""
    return dict(base.execute("SELECT seat, secs FROM clocks WHERE game = ?", (table,)).fetchall())
