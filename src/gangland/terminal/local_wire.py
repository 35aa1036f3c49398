"""A table in this very process, and wires to it: what a server says over a network is said here at once."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from socket import socket

from gangland.bots.bot import Bot
from gangland.bots.coach import replying as coach
from gangland.bots.dealer import HEARING
from gangland.bots.driver import Minds, is_sought, next_answer, next_reply, seats_of_bots
from gangland.bots.roster import make_bot
from gangland.game.croupier import Croupier
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.journal import ONLOOKER, Journal
from gangland.game.logs.recorder import Recorder
from gangland.game.refusal import Refusal
from gangland.game.undo import can_undo
from gangland.lessons.course import Course, Say, offer_text
from gangland.lessons.frame import frame
from gangland.lessons.minds import LessonMinds
from gangland.lessons.rivals import LEARNER
from gangland.protocol.checks import checked
from gangland.protocol.document import Shown, Told, news
from gangland.protocol.enquiries import answer
from gangland.protocol.lobby import Presence
from gangland.protocol.messages import (
    Ack,
    Act,
    Answer,
    Ask,
    ClientMessage,
    Deal,
    Hello,
    Refused,
    ServerMessage,
    Skip,
    Undo,
    Update,
    Welcome,
)
from gangland.protocol.parts import Document
from gangland.telling.reasons import reason
from gangland.terminal.laid import Laid

NEVER = 0.0
NOBODY = -1


class LocalTable:
    """One game, one file, chance, bots, and a wire for everybody at the keyboard.

    Bots wait for a breath before each answer, so that there is time to take something back or to deal;
    who is asked in a fight waits for a few more, so that somebody may pay for the answer.
    """

    def __init__(
        self,
        game: Game,
        recorder: Recorder,
        croupier: Croupier,
        breath: float = NEVER,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.recorder = recorder
        self.course = Course(game.setup.lesson, game.rewound(0)) if game.setup.lesson else None
        self.croupier = self.course.croupier(croupier) if self.course else croupier
        self.is_guided = True
        self.say: Say = str
        self.breath = breath
        self.now = now
        self.due = now() + breath
        self.listening = NOBODY
        self.bots = seats_of_bots(game)
        self.parting = [] if game.t.over else self.bots[:]
        self.people = [seat for seat in range(game.t.seats) if seat not in self.bots]
        self.journal = Journal(game.rewound(0), self.croupier)
        self.journal.retrace(game.lines, NEVER)
        self.game = self.journal.game
        self.presence: list[Presence] = [
            "here" if seat in self.people else "bot" for seat in range(game.t.seats)
        ]
        self.minds = LessonMinds(self.make_bot, self.course) if self.course else Minds(self.make_bot)
        if self.course is not None:
            self.course.set_up(self.journal, NEVER)

    def make_bot(self, seat: int) -> Bot:
        """A bot for a seat, from the seed of the dice."""
        digest = hashlib.blake2b(f"{self.croupier.seed}/{seat}".encode(), digest_size=6).digest()
        return make_bot(self.game.setup.seats[seat].bot, int.from_bytes(digest))

    # what happens

    def get_on(self) -> bool:
        """Have the next thing done that no person has to do; false where there is none, or not yet."""
        self.journal.settle(NEVER)
        if self.game.t.over:
            return self.part()
        if (self.course is not None and self.make_offer(self.course)) or self.tell():
            return True
        suitor = self.minds.suitor(self.game, self.bots)
        if suitor is not None:
            self.minds.court(self.game, suitor)
            self.speak(suitor)
            return True
        seat = next_answer(self.game, self.bots)
        if seat is None or self.pause():
            return False
        if seat != self.listening:
            self.speak(seat)
            if self.listen(seat):
                return True
        self.listening = NOBODY
        self.journal.take(seat, self.minds.answer(self.game, seat), NEVER)
        self.journal.reasons[len(self.game.lines) - 1] = self.minds.reason(seat)
        self.journal.settle(NEVER)
        self.due = self.now() + self.breath
        return True

    def speak(self, seat: int) -> None:
        """Have a bot say or propose something, if it has something."""
        for said in (self.minds.remark, self.minds.proposal):
            self.utter(seat, said(self.game, seat))

    def utter(self, seat: int, line: str) -> None:
        """Have a bot's line said, if there is one and it may be."""
        if line:
            with suppress(Refusal):
                self.journal.take(seat, line, NEVER)

    def part(self) -> bool:
        """Have the next bot say its last word, if it has one; false once all had the chance."""
        if not self.parting:
            return False
        seat = self.parting.pop(0)
        self.utter(seat, self.minds.remark(self.game, seat))
        return True

    def listen(self, seat: int) -> bool:
        """DEA-1: give people a while to take what a bot that is asked in a fight may have put to them.

        It waits as long where it has put nothing to anybody (INF-3); where nobody holds their breath, a
        person could not get a word in, and it does not wait. Return whether it does.
        """
        if not self.breath or not self.people or not is_sought(self.game, seat):
            return False
        self.listening = seat
        self.due = self.now() + HEARING * self.breath
        return True

    def tell(self) -> bool:
        """DEA-3: have bots give the tips they have promised; whether any did."""
        before = len(self.game.lines)
        while (seat := self.minds.teller(self.game, self.bots)) is not None:
            line = self.minds.tip(self.game, seat)
            with suppress(Refusal):
                if line:
                    self.journal.take(seat, line, NEVER)
        return len(self.game.lines) > before

    def make_offer(self, course: Course) -> bool:
        """Have a rival make the offer that the lesson's next beat begins with; whether there was one."""
        due = course.due(self.game)
        if due is not None:
            self.journal.take(due.seat, offer_text(due, self.say), NEVER)
        return due is not None

    def keep(self) -> None:
        """Have all that happened on the disk before anybody is told."""
        self.recorder.keep(self.game)

    def pause(self) -> float:
        """For how long the bots still hold their breath."""
        return max(self.due - self.now(), 0.0) if self.breath else 0.0

    def hurry(self) -> None:
        """Have the bots get on at once."""
        self.due = self.now()

    def take(self, seat: int, text: str) -> None:
        """Have a person act, take back or deal, on the disk before anything is told; bots reply at once."""
        self.journal.take(seat, text, NEVER)
        self.recorder.keep(self.game)
        self.journal.settle(NEVER)
        while (waiting := next_reply(self.game, self.bots)) is not None:
            bot, offer = waiting
            try:
                self.journal.take(bot, self.minds.reply(self.game, bot, offer), NEVER)
                self.journal.reasons[len(self.game.lines) - 1] = self.minds.dealing(bot)
            except Refusal:
                self.journal.take(bot, f"decline {self.game.ledger.number(bot, offer.id)}", NEVER)
        self.tell()
        self.recorder.keep(self.game)
        self.wait_anew(dealt=is_deal(text))

    def wait_anew(self, *, dealt: bool) -> None:
        """Hold the breath anew; who listens to deals goes on listening for as long as it meant to."""
        due = self.now() + self.breath
        if dealt and self.listening != NOBODY:
            due = max(due, self.due)
        else:
            self.listening = NOBODY
        self.due = due

    def heard(self, seat: int) -> int:
        """How much of the story a person had heard when a game that goes on was left, as a version."""
        if seat == ONLOOKER:
            return self.journal.version(seat)
        before = self.last_action(seat)
        return sum(line < before for line in self.journal.marks[seat])

    def last_action(self, seat: int) -> int:
        """The number of the seat's last line that is not about deals; 0 where there is none."""
        names = (self.game.notation.seat(self.game.t, seat), f"seat{seat + 1}")
        said = [line.partition(": ") for line in self.game.lines]
        own = [index for index, (who, _, text) in enumerate(said) if who in names and not is_deal(text)]
        return own[-1] if own else 0


class LocalWire:
    """A wire to a table in this process, for a seat or an onlooker."""

    bell: socket | None = None

    def __init__(self, table: Laid, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.outbox: deque[ServerMessage] = deque()
        self.told = Told(seat)
        self.version = 0
        self.shown: Document | None = None

    def close(self) -> None:
        """There is nothing to close: the game is on the disk."""

    def pause(self) -> float:
        """For how long nothing comes by itself."""
        return self.table.pause()

    def receive(self, timeout: float = 0.0) -> ServerMessage | None:
        """The next message; bots act when somebody listens, one by one where only bots play."""
        if self.outbox:
            return self.outbox.popleft()
        while self.table.get_on() and self.table.people and not self.table.breath:
            pass
        update = self.update()
        if update is not None and self.table.course is not None and self.seat == LEARNER:
            lesson = frame(self.table.course, self.table.journal.game, guided=self.table.is_guided)
            self.outbox.append(lesson)
        if update is None and timeout:
            time.sleep(min(timeout, self.table.pause()))
        return update

    def update(self) -> Update | None:
        """What this seat knows now that it was not told yet, if anything."""
        journal = self.table.journal
        version = journal.version(self.seat)
        if version == self.version and self.shown is not None:
            return None
        self.table.keep()
        table = Shown(journal.game)
        now = table.to(self.seat)
        facts, lines = self.told.go_on(journal, table.telling, self.version)
        undo = self.seat >= 0 and can_undo(journal.game, self.seat)
        update = Update(version, news(now, self.shown), facts, lines, None, self.table.presence, undo)
        self.version, self.shown = version, now
        return update

    def send(self, message: ClientMessage) -> None:
        """Have the table answer."""
        if isinstance(message, Hello):
            self.outbox.append(self.welcome(message))
        elif isinstance(message, Skip):
            self.table.is_guided = False
            self.outbox.append(Ack(message.id, self.version))
        elif isinstance(message, Act | Deal | Undo | Ask):
            try:
                if isinstance(message, Ask):
                    found = coach.answer if message.what in coach.ANSWERED else answer
                    self.outbox.append(Answer(message.id, found(self.table.journal, self.seat, message)))
                    return
                self.table.take(self.seat, checked(self.table.journal, self.seat, message))
                self.outbox.append(Ack(message.id, self.table.journal.version(self.seat)))
            except Refusal as refusal:
                self.outbox.append(Refused(message.id, reason(refusal), self.version))

    def welcome(self, hello: Hello) -> Welcome:
        """Where one sits."""
        game = self.table.journal.game
        return Welcome(
            table="",
            seat=self.seat if self.seat >= 0 else None,
            version=self.table.journal.version(self.seat),
            commit="",
            dice="",
            names=[one.name for one in game.setup.seats],
            lang=hello.lang or "",
            state="over" if game.t.over else "running",
        )
