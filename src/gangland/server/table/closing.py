"""Room in the house: how many tables there may be, and the end of those that are of no use to anybody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from gangland.game.refusal import Refusal
from gangland.server.settings import Settings
from gangland.server.store import archive, company_shelf, makers
from gangland.server.store.base import Base
from gangland.server.store.makers import Maker
from gangland.server.table.deadlines import allowed

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")


def check_room(base: Base, settings: Settings, maker: Maker, held: Collection[str]) -> None:
    """Refuse one more table where the house is full, or its maker has enough of them that can go on."""
    if archive.count(base) >= settings.most_tables:
        raise Refusal("house-full")
    waiting = makers.most(base, maker, "open")
    if waiting >= settings.most_open:
        raise Refusal("too-many-open", count=waiting)
    running = makers.most(base, maker, "running", held)
    if running >= settings.most_running:
        raise Refusal("too-many-running", count=running)


async def close_table(house: House, table: str) -> bool:
    """Put a table away for good; who is there is told and sent away. Return whether there was one."""
    async with house.doors.of(table):  # nobody is to load it in between
        room = house.rooms.get(table)
        if room is not None:
            send_away(house, room)
        house.held.pop(table, None)
        return await _drop(house, table, makers.drop)


async def close_unanswered(house: House) -> list[str]:
    """Close games in which no person ever answered and nobody looks on; return which.

    Where people have days for an answer they have them here as well. A table that is held is not closed:
    there nobody can answer. On one's own machine nothing is closed.
    """
    keep = house.settings.keep_unanswered
    if house.settings.is_at_home():
        return []
    found = await house.store.run(lambda base: makers.unanswered(base, house.now() - keep))
    closed: list[str] = []
    for table, started, plan in found:
        room = house.rooms.get(table)
        is_due = started + max(keep, allowed(plan.pace) or 0) < house.now()
        is_used = room is not None and (room.audience.guests or room.lock.locked())
        if is_due and not is_used and not await _is_held(house, table) and await _close_unused(house, table):
            closed.append(table)
    if closed:
        logger.info("closed, since nobody ever answered there: %s", ", ".join(closed))
    return closed


async def _close_unused(house: House, table: str) -> bool:
    """Put a table away unless somebody has come or answered by now; return whether that was done."""
    async with house.doors.of(table):
        room = house.rooms.get(table)
        if room is not None and (room.audience.guests or room.lock.locked()):
            return False
        is_gone = await _drop(house, table, makers.drop_unanswered)
        if is_gone and room is not None:
            send_away(house, room)
        return is_gone


async def _drop(house: House, table: str, drop: Callable[[Base, str], bool]) -> bool:
    """Forget a table; where there are other servers, they are told."""

    def job(base: Base) -> bool:
        is_gone = drop(base, table)
        if is_gone and house.company is not None:
            company_shelf.tell(base, house.company.id, table)
        return is_gone

    return await house.store.run(job)


def send_away(house: House, room: Room) -> None:
    """Tell everybody at a table that it is closed, and forget it."""
    for session in [one for one in house.sessions if one.room is room]:
        session.dismiss("table-closed")
        room.audience.leave(session)
    house.forget(room)


async def _is_held(house: House, table: str) -> bool:
    """Return whether a table is held; one that was not loaded yet is, to find out."""
    try:
        room = await house.find(table)
    except Exception:  # noqa: BLE001 - whatever stands in its way, nothing of it is lost
        return True
    return room is not None and room.held is not None
