"""One decision: worlds and rivals drawn again and again, and every candidate played in each of them."""

from __future__ import annotations

from typing import Final

from gangland.bots.mood import Mood
from gangland.bots.prospects import fortune
from gangland.bots.search.budget import Clock
from gangland.bots.search.halving import FIRST, Trials, stages
from gangland.bots.search.playing import Playing
from gangland.bots.search.worlds import Worlds
from gangland.bots.temper import Temper
from gangland.bots.weights import Weights, weights_of
from gangland.engine.ints import Ints, i64
from gangland.engine.step import Rules, answer
from gangland.engine.table import Table
from gangland.game.chance import Dice

SEEDS: Final = 1 << 40
NO_GAIN: Final = -1.0  # all is tried to the end of the budget


class Rivals:
    """Who may sit at the other seats: any of a pool, each alike."""

    def __init__(self, pool: list[Temper] | None = None) -> None:
        """Take the pool."""
        self.pool: list[Temper] = [] if pool is None else pool

    def draw(self, seat: i64, dice: Dice) -> Temper:
        """Return a temper for a seat."""
        return self.pool[dice.below(len(self.pool))]


class Search:
    """A question put to one seat, what it knows, and how far to look."""

    def __init__(self, worlds: Worlds, rivals: Rivals, own: Temper, dice: Dice, rounds: i64) -> None:
        """Look as far as the end of this round, and so many more."""
        self.g: Rules = worlds.g
        self.seat: i64 = worlds.seat
        self.worlds: Worlds = worlds
        self.rivals: Rivals = rivals
        self.dice: Dice = dice
        self.playing: Playing = Playing(worlds.g)
        self.weights: Weights = weights_of(worlds.g.game)
        self.mood: Mood = Mood()
        self.gain: float = NO_GAIN  # what is surely less is not tried any further
        self.last: i64 = worlds.view.round + rounds
        self.world: Table = worlds.view
        self.tempers: list[Temper] = [own] * worlds.view.seats
        self.seed: i64 = 0

    def next_world(self) -> None:
        """Draw a world, who sits in it, and its dice."""
        self.world = self.worlds.draw(self.dice)
        for seat in range(self.world.seats):
            if seat != self.seat:
                self.tempers[seat] = self.rivals.draw(seat, self.dice)
        self.seed = self.dice.below(SEEDS)

    def value(self, action: i64) -> float:
        """Return what an action comes to in this world."""
        t = self.world.copy()
        t.quiet = True
        answer(self.g, t, self.seat, action)
        self.play(t)
        return fortune(self.g, t, self.seat, self.weights, self.mood)

    def play(self, t: Table) -> None:
        """Play a table on as far as one looks, with the dice of this world."""
        self.playing.play_on(t, self.tempers, Dice(self.seed), self.last)

    def try_out(self, found: Ints, trials: Trials, clock: Clock) -> None:
        """Play candidates world after world, halving them, until all is plain or the budget used up."""
        last = stages(len(found))
        stage: i64 = 1
        while clock.share() < 1.0:
            self.next_world()
            first = self.value(found[FIRST])
            clock.played += 1
            for index in trials.alive:
                if index != FIRST and clock.share() < 1.0:
                    trials.note(index, self.value(found[index]), first)
                    clock.played += 1
            while stage < last and clock.share() >= float(stage) / float(last):
                trials.halve()
                stage += 1
            if self.gain >= 0.0 and not trials.settle(self.gain):
                break
