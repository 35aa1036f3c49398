"""Company: several servers on one database, each with the tables its guests sit at.

Any seat may be at any server. What one writes the others are told, and read it; two that write to a table at
the same moment are told apart by its *edition*, which goes up with every write: the second has to read what
the first has written, and try again. One server at a time has the *lease* of a game: it alone drives its bots
and clocks. A server that dies loses its leases within `ALIVE` seconds, and nothing else.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from gangland.game.journal import DamagedGame
from gangland.server.store import archive, company_shelf, line_marks, mutes
from gangland.server.store.base import Base, ConflictError, StoreError
from gangland.server.store.company_shelf import ALL
from gangland.server.table import closing, loading

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")
T = TypeVar("T")

BEAT: Final = 0.5
ALIVE: Final = 2.0
"""Seconds a server is taken for alive after it said so last."""

LOOK_AROUND: Final = 10
"""Every so many beats (5 s) a server looks whether it was told everything."""

MOST_AT_ONCE: Final = 100
"""Games a server takes at one beat, so that others get some of many."""


class Company:
    """This server among the others on its database."""

    def __init__(self, house: House) -> None:
        """Be nobody yet; `join` makes oneself known."""
        self.house = house
        self.id = secrets.token_hex(8)
        self.leases: set[str] = set()
        self.noted: dict[str, frozenset[int]] = {}
        self.behind: set[str] = set()
        self.missed: set[str] = set()
        self.hurry = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.close_ear: Callable[[], None] = lambda: None

    async def join(self) -> None:
        """Be known to the others, listen to them, and take what nobody drives."""
        from gangland.server.store.listener import Listener  # noqa: PLC0415 - an extra of its own

        loop = asyncio.get_running_loop()

        def hear(told: str) -> None:
            loop.call_soon_threadsafe(self.hear, told)

        listener = Listener(self.house.settings.database, hear)
        self.close_ear = listener.close
        await self.beat()

    async def leave(self) -> None:
        """Give everything up at once, so that nobody has to wait until we are missed."""
        await asyncio.to_thread(self.close_ear)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.house.store.run(lambda base: company_shelf.leave(base, self.id))

    async def run(self) -> None:
        """Say every moment that we are alive, and look around now and then."""
        for number in itertools.count(1):
            try:
                async with asyncio.timeout(BEAT):
                    await self.hurry.wait()
            except TimeoutError:
                pass
            self.hurry.clear()
            try:
                await self.beat()
                if number % LOOK_AROUND == 0:
                    await self.look_around()
            except StoreError:
                logger.exception("the database does not answer")

    async def beat(self) -> None:
        """Say that we are alive, and go on with the games nobody else drives."""
        found = await self.house.store.run(
            lambda base: company_shelf.beat(base, self.id, ALIVE, MOST_AT_ONCE)
        )
        if found.was_lost:
            self.leases.clear()
            self.noted.clear()
        self.leases.update(found.claimed)
        missed, self.missed = self.missed, set()
        for table in (*found.claimed, *sorted(missed & self.leases)):
            self._start(self._take_up(table))
        for table in sorted(missed):
            self._read_soon(table)

    async def _take_up(self, table: str) -> None:
        """Drive a game from now on; where the database fails just then, when it answers again."""
        try:
            room = await self.house.find(table)
        except DamagedGame:
            return
        except StoreError:
            self.missed.add(table)
            raise
        if room is not None:
            room.wake()

    # reading what others write

    def hear(self, told: str) -> None:
        """Read what another server has written, where somebody here looks at it."""
        server, _, table = told.partition(" ")
        if server == self.id:
            return
        if table == ALL:
            self.hurry.set()
        for one in [table] if table != ALL else list(self.house.rooms):
            self._read_soon(one)

    def _read_soon(self, table: str) -> None:
        if table in self.house.rooms and table not in self.behind:
            self.behind.add(table)
            self._start(self._follow(table))

    def _start(self, job: Awaitable[None]) -> None:
        async def safely() -> None:
            try:
                await job
            except Exception:
                logger.exception("following another server failed")

        task = asyncio.get_running_loop().create_task(safely())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _follow(self, table: str) -> None:
        """Read a table; where the database fails just then, once more when it answers again."""
        room = self.house.rooms.get(table)
        if room is None:
            self.behind.discard(table)
            return
        async with room.lock:
            self.behind.discard(table)
            try:
                await self.catch_up(room)
            except StoreError:
                self.missed.add(table)
                raise

    async def look(self, room: Room) -> None:
        """Read what others have written to a table, if they have, and who is connected to them."""
        if await self._news([room]):
            async with room.lock:
                await self.catch_up(room)

    async def look_around(self) -> None:
        """Read what was written to tables here and not told us: nobody misses a notification that is lost."""
        for table in await self._news(list(self.house.rooms.values())):
            self._read_soon(table)

    async def _news(self, rooms: Sequence[Room]) -> list[str]:
        """Return the tables that are not kept as they are known here."""
        tables = [room.id for room in rooms]
        found = await self.house.store.run(lambda base: company_shelf.standing(base, self.id, tables))
        return [room.id for room in rooms if found[room.id] != (room.record.edition, room.elsewhere)]

    async def catch_up(self, room: Room) -> None:
        """Have a table as it is kept; the lock is held."""
        first = len(room.record.lines)
        found, marks, seats, muted = await self.house.store.run(
            lambda base: (
                archive.fetch(base, room.id, first),
                line_marks.fetch(base, room.id, first),
                company_shelf.elsewhere(base, self.id, room.id),
                mutes.fetch(base, room.id),
            )
        )
        if found is None:
            if self.house.rooms.get(room.id) is room:
                closing.send_away(self.house, room)
            return
        room.manners.follow(muted, sorted(room.audience.seats_here()))
        is_news = seats != room.elsewhere
        room.elsewhere = seats
        if found.edition != room.record.edition:
            is_again = found.rematch != room.record.rematch
            await loading.follow(room, found, marks)
            room.publish()
            if is_again:
                room.audience.publish(to_all=True)
            is_news = True
        if is_news:
            room.audience.tell_presence()

    # writing

    def tell(self, base: Base, room: Room) -> None:
        """Have the others read a table, as soon as what is being written is kept."""
        company_shelf.tell(base, self.id, room.id)

    async def write(self, room: Room, job: Callable[[Base], T]) -> T:
        """Write to a table as it is known here; where it is not, a conflict, and it is by then.

        Where the database fails nobody knows whether it was written: it is read when it answers again.
        """
        edition = room.record.edition

        def whole(base: Base) -> T:
            if archive.turn(base, room.id) != edition + 1:
                raise ConflictError(room.id)
            done = job(base)
            self.tell(base, room)
            return done

        try:
            done = await self.house.store.run(whole)
        except ConflictError:
            await self.catch_up(room)
            raise
        except StoreError:
            self.missed.add(room.id)
            raise
        room.record.edition = edition + 1
        return done

    async def note(self, room: Room, job: Callable[[Base], T]) -> T:
        """Write something to a table that holds whatever else is written there."""

        def whole(base: Base) -> tuple[int, T]:
            edition, done = archive.turn(base, room.id), job(base)
            self.tell(base, room)
            return edition, done

        edition, done = await self.house.store.run(whole)
        if edition == room.record.edition + 1:
            room.record.edition = edition
        return done

    async def note_presence(self, room: Room) -> None:
        """Have the others know who is connected here."""
        here = room.audience.seats_here()
        if here == self.noted.get(room.id, frozenset()):
            return

        def job(base: Base) -> None:
            company_shelf.save_presence(base, self.id, room.id, here)
            self.tell(base, room)

        await self.house.store.run(job)
        self.noted[room.id] = here
        if not here:
            del self.noted[room.id]
