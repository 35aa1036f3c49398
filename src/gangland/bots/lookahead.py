"""What comes of an answer: it is given at an imagined table, and the rest of the order is played through.

One's own further answers are those that come out best; rivals answer likely enough, and dice fall.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.candidates import candidates
from gangland.bots.imagined import fill_fists, has_closed_fist, some_goods, some_guns
from gangland.bots.prospects import prospects
from gangland.engine.action import BACKUP, ENOUGH, GUNS, MARKET, pack
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import KIND, MADE, PLACE, ROOKIES, TOP, WIDTH, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.playout import sample
from gangland.rulesets import ids

DEEP: Final = 2  # further answers of one's own that are thought over; after these, the first will do
SAMPLES: Final = 8  # how often a thing is tried on which dice or rivals have a say


class Lookahead:
    """One seat's look from one moment: values of answers, each the chance of winning that comes of it."""

    def __init__(self, g: Rules, w: Table, seat: i64, seed: i64) -> None:
        """Stand at an imagined table."""
        self.g: Rules = g
        self.w: Table = w
        self.seat: i64 = seat
        self.seed: i64 = seed
        self.market: bool = g.is_in(w, ids.CHOOSE_GOODS)
        self.sealed: bool = has_closed_fist(w)
        self.dice: Dice = Dice(seed)
        self.open: bool = False  # whether anything was left to chance or to others

    def best(self, menu: Menu) -> i64:
        """Return the answer that comes out best."""
        among = candidates(self.g, self.w, self.seat, menu)
        chosen = among[0]
        if len(among) > 1:
            top = -1.0
            for action in among:
                value = self.value(action)
                if value > top:
                    top = value
                    chosen = action
        return chosen

    def value(self, action: i64) -> float:
        """Return the chance of winning with an answer; the same dice for every answer."""
        total = 0.0
        for number in range(SAMPLES):
            self.dice = Dice(self.seed + number)
            self.open = self.sealed
            total += self.tried(self.w, action, 0)
            if not self.open:
                return total
        return total / SAMPLES

    def tried(self, at: Table, action: i64, depth: i64) -> float:
        """Return the chance of winning where an answer is given and the rest of the order is played."""
        w = at.copy()
        w.quiet = True
        if self.sealed:
            fill_fists(self.g, w, self.dice)
        answer(self.g, w, self.seat, action)
        self.follow(w, depth)
        return prospects(self.g, w)[self.seat]

    def follow(self, w: Table, depth: i64) -> None:
        """Play on to the next moment of rest: an order is asked for, or the round goes on."""
        g = self.g
        while not w.over:
            if w.depth == 1 and not (self.market and g.is_in(w, ids.CHOOSE_GOODS)):
                return
            asked = next_asked(w)
            menu = options(g, w, asked)
            if asked == self.seat:
                action = self.further(w, menu, depth)
            elif asked == CHANCE:
                self.open = True
                action = sample(menu, self.dice)
            else:
                self.open = True
                action = likely(menu, self.dice, asked)
            answer(g, w, asked, action)

    def further(self, w: Table, menu: Menu, depth: i64) -> i64:
        """Return one's own answer on the way."""
        among = candidates(self.g, w, self.seat, menu)
        if len(among) == 1 or depth >= DEEP:
            return among[0]
        chosen = among[0]
        top = -1.0
        state = self.dice.state
        for action in among:
            self.dice.state = state
            value = self.tried(w, action, depth + 1)
            if value > top:
                top = value
                chosen = action
        self.dice.state = state
        return chosen


def likely(menu: Menu, dice: Dice, seat: i64) -> i64:
    """Return what a rival may answer in the middle of somebody's order."""
    rows: Ints = menu.rows
    kind = rows[KIND]
    if kind == GUNS:
        return pack(GUNS, 0, some_guns(rows[TOP], dice))
    if kind == MARKET:
        return pack(MARKET, 0, some_goods(rows[TOP], dice))
    if kind == ENOUGH:
        for at in range(WIDTH, len(rows), WIDTH):
            if rows[at + PLACE] == seat and dice.below(2) == 1:
                return pack(BACKUP, seat, 0, rows[at + MADE], rows[at + ROOKIES])
        return pack(ENOUGH)
    return menu.nth(0, 0)
