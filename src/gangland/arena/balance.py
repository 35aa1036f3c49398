"""Balance: a pack played for every number of players and every option, measured by the bars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from gangland.arena import bars
from gangland.arena.bars import Figure, against_fair, mean, quantile, share
from gangland.arena.result import Result
from gangland.arena.simulate import Plan, Progress, Store, make_plan, run
from gangland.arena.usage import Usage
from gangland.content.dominance import Dominance, dominances
from gangland.content.records import Pack
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.game.setup import format_options, parse_options

FOUR: Final = 4
SIX_ROUNDS: Final = 6
QUANTILES: Final = (0.5, 0.9, 0.99)
ASSETS: Final = ("cash", "guns", "goods")


class Row(NamedTuple):
    """What is played in one row: so many players, with these options."""

    players: int
    options: dict[str, int]

    @property
    def name(self) -> str:
        """The row as `parse_rows` reads it: `4+slim-pickings`."""
        options = format_options(self.options).split(",") if self.options else []
        return "+".join([str(self.players), *options])

    @property
    def is_plain(self) -> bool:
        """Return whether this is four players without options."""
        return self.players == FOUR and not self.options


def all_rows(game: str, pack: Pack) -> list[Row]:
    """Return every number of players the gangs of a pack allow, then every single option at four."""
    fewest, most = GAMES[game].players
    rows = [Row(players, {}) for players in range(fewest, min(most, len(pack.gangs)) + 1)]
    if len(pack.gangs) >= FOUR:
        rows += [Row(FOUR, {option: 1}) for option in GAMES[game].options]
    return rows


def parse_rows(text: str) -> list[Row]:
    """Read rows as people write them: `3,4,4+slim-pickings,4+hollow-point+long-haul=2`."""
    rows = []
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        players, *options = part.split("+")
        if not (players.isascii() and players.isdecimal() and len(players) == 1):
            raise Refusal("bad-row", row=part)
        rows.append(Row(int(players), parse_options(",".join(options))))
    return rows


@dataclass
class Played:
    """A row with the games that were played of it, and its figures."""

    row: Row
    result: Result

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return len(self.result.outcomes)

    @cached_property
    def figures(self) -> list[Figure]:
        """Return all that is measured row by row."""
        return [*self.gangs(), *self.places(), *self.supply(), *self.leader()]

    def gangs(self) -> list[Figure]:
        """Return every gang's share of wins, against the fair share."""
        bar = bars.GANG_AT_FOUR if self.row.is_plain else bars.GANG
        return [
            share("gang", one.name, one.wins, one.games, bar, self.row.players)
            for one in self.result.by_gang()
        ]

    def places(self) -> list[Figure]:
        """Return the share of wins of every place in the first round's turn order."""
        return [
            share("place", one.name, one.wins, one.games, bars.PLACE, self.row.players)
            for one in self.result.by_turn()
        ]

    def supply(self) -> list[Figure]:
        """Return in what share of the games there was more in play than is in the box."""
        rounds = {game.rounds for game in self.result.outcomes}
        is_bound = self.row.players == FOUR and max(rounds, default=0) <= SIX_ROUNDS
        figures = []
        for asset, (name, box) in enumerate(zip(ASSETS, bars.BOX, strict=True)):
            over = sum(game.peaks[asset] > box for game in self.result.outcomes)
            bar = (None, bars.OVERFLOW) if is_bound and name == "cash" else bars.NO_BAR
            figures.append(share("supply", name, over, self.games, bar))
        return figures

    def peaks(self, asset: int) -> list[int]:
        """Return the median and the upper percentiles of the most that was in play."""
        peaks = [game.peaks[asset] for game in self.result.outcomes]
        return [quantile(peaks, part) for part in QUANTILES]

    def leader(self) -> list[Figure]:
        """Return how often the holder of the leader token wins, and how often the winner led."""
        games = self.result.outcomes
        held = sum(game.winner == game.leader for game in games)
        led = [
            self.row.players * game.led[game.winner] / max(1, sum(game.led))
            for game in games
            if game.winner >= 0
        ]
        return [
            share("leader", "holder", held, len(games), bars.HOLDER, self.row.players),
            mean("leader", "led", led, bars.LED),
        ]

    def document(self) -> dict[str, object]:
        """Return it as a JSON object."""
        return {
            "row": self.row.name,
            "games": self.games,
            "finished": self.result.finished,
            "averages": self.result.averages(),
            "peaks": {name: self.peaks(asset) for asset, name in enumerate(ASSETS)},
            "figures": [figure.document() for figure in self.figures],
        }


@dataclass
class Report:
    """All that was found out about a pack."""

    game: str
    pack: Pack
    bot: str
    seed: int
    games: int
    played: list[Played] = field(default_factory=list)

    @property
    def is_finished(self) -> bool:
        """Return whether every row was played to its end."""
        return all(one.result.finished for one in self.played)

    @property
    def total(self) -> int:
        """Return how many games were played."""
        return sum(one.games for one in self.played)

    @cached_property
    def usage(self) -> Usage:
        """Return what sites, boosts, cards and gang orders were good for, over all rows."""
        return Usage(self.pack, [one.result for one in self.played])

    @cached_property
    def dominances(self) -> list[Dominance]:
        """Return the records that are over others, or twins."""
        return dominances(self.pack)

    def figures(self) -> Iterable[tuple[str, Figure]]:
        """Return every figure with the name of its row; empty for what is counted over all rows."""
        for one in self.played:
            yield from ((one.row.name, figure) for figure in one.figures)
        yield "", self.first_leader()
        yield from (("", figure) for figure in self.usage.figures)

    def first_leader(self) -> Figure:
        """Return the share of wins of whom the dice made leader, over all rows."""
        firsts = [(one.result.by_turn()[0], one.row.players) for one in self.played if one.games]
        parts = [(first.wins, first.games, players) for first, players in firsts]
        return against_fair("first", "first", parts, bars.FIRST)

    def document(self) -> dict[str, object]:
        """Return it as a JSON object, the same for the same seed."""
        return {
            "game": self.game,
            "pack": self.pack.hash,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "finished": self.is_finished,
            "rows": [one.document() for one in self.played],
            "first_leader": self.first_leader().document(),
            "usage": self.usage.document(),
            "dominances": [one._asdict() for one in self.dominances],
        }


class Job(NamedTuple):
    """A pack with the rows to be played of it, each refused in time where it cannot be."""

    game: str
    pack: Pack
    bot: str
    seed: int
    rows: list[tuple[Row, Plan]]


def make_job(game: str, pack: Pack, rows: Sequence[Row] | None, bot: str, seed: int) -> Job:
    """Return what is to be played; refuse what cannot be."""
    wanted = all_rows(game, pack) if rows is None else rows
    plans = [(row, make_plan(game, [bot] * row.players, seed, row.options, pack)) for row in wanted]
    return Job(game, pack, bot, seed, plans)


def measure(
    job: Job, games: int, jobs: int = 1, progress: Progress | None = None, store: Store | None = None
) -> Report:
    """Play so many games of every row; interrupted, report on those played so far."""
    report = Report(job.game, job.pack, job.bot, job.seed, games)
    for row, plan in job.rows:
        report.played.append(Played(row, run(plan, games, jobs, progress, store)))
        if not report.is_finished:
            break
    return report
