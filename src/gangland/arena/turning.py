"""Where a game turned: the chances of winning at its moments of rest, reckoned by letting thugs play on.

A moment of rest is one where an order is asked for. Rounds are looked at first, then those with the largest
swings are halved until the order is found that made it, and there the game is played on more often. Dice fall
alike from every moment, so that what differs is the position. What is told are estimates: a few playouts that
all end alike make nothing certain, so every seat is counted one win beside those it had. The work is bounded
by the number of playouts and by processor time, done in a process of its own, and tells how far it has come.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from time import process_time
from typing import Final, NamedTuple

import msgspec

from gangland.bots.match import Match
from gangland.bots.roster import make_bot
from gangland.engine.step import Rules
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.protocol.aftermath import BetrayalCost, Chances, DealWorth, Turning, Turnings
from gangland.rulesets import ids

MOST_TURNINGS: Final = 3
MOST_DEALS: Final = 6
MOST_BETRAYALS: Final = 4
LEAST: Final = 0.05
"""A smaller change of chances is no turning point: dice alone make as much."""
CLOSER: Final = 4
"""How many times as often the game is played on where it turned."""
SECONDS: Final = 60.0
"""About so much processor time is spent on a game: a slow machine plays on less often, and says so."""
FEWEST: Final = 4
TRIED: Final = 2
"""After so many playouts from the first moment it is known how long one takes."""
STRIDE: Final = 101
"""How far apart the seeds of two playouts are: every seat's bot has one of its own."""


class Moment(NamedTuple):
    """The table after so many lines."""

    version: int
    table: Table


class Deed(NamedTuple):
    """A deal or a broken promise: its line, who did it to whom, and the tables before and after."""

    version: int
    seat: int
    rival: int
    before: Table
    after: Table
    promise: int = 0


class Reading(NamedTuple):
    """A game read again: its moments of rest, and the last; its deals; its broken promises."""

    moments: list[Moment]
    deals: list[Deed]
    broken: list[Deed]


class Reckoner:
    """Reckons chances by playouts, each moment as often as it is worth."""

    def __init__(self, g: Rules, playouts: int, told: Callable[[int], object] = int) -> None:
        """Take the rules, how often to play on from each moment, and who is told how often it was."""
        self.g = g
        self.playouts = playouts
        self.played = 0
        self.told = told
        self.known: dict[int, list[float]] = {}
        self.wins: dict[int, list[int]] = {}

    def at(self, moment: Moment) -> list[float]:
        """Return the chances of every seat at a moment of the game."""
        if moment.version not in self.known:
            self._play_on(moment, self.playouts)
        return self.known[moment.version]

    def look_closer(self, moment: Moment) -> None:
        """Play on from a moment more often than from others."""
        self._play_on(moment, CLOSER * self.playouts)

    def of(self, table: Table) -> list[float]:
        """Return the chances of every seat from a table on."""
        return estimated(table, self._wins(table, range(self.playouts)))

    def _play_on(self, moment: Moment, playouts: int) -> None:
        wins = self.wins.get(moment.version) or [0] * moment.table.seats
        more = self._wins(moment.table, range(sum(wins), playouts))
        self.wins[moment.version] = [old + new for old, new in zip(wins, more, strict=True)]
        self.known[moment.version] = estimated(moment.table, self.wins[moment.version])

    def _wins(self, table: Table, numbers: range) -> list[int]:
        wins = [0] * table.seats
        for number in numbers if not table.over else ():
            wins[self.winner(table, number)] += 1
        return wins

    def winner(self, table: Table, number: int) -> int:
        """Return who wins if thugs play on."""
        if not table.over:
            table = table.copy()
            bots = [make_bot("thug", number * STRIDE + seat) for seat in range(table.seats)]
            Match(self.g, table, bots).play(Dice(number))
            self.played += 1
            self.told(self.played)
        return int(table.winner)


def estimated(table: Table, wins: Sequence[int]) -> list[float]:
    """Return the chances of every seat after so many wins (the rule of succession); who has won has won."""
    if table.over:
        return [float(seat == table.winner) for seat in range(table.seats)]
    living = [int(table.is_alive(seat)) for seat in range(table.seats)]
    whole = sum(wins) + sum(living)
    return [round((won + alive) / whole, 3) for won, alive in zip(wins, living, strict=True)]


Tell = Callable[[float], object]


def reckon(game: Game, playouts: int, seconds: float = inf, tell: Tell = float) -> Turnings:
    """Return where a finished game turned, its best deal, its worst betrayal; tell which share is done."""
    found = read(game)
    looks = looks_at(found)
    playouts = affordable(game.g, found, playouts, seconds)
    reckoner = Reckoner(game.g, playouts, lambda played: tell(min(1.0, played / (looks * playouts))))
    turnings = find_turnings(reckoner, found.moments)
    moments = {moment.version: moment for moment in found.moments}
    chances = [
        Chances(version=version, round=moments[version].table.round, chances=known)
        for version, known in sorted(reckoner.known.items())
    ]
    return Turnings(
        ready=True,
        playouts=CLOSER * playouts,
        margin=round(0.5 / (CLOSER * playouts) ** 0.5, 3),
        chances=chances,
        turnings=turnings,
        deal=best_deal(reckoner, found.deals),
        betrayal=worst_betrayal(reckoner, found.broken),
    )


def looks_at(found: Reading) -> int:
    """Return from how many moments a game is played on at most, those looked at closer counted so often."""
    rounds = len({moment.table.round for moment in found.moments}) + 1
    narrowing = MOST_TURNINGS * (len(found.moments) // rounds).bit_length()
    closer = 2 * MOST_TURNINGS * (CLOSER - 1)
    deeds = len(found.deals[-MOST_DEALS:]) + len(found.broken[:MOST_BETRAYALS])
    return rounds + narrowing + closer + 2 * deeds


def affordable(g: Rules, found: Reading, playouts: int, seconds: float) -> int:
    """Return how often a game can be played on from each moment in that time: late ones end sooner."""
    if seconds == inf or not found.moments or playouts <= FEWEST:
        return playouts
    reckoner, begun = Reckoner(g, playouts), process_time()
    for number in range(TRIED):
        reckoner.winner(found.moments[0].table, number)
    each = (process_time() - begun) / TRIED / 2
    return max(FEWEST, min(playouts, int(seconds / (each * looks_at(found)))))


def read(game: Game) -> Reading:
    """Play a game again from its lines; what was taken back is left out."""
    again = game.rewound(0)
    moments: list[Moment] = []
    deals: list[Deed] = []
    broken: list[Deed] = []
    for version, line in enumerate(game.lines, 1):
        steps = again.way_back.steps
        before, told = again.t.copy(), len(again.facts)
        again.replay([line])
        if len(again.way_back.steps) < len(steps) and line.endswith(": undo"):
            moments = [one for one in moments if one.version <= steps[-1].line]
            broken = [one for one in broken if one.version <= steps[-1].line]
        elif not before.over and (again.t.over or is_at_rest(again)):
            moments.append(Moment(version, again.t.copy()))
        for doc in (fact.doc for fact in again.facts[told:]):
            if doc["event"] == "accepted":
                parties = int(str(doc["by"])), int(str(doc["seat"]))
                deals.append(Deed(version, *parties, before, again.t.copy()))
            elif doc["event"] == "judged" and doc["verdict"] == "broken":
                parties = int(str(doc["seat"])), int(str(doc["rival"]))
                last = moments[-1].table if moments else before
                broken.append(Deed(version, *parties, last, again.t.copy(), int(str(doc["promise"]))))
    return Reading(moments, deals, broken)


def is_at_rest(game: Game) -> bool:
    """Return whether an order is asked for, and nothing else is going on."""
    return not game.t.owed >> CHANCE & 1 and game.g.is_in(game.t, ids.ISSUE_ORDERS)


def find_turnings(reckoner: Reckoner, moments: Sequence[Moment]) -> list[Turning]:
    """Return the orders that changed the chances the most, in the order in which they came."""
    starts = [
        at for at, one in enumerate(moments) if at == 0 or one.table.round != moments[at - 1].table.round
    ]
    spans = list(zip(starts, [*starts[1:], len(moments) - 1], strict=True))
    spans = [(first, last) for first, last in spans if last > first]
    spans.sort(key=lambda span: -swing(reckoner, moments[span[0]], moments[span[1]]))
    found = [narrowed(reckoner, moments, *span) for span in spans[:MOST_TURNINGS]]
    for at in {at for span in found for at in span}:
        reckoner.look_closer(moments[at])
    turnings = [turning(reckoner, moments[first], moments[last]) for first, last in sorted(found)]
    return [one for one in turnings if change(one.before, one.after) >= LEAST]


def narrowed(reckoner: Reckoner, moments: Sequence[Moment], first: int, last: int) -> tuple[int, int]:
    """Return the two neighbours between which most of a swing came about."""
    while last - first > 1:
        middle = (first + last) // 2
        left = swing(reckoner, moments[first], moments[middle])
        right = swing(reckoner, moments[middle], moments[last])
        first, last = (first, middle) if left >= right else (middle, last)
    return first, last


def swing(reckoner: Reckoner, one: Moment, two: Moment) -> float:
    """Return how much the chances changed between two moments."""
    return change(reckoner.at(one), reckoner.at(two))


def change(before: Sequence[float], after: Sequence[float]) -> float:
    """Return the largest change of any seat's chances."""
    return max(abs(now - then) for then, now in zip(before, after, strict=True))


def turning(reckoner: Reckoner, one: Moment, two: Moment) -> Turning:
    """Return a turning point."""
    return Turning(
        since=one.version,
        version=two.version,
        round=int(one.table.round),
        before=reckoner.at(one),
        after=reckoner.at(two),
    )


def best_deal(reckoner: Reckoner, deals: Sequence[Deed]) -> DealWorth | None:
    """Return the deal that raised the chances of one of its parties the most."""
    best: DealWorth | None = None
    for deal in deals[-MOST_DEALS:]:
        before, after = reckoner.of(deal.before), reckoner.of(deal.after)
        for seat, rival in ((deal.seat, deal.rival), (deal.rival, deal.seat)):
            gain = round(after[seat] - before[seat], 3)
            if gain > (best.gain if best else 0.0):
                best = DealWorth(version=deal.version, seat=seat, rival=rival, gain=gain)
    return best


def worst_betrayal(reckoner: Reckoner, broken: Sequence[Deed]) -> BetrayalCost | None:
    """Return the broken promise after which the chances of whom it was made to had fallen the most."""
    worst: BetrayalCost | None = None
    for deed in broken[:MOST_BETRAYALS]:
        before, after = reckoner.of(deed.before), reckoner.of(deed.after)
        cost = round(before[deed.rival] - after[deed.rival], 3)
        if worst is None or cost > worst.cost:
            worst = BetrayalCost(
                version=deed.version, promise=deed.promise, seat=deed.seat, rival=deed.rival, cost=cost
            )
    return worst


def main() -> None:
    """Read a game and a number of playouts from whoever started this process, and write what was found."""
    with suppress(AttributeError, OSError):
        os.nice(15)
    game, playouts = pickle.load(sys.stdin.buffer)  # noqa: S301 - our own server wrote it
    with suppress(BrokenPipeError):  # nobody waits for it any more
        write(reckon(game, playouts, SECONDS, Progress().tell))


class Progress:
    """Tells which share is done, whenever it is a hundredth more."""

    def __init__(self) -> None:
        """Nothing is done."""
        self.told = 0.0

    def tell(self, share: float) -> None:
        """Write it, where it is worth a line."""
        if share >= self.told + 0.01:
            self.told = round(share, 2)
            write(Turnings(ready=False, done=self.told))


def write(found: Turnings) -> None:
    """Write what is known, on a line of its own."""
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
