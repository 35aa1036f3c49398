"""A table on the web: a game, who sits and looks on, and one door for everything that is to happen.

What is to happen is done on a copy of the journal and written to the disk; only then the copy takes the
place of the journal, and is told. So whatever fails, is refused or is cut off has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from gangland.bots.coach.counsel import Think, at_once
from gangland.game.croupier import FairCroupier, check_dice, combined
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.placing import order
from gangland.game.refusal import Refusal
from gangland.game.undo import can_undo, last_step
from gangland.protocol.messages import Ack, Clock
from gangland.server.settings import Settings
from gangland.server.store import archive, clocks
from gangland.server.store.archive import Line, TableRecord
from gangland.server.store.store import Store
from gangland.server.table.audience import Audience
from gangland.server.table.caretakers import Caretakers
from gangland.server.table.deadlines import Timer
from gangland.server.table.guided import Tutor
from gangland.server.table.once import Replies
from gangland.server.table.replaying import Replay
from gangland.server.table.retrospect import Retrospect, Shelf

logger = logging.getLogger("gangland.server")


class Driver(Protocol):
    """Whoever has to look when something happened: the bots, the notifier."""

    def wake(self) -> None:
        """Look whether there is something to do."""


class Bars(Protocol):
    """Whoever knows which names are not welcome."""

    def bars_name(self, name: str) -> bool:
        """Return whether nobody may go by a name."""

    def check_names(self, names: Iterable[str]) -> None:
        """Refuse names that nobody may go by."""


class Room:
    """One table, open, running or over; `new_game` lays its game anew."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        settings: Settings,
        new_game: Callable[[], Game],
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Unlock the room; `load` puts the game on the table where there is one.

        `now` dates what is kept, `steady` measures: nobody can set it.
        """
        self.id = record.id
        self.record = record
        self.store = store
        self.settings = settings
        self.new_game = new_game
        self.now = now
        self.steady = steady
        self.timer = Timer(record.plan.pace, settings.grace, now, steady)
        self.lock = asyncio.Lock()
        self.rewinding, self.advising = asyncio.Lock(), asyncio.Lock()
        self.thinker: Think = at_once
        self.story = self.turnings = b""
        self.replay: Replay | None = None
        self.past = Retrospect(record.id, Shelf())
        self.doorman: Bars | None = None
        self.caretakers = Caretakers(record.seats, record.votes)
        self.replies = Replies()
        self.journal: Journal | None = None
        self.tutor: Tutor | None = None
        self.audience = Audience(self)
        self.drivers: list[Driver] = []

    def entropies(self) -> list[str]:
        """Return what the seats added to the dice."""
        return [seat.entropy for seat in self.record.seats]

    # the game

    def new_journal(self) -> Journal:
        """Return the journal of a game that has not begun."""
        dice = self.record.plan.dice
        check_dice(dice)
        seed = combined(self.record.seed, self.entropies(), dice)
        game, croupier = self.new_game(), FairCroupier(seed, dice)
        if not self.record.plan.lesson:
            return Journal(game, croupier)
        if self.tutor is None:
            self.tutor = Tutor(self, game.rewound(0))
        return Journal(game, self.tutor.course.croupier(croupier))

    def load(self, left: Mapping[int, float] | None = None) -> None:
        """Play the lines that are kept, to go on where they end, with the time that is left."""
        journal = self.new_journal()
        sender = Line("", 0.0)
        for line, since in zip(self.record.lines, self.timer.read_back(self.record.lines), strict=True):
            journal.replay(line.text, since)
            sender = sender if line.text.startswith("*: ") else line
            if sender.message:
                ack = Ack(sender.message, journal.version(sender.seat))
                self.replies[sender.seat, sender.message] = ack
        self.timer.go_on(journal, left or {})
        self.journal = journal

    async def begin(self) -> None:
        """Start the game; the lock is held."""
        journal = self.new_journal()
        at, since = self.now(), self.steady()
        journal.settle(since)
        if self.tutor is not None:
            self.tutor.course.set_up(journal, since)
        left = self.timer.left(journal)
        lines = [Line(text, at) for text in journal.game.lines]

        def job(base: sqlite3.Connection) -> None:
            for number, seat in enumerate(self.record.seats):
                archive.save_seat(base, self.id, number, seat)
            archive.set_state(base, self.id, "running", at)
            archive.append(base, self.id, 0, lines)
            clocks.save(base, self.id, left)

        await self.store.run(job)
        self.record.lines = lines
        self.timer.has_written(len(lines))
        self.record.state, self.record.started = "running", at
        self.journal = journal
        self.publish()

    async def commit(self, seat: int, text: str, message: str = "") -> Journal:
        """Have something happen, first on the disk and then at the table; the lock is held.

        Return the journal in which it happened.
        """
        if self.journal is None or self.record.state != "running":
            raise Refusal("game-over" if self.record.state == "over" else "not-begun")
        at, since = self.now(), self.steady()
        first = len(self.journal.game.lines)
        trial = self.journal.copy()
        try:
            trial.take(seat, text, since)
            trial.settle(since)
        except Refusal:
            raise
        except Exception as error:
            raise self._failed(error) from error
        lines = [Line(line, at) for line in trial.game.lines[first:]]
        lines[0] = lines[0]._replace(seat=seat, message=message)
        over, left = trial.game.t.over, self.timer.left(trial)

        def job(base: sqlite3.Connection) -> None:
            archive.append(base, self.id, first, lines)
            clocks.save(base, self.id, left)
            if over:
                archive.set_state(base, self.id, "over", self.record.started)
            if over and not self.record.plan.lesson:
                archive.save_results(base, self.id, order(trial.game.t))

        await self.store.run(job)
        self.record.lines += lines
        self.timer.has_written(len(lines))
        self.record.state = "over" if over else "running"
        self.record.is_asleep = self.record.is_asleep and not message
        self.journal = trial
        self.caretakers.helped.discard(seat)
        return trial

    def _failed(self, error: Exception) -> Refusal:
        """Log where something went wrong, neither the text nor the error's own: either may be a whisper."""
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{frame.filename}:{frame.lineno}"
        logger.error("table %s: failed with %s at %s", self.id, type(error).__name__, place)
        return Refusal("not-understood")

    def check_own(self, seat: int) -> None:
        """Refuse to take back what a bot did for a seat: only who acts can take it back."""
        if self.journal is None:
            raise Refusal("not-begun")
        if not self.record.lines[last_step(self.journal.game, seat).line].message:
            raise Refusal("undo-others")

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat's person can take the last action back."""
        if self.journal is None or self.record.state != "running" or not can_undo(self.journal.game, seat):
            return False
        return bool(self.record.lines[self.journal.game.way_back.steps[-1].line].message)

    def breath(self) -> float:
        """Return for how long bots wait still, so that a person can take the last action back."""
        last = self.journal.game.way_back.by if self.journal is not None else -1
        if self.journal is None or last < 0 or not self.can_undo(last):
            return 0.0
        acted = self.timer.written[last_step(self.journal.game, last).line]
        return acted + self.settings.undo_breath - self.steady()

    def publish(self) -> None:
        """Tell everybody for whom there is news, and have bots look."""
        self.audience.publish()
        for driver in self.drivers:
            driver.wake()

    # people and bots

    async def take_over(self, seat: int) -> None:
        """Have a caretaker play for a seat until its person comes back."""
        self.caretakers.take_over(seat)
        await self.keep_seat(seat)
        for driver in self.drivers:
            driver.wake()

    async def come_back(self, seat: int) -> None:
        """Give a seat back to its person, whether a bot had it, was to have it or was to help out."""
        caretakers, record = self.caretakers, self.record.seats[seat]
        is_news = bool(caretakers.votes.pop(seat, None)) or record.caretaker
        caretakers.helped.discard(seat)
        record.caretaker = False
        if is_news:
            await self.keep_seat(seat)

    async def keep_seat(self, seat: int) -> None:
        """Keep a seat as it is now, and the votes about it."""
        record, voters = self.record.seats[seat], set(self.caretakers.votes.get(seat, ()))

        def job(base: sqlite3.Connection) -> None:
            archive.save_seat(base, self.id, seat, record)
            archive.save_votes(base, self.id, seat, voters)

        await self.store.run(job)

    def deadlines(self) -> dict[int, float]:
        """Return when the time of each person who owes an answer is up; nothing where nobody counts."""
        until = self.timer.until(self.journal) if self.record.state == "running" else {}
        return {seat: when for seat, when in until.items() if not self.caretakers.is_bot(seat)}

    def late(self) -> list[int]:
        """Return who should have answered by now."""
        return [seat for seat, when in self.deadlines().items() if when <= self.steady()]

    def clock(self) -> Clock | None:
        """Return the clocks as everybody at the table sees them."""
        return self.timer.shown(self.deadlines())

    async def tick(self) -> None:
        """Look at the clocks: a late seat is helped out, and looked after if nobody is there."""
        if self.late():
            async with self.lock:
                presence = self.audience.presence()
                for seat in self.late():
                    if presence[seat] == "away":
                        await self.take_over(seat)
                    else:
                        self.caretakers.help_out(seat)
                self.audience.tell_presence()
            for driver in self.drivers:
                driver.wake()
        self.audience.tick()
