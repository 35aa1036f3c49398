"""Accounts: optional, and only to find one's own tables again.

A session ends after ninety days, and where nobody used it for a while; an account has so many at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from gangland.game.names import check_name
from gangland.game.refusal import Refusal
from gangland.server.account.passwords import check_new
from gangland.server.store import archive, keys, session_shelf
from gangland.server.store.base import Base
from gangland.server.store.session_shelf import Use
from gangland.server.store.store import Store

SESSION = 90 * 86_400
UNUSED = 30 * 86_400
MOST_SESSIONS = 20
AT_ONCE = 2
MOST_TABLES = 200


class Accounts:
    """Names with passwords, hashed with argon2id, a few at a time because each takes 64 MB."""

    def __init__(self, store: Store, now: Callable[[], float], unused: float = UNUSED) -> None:
        """Use the house's store; a session nobody used for so many seconds is over."""
        self.store = store
        self.now = now
        self.unused = unused
        self.hasher = PasswordHasher()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""

    async def register(self, name: str, password: str) -> int:
        """Make an account, under a name that can be read."""
        check_name(name)
        check_new(name, password)
        kept = await self._hash(password)

        def job(base: Base) -> int:
            ask = "INSERT INTO accounts (name, password) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id"
            row = base.execute(ask, (name, kept)).fetchone()
            if row is None:
                raise Refusal("account-taken")
            return int(row[0])

        return await self.store.run(job)

    async def check(self, name: str, password: str) -> int:
        """Return the account of a name; one that does not exist takes as long as a wrong password."""
        row = await self.store.run(
            lambda base: base.execute(
                "SELECT id, password FROM accounts WHERE lower(name) = ?", (keys.folded(name),)
            ).fetchone()
        )
        if not self.nobody:
            self.nobody = await self._hash(keys.new_key())
        matches = await self._matches(row[1] if row else self.nobody, password)
        if row is None or not matches:
            raise Refusal("wrong-password")
        return int(row[0])

    async def confirm(self, account: int, password: str) -> tuple[str, str]:
        """Refuse a password that is not the account's; return the account's name and what is kept of it."""
        ask = "SELECT name, password FROM accounts WHERE id = ?"
        row = await self.store.run(lambda base: base.execute(ask, (account,)).fetchone())
        if row is None or not await self._matches(row[1], password):
            raise Refusal("wrong-password")
        return str(row[0]), str(row[1])

    async def change_password(self, account: int, old: str, new: str, session: str) -> None:
        """Give an account another password; every session but the one named, by its hash, is over."""
        name, known = await self.confirm(account, old)
        check_new(name, new)
        kept = await self._hash(new)

        def job(base: Base) -> None:
            ask = "UPDATE accounts SET password = ? WHERE id = ? AND password = ?"
            if not base.execute(ask, (kept, account, known)).rowcount:
                raise Refusal("wrong-password")
            session_shelf.end_others(base, account, session)

        await self.store.run(job)

    async def sessions(self, account: int) -> list[Use]:
        """Return the sessions of an account, the last used first."""
        return await self.store.run(lambda base: session_shelf.all_of(base, account, self.now(), self.unused))

    async def end_session(self, account: int, number: int) -> None:
        """End a session of an account by its number."""
        if not await self.store.run(lambda base: session_shelf.end(base, account, number)):
            raise Refusal("no-such-session")

    async def end_others(self, account: int, session: str) -> None:
        """End every session of an account but one, named by its hash."""
        await self.store.run(lambda base: session_shelf.end_others(base, account, session))

    async def log_out(self, token: str) -> None:
        """Forget a session."""
        kept = keys.hashed(token)
        await self.store.run(
            lambda base: base.execute("DELETE FROM sessions WHERE hash = ?", (kept,)).rowcount
        )

    async def find(self, token: str) -> int | None:
        """Return the account of a session that is still good."""
        kept, now = keys.hashed(token), self.now()
        return await self.store.run(lambda base: session_shelf.find(base, kept, now, self.unused))

    async def own(self, account: int, table: str, seats: list[int]) -> None:
        """Note that seats of a table belong to an account."""
        rows = [(account, table, seat) for seat in seats]
        await self.store.run(
            lambda base: (
                base.executemany("INSERT INTO owners VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows).rowcount
            )
        )

    async def tables(self, account: int) -> list[dict[str, Any]]:
        """Return the tables where an account has a seat, the newest first and the oldest of many left out."""
        rows = await self.store.run(
            lambda base: base.execute(
                "SELECT owners.game, owners.seat, tables.state, tables.created, seats.name,"
                " json_extract(tables.plan, '$.game'), coalesce(json_extract(tables.plan, '$.lesson'), ''),"
                " results.place, (SELECT count(*) FROM seats WHERE seats.game = owners.game),"
                " coalesce((SELECT first.name FROM results AS won JOIN seats AS first"
                " ON first.game = won.game AND first.seat = won.seat"
                " WHERE won.game = owners.game AND won.place = 1), '')"
                " FROM owners JOIN tables ON tables.id = owners.game"
                " LEFT JOIN results ON results.game = owners.game AND results.seat = owners.seat"
                " JOIN seats ON seats.game = owners.game AND seats.seat = owners.seat"
                " WHERE account = ? ORDER BY tables.created DESC, owners.seat LIMIT ?",
                (account, MOST_TABLES),
            ).fetchall()
        )
        seat = ("table", "seat", "state", "created", "name", "game", "lesson")
        fields = (*seat, "place", "players", "winner")
        return [dict(zip(fields, row, strict=True)) for row in rows]

    async def new_seat_key(self, account: int, table: str, seat: int) -> tuple[str, str]:
        """Return a fresh key of a seat the account owns, and what is kept of it."""
        key = keys.new_key()
        kept = keys.hashed(key)

        def job(base: Base) -> None:
            owned = (account, table, seat)
            found = base.execute("SELECT 1 FROM owners WHERE (account, game, seat) = (?, ?, ?)", owned)
            if found.fetchone() is None:
                raise Refusal("no-such-table")
            archive.add_key(base, table, kept, seat)
            archive.turn(base, table)

        await self.store.run(job)
        return key, kept

    async def new_session(self, account: int) -> tuple[str, str]:
        """Return the token of a new session, and the name of its account; of many, the least used is over."""
        token, now = keys.new_key(), self.now()
        kept = keys.hashed(token)

        def job(base: Base) -> str:
            base.execute("INSERT INTO sessions VALUES (?, ?, ?)", (kept, account, now + SESSION))
            session_shelf.note(base, kept, account, now)
            for use in session_shelf.all_of(base, account, now, self.unused)[MOST_SESSIONS:]:
                session_shelf.end(base, account, use.id)
            return str(base.execute("SELECT name FROM accounts WHERE id = ?", (account,)).fetchone()[0])

        return token, await self.store.run(job)

    async def _hash(self, password: str) -> str:
        async with self.room:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _matches(self, kept: str, password: str) -> bool:
        async with self.room:
            try:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
            except (VerifyMismatchError, InvalidHashError):
                return False
