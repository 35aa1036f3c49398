"""END: blinds up, the most cash wins, and every tie-break."""

from __future__ import annotations

from typing import ClassVar

from gangland.engine import event as ev
from gangland.engine.action import NAME, ROLL, b_of
from gangland.engine.ints import changed, i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, CHANCE, PENDING, Table
from gangland.rulesets import ids
from gangland.rulesets.fight import LEADER_NAMES, crew_bonus
from gangland.rulesets.setup import DIE, best


def finish(t: Table, winner: i64) -> None:
    """The game is over."""
    t.winner = winner
    t.over = True
    t.owed = 0
    t.show(ev.ENDED, winner)


def lift_blinds(t: Table, seats: i64) -> None:
    """END-1: these gangs show all they have; the others were disbanded and have nothing (STD-4)."""
    for seat in range(t.seats):
        if (seats >> seat) & 1:
            t.show(ev.HELD, seat, t.cash[seat], t.guns[seat], t.goods[seat])
        else:
            t.cash[seat] = 0
            t.guns[seat] = 0
            t.goods[seat] = 0


def contenders(t: Table) -> i64:
    """END-2: return who has the most cash; among those tied the leader, or else who has the most guns."""
    t.total = t.cash[:]
    tied = best(t, t.alive or t.doomed)
    if tied & (tied - 1) and (tied >> t.leader) & 1:
        tied = 1 << t.leader
    t.total = t.guns[:]
    return best(t, tied)


class CountCash(Step):
    """END-1, END-2: most cash, then the leader, then most guns."""

    id: ClassVar[str] = ids.COUNT_CASH

    def run(self, g: Rules, t: Table) -> None:
        """Find the winner, or those who fight for it."""
        lift_blinds(t, t.alive or t.doomed)
        tied = contenders(t)
        if tied & (tied - 1):
            t.next()
        else:
            finish(t, t.left_of(0, tied))


class LastFight(Step):
    """END-2: those still tied roll a last fight with all their crew."""

    id: ClassVar[str] = ids.LAST_FIGHT

    def roller(self, g: Rules, t: Table) -> i64:
        """Return the next of the tied to roll."""
        return t.left_of(t.leader, t.frame(PENDING))

    def enter(self, g: Rules, t: Table) -> None:
        """All who are still tied roll; all see what their crews are worth."""
        tied = contenders(t)
        t.fill(tied, tied)
        for seat in range(t.seats):
            if (tied >> seat) & 1:
                made, rookies = t.made_total(seat), t.rookie_total(seat)
                t.show(ev.LINED_UP, seat, -1, made, rookies, self.crew(g, t, seat))

    def crew(self, g: Rules, t: Table, seat: i64) -> i64:
        """Return what all the crew of a gang adds to its die."""
        return crew_bonus(g, t, seat, t.made_total(seat), t.rookie_total(seat), False)

    def run(self, g: Rules, t: Table) -> None:
        """Roll for the next, then see who has the most."""
        if t.frame(PENDING):
            t.ask(CHANCE)
            return
        tied = best(t, t.frame(AUX))
        if tied & (tied - 1) == 0:
            finish(t, t.left_of(0, tied))
            return
        winner = g.ties.last_winner(t, tied)
        if winner == LEADER_NAMES and t.is_alive(t.leader):
            t.ask(t.leader)
        else:
            t.fill(tied, tied)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """A die, or the winner among the tied."""
        if seat == CHANCE:
            menu.add(ROLL, 0, DIE)
        else:
            menu.add(NAME, 0, best(t, t.frame(AUX)))

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Add up the next total, or let the named one win."""
        if seat != CHANCE:
            t.show(ev.NAMED, seat, b_of(action))
            finish(t, b_of(action))
            return
        roller = self.roller(g, t)
        t.settle(roller)
        crew = self.crew(g, t, roller)
        t.total = changed(t.total, roller, b_of(action) + crew)
        t.show(ev.ROLLED, ev.FOR_TIE, roller, b_of(action))
        t.show(ev.TOTAL, roller, t.total[roller], crew)
