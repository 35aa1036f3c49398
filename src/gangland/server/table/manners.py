"""Manners at a table: who wants to hear no more of somebody, and what the host is told about them.

Neither is seen by anybody else, and least of all by whom it is about: no version, clock or message of theirs
is otherwise for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.protocol.document import Shown, Told
from gangland.protocol.messages import Ack, Mute, Muted, Refused, Report, encode
from gangland.server.http.limits import household
from gangland.server.store import archive, mutes, reports
from gangland.server.store.base import Base
from gangland.server.store.reports import Person
from gangland.server.watch.logs import note
from gangland.telling.forms import Line
from gangland.telling.reasons import reason

if TYPE_CHECKING:
    from gangland.server.table.audience import Guest
    from gangland.server.table.web_table import Room

MOST_LINES: Final = 30
"""So many of the last lines of talk go with a report."""

AGAIN_AFTER: Final = 600
"""Seconds until the same person can be reported again by the same."""

MOST_IN_AN_HOUR: Final = 10
"""Reports from one address."""

TALK: Final = frozenset({"said", "offered"})


class Manners:
    """Whom each seat of a table has muted, as far as somebody sat there since it was loaded."""

    def __init__(self, room: Room) -> None:
        """Know of nothing yet."""
        self.room = room
        self.muted: dict[int, frozenset[int]] = {}

    def muted_by(self, viewer: int) -> frozenset[int]:
        """Return whom a viewer wants to hear no more of."""
        return self.muted.get(viewer, frozenset())

    async def learn(self, seat: int) -> None:
        """Know whom a seat has muted, before its person is shown anything."""
        if seat not in self.muted:
            found = await self.room.store.run(lambda base: mutes.fetch(base, self.room.id, seat))
            self.muted.setdefault(seat, frozenset(found))

    def tell(self, guest: Guest) -> None:
        """Tell somebody whom they have muted."""
        guest.send_text(encode(Muted(sorted(self.muted_by(guest.seat)))))

    async def mute(self, guest: Guest, message: Mute) -> None:
        """Have somebody hear no more of a seat, or again; all their devices are told, and shown it anew."""
        seat = guest.seat
        try:
            self._check(seat, message.seat)
        except Refusal as refusal:
            self._refuse(guest, message.id, refusal)
            return
        now = self.muted_by(seat) | {message.seat} if message.on else self.muted_by(seat) - {message.seat}
        await self.room.store.run(lambda base: mutes.save(base, self.room.id, seat, now))
        self.muted[seat] = now
        guest.send_text(encode(Ack(message.id, self.room.audience.version(seat))))
        self.room.audience.show_anew(seat)

    async def report(self, guest: Guest, message: Report) -> None:
        """Tell the host about somebody, with what the reporter heard of them."""
        try:
            journal = self._check(guest.seat, message.seat, person=True)
            await self._keep(guest, message, self.heard(journal, guest.seat, message.seat))
        except Refusal as refusal:
            self._refuse(guest, message.id, refusal)
            return
        note("reported", table=self.room.id, seat=message.seat, why=message.why)
        self.room.watch.reported()
        guest.send_text(encode(Ack(message.id, self.room.audience.version(guest.seat))))

    def heard(self, journal: Journal, seat: int, about: int) -> list[Line]:
        """Return the last that a seat was told of somebody's talk, muted or not."""
        told = Told(seat)
        _, lines = told.go_on(journal, Shown(journal.game).telling)
        talk = [line for line in lines if line.event in TALK and told.facts[line.first]["seat"] == about]
        return talk[-MOST_LINES:]

    async def _keep(self, guest: Guest, message: Report, lines: list[Line]) -> None:
        """Keep a report, unless there were many."""
        room, at, seats = self.room, self.room.now(), (message.seat, guest.seat)
        address = household(guest.address)
        names = [room.record.seats[seat].name for seat in seats]
        where = [sorted({one.address for one in room.audience.guests if one.seat == seat}) for seat in seats]

        def job(base: Base) -> None:
            if reports.count(base, address, at - 3600) >= MOST_IN_AN_HOUR:
                raise Refusal("too-many-reports")
            if reports.last(base, room.id, *seats) > at - AGAIN_AFTER:
                raise Refusal("reported-already")
            about, by = (
                Person(names[one], archive.owners(base, room.id, seat), where[one])
                for one, seat in enumerate(seats)
            )
            told = [line.message for line in lines]
            kept = reports.Report(at, room.id, about, by, message.why, message.text.strip(), told)
            reports.save(base, kept, seats, address)

        await room.store.run(job)

    def _check(self, seat: int, about: int, *, person: bool = False) -> Journal:
        """Refuse what makes no sense: before the game, of oneself, of nobody, or to report a bot."""
        seats = self.room.record.seats
        if self.room.journal is None:
            raise Refusal("not-begun")
        if about == seat or about >= len(seats):
            raise Refusal("nobody-else")
        if person and seats[about].kind == "bot":
            raise Refusal("only-a-bot")
        return self.room.journal

    def _refuse(self, guest: Guest, message: str, refusal: Refusal) -> None:
        self.room.watch.refused("table", refusal.code)
        guest.send_text(encode(Refused(message, reason(refusal), self.room.audience.version(guest.seat))))
