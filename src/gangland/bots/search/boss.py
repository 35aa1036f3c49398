"""The boss: a capo that reads its rivals, mixes what it shows in its fist, and looks further ahead."""

from __future__ import annotations

from typing import Final

from gangland.bots.candidates import candidates
from gangland.bots.lookahead import Lookahead
from gangland.bots.search.beliefs import Beliefs
from gangland.bots.search.budget import Budget
from gangland.bots.search.candidates import Ranking, add_all
from gangland.bots.search.capo import POOL, Capo
from gangland.bots.search.halving import FIRST, Trials
from gangland.bots.search.recall import recalled
from gangland.bots.search.sealed import Sealed, is_sealed
from gangland.bots.search.searching import SEEDS, Search
from gangland.bots.value import Scene
from gangland.engine.action import BACKUP, SIT, kind_of
from gangland.engine.ints import Ints, i64, ints
from gangland.engine.menu import KIND, WIDTH, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

LATE: Final = 4  # with so few tokens left at the table one looks to the end of the next round
MOST: Final = 14
TRUST: Final = 2.0  # the look ahead counts for so many worlds
FINE: Final = 1_000_000
GLANCE: Final = 0.3  # the part of a time that looking ahead may take


class Boss(Capo):
    """A capo with a mind for other minds."""

    def __init__(self, seed: i64 = 0, budget: Budget | None = None) -> None:
        """Sit down; nobody is known yet."""
        super().__init__(seed, budget)
        self.name = "boss"
        self.beliefs: Beliefs = Beliefs(POOL)
        self.rivals = self.beliefs
        self.most = MOST
        # what it does beyond a capo, each of which can be left out to see what it is good for
        self.late: i64 = LATE
        self.trust: float = TRUST
        self.mixes: bool = True
        self.reads: bool = True

    def search(self, g: Rules, view: Table, seat: i64) -> Search:
        """Think about what rivals did; look to the end of the round, or of the next where it is near."""
        search = super().search(g, view, seat)
        if self.reads:
            self.beliefs.catch_up(search.playing, seat)
        tokens: i64 = 0
        for other in range(view.seats):
            tokens += max(0, view.tokens[other])
        if tokens <= self.late:
            search.last += 1
        return search

    def find(self, search: Search, scene: Scene, menu: Menu, own: i64) -> Ints:
        """Return what a thug would weigh, and what looks best one order ahead."""
        found = ints([own])
        last = menu.rows[len(menu.rows) - WIDTH + KIND]
        if menu.rows[KIND] == SIT or last == BACKUP:
            found = add_all(found, self.ahead(search, menu), menu, (self.room() + 1) // 2)
        return add_all(found, super().find(search, scene, menu, own), menu, self.room())

    def ahead(self, search: Search, menu: Menu) -> Ints:
        """Return the answers that look best one order ahead."""
        look = self.look(search)
        ranking = Ranking()
        for action in candidates(search.g, look.w, search.seat, menu):
            if self.clock.share() < GLANCE:
                ranking.add(int(look.value(action) * FINE), action)
        return ranking.best(self.most)

    def look(self, search: Search) -> Lookahead:
        """Return a look one order ahead, in a world one may be in."""
        return Lookahead(search.g, search.worlds.draw(self.dice), search.seat, self.dice.below(SEEDS))

    def pick(self, search: Search, found: Ints) -> i64:
        """Mix where fists are closed; else try them all, and return the best."""
        if self.mixes and is_sealed(kind_of(found[FIRST])):
            sealed = Sealed(search, found)
            sealed.think(self.clock)
            return sealed.best(self.errors, self.dice)
        trials = Trials(len(found))
        trials.trust = self.trust
        look = self.look(search)
        first = look.value(found[FIRST])
        for index in range(1, len(found)):
            if self.clock.share() < GLANCE:
                trials.expected[index] = look.value(found[index]) - first
        search.try_out(found, trials, self.clock)
        return found[trials.best(self.errors, self.gain)]

    def done(self, search: Search, action: i64) -> None:
        """Keep in mind how the table is left."""
        if self.reads:
            self.beliefs.leave(search.g, search.worlds.draw(self.dice), search.seat, action)

    def watch(self, events: Ints, seat: i64) -> None:
        """Remember what changed hands, and who did what."""
        super().watch(events, seat)
        self.beliefs.hear(events)

    def __reduce__(self) -> tuple[object, ...]:
        return reseated, (
            (self.seed, self.budget.ms, self.budget.playouts, self.dice.state),
            self.recall.plain(),
            self.beliefs.weights,
            self.beliefs.left,
            list(self.beliefs.news),
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
    boss.recall = recalled(recall)
    boss.memory = boss.recall
    boss.beliefs.weights = weights
    boss.beliefs.left = left
    boss.beliefs.news = ints(news)
    return boss
