"""What rivals are like, by what they did: a temper of the pool weighs more if it would have done the same.

A searcher keeps the table as it thinks it was left after its own answer, and plays on it what it then sees
the rivals do, as far as that can be told from what is shown: their orders up to the first that leads to more
questions, and what was in their fists. No weight ever comes near nothing: no rival is known exactly.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.search.playing import Playing
from gangland.bots.search.searching import Rivals
from gangland.bots.temper import Temper
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.action import b_of, kind_of, pack, place_of
from gangland.engine.ints import Ints, i64, ints, push
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, options
from gangland.engine.table import CHANCE, NO_FIST, SEATS, Table
from gangland.game.chance import Dice
from gangland.rulesets import ids

NOTHING: Final = -1
SIMPLE: Final = (act.MOVE, act.RECRUIT, act.PROMOTE, act.SIT)  # orders that lead to no further question
ALIKE: Final = 0.8  # how far a temper is believed that would have done the same with others of its crew
KINDRED: Final = 0.55  # the same sort of thing
STRANGE: Final = 0.3  # something else
LEAST: Final = 0.01  # what every temper weighs at least


class Beliefs(Rivals):
    """Weights of the tempers of a pool, for every seat."""

    def __init__(self, pool: list[Temper] | None = None) -> None:
        """Hold everybody for anybody."""
        super().__init__(pool)
        self.weights: list[list[float]] = [
            [1.0 / max(1, len(self.pool))] * len(self.pool) for _ in range(SEATS)
        ]
        self.left: Table = Table()  # as one thinks the table was left; for no seats, one does not know
        self.news: Ints = ints([])

    def draw(self, seat: i64, dice: Dice) -> Temper:
        """Return a temper for a seat, by what it weighs."""
        rest = float(dice.below(1 << 20)) / float(1 << 20)
        weights = self.weights[seat]
        for index in range(len(weights)):
            rest -= weights[index]
            if rest < 0.0:
                return self.pool[index]
        return self.pool[0]

    def hear(self, events: Ints) -> None:
        """Keep what happened, until there is time to think about it."""
        for value in events:
            self.news = push(self.news, value)

    def leave(self, g: Rules, world: Table, seat: i64, action: i64) -> None:
        """Keep the table as it should be after one's own answer."""
        self.left = world.copy()
        self.left.quiet = True
        answer(g, self.left, seat, action)
        self.news = ints([])

    def catch_up(self, playing: Playing, me: i64) -> None:
        """Think about what rivals did since."""
        t = self.left
        at: i64 = 0
        while t.seats > 0 and not t.over and (t.owed >> CHANCE) & 1 == 0:
            seat = t.left_of(0, t.owed & ~(1 << me))
            if seat < 0 or not (t.sealing != NO_FIST or playing.g.is_in(t, ids.ISSUE_ORDERS)):
                break
            at = self.told_of(seat, me, 0 if t.sealing != NO_FIST else at, t.sealing != NO_FIST)
            action = action_of(self.news, at) if at >= 0 else NOTHING
            menu = options(playing.g, t, seat)
            if action == NOTHING or not menu.has(action):
                break
            self.judge(playing, t, seat, menu, action)
            if kind_of(action) not in SIMPLE and t.owed & (t.owed - 1) == 0:
                break
            answer(playing.g, t, seat, action)
            at += ev.WIDTH
        self.left = Table()
        self.news = ints([])

    def told_of(self, seat: i64, me: i64, at: i64, sealed: bool) -> i64:
        """Return where it is told what a seat did next; -1 where it is not, or another came first."""
        while at < len(self.news):
            who = self.news[at + 2]
            shows = self.news[at] == ev.GUNS or self.news[at] == ev.SOLD
            if shows == sealed and action_of(self.news, at) != NOTHING:
                if who == seat:
                    return at
                if who != me and not sealed:
                    return NOTHING
            at += ev.WIDTH
        return NOTHING

    def judge(self, playing: Playing, t: Table, seat: i64, menu: Menu, action: i64) -> None:
        """Weigh every temper by how near it comes to what a seat did."""
        if menu.count() == 1:
            return
        weights = self.weights[seat]
        total = 0.0
        for index in range(len(weights)):
            weights[index] *= nearness(playing.choose(t, seat, menu, self.pool[index]), action)
            total += weights[index]
        for index in range(len(weights)):
            even = LEAST * float(len(weights))
            weights[index] = weights[index] / total * (1.0 - even) + LEAST


def nearness(guess: i64, action: i64) -> float:
    """Return how far a guess is borne out by an action."""
    if guess == action:
        return 1.0
    if kind_of(guess) != kind_of(action):
        return STRANGE
    if kind_of(action) in (act.GUNS, act.MARKET):
        return ALIKE if -1 <= b_of(guess) - b_of(action) <= 1 else KINDRED
    return ALIKE if place_of(guess) == place_of(action) and b_of(guess) == b_of(action) else KINDRED


def action_of(news: Ints, at: i64) -> i64:
    """Return the action an event tells of, as far as it is one."""
    kind = news[at]
    if kind == ev.MOVED:
        return pack(act.MOVE, news[at + 3], news[at + 4], news[at + 5], news[at + 6])
    if kind == ev.EXPLOITED and news[at + 4] == 0:
        return pack(act.EXPLOIT, news[at + 3])
    if kind == ev.FIGHT:
        return pack(act.FIGHT, news[at + 3], news[at + 4])
    if kind == ev.PROMOTED:
        return pack(act.PROMOTE, news[at + 3], 0, news[at + 4])
    return simple_action_of(news, at)


def simple_action_of(news: Ints, at: i64) -> i64:
    """Return the action of an event that says little more than that it happened."""
    kind = news[at]
    if kind == ev.RECRUITED:
        return pack(act.RECRUIT)
    if kind == ev.SAT:
        return pack(act.SIT)
    if kind == ev.ORDERED:
        return pack(act.GANG_ORDER)
    if kind == ev.GUNS:
        return pack(act.GUNS, 0, news[at + 3])
    return pack(act.MARKET, 0, news[at + 3]) if kind == ev.SOLD else NOTHING
