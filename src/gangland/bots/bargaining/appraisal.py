"""What a bargain is worth to both sides: the same worlds played on with it and without it.

Assets count by everybody's chances where they have changed hands. Promises count by what comes of a round
in which they bind: worlds a seat may be in, played on by thugs of every temper with the same dice, once free
and once bound. A few worlds say little, so they only move what is usual for such a promise.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.oaths import Oaths
from gangland.bots.lore import lore_of
from gangland.bots.prospects import prospects
from gangland.bots.search.playing import Playing
from gangland.bots.search.pool import POOL
from gangland.bots.search.recall import Recall
from gangland.bots.search.worlds import Worlds
from gangland.bots.temper import Temper
from gangland.engine.catalogue import GUNS
from gangland.engine.ints import i64
from gangland.engine.step import Rules, answer
from gangland.engine.table import Table
from gangland.game.chance import Dice
from gangland.game.deals.deal import Amounts, Clause, Vow
from gangland.rulesets import ids

WORLDS: Final = 3  # how many hands are looked at where they are in doubt
PLAYED: Final = 4  # in how many worlds a promise is tried
CALM: Final = 0.008  # what a round of peace is usually worth of the chance to win
FREEDOM: Final = 0.004  # and what it costs who promises it
ROOM: Final = 0.004  # a round in which a rival stays away from a place
SEEDS: Final = 1 << 40
SIDING: Final = (ids.DECIDE_WINNER, ids.ARBITRATE, ids.ALLOT_INJURIES)


class Gains:
    """What something does for two: oneself and a rival, in parts of the chance to win."""

    def __init__(self, mine: float = 0.0, theirs: float = 0.0) -> None:
        """Nothing, unless said otherwise."""
        self.mine: float = mine
        self.theirs: float = theirs


class Appraisal:
    """A moment as one seat sees it, with the promises in force; all comes from what it may know."""

    def __init__(self, g: Rules, view: Table, seat: i64, recall: Recall, oaths: Oaths, seed: i64) -> None:
        """Draw the worlds; the same moment and seed give the same ones."""
        self.g: Rules = g
        self.view: Table = view
        self.seat: i64 = seat
        self.oaths: Oaths = oaths
        self.dice: Dice = Dice(seed)
        self.source: Worlds = Worlds(g, view, seat, recall)
        self.worlds: list[Table] = []
        for _ in range(WORLDS if self.source.doubtful else 1):
            self.worlds.append(self.source.draw(self.dice))
        self.before: list[list[float]] = [prospects(g, w) for w in self.worlds]
        self.playing: Playing = Playing(g, lore_of(g))

    def chance(self, seat: i64) -> float:
        """Return a seat's chance to win as things are."""
        total = 0.0
        for chances in self.before:
            total += chances[seat]
        return total / len(self.before)

    def held(self, seat: i64, asset: i64) -> i64:
        """Return what a seat should have to deal with."""
        w = self.worlds[0]
        return w.asset(seat, asset) - (w.pulled[seat] if asset == GUNS else 0)

    def exchange(self, rival: i64, give: Amounts, get: Amounts) -> Gains:
        """Return what comes of giving and getting assets."""
        gains = Gains()
        for index in range(len(self.worlds)):
            w = self.worlds[index].copy()
            for asset in range(3):
                w.add_asset(self.seat, asset, get[asset] - give[asset])
                w.add_asset(rival, asset, give[asset] - get[asset])
            after = prospects(self.g, w)
            gains.mine += after[self.seat] - self.before[index][self.seat]
            gains.theirs += after[rival] - self.before[index][rival]
        gains.mine /= len(self.worlds)
        gains.theirs /= len(self.worlds)
        return gains

    def bound(self, rival: i64, mine: tuple[Clause, ...], theirs: tuple[Clause, ...]) -> Gains:
        """Return what comes of a round in which both keep what they promise each other."""
        oaths = self.oaths.copy()
        for clause in mine:
            oaths.add(self.seat, rival, clause)
        for clause in theirs:
            oaths.add(rival, self.seat, clause)
        gains = Gains()
        for number in range(PLAYED):
            w = self.worlds[number] if number < len(self.worlds) else self.source.draw(self.dice)
            self.compare(w, oaths, self.seat, rival, gains)
        return gains

    def compare(self, w: Table, oaths: Oaths, one: i64, other: i64, gains: Gains) -> None:
        """Add what promises do for two in a world, played on with them and without."""
        tempers = self.tempers(w.seats)
        seed = self.dice.below(SEEDS)
        free = self.played(w, tempers, seed, self.oaths)
        kept = self.played(w, tempers, seed, oaths)
        gains.mine += (kept[one] - free[one]) / PLAYED
        gains.theirs += (kept[other] - free[other]) / PLAYED

    def usual(self, by: i64, to: i64, clause: Clause) -> Gains:
        """Return what a promise usually does, by how long it lasts, for its giver (mine) and its taker."""
        rounds = float(clause.until - self.view.round + 1)
        if clause.vow is Vow.PEACE:
            return Gains(-FREEDOM * rounds, CALM * rounds)
        if clause.vow is Vow.AVOID and self.view.controls(to, clause.place):
            return Gains(-ROOM * rounds / 2.0, ROOM * rounds)
        return Gains()

    def favour(self, by: i64, to: i64) -> Gains:
        """Return what it does for who takes sides (mine) and for another to take that one's side."""
        oaths = self.oaths.copy()
        oaths.side(by, to)
        gains = Gains()
        for _ in range(PLAYED):
            w = self.source.draw(self.dice)
            self.compare(w, oaths, by, to, gains)
        return gains

    def tempers(self, seats: i64) -> list[Temper]:
        """Return somebody or other for every seat."""
        return [POOL[self.dice.below(len(POOL))] for _ in range(seats)]

    def played(self, world: Table, tempers: list[Temper], seed: i64, oaths: Oaths) -> list[float]:
        """Return everybody's chances where a world is played on to the end of the round."""
        t = world.copy()
        t.quiet = True
        self.playing.oaths = oaths
        self.playing.play_on(t, tempers, Dice(seed), self.view.round)
        return prospects(self.g, t)

    def better(self, action: i64, other: i64, worlds: i64) -> float:
        """Return by how much one answer comes out better than another, in so many worlds."""
        lead = 0.0
        for _ in range(worlds):
            w = self.source.draw(self.dice)
            tempers = self.tempers(w.seats)
            seed = self.dice.below(SEEDS)
            for choice, sign in ((action, 1.0), (other, -1.0)):
                t = w.copy()
                t.quiet = True
                answer(self.g, t, self.seat, choice)
                lead += sign * self.played(t, tempers, seed, self.oaths)[self.seat]
        return lead / float(worlds)


def siding(g: Rules, view: Table) -> i64:
    """DEA-1: return who is about to take sides in a fight: to name, to back or to shoot; -1: nobody."""
    for step in SIDING:
        if g.is_in(view, step):
            return view.left_of(0, view.owed)
    return -1
