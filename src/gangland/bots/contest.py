"""A contest: a match that keeps what every seat answered, what its thinking cost, and what was not legal."""

from __future__ import annotations

from time import thread_time_ns

from gangland.bots.bot import Bot
from gangland.bots.match import Match
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64, ints, push, zeros
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table


class Contest(Match):
    """A match with a clock at every seat; for an answer that is not on the menu, the first one is taken."""

    def __init__(self, g: Rules | None = None, t: Table | None = None, bots: list[Bot] | None = None) -> None:
        """Start all clocks."""
        super().__init__(g, t, bots)
        self.pace: i64 = 1  # every so-manieth choice is timed: a look at the clock can cost more than a thug
        self.asked: Ints = zeros(self.t.seats)  # how often a seat had a choice
        self.timed: Ints = zeros(self.t.seats)  # how many of these were timed
        self.spent: Ints = zeros(self.t.seats)  # processor time of those, in nanoseconds
        self.longest: Ints = zeros(self.t.seats)
        self.illegal: Ints = zeros(self.t.seats)
        self.first: i64 = -1  # who led first
        self.steps: Ints = ints([])  # seat and action of every answer, chance's too

    def thought(self, seat: i64, view: Table, menu: Menu) -> i64:
        """Have a bot answer."""
        is_timed = self.asked[seat] % self.pace == 0
        self.asked[seat] += 1
        action = self.clocked(seat, view, menu) if is_timed else super().thought(seat, view, menu)
        if menu.has(action):
            return action
        self.illegal[seat] += 1
        return menu.nth(0, 0)

    def clocked(self, seat: i64, view: Table, menu: Menu) -> i64:
        """Have a bot answer by the clock."""
        start: i64 = thread_time_ns()
        action = super().thought(seat, view, menu)
        spent: i64 = thread_time_ns() - start
        self.timed[seat] += 1
        self.spent[seat] += spent
        self.longest[seat] = max(self.longest[seat], spent)
        return action

    def taken(self, seat: i64, menu: Menu, action: i64) -> None:
        """Keep the answer."""
        self.steps = push(push(self.steps, seat), action)

    def happened(self, events: Ints) -> None:
        """Note who leads first."""
        at: i64 = 0
        while self.first < 0 and at < len(events):
            if events[at] == ev.LEADER:
                self.first = events[at + 2]
            at += ev.WIDTH
