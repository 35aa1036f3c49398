"""The devices that want to be told: each by its endpoint, for the session or the seats it has keys of."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from gangland.game.refusal import Refusal
from gangland.server.push.vapid import new_secret
from gangland.server.store.archive import HOST
from gangland.server.store.base import Base
from gangland.server.store.store import Store

MOST_DEVICES = 10_000


class Device(msgspec.Struct):
    """A device: where its messages go, by what they are sealed, in which language it is spoken to."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str
    failures: int = 0


class DeviceShelf:
    """Where devices are kept; who logs out, or loses a seat, is not told any more."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """Use the house's store."""
        self.store = store
        self.now = now

    async def secret(self) -> str:
        """Return the server's own key; the first that is made stays."""

        def job(base: Base) -> str:
            base.execute("INSERT INTO vapid VALUES (1, ?) ON CONFLICT DO NOTHING", (new_secret(),))
            return str(base.execute("SELECT secret FROM vapid").fetchone()[0])

        return await self.store.run(job)

    async def keep(self, device: Device, session: str, keys: Iterable[tuple[str, str]]) -> int:
        """Keep a device as it is now, for a session and for tables with what is kept of keys.

        Return how many of the keys open a seat; a device that is to be told of nothing is refused.
        """
        wanted = list(keys)

        def job(base: Base) -> int:
            base.execute("DELETE FROM push_devices WHERE endpoint = ?", (device.endpoint,))
            count = base.execute("SELECT count(*) FROM push_devices").fetchone()[0]
            known = base.execute("SELECT 1 FROM sessions WHERE hash = ? AND until > ?", (session, self.now()))
            is_known = known.fetchone() is not None
            ask = "SELECT 1 FROM keys WHERE game = ? AND hash = ? AND seat != ?"
            good = [(kept,) for table, kept in wanted if base.execute(ask, (table, kept, HOST)).fetchone()]
            if not good and not is_known:
                raise Refusal("push-nobody")
            if count >= MOST_DEVICES:
                raise Refusal("too-much")
            row = (device.endpoint, device.p256dh, device.auth, device.lang, session if is_known else None)
            base.execute("INSERT INTO push_devices VALUES (?, ?, ?, ?, ?, 0)", row)
            seats = [(device.endpoint, *one) for one in good]
            base.executemany("INSERT INTO push_seats VALUES (?, ?) ON CONFLICT DO NOTHING", seats)
            return len(good)

        return await self.store.run(job)

    async def drop(self, endpoint: str) -> None:
        """Forget a device."""
        await self.store.run(
            lambda base: base.execute("DELETE FROM push_devices WHERE endpoint = ?", (endpoint,)).rowcount
        )

    async def count(self, endpoint: str, *, failed: bool) -> None:
        """Keep how often a device could not be told, one time after the other."""
        change = (
            "UPDATE push_devices SET failures = CASE WHEN ? THEN failures + 1 ELSE 0 END WHERE endpoint = ?"
        )
        await self.store.run(lambda base: base.execute(change, (failed, endpoint)).rowcount)

    async def told(self, table: str, seat: int) -> list[Device]:
        """Return the devices to be told about a seat: those with a key of it, and those of its owners."""
        rows = await self.store.run(
            lambda base: base.execute(
                "SELECT endpoint, p256dh, auth, lang, failures FROM push_devices WHERE endpoint IN"
                " (SELECT endpoint FROM push_seats JOIN keys ON keys.hash = push_seats.key"
                " WHERE game = ?1 AND seat = ?2)"
                " OR session IN (SELECT hash FROM sessions JOIN owners USING (account)"
                " WHERE game = ?1 AND seat = ?2 AND until > ?3)",
                (table, seat, self.now()),
            ).fetchall()
        )
        return [Device(*row) for row in rows]
