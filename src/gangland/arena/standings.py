"""The standings of a run: what every row came to, with intervals, and who stands where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Final

import msgspec

from gangland.arena.bout import Bout, Dealt, ranks
from gangland.arena.league import League, Row
from gangland.arena.modelled import Modelled, modelled
from gangland.arena.run import Run
from gangland.arena.stats import block_interval, bootstrap, ratio, wilson
from gangland.arena.worths import Pledged, Worth, pledges, worths

COUNTS: Final = (
    "cash",
    "asked",
    "timed",
    "spent",
    "illegal",
    "proposed",
    "dealt",
    "worth",
    "kept",
    "broken",
)


class Part(msgspec.Struct):
    """A share of some of the candidate's games, with its interval of 95 %."""

    name: str
    games: int
    wins: int
    share: float
    low: float
    high: float


class Entrant(msgspec.Struct):
    """What one sort of player did at the tables of a row."""

    name: str
    games: int = 0
    wins: int = 0
    cash: int = 0
    asked: int = 0
    timed: int = 0
    spent: int = 0
    longest: int = 0
    illegal: int = 0
    proposed: int = 0
    dealt: int = 0
    worth: int = 0
    kept: int = 0
    broken: int = 0

    def add(self, bout: Bout, seat: int) -> None:
        """Count a seat of a game."""
        self.games += 1
        self.wins += bout.winner == seat
        self.longest = max(self.longest, bout.longest[seat])
        for name in COUNTS:
            counts = getattr(bout, name)
            setattr(self, name, getattr(self, name) + (counts[seat] if counts else 0))


class Bar(msgspec.Struct):
    """What a row was to come to, what it came to, and whether that will do."""

    name: str
    bar: float
    value: float
    is_met: bool
    low: float | None = None
    high: float | None = None


class Standing(msgspec.Struct):
    """What a row came to so far."""

    row: Row
    deals: int
    games: int
    wins: int
    share: float
    low: float
    high: float
    cash: float
    """Cash of a gang at the end, whoever played it."""
    bars: list[Bar]
    seats: list[Part]
    gangs: list[Part]
    ahead: list[Part]
    """How often the candidate came before each sort of rival."""
    entrants: list[Entrant]
    worths: list[Worth]
    """What deals did for everybody's chances; nothing in runs of old, which kept no deals."""
    pledges: list[Pledged]
    models: list[Modelled]
    """What language models did; nothing where none sat."""


class Rating(msgspec.Struct):
    """Where an entrant stands in one game by openskill: level, doubt, and what it is at least."""

    game: str
    name: str
    mu: float
    sigma: float
    ordinal: float


def standings(run: Run) -> list[Standing]:
    """Return the standing of every row of which something was played, the bars of all of them judged."""
    league = run.manifest.league
    played: list[list[Dealt]] = [[] for _ in league.row]
    for _, dealt in sorted(run.deals.items()):
        played[dealt.row].append(dealt)
    found = {number: standing(league.row[number], deals) for number, deals in enumerate(played) if deals}
    for number, one in found.items():
        one.bars = list(bars(league, number, found, played))
    return list(found.values())


def standing(row: Row, deals: list[Dealt]) -> Standing:
    """Return what a row came to."""
    wins = [sum(bout.winner == bout.seat for bout in dealt.bouts) for dealt in deals]
    bouts = [bout for dealt in deals for bout in dealt.bouts]
    low, high = block_interval([(won, row.each) for won in wins])
    return Standing(
        row=row,
        deals=len(deals),
        games=len(bouts),
        wins=sum(wins),
        share=ratio(sum(wins), len(bouts)),
        low=low,
        high=high,
        cash=fmean(cash for bout in bouts for cash in bout.cash),
        bars=[],
        seats=parts((str(bout.seat + 1), bout.winner == bout.seat) for bout in bouts),
        gangs=parts((str(bout.gangs[bout.seat]), bout.winner == bout.seat) for bout in bouts),
        ahead=ahead(row, deals),
        entrants=entrants(row, bouts),
        worths=worths(row, deals),
        pledges=pledges(row, deals),
        models=modelled(bouts),
    )


def parts(games: Iterable[tuple[str, bool]]) -> list[Part]:
    """Return shares by name, of games that are each of another deal."""
    counts: dict[str, list[bool]] = defaultdict(list)
    for name, won in games:
        counts[name].append(won)
    return [
        Part(name, len(won), sum(won), ratio(sum(won), len(won)), *wilson(sum(won), len(won)))
        for name, won in sorted(counts.items())
    ]


def ahead(row: Row, deals: list[Dealt]) -> list[Part]:
    """Return how often the candidate came before each sort of rival; equals count for neither."""
    blocks: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for dealt in deals:
        counts: dict[str, list[bool]] = defaultdict(list)
        for bout in dealt.bouts:
            places = ranks(bout)
            for seat, name in enumerate(bout.bots):
                if places[seat] != places[bout.seat]:
                    counts[row.label(name)].append(places[bout.seat] < places[seat])
        for label, before in counts.items():
            blocks[label].append((sum(before), len(before)))
    found = []
    for label, own in sorted(blocks.items()):
        wins, games = (sum(column) for column in zip(*own, strict=True))
        found.append(Part(label, games, wins, ratio(wins, games), *block_interval(own)))
    return found


def entrants(row: Row, bouts: list[Bout]) -> list[Entrant]:
    """Return what everybody did, the candidate first; rivals of one label together."""
    candidate = Entrant(row.candidate)
    rivals: dict[str, Entrant] = {}
    for bout in bouts:
        for seat, name in enumerate(bout.bots):
            label = row.label(name)
            one = candidate if seat == bout.seat else rivals.setdefault(label, Entrant(label))
            one.add(bout, seat)
    return [candidate, *rivals.values()]


def bars(league: League, number: int, found: dict[int, Standing], played: list[list[Dealt]]) -> Iterable[Bar]:
    """Judge a row by its bars; one beside a row that was not played yet is not judged."""
    row, one = league.row[number], found[number]
    if row.least is not None:
        yield Bar("least", row.least, one.share, one.share >= row.least)
    if row.most is not None:
        yield Bar("most", row.most, one.share, one.share <= row.most)
    if row.above is not None:
        yield Bar("above", row.above, one.low, one.low > row.above)
    other = found.get((row.than or 0) - 1)
    if row.times is not None and other is not None:
        times = ratio(one.share, other.share)
        pairs = paired(played[number], played[(row.than or 0) - 1])
        yield Bar("times", row.times, times, times >= row.times, *bootstrap(pairs))
    other = found.get((row.reaches or 0) - 1)
    if other is not None:
        yield Bar("reaches", other.share, one.high, one.high >= other.share)
    other = found.get((row.as_rich or 0) - 1)
    if other is not None:
        yield Bar("as-rich", other.cash, one.cash, one.cash >= other.cash)


def paired(one: list[Dealt], other: list[Dealt]) -> list[tuple[float, float]]:
    """Return the candidates' shares of the deals that two rows have in common."""
    wins = [
        {dealt.deal: fmean(bout.winner == bout.seat for bout in dealt.bouts) for dealt in deals}
        for deals in (one, other)
    ]
    return [(wins[0][deal], wins[1][deal]) for deal in sorted(wins[0].keys() & wins[1].keys())]


def ratings(run: Run) -> list[Rating]:
    """Return the openskill ratings of all entrants, game by game, from all deals in their order.

    Several seats of one entrant have one rating: the mean of what they come to.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only with the extra

    model = PlackettLuce()
    levels: dict[tuple[str, str], tuple[float, float]] = {}
    for _, dealt in sorted(run.deals.items(), key=lambda one: (one[1].deal, one[1].row)):
        row = run.manifest.league.row[dealt.row]
        for bout in dealt.bouts:
            keys = [(row.game, row.label(name)) for name in bout.bots]
            start = model.rating()
            teams = [[model.rating(*levels.get(key, (start.mu, start.sigma)))] for key in keys]
            rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks(bout)])]
            for key in set(keys):
                own = [one for one, whose in zip(rated, keys, strict=True) if whose == key]
                levels[key] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    found = [
        Rating(game, name, mu, sigma, model.rating(mu, sigma).ordinal())
        for (game, name), (mu, sigma) in levels.items()
    ]
    return sorted(found, key=lambda one: (one.game, -one.ordinal))
