"""The house: every table there is, found by its name, loaded when needed, and looked after."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from gangland.play.game import Game
from gangland.play.refusal import Refusal
from gangland.server import archive, lobby
from gangland.server.accounts import Accounts
from gangland.server.archive import TableRecord
from gangland.server.bodies import NewTable
from gangland.server.bots import BotDriver
from gangland.server.library import pack_of
from gangland.server.limits import Limiter
from gangland.server.notifications import Notifier
from gangland.server.sessions import Session
from gangland.server.settings import Settings
from gangland.server.store import Store
from gangland.server.tables import Room

logger = logging.getLogger("gangland.server")

FILE = "gangland.db"
TICK = 0.25
LOOK_AGAIN = 20
"""Every so many ticks bots look again, should something (a full disk) have kept one from answering."""


class House:
    """The tables of one server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        """Open the store; `open` starts what runs by itself."""
        self.settings = settings
        self.now = now
        self.store = Store(settings.folder() / FILE)
        self.accounts = Accounts(self.store, now)
        self.notifier = Notifier(settings, now)
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, BotDriver] = {}
        self.loading = asyncio.Lock()
        # one thread: a bot's memory of the pack is shared by all bots, and is not to be read half written
        self.bot_pool = ThreadPoolExecutor(1, "gangland-bots")
        self.bad_keys = Limiter(*settings.rates.keys)
        self.new_seed = lobby.new_seed
        self.tasks: list[asyncio.Task[None]] = []
        self.sessions: set[Session] = set()

    async def open(self) -> None:
        """Go on with every game under way, and keep the clocks going."""
        before = self.now() - self.settings.keep_open
        await self.store.run(lambda base: archive.purge(base, before))
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._resume()), loop.create_task(self._tick())]
        if self.notifier.is_on():
            self.tasks.append(loop.create_task(self.notifier.run()))

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        for driver in self.drivers.values():
            driver.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_pool.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    async def create(self, new: NewTable) -> tuple[Room, dict[int, str], str]:
        """Make a table; return it, the keys of its maker's seats, and the host's."""
        record, own, host = lobby.new_record(new, self.settings.packs, self.now(), self.new_seed())
        room = self._room(record)
        await asyncio.to_thread(room.new_game)

        def job(base: sqlite3.Connection) -> None:
            if archive.count(base) >= self.settings.most_tables:
                raise Refusal("house-full")
            archive.insert(base, record)

        await self.store.run(job)
        self._keep(room)
        if lobby.is_complete(record):
            async with room.lock:
                await room.begin()
        return room, own, host

    async def find(self, table: str) -> Room | None:
        """Return a table, loaded from the disk where it is not in memory."""
        if table in self.rooms:
            return self.rooms[table]
        async with self.loading:
            if table in self.rooms:
                return self.rooms[table]
            record = await self.store.run(lambda base: archive.fetch(base, table))
            if record is None:
                return None
            room = self._room(record)
            if record.state != "open":
                await asyncio.to_thread(room.load)
            self._keep(room)
            room.publish()
            return room

    def _room(self, record: TableRecord) -> Room:
        def new_game() -> Game:
            return Game(lobby.setup_of(record), pack_of(record.plan.game, record.plan.packs))

        return Room(record, self.store, self.settings, new_game, self.now)

    def _keep(self, room: Room) -> None:
        driver = BotDriver(room, self.bot_pool)
        self.drivers[room.id] = driver
        room.drivers = [driver, self.notifier.watcher(room)]
        self.rooms[room.id] = room

    def _forget(self, room: Room) -> None:
        """Let go of a table that nobody looks at and nothing happens at."""
        self.drivers.pop(room.id).stop()
        del self.rooms[room.id]

    async def _resume(self) -> None:
        """Load every game under way, one after the other: clocks run and bots are asked."""
        for table in await self.store.run(archive.running):
            try:
                await self.find(table)
            except Exception:
                logger.exception("table %s cannot be loaded", table)

    async def _tick(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(TICK)
            for room in list(self.rooms.values()):
                if number % LOOK_AGAIN == 0:
                    self.drivers[room.id].wake()
                try:
                    await room.tick()
                except Exception:
                    logger.exception("table %s: the clock failed", room.id)
                idle = self.now() - room.audience.used > self.settings.idle
                if idle and not room.audience.guests and room.record.state != "running":
                    self._forget(room)
