"""Accounts: optional, and only to find one's own tables again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from gangland.game.names import check_name
from gangland.game.refusal import Refusal
from gangland.server.store import archive, keys
from gangland.server.store.base import Base
from gangland.server.store.store import Store

SESSION = 90 * 86_400
AT_ONCE = 2
MOST_TABLES = 200


class Accounts:
    """Names with passwords, hashed with argon2id, a few at a time because each takes 64 MB."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """Use the house's store."""
        self.store = store
        self.now = now
        self.hasher = PasswordHasher()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""

    async def register(self, name: str, password: str) -> int:
        """Make an account, under a name that can be read."""
        check_name(name)
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

    async def log_out(self, token: str) -> None:
        """Forget a session."""
        kept = keys.hashed(token)
        await self.store.run(
            lambda base: base.execute("DELETE FROM sessions WHERE hash = ?", (kept,)).rowcount
        )

    async def find(self, token: str) -> int | None:
        """Return the account of a session that is still good."""
        kept, now = keys.hashed(token), self.now()
        row = await self.store.run(
            lambda base: base.execute(
                "SELECT account FROM sessions WHERE hash = ? AND until > ?", (kept, now)
            ).fetchone()
        )
        return None if row is None else int(row[0])

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
        """Return the token of a new session, and the name of its account."""
        token = keys.new_key()
        row = (keys.hashed(token), account, self.now() + SESSION)

        def job(base: Base) -> str:
            base.execute("INSERT INTO sessions VALUES (?, ?, ?)", row)
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
