"""Looking at one's own next orders: after every answer that is tried, what one would order then is learnt.

A playout in which one goes on as a thug says what an answer is worth to a thug. So at one's own next orders
a few are tried in turn, those that came to most the more often, and each answer is worth what comes of the
best that may follow it. What rivals do and how dice fall in between is another world every time: a sequel is
known by one's own answers alone.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from gangland.bots.bargaining.oaths import kept_menu
from gangland.bots.prospects import fortune
from gangland.bots.search.candidates import Chooser
from gangland.bots.search.searching import Rivals, Search
from gangland.bots.search.worlds import Worlds
from gangland.bots.temper import Temper
from gangland.engine.ints import Ints, i64, ints, push
from gangland.engine.menu import Menu
from gangland.engine.step import answer, options
from gangland.engine.table import Table
from gangland.game.chance import Dice

MOST: Final = 5  # orders thought of at each
UNTRIED: Final = 2.0  # more than anything can come to
BOLD: Final = 0.06  # how much better than it looks something may be, of the chance to win


class Sequel:
    """One's own next order: what was tried, how often, and what it came to."""

    def __init__(self) -> None:
        """Nothing was tried yet."""
        self.visits: i64 = 0
        self.actions: Ints = ints([])
        self.tried: Ints = ints([])
        self.total: list[float] = []
        self.next: list[Sequel] = []

    def add(self, action: i64) -> i64:
        """Return the number of an order, a new one if need be."""
        for index in range(len(self.actions)):
            if self.actions[index] == action:
                return index
        self.actions = push(self.actions, action)
        self.tried = push(self.tried, 0)
        self.total.append(0.0)
        self.next.append(Sequel())
        return len(self.actions) - 1

    def pick(self, menu: Menu, own: i64) -> i64:
        """Return the number of what to try now: a thug's own first, then what may be best."""
        top = self.add(own)
        best = self.hope(top)
        for index in range(len(self.actions)):
            hope = self.hope(index)
            if hope > best and menu.has(self.actions[index]):
                best = hope
                top = index
        return top

    def hope(self, index: i64) -> float:
        """Return what an order may come to, at best."""
        if self.tried[index] == 0:
            return UNTRIED
        n = float(self.tried[index])
        return self.total[index] / n + BOLD * sqrt(log(float(self.visits) + 1.0) / n)

    def note(self, index: i64, value: float) -> None:
        """An order came to this."""
        self.visits += 1
        self.tried[index] += 1
        self.total[index] += value


class LongSearch(Search):
    """A search that learns what to order next, so many orders on."""

    def __init__(self, worlds: Worlds, rivals: Rivals, own: Temper, dice: Dice, rounds: i64) -> None:
        """Nothing follows yet."""
        super().__init__(worlds, rivals, own, dice, rounds)
        self.deep: i64 = 0
        self.chooser: Chooser = Chooser()
        self.root: Sequel = Sequel()

    def value(self, action: i64) -> float:
        """Return what an action comes to in this world, with what should follow it."""
        t = self.world.copy()
        t.quiet = True
        answer(self.g, t, self.seat, action)
        dice = Dice(self.seed)
        at = self.root.next[self.root.add(action)]
        path: list[Sequel] = []
        ways = ints([])
        for _ in range(self.deep):
            self.playing.play_to(t, self.tempers, dice, self.last, 1 << self.seat)
            if t.over or t.round > self.last:
                break
            way = self.order(t, at)
            path.append(at)
            ways = push(ways, way)
            at = at.next[way]
        self.playing.play_on(t, self.tempers, dice, self.last)
        found = fortune(self.g, t, self.seat, self.weights, self.mood)
        for index in range(len(path)):
            path[index].note(ways[index], found)
        return found

    def order(self, t: Table, at: Sequel) -> i64:
        """Give one's own next order; return the number of what was tried."""
        menu = options(self.g, t, self.seat)
        if (self.playing.oaths.bound >> self.seat) & 1:
            menu = kept_menu(t, self.seat, menu, self.playing.oaths)
        own = self.playing.choose(t, self.seat, menu, self.tempers[self.seat])
        if at.visits > 0 and len(at.actions) < MOST:
            scene = self.playing.thumb.read(t, self.seat, self.tempers[self.seat])
            for action in self.chooser.orders(scene, menu, MOST):
                if len(at.actions) < MOST:
                    at.add(action)
        way = at.pick(menu, own)
        answer(self.g, t, self.seat, at.actions[way])
        return way
