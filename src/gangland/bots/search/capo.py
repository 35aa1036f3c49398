"""The capo: tries a handful of answers in worlds it may be in, played on by thugs of every temper."""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.oaths import Oaths
from gangland.bots.search.budget import Budget, Clock
from gangland.bots.search.candidates import Chooser
from gangland.bots.search.halving import Trials
from gangland.bots.search.pool import POOL
from gangland.bots.search.recall import Recall, recalled
from gangland.bots.search.searching import Rivals, Search
from gangland.bots.search.worlds import Worlds
from gangland.bots.thug import Thug
from gangland.bots.value import Scene
from gangland.bots.ways import OPENINGS, THUMB, TRIED
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import KIND, WIDTH, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.chance import Dice

USUAL: Final = 100  # milliseconds
MOST: Final = 12  # candidates at most
FEWEST: Final = 4  # and at least
EACH: Final = 10  # playouts there should be for each
ERRORS: Final = 0.5  # by so many standard errors another answer must be better than the rule of thumb's
GAIN: Final = 0.002  # and by so much of the chance to win


class Capo(Thug):
    """A thug that looks before it leaps."""

    def __init__(self, seed: i64 = 0, budget: Budget | None = None) -> None:
        """Sit down with a budget for every decision."""
        super().__init__(seed)
        self.name = "capo"
        self.slow = True
        self.budget: Budget = Budget(ms=USUAL) if budget is None else budget
        self.clock: Clock = Clock(self.budget)
        self.ponders = self.budget.time()
        self.recall: Recall = Recall()
        self.remember(self.recall)
        self.chooser: Chooser = Chooser()
        self.rivals: Rivals = Rivals(POOL)
        self.dice: Dice = Dice(seed)
        self.most: i64 = MOST
        self.errors: float = ERRORS
        self.gain: float = GAIN
        self.rounds: i64 = 0
        self.oaths: Oaths = Oaths()
        # what it did so far, for whoever measures
        self.played: i64 = 0
        self.searches: i64 = 0
        self.departures: i64 = 0

    def remember(self, recall: Recall) -> None:
        """Go by what was seen; set apart, since what is set anew where one sits down is never given back."""
        self.recall = recall
        self.memory = recall

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Answer by rule of thumb, unless something else turns out clearly better."""
        self.departed = False
        if len(menu.rows) == WIDTH and menu.size(0) == 1:
            return menu.nth(0, 0)
        self.clock = Clock(self.budget)
        scene = self.scene(g, view, seat)
        own = self.answers[menu.rows[KIND]].choose(scene, menu)
        if menu.rows[KIND] in (PICK_GANG, PICK_SIDE, PICK_MADE):
            return own
        search = self.search(g, view, seat)
        found = self.find(search, scene, menu, own)
        best = self.pick(search, found) if len(found) > 1 else own
        self.done(search, best)
        self.played += self.clock.played
        self.searches += 1 if len(found) > 1 else 0
        self.departures += 1 if best != own else 0
        self.departed = best != own
        return best

    def way(self, kind: i64) -> str:
        """Try things, but for what a round says nothing about."""
        return THUMB if kind in OPENINGS else TRIED

    def done(self, search: Search, action: i64) -> None:
        """Note what was decided: for those who learn from what comes of it."""

    def search(self, g: Rules, view: Table, seat: i64) -> Search:
        """Return what to try things in: to the end of the round, against anybody."""
        search = self.laid(Worlds(g, view, seat, self.recall))
        search.playing.oaths = self.oaths
        search.mood = self.mood
        return search

    def laid(self, worlds: Worlds) -> Search:
        """Return a search in these worlds."""
        return Search(worlds, self.rivals, self.temper, self.dice, self.rounds)

    def expects(self, oaths: Oaths) -> None:
        """DEA-3: have promises kept in what is played on."""
        self.oaths = oaths

    def find(self, search: Search, scene: Scene, menu: Menu, own: i64) -> Ints:
        """Return what to try, the rule of thumb's answer first."""
        return self.chooser.find(scene, menu, own, self.room(), self.dice)

    def room(self) -> i64:
        """Return how many answers the budget lets one try, each a few times."""
        return max(FEWEST, min(self.most, self.budget.worlds() // EACH))

    def pick(self, search: Search, found: Ints) -> i64:
        """Try them all, and return the best."""
        trials = Trials(len(found))
        search.gain = self.gain
        search.try_out(found, trials, self.clock)
        return found[trials.best(self.errors, self.gain)]

    def __reduce__(self) -> tuple[object, ...]:
        return (
            resumed,
            (
                self.seed,
                self.budget.ms,
                self.budget.playouts,
                self.dice.state,
                self.recall.plain(),
            ),
            self.kept_reason(),
        )


def resumed(seed: i64, ms: i64, playouts: i64, state: i64, recall: list[list[int]]) -> Capo:
    """Return a capo as it was: what it has seen, and where its numbers have got to."""
    capo = Capo(seed, Budget(ms, playouts))
    capo.dice.state = state
    capo.remember(recalled(recall))
    return capo
