"""The passkeys of accounts, kept: public keys and counters, nothing that would open anything by itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from gangland.game.refusal import Refusal
from gangland.protocol.accounts import Passkey
from gangland.server.store.base import Base
from gangland.server.store.store import Store

HANDLE_BYTES = 32
MOST_PASSKEYS = 20


class Kept(msgspec.Struct):
    """A passkey as it is checked: whose it is, its public key, and how often it said it was used."""

    id: int
    account: int
    handle: str
    data: str
    counter: int


class PasskeyShelf:
    """Where passkeys are looked up, added, renamed and removed."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """Use the house's store."""
        self.store = store
        self.now = now

    async def all_of(self, account: int) -> list[Passkey]:
        """Return the passkeys of an account."""
        ask = "SELECT id, name, rp, created, used FROM passkeys WHERE account = ? ORDER BY id"
        rows = await self.store.run(lambda base: base.execute(ask, (account,)).fetchall())
        return [Passkey(*row) for row in rows]

    async def owner(self, account: int, rp: str) -> tuple[str, str, list[str]]:
        """Return an account's name, the handle its passkeys share, and which of them work at an address."""

        def job(base: Base) -> tuple[str, str, list[str]]:
            name = base.execute("SELECT name FROM accounts WHERE id = ?", (account,)).fetchone()[0]
            rows = base.execute("SELECT handle, rp, credential FROM passkeys WHERE account = ?", (account,))
            found = rows.fetchall()
            if len(found) >= MOST_PASSKEYS:
                raise Refusal("too-many-passkeys", count=MOST_PASSKEYS)
            handle = found[0][0] if found else secrets.token_hex(HANDLE_BYTES)
            return name, handle, [credential for _, at, credential in found if at == rp]

        return await self.store.run(job)

    async def add(self, account: int, handle: str, rp: str, name: str, made: Made) -> Passkey:
        """Keep a new passkey."""
        row = (account, handle, rp, name, made.credential, made.data, made.counter, self.now())

        def job(base: Base) -> Passkey:
            count = base.execute("SELECT count(*) FROM passkeys WHERE account = ?", (account,)).fetchone()[0]
            if count >= MOST_PASSKEYS:
                raise Refusal("too-many-passkeys", count=MOST_PASSKEYS)
            done = base.execute(
                "INSERT INTO passkeys (account, handle, rp, name, credential, data, counter, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
                row,
            ).fetchone()
            if done is None:
                raise Refusal("passkey-known")
            return Passkey(int(done[0]), name, rp, row[-1])

        return await self.store.run(job)

    async def find(self, credential: str, rp: str) -> Kept:
        """Return the passkey a device used; one that was removed, or is of elsewhere, is unknown."""
        row = await self.store.run(
            lambda base: base.execute(
                "SELECT id, account, handle, data, counter FROM passkeys WHERE credential = ? AND rp = ?",
                (credential, rp),
            ).fetchone()
        )
        if row is None:
            raise Refusal("passkey-unknown")
        return Kept(*row)

    async def count_use(self, passkey: Kept, counter: int) -> None:
        """Keep that a passkey was used; a counter that does not go up is that of a copy."""
        used = (counter, self.now(), passkey.id, counter, counter)
        done = await self.store.run(
            lambda base: (
                base.execute(
                    "UPDATE passkeys SET counter = ?, used = ? WHERE id = ?"
                    " AND (counter < ? OR (counter = 0 AND ? = 0))",
                    used,
                ).rowcount
            )
        )
        if not done:
            raise Refusal("passkey-copied")

    async def rename(self, account: int, number: int, name: str) -> Passkey:
        """Call one's own passkey something else."""
        change = (
            "UPDATE passkeys SET name = ? WHERE id = ? AND account = ? RETURNING id, name, rp, created, used"
        )
        return await self._own(change, (name, number, account))

    async def remove(self, account: int, number: int) -> None:
        """Forget one's own passkey: from now on it opens nothing."""
        drop = "DELETE FROM passkeys WHERE id = ? AND account = ? RETURNING id, name, rp, created, used"
        await self._own(drop, (number, account))

    async def _own(self, change: str, values: tuple[object, ...]) -> Passkey:
        found = await self.store.run(lambda base: base.execute(change, values).fetchall())
        if not found:
            raise Refusal("no-such-passkey")
        return Passkey(*found[0])


class Made(msgspec.Struct):
    """A new passkey as a device made it: its id, its public key and its counter."""

    credential: str
    data: str
    counter: int
