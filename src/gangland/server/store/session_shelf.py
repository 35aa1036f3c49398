"""When a session was begun and last used, and an account: what is not used for long ends by itself.

A session from before this was kept counts as begun when it is first seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.server.store.base import Base

DDL: Final = """
CREATE TABLE IF NOT EXISTS session_uses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE REFERENCES sessions(hash) ON DELETE CASCADE,
    since REAL NOT NULL,
    used REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS account_uses (
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    used REAL NOT NULL,
    PRIMARY KEY (account)
) STRICT;
"""

WRITTEN: Final = 3600.0
"""Seconds after which it is written down again that a session is in use."""


class Use(NamedTuple):
    """A session of an account: its number, its token's hash, since when, and when it was last used."""

    id: int
    hash: str
    since: float
    used: float


def note(base: Base, session: str, account: int, now: float) -> None:
    """Keep that a session is used now."""
    base.execute(
        "INSERT INTO session_uses (hash, since, used) VALUES (?1, ?2, ?2)"
        " ON CONFLICT (hash) DO UPDATE SET used = excluded.used",
        (session, now),
    )
    base.execute(
        "INSERT INTO account_uses VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET used = excluded.used",
        (account, now),
    )


def find(base: Base, session: str, now: float, unused: float) -> int | None:
    """Return the account of a session that is still good, which is used by this."""
    row = base.execute(
        "SELECT account, used FROM sessions LEFT JOIN session_uses USING (hash) WHERE hash = ? AND until > ?",
        (session, now),
    ).fetchone()
    if row is None or (row[1] is not None and row[1] <= now - unused):
        return None
    if row[1] is None or row[1] <= now - WRITTEN:
        note(base, session, row[0], now)
    return int(row[0])


def all_of(base: Base, account: int, now: float, unused: float) -> list[Use]:
    """Return the sessions of an account that are still good, the last used first."""
    rows = base.execute(
        "SELECT id, hash, since, used FROM session_uses JOIN sessions USING (hash)"
        " WHERE account = ? AND until > ? AND used > ? ORDER BY used DESC, id DESC",
        (account, now, now - unused),
    )
    return [Use(*row) for row in rows]


def end(base: Base, account: int, number: int) -> bool:
    """End a session of an account; return whether there was one."""
    return (
        base.execute(
            "DELETE FROM sessions WHERE account = ? AND hash IN (SELECT hash FROM session_uses WHERE id = ?)",
            (account, number),
        ).rowcount
        > 0
    )


def end_others(base: Base, account: int, session: str) -> None:
    """End every session of an account but one."""
    base.execute("DELETE FROM sessions WHERE account = ? AND hash != ?", (account, session))


def forget(base: Base, now: float, unused: float, accounts: float) -> None:
    """Forget sessions that are over or not used, and accounts nobody has used, for so many seconds."""
    base.execute(
        "INSERT INTO session_uses (hash, since, used) SELECT hash, ?1, ?1 FROM sessions"
        " WHERE hash NOT IN (SELECT hash FROM session_uses)",
        (now,),
    )
    base.execute(
        "INSERT INTO account_uses SELECT id, ? FROM accounts"
        " WHERE id NOT IN (SELECT account FROM account_uses)",
        (now,),
    )
    base.execute("DELETE FROM sessions WHERE until <= ?", (now,))
    base.execute(
        "DELETE FROM sessions WHERE hash IN (SELECT hash FROM session_uses WHERE used <= ?)", (now - unused,)
    )
    base.execute(
        "DELETE FROM accounts WHERE id IN (SELECT account FROM account_uses WHERE used <= ?)",
        (now - accounts,),
    )
