"""Forgetting a person in memory as well: a table where somebody was erased is read again, as it is kept now.

Whoever else sits there stays, and is shown everything anew. What their devices have noted is theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.server.store import archive, erasure, line_marks, snapshot_shelf
from gangland.server.store.base import Base
from gangland.server.table import loading

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room


async def erase_account(house: House, account: int) -> None:
    """Erase the person of an account, on the disk and here."""
    await house.store.run(lambda base: erasure.erase_account(base, account, house.now()))
    await read_again(house)


async def read_again(house: House) -> None:
    """Read the tables again where somebody was erased since we last looked, by whichever process."""
    for number, table in await house.store.run(lambda base: erasure.since(base, house.erased)):
        async with house.doors.of(table):  # what is being loaded may have been read before
            room = house.rooms.get(table)
        if room is not None:
            await lay_anew(room)
        await house.store.run(lambda base, table=table: snapshot_shelf.drop(base, table))  # type: ignore[misc]
        house.erased = max(house.erased, number)


async def lay_anew(room: Room) -> None:
    """Have a table in memory as it is kept; who has lost the seat is sent away."""
    async with room.lock:
        found, marks = await room.store.run(lambda base: _fetch(base, room.id))
        if found is None:
            return
        left, before = room.timer.left(room.journal), [seat.name for seat in room.record.seats]
        loading.take_over(room.record, found)
        room.record.lines = found.lines
        room.tutor, room.replay = None, None
        room.story = room.turnings = b""
        room.past.forget()
        room.manners.muted.clear()
        if found.state != "open":
            await loading.load(room, marks, left)
        for seat, name in enumerate(before):
            if room.record.seats[seat].name != name:
                room.audience.dismiss(seat)
        for guest in room.audience.guests:
            await room.manners.learn(guest.seat)
        room.audience.show_all_anew()
        room.audience.tell_presence()
        if found.state == "running" and room.held is None:
            await room.cup.go_on()  # a throw may have waited for who is gone


def _fetch(base: Base, table: str) -> tuple[archive.TableRecord | None, dict[int, str]]:
    return archive.fetch(base, table), line_marks.fetch(base, table)
