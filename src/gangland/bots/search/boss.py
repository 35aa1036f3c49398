"""The boss: a capo that plans its next orders, reads its rivals, and mixes what it shows in its fist."""

from __future__ import annotations

from typing import Final

from gangland.bots.mood import Mood, open_for
from gangland.bots.prospects import prospects_by
from gangland.bots.search.beliefs import Beliefs
from gangland.bots.search.budget import Budget
from gangland.bots.search.capo import Capo
from gangland.bots.search.halving import FIRST
from gangland.bots.search.pool import POOL
from gangland.bots.search.recall import recalled
from gangland.bots.search.sealed import Sealed, is_sealed
from gangland.bots.search.searching import Search
from gangland.bots.search.sequels import LongSearch
from gangland.bots.search.worlds import Worlds
from gangland.bots.ways import MIXED, OPENINGS, PLANNED, THUMB
from gangland.engine.action import kind_of
from gangland.engine.ints import Ints, i64, ints
from gangland.engine.step import Rules
from gangland.engine.table import Table

DEEP: Final = 1  # own orders that are learnt after each answer
ERRORS: Final = 2.0  # what turns out better against thugs of every temper need not be so against others:
GAIN: Final = 0.02  # so the rule of thumb is left for a clear gain only, clearer than a capo asks for
GREED: Final = 0.25  # for how much being well off counts, beside the chance to win, while the game is open


class Boss(Capo):
    """A capo with a mind for other minds."""

    def __init__(self, seed: i64 = 0, budget: Budget | None = None) -> None:
        """Sit down; nobody is known yet."""
        super().__init__(seed, budget)
        self.name = "boss"
        self.beliefs: Beliefs = Beliefs(POOL)
        self.rivals = self.beliefs
        # what it does beyond a capo, each of which can be left out to see what it is good for
        self.mixes: bool = True
        self.reads: bool = True
        self.deep: i64 = DEEP
        self.greed: float = GREED
        self.errors = ERRORS
        self.gain = GAIN

    def laid(self, worlds: Worlds) -> Search:
        """Return a search that learns what to order next."""
        search = LongSearch(worlds, self.rivals, self.temper, self.dice, self.rounds)
        search.deep = self.deep
        return search

    def search(self, g: Rules, view: Table, seat: i64) -> Search:
        """Think about what rivals did before looking ahead, and about how the game stands.

        Who is well off can still win whatever the others do, and bosses who only want to win grow poor
        together, fighting. Once the game is all but won or lost, only winning counts.
        """
        search = super().search(g, view, seat)
        chance = prospects_by(g, search.worlds.draw(self.dice), search.weights)[seat]
        search.mood = Mood(self.greed * open_for(chance), self.mood.foes)
        if self.reads:
            self.beliefs.catch_up(search.playing, seat)
        return search

    def pick(self, search: Search, found: Ints) -> i64:
        """Mix where fists are closed; else try them all, and return the best."""
        if self.mixes and is_sealed(kind_of(found[FIRST])):
            sealed = Sealed(search, found)
            sealed.think(self.clock)
            return sealed.best(self.errors, self.dice)
        return super().pick(search, found)

    def way(self, kind: i64) -> str:
        """Mix where fists are closed, plan where they are not."""
        return MIXED if is_sealed(kind) else THUMB if kind in OPENINGS else PLANNED

    def done(self, search: Search, action: i64) -> None:
        """Keep in mind how the table is left."""
        if self.reads:
            self.beliefs.leave(search.g, search.worlds.draw(self.dice), search.seat, action)

    def watch(self, events: Ints, seat: i64) -> None:
        """Remember what changed hands, and who did what."""
        super().watch(events, seat)
        self.beliefs.hear(events)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            reseated,
            (
                (self.seed, self.budget.ms, self.budget.playouts, self.dice.state),
                self.recall.plain(),
                self.beliefs.weights,
                self.beliefs.left,
                list(self.beliefs.news),
            ),
            self.kept_reason(),
        )


def reseated(
    numbers: tuple[i64, i64, i64, i64],
    recall: list[list[int]],
    weights: list[list[float]],
    left: Table,
    news: list[int],
) -> Boss:
    """Return a boss as it was: what it has seen, and what it thinks of everybody."""
    boss = Boss(numbers[0], Budget(numbers[1], numbers[2]))
    boss.dice.state = numbers[3]
    boss.remember(recalled(recall))
    boss.beliefs.weights = weights
    boss.beliefs.left = left
    boss.beliefs.news = ints(news)
    return boss
