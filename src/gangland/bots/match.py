"""A match: bots at a table, from the set-up to the end, with chance from a seed."""

from __future__ import annotations

from gangland.bots.bot import Bot
from gangland.engine import event as ev
from gangland.engine.action import PICK_GANG, pack
from gangland.engine.ints import Ints, i64, ints, push
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.rulesets.view import known


def seen_by(events: Ints, seat: i64) -> Ints:
    """INF: return the rows of events that a seat may know."""
    for at in range(0, len(events), ev.WIDTH):
        if (events[at + 1] >> seat) & 1 == 0:
            return filtered(events, seat)
    return events


def filtered(events: Ints, seat: i64) -> Ints:
    """Return a copy of the rows without those a seat may not know."""
    out = ints([])
    for at in range(0, len(events), ev.WIDTH):
        if (events[at + 1] >> seat) & 1:
            for index in range(at, at + ev.WIDTH):
                out = push(out, events[index])
    return out


class Match:
    """One game between bots; gangs are assigned where `gangs` says which, else the bots pick."""

    def __init__(self, g: Rules | None = None, t: Table | None = None, bots: list[Bot] | None = None) -> None:
        """Sit the bots down."""
        self.g: Rules = Rules() if g is None else g
        self.t: Table = Table() if t is None else t
        self.bots: list[Bot] = [] if bots is None else bots
        self.gangs: Ints = ints([])
        self.decisions: i64 = 0

    def play(self, dice: Dice) -> None:
        """Play to the end."""
        while not self.t.over:
            self.step(dice)

    def step(self, dice: Dice) -> None:
        """Have the next question answered, by chance or by a bot."""
        t = self.t
        seat = next_asked(t)
        menu = options(self.g, t, seat)
        action = self.chosen(seat, menu, dice)
        self.taken(seat, menu, action)
        answer(self.g, t, seat, action)
        self.happened(t.events)
        for index in range(t.seats):
            self.bots[index].watch(seen_by(t.events, index), index)

    def chosen(self, seat: i64, menu: Menu, dice: Dice) -> i64:
        """Return the answer of a seat; where there is but one, nobody is asked."""
        if seat == CHANCE:
            return dice.answer(self.g, self.t, menu)
        self.decisions += 1
        if len(self.gangs) > 0 and menu.rows[KIND] == PICK_GANG:
            return pack(PICK_GANG, 0, self.gangs[seat])
        if len(menu) == 1 and menu.size(0) == 1:
            return menu.nth(0, 0)
        return self.thought(seat, known(self.g, self.t, seat), menu)

    def thought(self, seat: i64, view: Table, menu: Menu) -> i64:
        """Return what a bot answers that has a choice: for matches that watch the clock."""
        return self.bots[seat].choose(self.g, view, seat, menu)

    def taken(self, seat: i64, menu: Menu, action: i64) -> None:
        """A seat is about to act, having had this choice: for matches that count."""

    def happened(self, events: Ints) -> None:
        """Something happened: for matches that count."""
