"""What servers on one database know of each other: who is alive, who drives which game, who sits where.

A server is alive as long as it says so every moment, by the clock of the database. What it holds, the lease
of a game or a seat that is connected to it, is gone with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gangland.server.store.base import Base

DDL: Final = """
CREATE TABLE IF NOT EXISTS servers (
    id TEXT PRIMARY KEY,
    until REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS leases (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    server TEXT NOT NULL REFERENCES servers(id) ON DELETE CASCADE
) STRICT;
CREATE INDEX IF NOT EXISTS leases_by_server ON leases (server);
CREATE TABLE IF NOT EXISTS presences (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    server TEXT NOT NULL REFERENCES servers(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, server, seat)
) STRICT;
CREATE INDEX IF NOT EXISTS presences_by_server ON presences (server);
CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state);
"""

CLOCK: Final = "extract(epoch FROM clock_timestamp())"
"""The clock of the database, one for all servers, as PostgreSQL has it: on SQLite nobody has company."""

CHANNEL: Final = "gangland"
ALL: Final = "*"
"""Told in the place of a table: somebody has left, and what they held is free."""


class Beat(NamedTuple):
    """What came of saying that one is alive: whether one was given up, and which games one drives now."""

    was_lost: bool
    claimed: list[str]


class Standing(NamedTuple):
    """How a table stands: how often it was written to, and which seats are connected to other servers."""

    edition: int
    elsewhere: frozenset[int]


def beat(base: Base, server: str, secs: float, most: int) -> Beat:
    """Say that a server is alive for some seconds more, bury the dead, and take games nobody drives."""
    row = (secs, server)
    alive = base.execute(f"UPDATE servers SET until = {CLOCK} + ? WHERE id = ?", row).rowcount > 0  # noqa: S608
    if not alive:
        base.execute(f"INSERT INTO servers VALUES (?, {CLOCK} + ?)", (server, secs))  # noqa: S608
    _bury(base)
    claimed = base.execute(
        "INSERT INTO leases SELECT id, ? FROM tables WHERE state = 'running'"
        " AND NOT EXISTS (SELECT 1 FROM leases WHERE game = id)"
        " AND NOT EXISTS (SELECT 1 FROM asleep WHERE game = id)"
        " ORDER BY created LIMIT ? ON CONFLICT DO NOTHING RETURNING game",
        (server, most),
    )
    return Beat(not alive, [row[0] for row in claimed.fetchall()])


def _bury(base: Base) -> None:
    """Forget servers that do not answer any more; whoever sits with those who sat there is told."""
    ask = f"SELECT id FROM servers WHERE until < {CLOCK} ORDER BY id FOR UPDATE SKIP LOCKED"  # noqa: S608
    for (dead,) in base.execute(ask).fetchall():
        left = base.execute("SELECT DISTINCT game FROM presences WHERE server = ?", (dead,)).fetchall()
        base.execute("DELETE FROM servers WHERE id = ?", (dead,))
        for (game,) in left:
            tell(base, "", game)


def leave(base: Base, server: str) -> None:
    """Give everything up that a server holds, and say so."""
    base.execute("DELETE FROM servers WHERE id = ?", (server,))
    tell(base, server, ALL)


def is_anybody_alive(base: Base) -> bool:
    """Return whether a server is on this database."""
    return base.execute(f"SELECT 1 FROM servers WHERE until > {CLOCK}").fetchone() is not None  # noqa: S608


def leases(base: Base, server: str) -> list[str]:
    """Return the games a server drives."""
    return [row[0] for row in base.execute("SELECT game FROM leases WHERE server = ?", (server,))]


def forget_finished(base: Base) -> None:
    """Give up the leases of games that are over or asleep."""
    base.execute(
        "DELETE FROM leases WHERE game IN (SELECT id FROM tables WHERE state = 'over')"
        " OR game IN (SELECT game FROM asleep)"
    )


def save_presence(base: Base, server: str, table: str, seats: Iterable[int]) -> None:
    """Keep which seats of a table are connected to a server; of a table that is gone, none."""
    base.execute("DELETE FROM presences WHERE game = ? AND server = ?", (table, server))
    for seat in sorted(seats):
        base.execute("INSERT INTO presences SELECT id, ?, ? FROM tables WHERE id = ?", (server, seat, table))


def elsewhere(base: Base, server: str, table: str) -> frozenset[int]:
    """Return the seats of a table that are connected to other servers."""
    rows = base.execute("SELECT seat FROM presences WHERE game = ? AND server != ?", (table, server))
    return frozenset(row[0] for row in rows)


def standing(base: Base, server: str, tables: Sequence[str]) -> dict[str, Standing]:
    """Return how some tables stand, as far as a server has to know whether to read them."""
    if not tables:
        return {}
    those = f"game IN ({', '.join('?' * len(tables))})"
    editions = base.execute(f"SELECT game, number FROM editions WHERE {those}", tables)  # noqa: S608
    found = {table: Standing(0, frozenset()) for table in tables}
    found |= {game: Standing(number, frozenset()) for game, number in editions}
    ask = f"SELECT game, seat FROM presences WHERE server != ? AND {those}"  # noqa: S608
    for game, seat in base.execute(ask, (server, *tables)):
        found[game] = Standing(found[game].edition, found[game].elsewhere | {seat})
    return found


def tell(base: Base, server: str, table: str) -> None:
    """Have every server know that another has written to a table, as soon as it is kept."""
    base.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{server} {table}"))
