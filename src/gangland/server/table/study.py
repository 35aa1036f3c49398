"""The study: where bots that search think, in processes of their own, so that no table waits for another's.

Compiled code lets no other thread run, so a search in a thread would stop the whole server. Whoever asks has
so much patience, waiting for a desk included. The more wait, the less time each has to think; who does not
get a desk in time, fails there or takes too long has a simpler bot answer in its place (`bots.driver`).
"""

from __future__ import annotations

import time
from bisect import insort
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from threading import Condition, local
from typing import Final, NamedTuple, TypeVar

from gangland.server.table.desk import LATE, Desk, LostThoughtError, Task, Thought

T = TypeVar("T")

PORTION: Final = 2
"""Half of the time left is for who is asked, the rest for who stands in."""
SHARE: Final = 4
"""A quarter of what is fair is what a search may take: the machine has other things to do."""
LEAST: Final = 0.2
"""With fewer seconds left nobody begins: who cannot be done in time is not to cost a desk its process."""
THREADS: Final = 64
"""Thoughts that wait or are being thought; more than that wait to be counted."""


class Turn(NamedTuple):
    """Somebody's turn at a desk: the short ones first, else who came first; and until when it is of use."""

    rank: int
    number: int
    until: float


class StudyClosedError(BaseException):
    """Everybody goes home: that is no failure, and nobody stands in."""


def fair(left: Sequence[float], desks: int) -> float:
    """Return the seconds for the first of those who wait, so that all have their turn while it is of use."""
    return min(seconds / (number // desks + 1) for number, seconds in enumerate(left))


class Study:
    """So many desks, and threads that wait for them."""

    def __init__(self, desks: int, patience: float) -> None:
        """Furnish it; no process is started before somebody thinks."""
        self.patience = patience
        self.desks = [Desk() for _ in range(desks)]
        self.free = self.desks[:]
        self.bell = Condition()
        self.waiting: list[Turn] = []
        self.numbers = count()
        self.here = local()
        self.threads = ThreadPoolExecutor(THREADS, "gangland-study")
        self.is_closed = False

    def submit(self, think: Callable[[], T], *, ahead: bool = False) -> Future[T]:
        """Have something thought over that takes a desk; its patience counts from now.

        What takes but a moment, as a deal does, goes ahead of answers.
        """
        return self.threads.submit(self._within, self.turn(ahead=ahead), think)

    def turn(self, *, ahead: bool = False) -> Turn:
        """Return a turn of somebody who comes now."""
        return Turn(0 if ahead else 1, next(self.numbers), time.monotonic() + self.patience)

    def _within(self, turn: Turn, think: Callable[[], T]) -> T:
        self.here.turn = turn
        try:
            return think()
        finally:
            self.here.turn = None

    def longest(self) -> float:
        """Return the most seconds a search may take, where nobody waits."""
        return self.patience / SHARE

    def is_here(self) -> bool:
        """Return whether whoever asks is in a thread of the study."""
        return getattr(self.here, "turn", None) is not None

    def ask(self, task: Task) -> Thought:
        """Have a task thought over at the next free desk, in what is left of one's turn."""
        turn = self.here.turn if self.is_here() else self.turn()
        desk, seconds = self._take_desk(turn)
        try:
            task = task._replace(ms=max(1, int(1000 * seconds / SHARE)))
            return desk.ask(task, max(0.0, (turn.until - time.monotonic()) / PORTION))
        except LostThoughtError as error:
            if self.is_closed:
                raise StudyClosedError from error
            raise
        finally:
            with self.bell:
                self.free.append(desk)
                self.bell.notify_all()

    def _take_desk(self, turn: Turn) -> tuple[Desk, float]:
        """Wait for a desk; return it, and the seconds one may fairly stay."""
        with self.bell:
            insort(self.waiting, turn)
            try:
                came = self.bell.wait_for(lambda: self._may_go(turn), turn.until - time.monotonic())
            finally:
                self.waiting.remove(turn)
                self.bell.notify_all()
            if self.is_closed:
                raise StudyClosedError
            now = time.monotonic()
            if not came or turn.until - now < LEAST:
                raise LostThoughtError(LATE)
            left = [one.until - now for one in (turn, *self.waiting)]
            return self.free.pop(), max(0.0, fair(left, len(self.desks)))

    def _may_go(self, turn: Turn) -> bool:
        return self.is_closed or (bool(self.free) and self.waiting[0] is turn)

    def close(self) -> None:
        """Send everybody home; what was thought about is of no use any more."""
        with self.bell:
            self.is_closed = True
            self.bell.notify_all()
        self.threads.shutdown(wait=False, cancel_futures=True)
        for desk in self.desks:
            desk.stop(for_good=True)
