"""Manners at a table: who wants to hear no more of somebody, and what the host is told about them.

Neither is seen by anybody else, and least of all by whom it is about: no version, clock or message of theirs
is otherwise for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    """Whom each seat of a table has muted, as far as somebody sits there."""

    def __init__(self, room: Room) -> None:
        """Know of nothing yet."""
        self.room = room
        self.muted: dict[int, frozenset[int]] = {}

    def muted_by(self, viewer: int) -> frozenset[int]:
        """Return whom a viewer wants to hear no more of."""
        return self.muted.get(viewer, frozenset())

    async def learn(self, seat: int) -> None:
        """Know whom a seat has muted, before its person is shown anything."""
        found = await self.room.store.run(lambda base: mutes.fetch(base, self.room.id))
        self.follow(found, [seat])

    def follow(self, found: Mapping[int, frozenset[int]], seats: Iterable[int]) -> None:
        """Know whom some seats have muted, as it is kept; who had muted others is shown everything anew."""
        for seat in seats:
            muted = found.get(seat, frozenset())
            if muted != self.muted_by(seat):
                self.muted[seat] = muted
                self.room.audience.show_anew(seat)

    def tell(self, guest: Guest) -> None:
        """Tell somebody whom they have muted."""
        guest.send_text(encode(Muted(sorted(self.muted_by(guest.seat)))))

    async def mute(self, guest: Guest, message: Mute) -> None:
        """Have somebody hear no more of a seat, or again; all their devices are told, and shown it anew."""
        room, seat = self.room, guest.seat
        try:
            self._check(seat, message.seat)
        except Refusal as refusal:
            self._refuse(guest, message.id, refusal)
            return

        def job(base: Base) -> frozenset[int]:
            mutes.save(base, room.id, seat, message.seat, on=message.on)
            if room.company is not None:
                room.company.tell(base, room)
            return mutes.fetch(base, room.id).get(seat, frozenset())

        self.muted[seat] = await room.store.run(job)
        guest.send_text(encode(Ack(message.id, room.audience.version(seat))))
        room.audience.show_anew(seat)

    async def report(self, guest: Guest, message: Report) -> None:
        """Tell the host about somebody, with what the reporter heard of them."""
        try:
            journal = self._check(guest.seat, message.seat, person=True)
            await self.room.store.run(lambda base: self._check_few(base, guest, message.seat))
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
        facts, lines = told.go_on(journal, Shown(journal.game).telling)
        talk = [line for line in lines if line.event in TALK and facts[line.first]["seat"] == about]
        return talk[-MOST_LINES:]

    def _check_few(self, base: Base, guest: Guest, about: int) -> None:
        """Refuse one more report where there were many; before a long story is told for it, and after."""
        at = self.room.now()
        if reports.count(base, household(guest.address), at - 3600) >= MOST_IN_AN_HOUR:
            raise Refusal("too-many-reports")
        if reports.last(base, self.room.id, about, guest.seat) > at - AGAIN_AFTER:
            raise Refusal("reported-already")

    async def _keep(self, guest: Guest, message: Report, lines: list[Line]) -> None:
        """Keep a report, unless there were many."""
        room, at, seats = self.room, self.room.now(), (message.seat, guest.seat)
        names = [room.record.seats[seat].name for seat in seats]
        where = [sorted({one.address for one in room.audience.guests if one.seat == seat}) for seat in seats]

        def job(base: Base) -> None:
            self._check_few(base, guest, message.seat)
            about, by = (
                Person(names[one], archive.owners(base, room.id, seat), where[one])
                for one, seat in enumerate(seats)
            )
            told = [line.message for line in lines]
            kept = reports.Report(at, room.id, about, by, message.why, message.text.strip(), told)
            reports.save(base, kept, seats, household(guest.address))

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
