"""A rematch: the same table once more, made by the first who asks, and joined by the others with one word.

Everybody keeps the seat they had; gangs are drawn again. Seats wait for those who had them, or for anybody
who is invited; the host begins without those who do not come, as at any table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gangland.game.refusal import Refusal
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.store import archive
from gangland.server.store.archive import SeatRecord
from gangland.server.store.base import Base
from gangland.server.store.makers import NOBODY, Maker
from gangland.server.table import gathering
from gangland.server.table.persistence import persistent

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room


class Invitation(NamedTuple):
    """A seat at the table of a rematch, its key, and the host's for who made it."""

    room: Room
    seat: int
    key: str
    host: str = ""


@persistent
async def rematch(house: House, room: Room, seat: int, maker: Maker = NOBODY) -> Invitation:
    """Lead somebody who had a seat at a finished game to the next one; the first makes it.

    It is kept together with where it is: of two who make one at two servers, the second has made none.
    """

    async def write(job: Callable[[Base], str]) -> None:
        await room.write(lambda base: archive.save_rematch(base, room.id, job(base)))

    async with room.lock:
        if room.record.state != "over":
            raise Refusal("not-begun")
        after = await house.find(room.record.rematch) if room.record.rematch else None
        if after is not None:
            return Invitation(after, *await gathering.take_seat(after, seat, room.record.seats[seat].name))
        after, own, host = await house.create(again(room, seat), *maker, write=write)
        room.record.rematch = after.id
        room.audience.publish(to_all=True)
        return Invitation(after, seat, own[seat], host)


def again(room: Room, seat: int) -> NewTable:
    """Return the same table to be made anew by a seat: bots sit down again, other people's seats are open."""
    plan = room.record.plan
    return NewTable(
        game=plan.game,
        seats=[_seat(one, own=number == seat) for number, one in enumerate(room.record.seats)],
        options=plan.options,
        pack=plan.pack,
        open_deals=plan.open_deals,
        pace=plan.pace,
        spectators=plan.spectators,
        lang=plan.lang,
        caretaker=plan.caretaker,
        coach=plan.coach,
    )


def _seat(seat: SeatRecord, *, own: bool) -> NewSeat:
    if seat.kind == "bot":
        return NewSeat("bot", seat.name, seat.bot)
    return NewSeat("human", seat.name) if own else NewSeat("open")
