"""FGT-3, BLK-1: fists are closed at once, so what is best depends on what others think: regret matching.

Everybody who makes a fist learns, world after world, which number it should rather have shown. Rivals are
half the time who they seem to be, and half the time as clever as that. What one shows in the end is drawn
from the mixture that was learnt, among numbers that are not clearly worse than the best.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.mood import Mood
from gangland.bots.prospects import fortune
from gangland.bots.search.budget import Clock
from gangland.bots.search.halving import FIRST, Trials
from gangland.bots.search.searching import Search
from gangland.engine.action import GUNS, MARKET, pack
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import KIND, TOP
from gangland.engine.step import answer, options
from gangland.engine.table import SEATS, Table
from gangland.game.chance import Dice

NUMBERS: Final = 8  # of a rival's numbers so many are thought of
CALM: Final = Mood()  # nobody else's is known
SELDOM: Final = 0.1  # what is shown less often than this is not shown at all


class Regrets:
    """What one seat should rather have done, and how often it does what."""

    def __init__(self, size: i64) -> None:
        """Regret nothing."""
        self.size: i64 = size
        self.regret: list[float] = [0.0] * size
        self.often: list[float] = [0.0] * size

    def mixture(self) -> list[float]:
        """Return how likely each is chosen now: by its regret, or all alike."""
        total = 0.0
        for regret in self.regret:
            total += max(0.0, regret)
        if total <= 0.0:
            return [1.0 / float(self.size)] * self.size
        return [max(0.0, regret) / total for regret in self.regret]

    def learn(self, values: list[float]) -> None:
        """Take in what each would have come to."""
        mixture = self.mixture()
        mean = 0.0
        for index in range(len(values)):
            mean += mixture[index] * values[index]
        for index in range(len(values)):
            self.regret[index] += values[index] - mean
            self.often[index] += mixture[index]


def draw_from(mixture: list[float], dice: Dice) -> i64:
    """Return one of several by how likely each is."""
    total = 0.0
    for part in mixture:
        total += part
    rest = total * float(dice.below(1 << 20)) / float(1 << 20)
    for index in range(len(mixture)):
        rest -= mixture[index]
        if rest < 0.0:
            return index
    return 0


class Sealed:
    """A moment at which several close their fists."""

    def __init__(self, search: Search, found: Ints) -> None:
        """Think of these numbers for oneself."""
        self.search: Search = search
        self.found: Ints = found
        self.own: Regrets = Regrets(len(found))
        self.others: list[Regrets] = [Regrets(NUMBERS + 1) for _ in range(SEATS)]
        self.trials: Trials = Trials(len(found))
        self.turn: i64 = 0

    def think(self, clock: Clock) -> None:
        """Learn until the budget is used up."""
        search = self.search
        while clock.share() < 1.0:
            search.next_world()
            base = self.with_fists()
            values = [0.0] * len(self.found)
            for index in range(len(self.found)):
                values[index] = self.value(base, self.found[index], search.seat)
                clock.played += 1
            for index in range(len(self.found)):
                self.trials.note(index, values[index], values[FIRST])
            self.own.learn(values)
            self.teach(clock)

    def with_fists(self) -> Table:
        """Return the world with the rivals' fists closed, each as it seems to be or as it has learnt."""
        search = self.search
        t = search.world.copy()
        t.quiet = True
        for rival in range(t.seats):
            if rival != search.seat and (t.owed >> rival) & 1:
                menu = options(search.g, t, rival)
                shown = search.playing.choose(t, rival, menu, search.tempers[rival])
                if search.dice.below(2) == 1:
                    learnt = draw_from(self.others[rival].mixture(), search.dice)
                    shown = pack(menu.rows[KIND], 0, min(learnt, menu.rows[TOP]))
                answer(search.g, t, rival, shown)
        return t

    def value(self, base: Table, action: i64, seat: i64) -> float:
        """Return what it comes to for a seat where one shows this."""
        t = base.copy()
        t.quiet = True
        answer(self.search.g, t, self.search.seat, action)
        self.search.play(t)
        mood = self.search.mood if seat == self.search.seat else CALM
        return fortune(self.search.g, t, seat, self.search.weights, mood)

    def teach(self, clock: Clock) -> None:
        """Have one rival learn, each in its turn, against what one shows now oneself."""
        search = self.search
        t = search.world
        self.turn = (self.turn + 1) % t.seats
        rival = self.turn
        if rival == search.seat or (t.owed >> rival) & 1 == 0 or clock.share() >= 1.0:
            return
        mine = self.found[draw_from(self.own.mixture(), search.dice)]
        top = min(options(search.g, t, rival).rows[TOP], NUMBERS)
        kind = options(search.g, t, rival).rows[KIND]
        values: list[float] = []
        for number in range(top + 1):
            base = t.copy()
            base.quiet = True
            answer(search.g, base, rival, pack(kind, 0, number))
            values.append(self.value(self.closed(base), mine, rival))
            clock.played += 1
        self.others[rival].learn(values)

    def closed(self, t: Table) -> Table:
        """Return a table on which the others that still owe a fist have closed it, too."""
        search = self.search
        for rival in range(t.seats):
            if rival != search.seat and (t.owed >> rival) & 1:
                menu = options(search.g, t, rival)
                answer(search.g, t, rival, search.playing.choose(t, rival, menu, search.tempers[rival]))
        return t

    def best(self, errors: float, dice: Dice) -> i64:
        """Return what to show: drawn from what was learnt, where it is not clearly worse than the best."""
        trials = self.trials
        top = trials.best(errors, 0.0)
        total = 0.0
        for often in self.own.often:
            total += often
        mixture = [0.0] * len(self.found)
        for index in range(len(self.found)):
            behind = trials.mean_lead(top) - trials.mean_lead(index)
            doubt = max(trials.doubt(index), trials.doubt(top))
            if index == top or (behind <= 0.5 * doubt and self.own.often[index] >= SELDOM * total):
                mixture[index] = max(self.own.often[index], SELDOM * total)
        return self.found[draw_from(mixture, dice)]


def is_sealed(kind: i64) -> bool:
    """Return whether a question is what to close one's fist on."""
    return kind == GUNS or kind == MARKET  # noqa: PLR1714 (compiled)
