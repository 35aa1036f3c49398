"""A game as trees of games have it: chance is somebody who answers, and a course can be copied at any moment.

Seats say their answers in the same small steps as everywhere here (`heads`). What is said while several
seats owe a sealed answer is held back until all have said theirs, and nobody is shown any of it. Every seat
has a record: the rows of events it may know, and between them what it said itself. Who has the same record
has seen the same game, so a record is an information state.
"""

from __future__ import annotations

from typing import Any, Final

from gangland.engine import event as ev
from gangland.engine.action import DRAW, b_of, kind_of
from gangland.engine.ints import i64, ints, popcount
from gangland.engine.step import advance, answer, options
from gangland.engine.table import CHANCE, Table
from gangland.research.choosing import Choosing
from gangland.research.recollection import Recollection
from gangland.research.room import Room
from gangland.research.sitting import NotAllowedError
from gangland.rulesets.procedures import SETUP
from gangland.rulesets.view import known

Row = tuple[int, ...]

OVER: Final = -1
SEALED: Final = -2
"""Who is to move where it is no single seat: nobody any more, or all who owe a sealed answer."""
SAID: Final = 0
"""The kind of a row of what a seat said itself; events begin at 1."""


def own(index: int) -> Row:
    """Return what a seat said as a row of its record."""
    return (SAID, 0, index, 0, 0, 0, 0)


class Course:
    """One game from its first question on; `in_turn` says whether sealed answers are said one by one."""

    def __init__(self, room: Room, *, in_turn: bool = False) -> None:
        """Wait for `lay`."""
        self.room = room
        self.in_turn = in_turn
        self.t = Table()
        self.records: list[list[Row]] = [[] for _ in range(room.players)]
        self.saying: dict[int, tuple[int, ...]] = {}  # what was said of answers that are not whole yet
        self.held: dict[int, int] = {}  # answers that are, until all are
        self.spoken: list[tuple[int, ...]] = []  # the steps of this question so far, as they were taken
        self._questions: dict[int, Choosing] = {}
        self._memories: dict[int, tuple[Recollection, int]] = {}

    def lay(self) -> None:
        """Begin the game."""
        g = self.room.g
        self.t = Table(self.room.players, len(g.catalogue.site_tiles), len(g.catalogue.card_kind))
        self.t.call(SETUP)
        advance(g, self.t)
        self._note()

    # as a value

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def copy(self) -> Course:
        """Return the same moment, to be played on independently."""
        course = Course.__new__(Course)
        course.room = self.room
        course.in_turn = self.in_turn
        course.t = self.t.copy()
        course.records = [record[:] for record in self.records]
        course.saying = self.saying.copy()
        course.held = self.held.copy()
        course.spoken = self.spoken[:]
        course._questions = {}  # noqa: SLF001 - one of its own kind
        course._memories = {}  # noqa: SLF001 - the same
        return course

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.in_turn, self.t, self.records, self.saying, self.held, self.spoken)
        return restored, (self.room, kept)

    def __repr__(self) -> str:
        return f"<Course {self.t!r} saying={self.saying} held={self.held}>"

    # who moves

    @property
    def to_move(self) -> int:
        """CHANCE, the one seat that is asked, SEALED where several are at once, OVER."""
        if self.t.over:
            return OVER
        if (self.t.owed >> CHANCE) & 1:
            return CHANCE
        return SEALED if self.is_sealed and not self.in_turn else self.asked()[0]

    @property
    def is_sealed(self) -> bool:
        """Return whether several seats owe an answer."""
        return popcount(self.t.owed) > 1

    def asked(self) -> list[int]:
        """Return the seats that have not said all of their answer, from the first on."""
        owed = self.t.owed
        return [seat for seat in range(self.t.seats) if (owed >> seat) & 1 and seat not in self.held]

    def question(self, seat: int) -> Choosing:
        """Return what a seat is asked, with what it said so far; one that is asked nothing may only wait."""
        found = self._questions.get(seat)
        if found is None:
            found = Choosing(self.room.g.named)
            if (self.t.owed >> seat) & 1 and seat not in self.held:
                found.begin(options(self.room.g, self.t, seat), self.t.seats, seat)
                for index in self.saying.get(seat, ()):
                    found.take(index)
            else:
                found.rest()
            self._questions[seat] = found
        return found

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may say now, as numbers of the table; nothing where it is not asked."""
        if not (self.t.owed >> seat) & 1 or seat in self.held:
            return []
        question = self.question(seat)
        return [index for index in range(question.low, question.high + 1) if question.mask[index]]

    # chance

    def fates(self) -> list[int]:
        """Return what may happen by chance, each alike: faces of a die, or sites or cards by number."""
        menu = options(self.room.g, self.t, CHANCE)
        actions = [menu.nth(0, index) for index in range(menu.size(0))]
        if kind_of(actions[0]) != DRAW:
            return [b_of(action) for action in actions]
        return [number for number, flag in enumerate(self._deck()) if flag]

    def is_draw(self) -> bool:
        """Return whether chance draws now; else it rolls a die."""
        return kind_of(options(self.room.g, self.t, CHANCE).nth(0, 0)) == DRAW

    def _deck(self) -> list[int]:
        t = self.t
        return list(t.cards_left if self.room.g.step(t).draws_cards() else t.sites_left)

    def befall(self, fate: int) -> None:
        """Have something happen by chance."""
        menu = options(self.room.g, self.t, CHANCE)
        index = self.fates().index(fate)
        self._answer(CHANCE, menu.nth(0, index))

    # seats

    def say(self, seat: int, index: int) -> None:
        """Have a seat say one thing, by itself."""
        self._check(seat, index)
        self.spoken.append((seat, index))
        self._take(seat, index)
        self._open()

    def say_together(self, indices: list[int]) -> None:
        """Have all who are asked say their next thing; what others are given here means nothing."""
        seats = self.asked()
        for seat in seats:
            self._check(seat, indices[seat])
        self.spoken.append(tuple(indices))
        for seat in seats:
            self._take(seat, indices[seat])
        self._open()

    def _check(self, seat: int, index: int) -> None:
        """Refuse what a seat may not say; nothing has changed."""
        if index not in self.legal(seat):
            raise NotAllowedError(f"seat {seat} may not say {index} now")

    def _take(self, seat: int, index: int) -> None:
        question = self.question(seat)
        question.take(index)
        self.records[seat].append(own(index))
        if question.head >= 0:
            self.saying[seat] = (*self.saying.get(seat, ()), index)
        else:
            self.saying.pop(seat, None)
            self.held[seat] = question.action()
            del self._questions[seat]

    def _open(self) -> None:
        """When all have said all, do it, from the first seat on."""
        if self.asked():
            return
        held, self.held, self.spoken = self.held, {}, []
        for seat in sorted(held):
            self._answer(seat, held[seat])

    def _answer(self, seat: int, action: i64) -> None:
        answer(self.room.g, self.t, seat, action)
        self._questions.clear()
        self._note()

    def _note(self) -> None:
        """INF: write into every record what its seat may know of what happened."""
        events = self.t.events
        for at in range(0, len(events), ev.WIDTH):
            row = tuple(events[at : at + ev.WIDTH])
            for seat, record in enumerate(self.records):
                if (row[1] >> seat) & 1:
                    record.append(row)

    def own_steps(self, seat: int) -> list[int]:
        """Return what a seat said so far of the answer that is asked of it and others now."""
        if self.in_turn:
            return [step[1] for step in self.spoken if step[0] == seat]
        owed = (self.t.owed >> seat) & 1
        steps = len(self.saying.get(seat, ())) or len(self.spoken) if owed else 0
        return [step[seat] for step in self.spoken[:steps]]

    # what a seat knows

    def view(self, seat: int) -> Table:
        """INF: return the table as a seat (-1: an onlooker) knows it."""
        return known(self.room.g, self.t, seat)

    def memory(self, seat: int) -> Recollection:
        """Return what a seat remembers, by its record."""
        memory, read = self._memories.get(seat) or (Recollection(), 0)
        record = self.records[seat]
        flat = [number for row in record[read:] if row[0] != SAID for number in row]
        memory.watch(ints(flat), seat)
        self._memories[seat] = memory, len(record)
        return memory

    def information(self, seat: int) -> str:
        """Return all that a seat knows, from the first question on: its record, as text."""
        rows = [
            f"={row[2]}" if row[0] == SAID else ",".join(map(str, (row[0], *row[2:])))
            for row in self.records[seat]
        ]
        return f"seat {seat}: {' '.join(rows)}"


def restored(room: Room, kept: tuple[Any, ...]) -> Course:
    """Return a course that was pickled."""
    course = Course(room)
    course.in_turn, course.t, course.records, course.saying, course.held, course.spoken = kept
    return course
