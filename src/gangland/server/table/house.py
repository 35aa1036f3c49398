"""The house: every table there is, found by its name, loaded when needed, and looked after."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType

from gangland.content.records import Pack
from gangland.game.journal import DamagedGame
from gangland.lessons.shelf import cards_of, find
from gangland.protocol.bodies import NewTable
from gangland.server.account.ceremonies import Ceremonies
from gangland.server.http.library import pack_of
from gangland.server.http.limits import Limiter
from gangland.server.notifications import Notifier
from gangland.server.push.pusher import Pusher
from gangland.server.settings import Settings
from gangland.server.socket.sessions import Session
from gangland.server.store import archive, clocks, contents, keeping, makers
from gangland.server.store.accounts import Accounts
from gangland.server.store.archive import TableRecord
from gangland.server.store.base import Base, StoreError
from gangland.server.store.devices import DeviceShelf
from gangland.server.store.makers import Maker
from gangland.server.store.passkeys import PasskeyShelf
from gangland.server.store.places import database_of
from gangland.server.store.store import Store
from gangland.server.table import finding, gathering, putting_away, tidying
from gangland.server.table.closing import check_room
from gangland.server.table.company import Company
from gangland.server.table.doorman import Doorman, obey
from gangland.server.table.doors import Doors
from gangland.server.table.lesson_bots import LessonDriver
from gangland.server.table.pack_shelf import PackShelf, adopt
from gangland.server.table.pinning import SayHeld, Verdict, log_held
from gangland.server.table.putting_away import Away
from gangland.server.table.reckoning import Reckoning
from gangland.server.table.retrospect import Shelf
from gangland.server.table.seated_bots import BotDriver
from gangland.server.table.snapshots import WORTH, program
from gangland.server.table.study import Study
from gangland.server.table.web_table import Room
from gangland.server.watch.garbage import Dustman
from gangland.server.watch.gathered import Figures
from gangland.server.watch.readiness import Readiness
from gangland.server.watch.watching import watch_of

logger = logging.getLogger("gangland.server")

TICK = 0.25
LOOK_AGAIN = 20
"""Every so many ticks (5 s) we look what the host says, and bots look again: a disk may have been full."""

AT_ONCE = 20
"""After so many tables somebody else may have the loop."""

BEAT = 240
"""Every so many ticks (a minute) the time that people have left is kept."""

TIDY_UP = 14_400
"""Every so many ticks (an hour) what nobody comes back to is put away."""


class House:
    """The tables of one server."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open the store; `open` starts what runs by itself.

        `now` dates what is kept; by `steady`, which nobody can set, is measured how long something takes.
        """
        self.settings = settings
        self.now = now
        self.steady = steady
        self.watch = watch_of(self)
        self.figures: Figures | None = None  # where there are several workers
        self.store = Store(database_of(settings), self.watch)
        self.accounts = Accounts(self.store, now, keeping.seconds(settings.keep.sessions))
        self.passkeys = PasskeyShelf(self.store, now)
        self.ceremonies = Ceremonies(steady)
        self.pusher = Pusher(settings, DeviceShelf(self.store, now), now) if settings.notify.push else None
        self.notifier = Notifier(settings, steady, self.owners, self.pusher)
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, BotDriver] = {}
        self.away: dict[str, Away] = {}
        self.doors = Doors()
        # one thread: a bot's memory of the pack is shared by all bots, and is not to be read half written
        self.bot_pool = ThreadPoolExecutor(1, "gangland-bots")
        self.study = Study(settings.thinkers or max(1, (os.cpu_count() or 1) - 1), settings.thinking)
        self.bad_keys = Limiter(*settings.rates.keys)
        self.looks = Limiter(*settings.rates.past_address)
        self.shelf = Shelf()
        self.doorman = Doorman(now)
        self.dustman = Dustman(steady)
        self.readiness = Readiness(self.store, steady)
        self.new_seed = gathering.new_seed
        self.tasks: list[asyncio.Task[None]] = []
        self.sessions: set[Session] = set()
        self.reckoning = Reckoning(settings.playouts)
        self.packs = PackShelf()
        self.company = Company(self) if settings.database else None
        self.held: dict[str, Verdict] = {}
        self.say_held: SayHeld = log_held
        self.erased = 0
        self.chores = (
            (LOOK_AGAIN, self.obey),
            (LOOK_AGAIN, self.dustman.look),
            (BEAT, self.keep_time),
            (TIDY_UP, self.tidy_up),
        )

    async def open(self) -> None:
        """Go on with every game under way, and keep the clocks going."""
        await asyncio.to_thread(
            program
        )  # asked for with every table that is loaded, and not by who comes first
        await self.store.run(adopt)
        await self.tidy_up()
        await obey(self)
        loop = asyncio.get_running_loop()
        if self.company is not None:
            await self.company.join()
        going_on = self._resume() if self.company is None else self.company.run()
        self.tasks = [loop.create_task(going_on), loop.create_task(self._tick())]
        if self.notifier.is_on():
            self.tasks.append(loop.create_task(self.notifier.run()))
        if self.pusher is not None:
            self.tasks.append(loop.create_task(self.pusher.run()))

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        for task in self.tasks:
            task.cancel()
        bots = [task for driver in self.drivers.values() for task in driver.stop()]
        await asyncio.gather(*self.tasks, *bots, return_exceptions=True)
        await self.reckoning.close()
        try:
            await self.keep_time()
            await putting_away.keep_time(self)
        except StoreError:
            logger.exception("how long people have was not kept")
        for room in self.rooms.values():
            if room.journal is not None and room.held is None:
                room.photographer.look(room.journal, self.steady(), WORTH)
        if self.company is not None:
            await self.company.leave()
        self.study.close()
        self.bot_pool.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    async def create(
        self,
        new: NewTable,
        address: str = "",
        account: int | None = None,
        *,
        write: Callable[[Callable[[Base], str]], Awaitable[object]] | None = None,
    ) -> tuple[Room, dict[int, str], str]:
        """Make a table; return it, the keys of its maker's seats, and the host's.

        One address, or account, may have so many tables waiting to begin, and so many under way. `write` is
        handed the job that keeps it and returns its name, where more is to be kept with it.
        """
        record, own, host = gathering.new_record(new, self.settings, self.now(), self.new_seed())
        plan = record.plan
        taught = cards_of(find(plan.lesson)).hash if plan.lesson else ""
        pack = await asyncio.to_thread(pack_of, plan.game, plan.packs, taught)
        plan.content = pack.hash
        room = self.new_room(record, pack)
        await asyncio.to_thread(room.new_journal)
        self.doorman.check_names(seat.name for seat in record.seats if seat.kind == "human")
        maker, held = Maker(address, account), frozenset(self.held)

        def job(base: Base) -> str:
            check_room(base, self.settings, maker, held)
            archive.insert(base, record)
            contents.keep(base, pack)
            makers.save(base, record.id, maker)
            return record.id

        await (write or self.store.run)(job)
        self.keep(room)
        if gathering.is_complete(record):
            async with room.lock:
                await room.begin()
        return room, own, host

    async def obey(self) -> None:
        """Do what the host has said beside us."""
        await obey(self)

    async def keep_time(self) -> None:
        """Keep how long everybody has, for a process that comes after this one; who is held loses nothing."""
        played = [room for room in self.rooms.values() if room.held is None and room.is_ours()]
        left = {room.id: secs for room in played if (secs := room.timer.left(room.journal))}
        if left:
            await self.store.run(lambda base: clocks.save_all(base, left))

    async def owners(self, table: str, seat: int) -> list[str]:
        """Return the names of the accounts a seat belongs to."""
        return await self.store.run(lambda base: archive.owners(base, table, seat))

    async def find(self, table: str) -> Room | None:
        """Return a table, loaded from the disk where it is not in memory; DamagedGame where it cannot be."""
        if table not in self.rooms:
            async with self.doors.of(table):
                if table not in self.rooms and not await finding.load(self, table):
                    return None
        room = self.rooms[table]
        room.audience.used = self.steady()
        if self.company is not None:
            await self.company.look(room)
        return room

    async def tidy_up(self) -> None:
        """Forget tables that never began, and put games to sleep where people no longer play."""
        await tidying.tidy_up(self)
        await putting_away.keep_time(self)

    def new_room(self, record: TableRecord, pack: Pack) -> Room:
        """Return a table as it is kept, that nobody can come to yet."""
        room = Room(record, self.store, self.settings, pack, self.now, self.steady)
        room.past.shelf, room.doorman, room.watch = self.shelf, self.doorman, self.watch
        room.company = self.company
        return room

    def keep(self, room: Room, told: Mapping[int, int] = MappingProxyType({})) -> None:
        """Have a table among those that are looked after; `told` says who knows of their turn."""
        if room.held is not None:
            self.rooms[room.id] = room
            return
        driver = (LessonDriver if room.record.plan.lesson else BotDriver)(room, self.bot_pool, self.study)
        self.drivers[room.id] = driver
        is_slow = room.record.plan.pace.kind == "slow"
        room.drivers = [driver, *([self.notifier.watcher(room, told)] if is_slow else [])]
        self.rooms[room.id] = room

    def forget(self, room: Room) -> None:
        """Let go of a table that nobody looks at and nothing happens at."""
        if room.id in self.drivers:
            self.drivers.pop(room.id).stop()
        del self.rooms[room.id]

    async def _resume(self) -> None:
        """Load every game under way, one after the other: clocks run and bots are asked."""
        for table in await self.store.run(archive.running):
            try:
                await self.find(table)
            except DamagedGame:
                continue
            except Exception:
                logger.exception("table %s cannot be loaded", table)
        if self.held:
            self.say_held(self.held)

    async def _tick(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(TICK)
            await self.look_after(look_again=number % LOOK_AGAIN == 0)
            for every, chore in self.chores:
                if number % every == 0:
                    try:
                        await chore()
                    except Exception:
                        logger.exception("%s failed", chore.__name__)

    async def look_after(self, *, look_again: bool = False) -> None:
        """Look after every table once; one that fails is not the others' loss, and answers need not wait."""
        if look_again:
            await putting_away.wake(self)
        for number, room in enumerate(list(self.rooms.values()), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                if self.rooms.get(room.id) is room:
                    await self._tick_at(room, look_again=look_again)
            except Exception:
                logger.exception("table %s: the clock failed", room.id)

    async def _tick_at(self, room: Room, *, look_again: bool) -> None:
        """Look after one table."""
        if look_again and room.id in self.drivers and room.is_ours():
            self.drivers[room.id].wake()
        if self.company is not None:
            await self.company.note_presence(room)
        await room.tick()
        await tidying.let_go(self, room)
