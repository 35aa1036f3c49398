"""Tidying up: what nobody comes back to is put away, and what nobody needs is let go of."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gangland.server.store import admin_log, archive, bans, company_shelf, contents, keeping, makers
from gangland.server.table import closing, erasing
from gangland.server.table.putting_away import only_waits, put_away

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")


async def tidy_up(house: House) -> None:
    """Forget tables that never began, and put games to sleep where people no longer play."""
    opened, played = house.now() - house.settings.keep_open, house.now() - house.settings.keep_awake
    in_use = set(house.rooms)
    await house.store.run(lambda base: archive.purge(base, opened, in_use))
    for table in await house.store.run(lambda base: archive.put_to_sleep(base, played)):
        if table in house.rooms:
            house.rooms[table].record.is_asleep = True
    await house.store.run(makers.forget)
    await house.store.run(lambda base: bans.forget(base, house.now()))
    await forget_people(house)
    await closing.close_unanswered(house)
    await house.store.run(contents.forget_unused)
    await house.store.run(company_shelf.forget_finished)


async def forget_people(house: House) -> None:
    """Forget what is about people and older than the host wants it to be."""
    keep, now = house.settings.keep, house.now()
    await house.store.run(lambda base: keeping.forget(base, keep, now))
    for table in await house.store.run(lambda base: keeping.old_games(base, keep, now)):
        room = house.rooms.get(table)
        if room is None or not room.audience.guests:
            await closing.close_table(house, table)
    if await house.store.run(lambda base: keeping.hush_old(base, keep, now)):
        await erasing.read_again(house)
    try:
        before = now - keeping.seconds(keep.admin_log)
        await asyncio.to_thread(admin_log.forget, house.settings.folder(), before)
    except (OSError, UnicodeError):
        logger.exception("old lines of admin.log were not taken away")


def is_played(room: Room) -> bool:
    """Return whether a game goes on here."""
    is_awake = room.record.state == "running" and not room.record.is_asleep
    return is_awake and room.held is None and room.is_ours()


def is_needed(house: House, room: Room) -> bool:
    """Return whether somebody looks at a table, is about to, or something happens there.

    A table forgotten too early would be loaded a second time, and the two know nothing of each other.
    """
    if house.steady() - room.audience.used <= house.settings.idle:
        return True
    if is_played(room) and not only_waits(house, room):
        return True
    return (
        bool(room.audience.guests)
        or room.lock.locked()
        or any(session.room is room for session in house.sessions)
    )


async def let_go(house: House, room: Room) -> None:
    """Let go of a table that is not needed; a game that goes on is put away."""
    if is_needed(house, room):
        return
    if is_played(room):
        away = await put_away(house, room)
        if away is None or is_needed(house, room):
            return
        house.away[room.id] = away
    house.forget(room)
