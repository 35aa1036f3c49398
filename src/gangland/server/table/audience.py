"""The audience of a table: everybody connected to it, and what each of them is sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from gangland.game.journal import EVERYBODY, ONLOOKER, Journal
from gangland.protocol.document import Shown, Told, news
from gangland.protocol.lobby import Presence
from gangland.protocol.messages import AtTable, Clock, Error, Lobby, Over, ServerMessage, Update, encode
from gangland.protocol.parts import Document
from gangland.server.table.gathering import lobby_document
from gangland.server.table.spectators import Gallery

if TYPE_CHECKING:
    from gangland.server.table.web_table import Room


MOST_DEVICES = 8


class Guest(Protocol):
    """Somebody connected to a table; `version` is the last one sent, `shown` the document as it was then."""

    seat: int
    address: str
    version: int
    shown: Document | None

    def send_text(self, text: str) -> None:
        """Send an encoded message."""

    def dismiss(self) -> None:
        """Send them away: the seat is not theirs any more."""


@dataclass
class Sent:
    """What is being sent to everybody: documents by viewer, texts by what their readers were shown before.

    All are told the same of clocks and of who is there. `to_all`: those without news as well.
    """

    clock: Clock | None
    presence: list[Presence]
    to_all: bool = False
    tables: dict[Journal, Shown] = field(default_factory=dict)
    documents: dict[int, Document] = field(default_factory=dict)
    texts: dict[tuple[int, int, int], str] = field(default_factory=dict)


class Audience:
    """Who is connected, and the one place where anything is sent to them."""

    def __init__(self, room: Room) -> None:
        """Nobody is there yet."""
        self.room = room
        self.guests: set[Guest] = set()
        self.gallery: Gallery | None = None
        self.told: dict[int, Told] = {}
        self.used = room.steady()

    # coming and going

    def enter(self, guest: Guest) -> None:
        """Let somebody in; what they see next is everything since their version."""
        self.used = self.room.steady()
        self.guests.add(guest)
        guest.shown = None
        viewer = self.viewer(guest)
        if viewer == EVERYBODY:
            self._open_gallery()
        if guest.version > self.version(viewer) or (viewer == EVERYBODY and self.gallery is None):
            guest.version = 0

    def leave(self, guest: Guest) -> None:
        """Let somebody out."""
        self.used = self.room.steady()
        self.guests.discard(guest)

    def dismiss(self, seat: int) -> None:
        """Send everybody at a seat away, who no longer has it."""
        for guest in [one for one in self.guests if one.seat == seat]:
            self.leave(guest)
            guest.dismiss()

    def is_full(self, seat: int) -> bool:
        """Return whether a seat has devices enough, or the table spectators enough, to let no more in."""
        most = self.room.settings.most_connections if seat < 0 else MOST_DEVICES
        return sum(guest.seat == seat for guest in self.guests) >= most

    def is_here(self, seat: int) -> bool:
        """Return whether a seat's person is connected."""
        return any(guest.seat == seat for guest in self.guests)

    def is_anywhere(self, seat: int) -> bool:
        """Return whether a seat's person is connected, here or to another server."""
        return self.is_here(seat) or seat in self.room.elsewhere

    def seats_here(self) -> frozenset[int]:
        """Return the seats that are connected to this server."""
        return frozenset(guest.seat for guest in self.guests if guest.seat >= 0)

    def presence(self) -> list[Presence]:
        """Return who is there, by seat."""
        here = self.seats_here() | self.room.elsewhere
        found: list[Presence] = []
        for number, seat in enumerate(self.room.record.seats):
            if seat.kind == "bot":
                found.append("bot")
            elif seat.kind == "open":
                found.append("open")
            elif seat.caretaker:
                found.append("caretaker")
            else:
                found.append("here" if number in here else "away")
        return found

    # who sees what

    def viewer(self, guest: Guest) -> int:
        """Return as whom somebody looks at the table; in the end a spectator may be shown all at once."""
        if guest.seat >= 0:
            return guest.seat
        record = self.room.record
        rule = record.plan.spectators
        sees_all = rule == "delayed" or (rule == "end" and record.state == "over")
        return EVERYBODY if sees_all else ONLOOKER

    def _open_gallery(self) -> None:
        """Lay the game anew for those who see it later."""
        room = self.room
        is_delayed = room.record.plan.spectators == "delayed" and room.held is None
        if self.gallery is None and room.journal is not None and is_delayed:
            self.gallery = Gallery(room.new_journal(), room.settings.spectator_delay)
            self._advance_gallery()

    def _advance_gallery(self) -> bool:
        record, live = self.room.record, self.room.journal
        if self.gallery is None or live is None:
            return False
        written, over = self.room.timer.written, record.state == "over"
        return self.gallery.advance(record.lines, written, live, self.room.steady(), over=over)

    def shown(self, viewer: int) -> Journal | None:
        """Return the journal a viewer reads: delayed spectators have one of their own, or none yet."""
        if viewer != EVERYBODY:
            return self.room.journal
        if self.gallery is not None:
            return self.gallery.journal
        return self.room.journal if self.room.record.state == "over" else None

    def version(self, viewer: int) -> int:
        """Return a viewer's version."""
        journal = self.shown(viewer)
        return 0 if journal is None else journal.version(viewer)

    # telling

    def over(self) -> Over:
        """Return the end of the game."""
        record = self.room.record
        address = f"/api/tables/{record.id}"
        dice = (record.commitment, record.plan.dice, record.seed, self.room.entropies())
        return Over(*dice, f"{address}/log", f"{address}/story", record.rematch)

    def lobby(self) -> Lobby:
        """Return the table before the game."""
        return Lobby(lobby_document(self.room.record, self.presence()))

    def bring_up_to_date(self, guest: Guest, sent: Sent | None = None) -> None:
        """Send somebody what there is, news or not; with what all are `sent` just now, news alone."""
        viewer = self.viewer(guest)
        journal = self.shown(viewer)
        if journal is None:
            if sent is None:
                guest.send_text(encode(self.lobby()))
            return
        is_over = self.room.record.state == "over"
        if viewer == EVERYBODY and self.gallery is None:
            guest.version, guest.shown = 0, None
        if sent is not None and not sent.to_all and journal.version(viewer) == guest.version:
            return
        sent = sent or Sent(self.room.clock(), self.presence())
        key = (viewer, guest.version, id(guest.shown))
        if key not in sent.texts:
            sent.texts[key] = encode(self.update(journal, viewer, guest, sent))
        guest.send_text(sent.texts[key])
        guest.version, guest.shown = journal.version(viewer), sent.documents[viewer]
        if self.room.held is not None:
            guest.send_text(encode(Error("held", self.room.held.why())))
            return
        if self.room.tutor is not None:
            self.room.tutor.tell(guest)
        if is_over:
            guest.send_text(encode(self.over()))

    def show_anew(self, seat: int) -> None:
        """Show everybody at a seat everything anew: what they want to hear is not what it was."""
        self.told.pop(seat, None)
        for guest in [one for one in self.guests if one.seat == seat]:
            self.room.manners.tell(guest)
            guest.version, guest.shown = 0, None
            self.bring_up_to_date(guest)

    def update(self, journal: Journal, viewer: int, guest: Guest, sent: Sent) -> Update:
        """Return what is new in a viewer's document, and what happened since somebody last looked."""
        if journal not in sent.tables:
            sent.tables[journal] = Shown(journal.game)
        table, muted = sent.tables[journal], self.room.manners.muted_by(viewer)
        if viewer not in sent.documents:
            sent.documents[viewer] = table.to(viewer, muted)
        told = self.told.get(viewer)
        if told is None or told.version > journal.version(viewer):
            told = self.told[viewer] = Told(viewer, muted)
        facts, lines = told.go_on(journal, table.telling, guest.version)
        document = news(sent.documents[viewer], guest.shown)
        undo = viewer >= 0 and self.room.can_undo(viewer)
        return Update(told.version, document, facts, lines, sent.clock, sent.presence, undo)

    def publish(self, *, to_all: bool = False) -> None:
        """Tell everybody for whom there is news; or all, where the end itself has some, as a rematch."""
        if self.room.record.plan.spectators == "delayed":
            self._open_gallery()
            self._advance_gallery()
        sent = Sent(self.room.clock(), self.presence(), to_all)
        for guest in list(self.guests):
            self.bring_up_to_date(guest, sent)

    def tick(self) -> None:
        """Tell delayed spectators what has become old enough."""
        if self._advance_gallery():
            self.publish()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        message: ServerMessage = self.lobby()
        if self.room.journal is not None:
            message = AtTable(self.presence(), self.room.caretakers.count(), self.room.clock())
        text = encode(message)
        for guest in list(self.guests):
            guest.send_text(text)
