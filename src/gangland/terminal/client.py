"""One seat at one wire: what it was told so far, and what it says."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, get_args

from gangland.content.message import Message, message
from gangland.game.deals.deal import Vow
from gangland.game.deals.talk import is_deal
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Asked, Result
from gangland.protocol.lobby import LobbyTable, Presence
from gangland.protocol.messages import (
    LONGEST_REPORT,
    Ack,
    Act,
    Answer,
    Ask,
    AtTable,
    Clock,
    Deal,
    Dice,
    Entropy,
    Error,
    Hello,
    Lang,
    Lesson,
    Lobby,
    Mute,
    NewChain,
    Refused,
    Report,
    ServerMessage,
    Skip,
    Undo,
    Update,
    Vote,
    Welcome,
    Why,
)
from gangland.protocol.parts import Document, Offer, Promise, merged
from gangland.telling.forms import Line, Question, Reason
from gangland.telling.reasons import reason
from gangland.terminal.dice_box import DiceBox
from gangland.terminal.link import JoinError
from gangland.terminal.wire import Wire

MOMENT: Final = 1.0
LANGS: Final[tuple[Lang, ...]] = get_args(Lang)
FATAL: Final = frozenset(
    {"bad-key", "no-spectators", "no-such-table", "damaged", "seat-freed"}
    | {"too-many", "too-many-connections", "table-closed", "banned"}
)
"""Errors after which a table has nothing more to say."""


class NotDone(Exception):  # noqa: N818 - nothing went wrong here
    """Something was not done, for a reason to be said."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.code)
        self.reason = why


class Client:
    """What came over a wire, put together; `heard` counts the lines of the story that were shown.

    `doc` is the table as it is known, once `is_told`; `known` is the version up to which the story was shown
    before, `done` has the actions that were said here.
    """

    doc: Document

    def __init__(
        self, wire: Wire, lang: str, key: str | None = None, *, known: int = 0, box: DiceBox | None = None
    ) -> None:
        self.wire = wire
        self.box = box
        self.is_sealed = False
        self.hello = Hello(key=key, lang=next((one for one in LANGS if one == lang), None))
        self.known = known
        self.seat = -1
        self.version = 0
        self.is_told = False
        self.question: Question | None = None
        self.lobby: LobbyTable | None = None
        self.lines: list[Line] = []
        self.heard = 0
        self.answered = 0
        self.presence: list[Presence] = []
        self.votes: dict[str, int] = {}
        self.deadlines: dict[str, float] = {}
        self.notices: list[Message] = []
        self.replies: dict[str, Ack | Answer | Refused | Error] = {}
        self.has_added = False
        self.lesson: Lesson | None = None
        self.advised = 0
        self.can_undo = False
        self.done: list[str] = []

    def open(self) -> None:
        """Say hello."""
        self.wire.send(self.hello)

    # what comes

    def hear(self, timeout: float = 0.0) -> bool:
        """Take in one message, if one comes in time."""
        found = self.wire.receive(timeout)
        if found is not None:
            self.take_in(found)
        return found is not None

    def hear_all(self) -> bool:
        """Take in all that has come; whether there was anything."""
        found = False
        while self.hear():
            found = True
        return found

    def take_in(self, found: ServerMessage) -> None:
        """Take in one message."""
        if isinstance(found, Welcome):
            self.enter(found)
        elif isinstance(found, Dice):
            self.throw(found)
        elif isinstance(found, Lobby):
            self.lobby = found.lobby
            self.add_entropy()
        elif isinstance(found, Update):
            self.update(found)
        elif isinstance(found, Lesson):
            self.learn(found)
        elif isinstance(found, AtTable):
            self.note(found.presence, found.votes, found.clock)
        elif isinstance(found, Ack | Answer | Refused) or (isinstance(found, Error) and found.id):
            self.replies[found.id] = found
        elif isinstance(found, Error):
            self.fail(found)

    def enter(self, found: Welcome) -> None:
        """Come in, or come in again; perhaps to a game that was put back to an earlier state."""
        self.seat = -1 if found.seat is None else found.seat
        self.has_added = False
        if self.box is not None:
            self.box.offered.clear()
            if found.version < self.version:
                self.box.go_back(found.version)

    def update(self, found: Update) -> None:
        """Take in what is new; a story told anew takes the place of what was told."""
        is_retold = self.is_told and found.version == self.version  # nothing is new, only told otherwise
        if found.version < self.version:
            self.lines = found.story
        elif found.story:
            first = found.story[0].first
            self.lines = [line for line in self.lines if line.first < first]
            self.heard = min(self.heard, len(self.lines))
            self.lines += found.story
        if is_retold and found.story:
            self.heard = len(self.lines)
        if not self.is_told:
            self.heard = sum(line.version <= self.known for line in self.lines)
        self.heard = min(self.heard, len(self.lines))
        self.doc = merged(found.document, self.doc if self.is_told else None)
        self.is_told, self.question = True, self.doc.question
        self.version = self.hello.since = found.version
        self.can_undo = found.undo
        if self.box is not None:
            self.box.see(found.facts)
            self.warn()
        self.note(found.presence, self.votes, found.clock)

    def learn(self, found: Lesson) -> None:
        """Take in what the guide has said; of a lesson that goes on, what belongs to now is said again."""
        if self.lesson is None and self.known:
            self.advised = sum(one.beat != found.beat for one in found.bubbles)
        self.advised = min(self.advised, len(found.bubbles))
        self.lesson = found

    def advice(self) -> list[Message]:
        """What the guide has said and nobody has shown yet, each with who says it."""
        if self.lesson is None or not self.lesson.guided:
            return []
        fresh = self.lesson.bubbles[self.advised :]
        self.advised += len(fresh)
        return [message("lesson-line", guide=self.lesson.guide, what=one.message) for one in fresh]

    def note(self, presence: list[Presence], votes: dict[str, int], clock: Clock | None) -> None:
        """Note who left, came back, or is played for, who is being voted about, and until when to answer."""
        for seat, (before, now) in enumerate(zip(self.presence, presence, strict=False)):
            if before != now and seat != self.seat and now in ("here", "away", "caretaker"):
                self.notices.append(message(f"join-{now}", name=self.doc.seats[seat].name))
        for about, count in votes.items():
            if self.votes.get(about) != count:
                name = self.doc.seats[int(about)].name
                self.notices.append(message("vote-count", name=name, n=count))
        self.presence, self.votes = presence, votes
        ahead = time.monotonic() - clock.now if clock else 0.0
        self.deadlines = {seat: when + ahead for seat, when in clock.deadlines.items()} if clock else {}

    def waiting(self) -> list[Offer]:
        """The open offers the seat can answer."""
        return [one for one in self.doc.offers if one.state == "open" and self.doc.seat in one.rivals]

    def own_offers(self) -> list[Offer]:
        """The open offers the seat has made."""
        return [one for one in self.doc.offers if one.state == "open" and one.by == self.doc.seat]

    def owed_tips(self) -> list[Promise]:
        """DEA-3: the seat's open promises to tell what a gang holds."""
        own = [one for one in self.doc.promises if one.verdict == "open" and one.seat == self.doc.seat]
        return [one for one in own if one.clause.text.startswith(f"{Vow.TELL.value}:")]

    def time_left(self) -> float | None:
        """How many seconds the seat has for its answer; None where nobody counts them."""
        until = self.deadlines.get(str(self.seat))
        return None if until is None or self.question is None else max(until - time.monotonic(), 0.0)

    def add_entropy(self) -> None:
        """Add to the dice where we have not, once in each connection."""
        seats = [] if self.lobby is None else self.lobby.seats
        if 0 <= self.seat < len(seats) and not seats[self.seat].entropy and not self.has_added:
            self.has_added = True
            chain = None if self.box is None else self.box.join(self.seat)
            self.wire.send(Entropy(secrets.token_hex(32)) if chain is None else NewChain(chain.anchor))

    def throw(self, found: Dice) -> None:
        """Show what is due of our chain; say once how the dice are sealed, and what is wrong with them."""
        box = self.box
        if box is None or self.seat < 0 or not self.is_told:
            return
        said = box.answer(found, self.seat, self.doc.asked)
        if said is not None:
            self.wire.send(said)
        if not self.is_sealed:
            self.is_sealed = True
            self.notices.append(message("dice-sealed", seal=box.seal))
        if isinstance(said, NewChain):
            self.notices.append(message("dice-begun-anew"))
        self.warn()

    def warn(self) -> None:
        """Say what is wrong with the dice, each time something is."""
        if self.box is not None:
            self.notices += [message(f"dice-fault-{what}") for what in self.box.notices]
            self.box.notices.clear()

    def fail(self, error: Error) -> None:
        """An error that answers nothing in particular: some are the end."""
        if error.code in FATAL or not self.is_told:
            raise JoinError(f"error-{error.code}")
        self.notices.append(error.message)

    # what is said

    def act(self, text: str) -> None:
        """Answer, or deal, in notation; wait until what came of it is known."""
        number = secrets.token_hex(12)
        deal = is_deal(text)
        kind: Callable[..., Deal | Act] = Deal if deal else Act
        done = self.request(kind(number, self.version, text))
        while isinstance(done, Ack) and self.version < done.version:
            self.hear(MOMENT)
        if not deal:
            self.answered = self.heard
            self.done.append(text)

    def undo(self) -> str:
        """Take one's last action back; return what it was, where it was said here."""
        done = self.request(Undo(secrets.token_hex(12), self.version))
        while isinstance(done, Ack) and self.version < done.version:
            self.hear(MOMENT)
        return self.done.pop() if self.done else ""

    def ask(self, what: Asked, *, action: str = "", place: str = "", crew: str = "") -> Result:
        """Ask something that changes nothing."""
        return self.answered_to(Ask(secrets.token_hex(12), what, action, place, crew))

    def ask_motive(self, seat: int, version: int) -> Result:
        """Ask a bot why it did what it did last, up to a version."""
        return self.answered_to(Ask(secrets.token_hex(12), "motive", version=version, seat=seat))

    def answered_to(self, asked: Ask) -> Result:
        """Wait for the answer to a question."""
        found = self.request(asked)
        if not isinstance(found, Answer):
            raise JoinError("error-internal")
        return found.result

    def vote(self, seat: int, *, yes: bool) -> None:
        """Vote for a caretaker, or no longer."""
        self.request(Vote(secrets.token_hex(12), seat, yes))

    def mute(self, seat: int, *, on: bool) -> None:
        """Hear no more of what somebody says, or again; the story is told anew for it."""
        self.request(Mute(secrets.token_hex(12), seat, on))

    def report(self, seat: int, why: Why, text: str) -> None:
        """Tell the host about somebody."""
        self.request(Report(secrets.token_hex(12), seat, why, text[:LONGEST_REPORT]))

    def skip(self) -> None:
        """Hear no more of the guide."""
        self.request(Skip(secrets.token_hex(12)))
        if self.lesson is not None:
            self.lesson.guided = False

    def request(self, asked: Act | Deal | Undo | Ask | Vote | Skip | Mute | Report) -> Ack | Answer:
        """Say something that is answered; what is refused is raised."""
        self.wire.send(asked)
        while asked.id not in self.replies:
            self.hear(MOMENT)
        found = self.replies.pop(asked.id)
        if isinstance(found, Refused):
            raise NotDone(found.reason)
        if isinstance(found, Error):
            raise NotDone(Reason(found.code, "", found.message))
        return found


def not_done(refusal: Refusal) -> NotDone:
    """A refusal of our own, to be said like any other."""
    return NotDone(reason(refusal))
