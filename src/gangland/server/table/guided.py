"""A lesson at a table: how one is laid, and what the guide tells the learner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gangland.game.game import Game
from gangland.lessons.course import Course
from gangland.lessons.frame import frame
from gangland.lessons.rivals import LEARNER
from gangland.lessons.shelf import find, setup_of
from gangland.protocol.bodies import NewSeat, NewTable, Pace
from gangland.protocol.messages import encode
from gangland.server.store import archive
from gangland.server.store.base import Base

if TYPE_CHECKING:
    from gangland.server.table.audience import Guest
    from gangland.server.table.web_table import Room


def guided(new: NewTable) -> NewTable:
    """Return what a table for a lesson is to be: the first seat is the learner's, all else the lesson's."""
    lesson = find(new.lesson)
    setup = setup_of(lesson, new.seats[LEARNER].name or "player-1")
    seats = [NewSeat("bot" if seat.bot else "human", seat.name, seat.bot) for seat in setup.seats]
    return msgspec.structs.replace(
        new, game=lesson.game, seats=seats, options=setup.options, pack="", open_deals=False, pace=Pace()
    )


class Tutor:
    """The guide at one table; whoever sits at the learner's seat is told, and nobody else."""

    def __init__(self, room: Room, start: Game) -> None:
        """Begin with the table's game before its first line."""
        self.room = room
        self.course = Course(room.record.plan.lesson, start)

    def tell(self, guest: Guest) -> None:
        """Send the learner the lesson as it is now."""
        if guest.seat == LEARNER and self.room.journal is not None:
            plan = self.room.record.plan
            guest.send_text(encode(frame(self.course, self.room.journal.game, guided=plan.guided)))

    async def skip(self) -> None:
        """Be silent from now on; the lock is held."""
        plan = self.room.record.plan
        kept = msgspec.structs.replace(plan, guided=False)

        def job(base: Base) -> None:
            archive.save_plan(base, self.room.id, kept)

        await self.room.write(job)
        plan.guided = False
        for guest in list(self.room.audience.guests):
            self.tell(guest)
