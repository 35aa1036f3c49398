"""Who made a table that is open or under way: an address, and an account where there is one.

It is kept so that nobody fills a house, restart or not, and so that a host can see and ban who does; once the
game is over it is forgotten.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from gangland.server.store.archive import Plan
from gangland.server.store.base import Base
from gangland.server.store.contents import readable

DDL = """
CREATE TABLE IF NOT EXISTS makers (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    account INTEGER REFERENCES accounts(id) ON DELETE SET NULL
) STRICT;
CREATE INDEX IF NOT EXISTS makers_by_address ON makers (address);
CREATE INDEX IF NOT EXISTS makers_by_account ON makers (account);
"""


class Maker(NamedTuple):
    """Where somebody comes from, empty where nobody counts, and their account, if any."""

    address: str = ""
    account: int | None = None


NOBODY = Maker()


def save(base: Base, table: str, maker: Maker) -> None:
    """Keep who made a table."""
    if maker.address or maker.account is not None:
        base.execute("INSERT INTO makers VALUES (?, ?, ?)", (table, *maker))


def forget(base: Base) -> None:
    """Forget who made what is over."""
    base.execute("DELETE FROM makers WHERE game IN (SELECT id FROM tables WHERE state = 'over')")


def most(base: Base, maker: Maker, state: str, held: Collection[str] = ()) -> int:
    """Return how many tables in a state an address has made, or an account, whichever has more.

    Those that are held are not counted: nobody can finish them.
    """
    ask = (
        "SELECT id FROM makers JOIN tables ON id = game"
        " WHERE state = ?1 AND id NOT IN (SELECT game FROM asleep) AND {} = ?2"
    )
    found: list[list[str]] = [[]]
    if maker.address:
        found.append([row[0] for row in base.execute(ask.format("address"), (state, maker.address))])
    if maker.account is not None:
        found.append([row[0] for row in base.execute(ask.format("account"), (state, maker.account))])
    return max(len([table for table in tables if table not in held]) for tables in found)


def unanswered(base: Base, before: float) -> list[tuple[str, float, Plan]]:
    """Return games begun before then in which no person ever answered: when, and what was agreed."""
    rows = base.execute(
        "SELECT id, started, plan FROM tables WHERE state = 'running' AND started < ?"
        " AND NOT EXISTS (SELECT 1 FROM lines WHERE game = id AND message != '')",
        (before,),
    )
    found = [(table, started, readable(plan)) for table, started, plan in rows.fetchall()]
    return [(table, started, plan) for table, started, plan in found if plan is not None]


def drop_unanswered(base: Base, table: str) -> bool:
    """Forget a running game if still no person has answered; return whether that was done."""
    return (
        base.execute(
            "DELETE FROM tables WHERE id = ? AND state = 'running'"
            " AND NOT EXISTS (SELECT 1 FROM lines WHERE game = id AND message != '')"
            " AND id NOT IN (SELECT game FROM presences)",
            (table,),
        ).rowcount
        > 0
    )


def drop(base: Base, table: str) -> bool:
    """Forget a table with all that belongs to it; return whether there was one."""
    return base.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0
