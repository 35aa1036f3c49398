"""What comes of an answer by one's next order, where all play on by rules of thumb from an imagined table.

The table there is read by the value of a position. Every answer meets the same dice, keyed by what they are
for, so two answers differ by what they lead to and not by luck.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.imagined import fill_fists, has_closed_fist
from gangland.bots.mood import Mood
from gangland.bots.prospects import fortune
from gangland.bots.temper import Temper
from gangland.bots.thumb import Thumb
from gangland.bots.weights import Weights
from gangland.engine.action import SIT
from gangland.engine.ints import Ints, i64, ints, push
from gangland.engine.menu import KIND, WIDTH, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.keyed import KeyedDice, mix

LOWEST: Final = -1e9


class Foresight:
    """One seat's look from one moment: one plays on as a thug, and so do rivals, each of some temper."""

    def __init__(
        self,
        g: Rules,
        w: Table,
        seat: i64,
        seed: i64,
        answers: list[Answer],
        temper: Temper,
        weights: Weights,
    ) -> None:
        """Stand at an imagined table; until there is a pool, rivals are as oneself."""
        self.g: Rules = g
        self.w: Table = w
        self.seat: i64 = seat
        self.seed: i64 = seed
        self.thumb: Thumb = Thumb(g, answers)
        self.temper: Temper = temper
        self.weights: Weights = weights
        self.pool: list[Temper] = [temper]
        self.mood: Mood = Mood()
        self.sealed: bool = has_closed_fist(w)

    def pick(self, own: i64, among: Ints, kept: i64, samples: i64, gain: float) -> i64:
        """Return the answer that comes out best, one's own unless another is better by a clear gain."""
        others = self.shortlist(among, own, kept)
        if len(others) == 0:
            return own
        chosen = own
        top = self.mean(own, samples) + gain
        for action in others:
            value = self.mean(action, samples)
            if value > top:
                top = value
                chosen = action
        return chosen

    def shortlist(self, among: Ints, own: i64, kept: i64) -> Ints:
        """Return so many answers that look best at a glance, without one's own."""
        others = ints([])
        for action in among:
            if action != own:
                others = push(others, action)
        if len(others) <= kept:
            return others
        values: list[float] = [self.value(action, 0, True) for action in others]
        chosen = ints([])
        for _ in range(kept):
            top: i64 = 0
            for index in range(len(values)):
                if values[index] > values[top]:
                    top = index
            values[top] = LOWEST
            chosen = push(chosen, others[top])
        return chosen

    def mean(self, action: i64, samples: i64) -> float:
        """Return what an answer leads to on average."""
        total = 0.0
        for number in range(samples):
            total += self.value(action, number, False)
        return total / float(samples)

    def value(self, action: i64, number: i64, brief: bool) -> float:
        """Return what an answer leads to, with the dice of this number."""
        w = self.w.copy()
        w.quiet = True
        dice = KeyedDice(self.seed + number)
        if self.sealed:
            fill_fists(self.g, w, dice)
        answer(self.g, w, self.seat, action)
        self.play_on(w, dice, brief, number)
        return fortune(self.g, w, self.seat, self.weights, self.mood)

    def play_on(self, w: Table, dice: KeyedDice, brief: bool, number: i64) -> None:
        """Play to one's next order or the end of the round; where it is to be brief, to anybody's order."""
        g = self.g
        now = w.round
        while not w.over and w.round == now:
            asked = next_asked(w)
            menu = options(g, w, asked)
            if asked == CHANCE:
                action = dice.answer(g, w, menu)
            else:
                if menu.rows[KIND] == SIT and (brief or asked == self.seat):
                    return
                action = self.choose(w, asked, menu, number)
            answer(g, w, asked, action)

    def choose(self, w: Table, seat: i64, menu: Menu, number: i64) -> i64:
        """Return what a seat answers by rule of thumb, at a table where nothing is hidden."""
        if len(menu.rows) == WIDTH and menu.size(0) == 1:
            return menu.nth(0, 0)
        temper = self.temper if seat == self.seat else self.rival(seat, number)
        return self.thumb.choose(w, seat, menu, temper)

    def rival(self, seat: i64, number: i64) -> Temper:
        """Return whom a rival is taken for, with the dice of this number: another one every time."""
        return self.pool[mix(mix(self.seed, number), seat) % len(self.pool)]
