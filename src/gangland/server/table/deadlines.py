"""Deadlines: how long everybody at a table has, by a clock that nobody can set.

The clock of the wall is set, by its owner or by the network, an hour at a time: it dates what is kept, and
nothing is measured by it. Across a restart it is the time that is left that is kept; while there is no
server, it does not run.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence

from gangland.game.journal import Journal
from gangland.protocol.bodies import DAY, Pace
from gangland.protocol.messages import Clock
from gangland.server.store.archive import Line

SLOW = 3 * DAY
"""How long somebody has in a slow game where nothing else was agreed."""


def allowed(pace: Pace) -> float | None:
    """Return how many seconds there are for an answer, None where nobody counts."""
    return SLOW if pace.seconds is None and pace.kind == "slow" else pace.seconds


class Timer:
    """The time of one table: `written` says when each line was, by the steady clock."""

    def __init__(
        self, pace: Pace, grace: float, now: Callable[[], float], steady: Callable[[], float]
    ) -> None:
        """Count nothing where nothing is agreed; after a restart everybody has the grace to come back."""
        self.seconds = allowed(pace)
        self.grace = 0.0 if self.seconds is None else min(grace, self.seconds)
        self.now = now
        self.steady = steady
        self.written = array("d")

    def has_written(self, lines: int) -> None:
        """Note that lines were written just now."""
        self.written.extend([self.steady()] * lines)

    def read_back(self, lines: Sequence[Line]) -> list[float]:
        """Return since when a seat asked by each of the kept lines has waited, for a journal of them.

        The last version kept instants of the wall, which are read as time that is left: no more than there
        ever was, no less than the grace. For who looks on later, the last line counts as written now: it is
        told late rather than early.
        """
        now, steady = self.now(), self.steady()
        longest = 0.0 if self.seconds is None else self.seconds - self.grace
        last = lines[-1].at if lines else now
        self.written = array("d", (steady - max(0.0, last - line.at) for line in lines))
        return [steady - min(max(0.0, now - line.at), longest) for line in lines]

    def go_on(self, journal: Journal, left: Mapping[int, float]) -> None:
        """Give seats the time they had left when it was kept."""
        if self.seconds is not None:
            for seat, secs in left.items():
                journal.asked_at[seat] = (
                    self.steady() + min(max(secs, self.grace), self.seconds) - self.seconds
                )

    def until(self, journal: Journal | None) -> dict[int, float]:
        """Return when the time of each seat that owes an answer is up, by the steady clock."""
        if self.seconds is None or journal is None or journal.game.t.over:
            return {}
        return {seat: journal.asked_at[seat] + self.seconds for seat in journal.owed()}

    def left(self, journal: Journal | None) -> dict[int, float]:
        """Return how long each seat that owes an answer has."""
        now = self.steady()
        return {seat: max(0.0, when - now) for seat, when in self.until(journal).items()}

    def shown(self, deadlines: Mapping[int, float]) -> Clock | None:
        """Return deadlines as people see them, by the clock of the wall."""
        now, steady = self.now(), self.steady()
        found = {str(seat): round(now + when - steady, 3) for seat, when in deadlines.items()}
        return Clock(round(now, 3), found) if found else None
