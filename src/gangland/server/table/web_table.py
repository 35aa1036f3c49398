"""A table on the web: a game, who sits and looks on, and one door for everything that is to happen.

What is to happen is done on a copy of the journal and written to the disk; only then the copy takes the
place of the journal, and is told. So whatever fails, is refused or is cut off has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from gangland.content.records import Pack
from gangland.game.deals.talk import is_talk_to_all
from gangland.game.journal import Journal
from gangland.game.marks import mark_of
from gangland.game.placing import order
from gangland.game.refusal import Refusal
from gangland.game.undo import can_undo, last_step
from gangland.protocol.messages import Clock
from gangland.server.settings import Settings
from gangland.server.store import archive, clocks, line_marks
from gangland.server.store.archive import Line, TableRecord
from gangland.server.store.base import Base
from gangland.server.store.store import Store
from gangland.server.table.audience import Audience
from gangland.server.table.caretakers import Caretakers
from gangland.server.table.cup import Cup
from gangland.server.table.deadlines import Timer
from gangland.server.table.guided import Tutor
from gangland.server.table.laying import lay
from gangland.server.table.manners import Manners
from gangland.server.table.once import Replies
from gangland.server.table.pinning import Verdict
from gangland.server.table.replaying import Replay
from gangland.server.table.retrospect import Retrospect, Shelf
from gangland.server.table.roles import Advise, Bars, Driver
from gangland.server.table.snapshots import Photographer
from gangland.server.watch.logs import note
from gangland.server.watch.watch import UNWATCHED, Unwatched

if TYPE_CHECKING:
    from gangland.server.table.company import Company

logger = logging.getLogger("gangland.server")
T = TypeVar("T")


class Room:
    """One table, open, running or over, with the cards it is played with."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        settings: Settings,
        pack: Pack,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Unlock the room; `loading` puts the game on the table where there is one.

        A table that is `held` is shown and not played on: its game is not what it was here. `now` dates what
        is kept, `steady` measures: nobody can set it.
        """
        self.id = record.id
        self.record = record
        self.store = store
        self.settings = settings
        self.pack = pack
        self.held: Verdict | None = None
        self.now = now
        self.steady = steady
        self.timer = Timer(record.plan.pace, settings.grace, now, steady)
        self.lock = asyncio.Lock()
        self.rewinding = asyncio.Lock()
        self.advise: Advise | None = None
        self.story = self.turnings = b""
        self.replay: Replay | None = None
        self.past = Retrospect(record.id, Shelf())
        self.doorman: Bars | None = None
        self.watch: Unwatched = UNWATCHED
        self.caretakers = Caretakers(record.seats, record.votes)
        self.replies = Replies()
        self.journal: Journal | None = None
        self.tutor: Tutor | None = None
        self.manners = Manners(self)
        self.audience = Audience(self)
        self.cup = Cup(self)
        self.drivers: list[Driver] = []
        self.photographer = Photographer(store, record.id)
        self.company: Company | None = None
        self.elsewhere: frozenset[int] = frozenset()

    def is_ours(self) -> bool:
        """Return whether bots and clocks of this table are driven here, as all are where we are alone."""
        return self.company is None or self.id in self.company.leases

    async def write(self, job: Callable[[Base], T]) -> T:
        """Write to the table as it is known here, or not at all; the lock is held."""
        return await (self.store.run(job) if self.company is None else self.company.write(self, job))

    async def note(self, job: Callable[[Base], T]) -> T:
        """Write something that holds whatever others write."""
        return await (self.store.run(job) if self.company is None else self.company.note(self, job))

    def entropies(self) -> list[str]:
        """Return what the seats added to the dice."""
        return [seat.entropy for seat in self.record.seats]

    # the game

    def new_journal(self) -> Journal:
        """Return the journal of a game that has not begun."""
        journal = lay(self.record, self.pack)
        if self.record.plan.lesson and self.tutor is None:
            self.tutor = Tutor(self, journal.game.rewound(0))
        return journal

    async def begin(self) -> None:
        """Start the game; the lock is held."""
        journal = self.new_journal()
        at, since = self.now(), self.steady()
        self.cup.settle(journal, since)
        if self.tutor is not None:
            self.tutor.course.set_up(journal, since)
        left = self.timer.left(journal)
        lines = [Line(text, at) for text in journal.game.lines]
        mark = mark_of(journal.game)

        def job(base: Base) -> None:
            for number, seat in enumerate(self.record.seats):
                archive.save_seat(base, self.id, number, seat)
            archive.set_state(base, self.id, "running", at)
            archive.append(base, self.id, 0, lines)
            if lines:
                line_marks.save(base, self.id, len(lines) - 1, mark)
            self._keep_clocks(base, left)

        await self.write(job)
        self.record.lines = lines
        self.timer.has_written(len(lines))
        self.record.state, self.record.started = "running", at
        note("table-begun", table=self.id, game=self.record.plan.game)
        self.journal = journal
        self.publish()

    async def commit(self, seat: int, text: str, message: str = "") -> Journal:
        """Have something happen, first on the disk and then at the table; the lock is held.

        After the end there is talk and nothing else. Return the journal in which it happened.
        """
        self.check_held()
        was_over = self.record.state == "over"
        if self.journal is None or (was_over and not is_talk_to_all(text)):
            raise Refusal("game-over" if was_over else "not-begun")
        if seat >= 0 and self.journal.is_left_to_chance() and not is_talk_to_all(text):
            raise Refusal("dice-due")
        at, since = self.now(), self.steady()
        first = len(self.journal.game.lines)
        trial = self.journal.copy()
        try:
            trial.take(seat, text, since)
            self.cup.settle(trial, since)
        except Refusal:
            raise
        except Exception as error:
            raise self._failed(error) from error
        lines = [Line(line, at) for line in trial.game.lines[first:]]
        if seat >= 0:
            lines[0] = lines[0]._replace(seat=seat, message=message)
        over, mark, left = trial.game.t.over, mark_of(trial.game), self.timer.left(trial)
        ends = over and not was_over

        def job(base: Base) -> None:
            archive.append(base, self.id, first, lines)
            line_marks.save(base, self.id, first + len(lines) - 1, mark)
            self._keep_clocks(base, left)
            if ends:
                archive.set_state(base, self.id, "over", self.record.started)
            if ends and not self.record.plan.lesson:
                archive.save_results(base, self.id, order(trial.game.t))

        await self.write(job)
        self.record.lines += lines
        self.timer.has_written(len(lines))
        self.record.state = "over" if over else "running"
        self.record.is_asleep = self.record.is_asleep and not message
        self.journal = trial
        self.photographer.look(trial, since)
        self.story = b""
        self.watch.answered("person" if message else "bot")
        if ends:
            note("table-over", table=self.id)
        self.caretakers.helped.discard(seat)
        return trial

    def _keep_clocks(self, base: Base, left: Mapping[int, float]) -> None:
        """Keep how long everybody has, where anybody counts."""
        if self.timer.seconds is not None:
            clocks.save(base, self.id, left)

    def check_held(self) -> None:
        """Refuse to change anything at a table that is held."""
        if self.held is not None:
            raise Refusal("held")

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
        if self.journal is None or self.held is not None or self.record.state != "running":
            return False
        if not can_undo(self.journal.game, seat):
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
        self.cup.ask()
        self.wake()

    def wake(self) -> None:
        """Have bots and clocks look, if they are driven here."""
        for driver in self.drivers if self.is_ours() else ():
            driver.wake()

    # people and bots

    async def take_over(self, seat: int) -> None:
        """Have a caretaker play for a seat until its person comes back."""
        self.caretakers.take_over(seat)
        await self.keep_seat(seat)
        self.wake()

    async def come_back(self, seat: int) -> None:
        """Give a seat back to its person, whether a bot had it, was to have it or was to help out.

        Whose link for the dice did not come sits out the rest of the round.
        """
        if self.cup.sits_out(seat):
            return
        caretakers, record = self.caretakers, self.record.seats[seat]
        is_news = bool(caretakers.votes.pop(seat, None)) or record.caretaker
        caretakers.helped.discard(seat)
        record.caretaker = False
        if is_news:
            await self.keep_seat(seat)

    async def keep_seat(self, seat: int) -> None:
        """Keep a seat as it is now, and the votes about it."""
        record, voters = self.record.seats[seat], set(self.caretakers.votes.get(seat, ()))

        def job(base: Base) -> None:
            archive.save_seat(base, self.id, seat, record)
            archive.save_votes(base, self.id, seat, voters)

        await self.note(job)

    def deadlines(self) -> dict[int, float]:
        """Return when the time of each person who owes an answer is up; nothing where nobody counts.

        At a table that is held nobody does: there nobody can answer.
        """
        is_played = self.held is None and self.record.state == "running"
        until = self.timer.until(self.journal) if is_played else {}
        return {seat: when for seat, when in until.items() if not self.caretakers.is_bot(seat)}

    def late(self) -> list[int]:
        """Return who should have answered by now."""
        return [seat for seat, when in self.deadlines().items() if when <= self.steady()]

    def clock(self) -> Clock | None:
        """Return the clocks as everybody at the table sees them."""
        return self.timer.shown(self.deadlines())

    async def tick(self) -> None:
        """Look at the clocks: a late seat is helped out, and looked after if nobody is there."""
        if self.is_ours() and self.late():
            async with self.lock:
                presence = self.audience.presence()
                for seat in self.late():
                    if presence[seat] == "away":
                        await self.take_over(seat)
                    else:
                        self.caretakers.help_out(seat)
                self.audience.tell_presence()
            self.wake()
        if self.is_ours():
            await self.cup.tick()
        self.audience.tick()
