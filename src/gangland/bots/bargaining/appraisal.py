"""What a bargain is worth to both sides: the same worlds played on with it and without it.

Assets count by everybody's chances where they have changed hands. Promises, favours, and guns bought for a
fight count by what comes of the round: worlds a seat may be in, played on by thugs of every temper with the
same dice, once as things are and once with the bargain. A few worlds say little of a peace, so they only move
what is usual for it.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.oaths import Oaths
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

WORLDS: Final = 3  # how many hands are looked at where they are in doubt
PLAYED: Final = 6  # in how many worlds a bargain is tried
LATER: Final = 1  # rounds after this one that a world is played on for, at most
CALM: Final = 0.008  # what a round of peace is usually worth of the chance to win
FREEDOM: Final = 0.004  # and what it costs who promises it
ROOM: Final = 0.004  # a round in which a rival stays away from a place
SEEDS: Final = 1 << 40


class Gains:
    """What something does for two: oneself and a rival, in parts of the chance to win."""

    def __init__(self, mine: float = 0.0, theirs: float = 0.0) -> None:
        """Nothing, unless said otherwise."""
        self.mine: float = mine
        self.theirs: float = theirs


class Trial:
    """A world to try bargains in: who plays on there, with which dice, and what comes of it without any."""

    def __init__(self, world: Table, tempers: list[Temper], seed: i64) -> None:
        """Nothing was tried yet."""
        self.world: Table = world
        self.tempers: list[Temper] = tempers
        self.seed: i64 = seed
        self.free: dict[int, list[float]] = {}  # everybody's chances, by the round it is played to


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
        self.playing: Playing = Playing(g)
        self.trials: list[Trial] = []

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
            after = prospects(self.g, self.exchanged(self.worlds[index], rival, give, get))
            gains.mine += after[self.seat] - self.before[index][self.seat]
            gains.theirs += after[rival] - self.before[index][rival]
        gains.mine /= len(self.worlds)
        gains.theirs /= len(self.worlds)
        return gains

    def exchanged(self, world: Table, rival: i64, give: Amounts, get: Amounts) -> Table:
        """Return a world where assets have changed hands."""
        w = world.copy()
        for asset in range(3):
            w.add_asset(self.seat, asset, get[asset] - give[asset])
            w.add_asset(rival, asset, give[asset] - get[asset])
        return w

    def armed(self, rival: i64, give: i64, get: i64) -> Gains:
        """FGT-3: return what comes of the round where guns change hands before they are pulled."""
        gains = Gains()
        for trial in self.tried():
            if trial.world.guns[rival] >= get and trial.world.guns[self.seat] >= give:
                w = self.exchanged(trial.world, rival, (0, int(give), 0), (0, int(get), 0))
                after = self.played(w, trial.tempers, trial.seed, self.oaths, self.view.round)
                self.contrast(trial, after, self.seat, rival, self.view.round, gains)
        return gains

    def bound(self, rival: i64, mine: tuple[Clause, ...], theirs: tuple[Clause, ...]) -> Gains:
        """Return what comes of rounds in which both keep what they promise each other."""
        oaths = self.oaths.copy()
        last = self.view.round
        for clause in mine:
            oaths.add(self.seat, rival, clause)
            last = max(last, self.decided(clause))
        for clause in theirs:
            oaths.add(rival, self.seat, clause)
            last = max(last, self.decided(clause))
        return self.sworn(oaths, self.seat, rival, last)

    def decided(self, clause: Clause) -> i64:
        """Return the round to play to for a promise to show: who is to leave goes in the last one."""
        return min(clause.until, self.view.round + LATER) if clause.vow is Vow.LEAVE else self.view.round

    def sworn(self, oaths: Oaths, one: i64, other: i64, last: i64) -> Gains:
        """Return what promises do for two in the worlds that are tried."""
        gains = Gains()
        for trial in self.tried():
            after = self.played(trial.world, trial.tempers, trial.seed, oaths, last)
            self.contrast(trial, after, one, other, last, gains)
        return gains

    def tried(self) -> list[Trial]:
        """Return the worlds to try bargains in, the same for all of them, drawn when there is a first one."""
        while len(self.trials) < PLAYED:
            number = len(self.trials)
            w = self.worlds[number] if number < len(self.worlds) else self.source.draw(self.dice)
            self.trials.append(Trial(w, self.tempers(w.seats), self.dice.below(SEEDS)))
        return self.trials

    def contrast(
        self, trial: Trial, after: list[float], one: i64, other: i64, last: i64, gains: Gains
    ) -> None:
        """Add how much better off two are than in the same world without the bargain."""
        till = int(last)
        if till not in trial.free:
            trial.free[till] = self.played(trial.world, trial.tempers, trial.seed, self.oaths, last)
        free = trial.free[till]
        gains.mine += (after[one] - free[one]) / PLAYED
        gains.theirs += (after[other] - free[other]) / PLAYED

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
        return self.sworn(oaths, by, to, self.view.round)

    def tempers(self, seats: i64) -> list[Temper]:
        """Return somebody or other for every seat."""
        return [POOL[self.dice.below(len(POOL))] for _ in range(seats)]

    def played(self, world: Table, tempers: list[Temper], seed: i64, oaths: Oaths, last: i64) -> list[float]:
        """Return everybody's chances where a world is played on to the end of a round."""
        t = world.copy()
        t.quiet = True
        self.playing.oaths = oaths
        self.playing.play_on(t, tempers, Dice(seed), last)
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
                lead += sign * self.played(t, tempers, seed, self.oaths, self.view.round)[self.seat]
        return lead / float(worlds)
