"""What `gangland balance` found, as titled tables of words: for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gangland.arena.balance import Played, Report
from gangland.arena.bars import Figure
from gangland.arena.usage import CardUse, Use
from gangland.content.dominance import Dominance
from gangland.words import Words

MEASURES: Final = (
    "gang",
    "place",
    "supply",
    "first",
    "leader",
    "site",
    "opportunity",
    "boost",
    "order",
    "card",
)
"""What is measured, in the order it is told."""

PERCENT: Final = ("supply", "site", "opportunity", "boost", "order", "card")
"""Measures that are shares of a whole; the others are against the fair share."""

USED: Final = {
    "site": ("name", "usable-site", "used", "share-site", "bar", "worth"),
    "opportunity": ("name", "usable-opportunity", "used", "share-opportunity", "bar", "worth"),
    "boost": ("name", "usable-boost", "used", "share-boost", "bar", "worth"),
    "order": ("name", "usable-order", "used", "share-order", "bar", "worth"),
}
"""The columns of what can be used."""

IN_PLAY: Final = ("row", "over-cash", "peak-cash", "over-guns", "peak-guns", "over-goods", "peak-goods")

MISSED: Final = " ✗"
LEAST: Final = 0.0001


class Section(NamedTuple):
    """A titled table with a word about it; the first column is of names."""

    title: str
    note: str
    columns: list[str]
    rows: list[list[str]]


class View:
    """Tells a report in one language."""

    def __init__(self, report: Report, words: Words) -> None:
        """Take the words of the game and of its pack."""
        self.report = report
        self.words = words

    def sections(self) -> list[Section]:
        """Return the summary, what is not met, then every table."""
        usage = self.report.usage
        return [
            self.summary(),
            self.missed(),
            self.matrix("gang", [self.name("gang", gang.id) for gang in self.report.pack.gangs]),
            self.matrix("place", [str(place + 1) for place in range(self._most_players())]),
            self.supply(),
            self.matrix("leader", [self._subject("holder"), self._subject("led")]),
            *(self.uses(measure, uses) for measure, uses in self._used()),
            self.cards(usage.cards),
            self.dominances(self.report.dominances),
        ]

    def _used(self) -> list[tuple[str, list[Use]]]:
        usage = self.report.usage
        return [
            ("site", usage.sites),
            ("opportunity", usage.opportunities),
            ("boost", usage.boosts),
            ("order", usage.orders),
        ]

    def _most_players(self) -> int:
        return max((one.row.players for one in self.report.played), default=0)

    # bars

    def summary(self) -> Section:
        """Return every bar with how many figures meet it and the one furthest off."""
        rows = []
        for measure in MEASURES:
            figures = [one for one in self.report.figures() if one[1].measure == measure and one[1].has_bar]
            met = sum(figure.is_met for _, figure in figures)
            if figures:
                row, worst = max(figures, key=lambda one: _strain(one[1]))
                where = self.subject(worst)
                where = self.words.text("balance-in-row", what=where, row=row) if row else where
                rows.append(
                    [
                        self._measure(measure),
                        self._verdict(met == len(figures)),
                        f"{met} / {len(figures)}",
                        where,
                        self.figure(worst),
                        self.bar(worst),
                    ]
                )
        better = [one for one in self.report.dominances if not one.settled]
        first = " ".join(self._relation(better[0])) if better else ""
        rows.append([self._measure("dominance"), self._verdict(not better), "", first, str(len(better)), "0"])
        return self._section("summary", ("measure", "verdict", "met", "worst", "value", "bar"), rows)

    def missed(self) -> Section:
        """Return every figure that does not meet its bar."""
        rows = [
            [
                self._measure(figure.measure),
                row,
                self.subject(figure),
                self.figure(figure),
                self.bar(figure),
                self._says("sure" if figure.is_sure else "unsure"),
            ]
            for row, figure in self.report.figures()
            if figure.has_bar and not figure.is_met
        ]
        return self._section("missed", ("measure", "row", "subject", "value", "bar", "sure"), rows)

    def _verdict(self, is_met: bool) -> str:
        return self._says("met" if is_met else "not-met")

    # tables

    def matrix(self, measure: str, names: Sequence[str]) -> Section:
        """Return a measure row by row, its subjects side by side."""
        rows = []
        for one in self.report.played:
            cells = [self._marked(figure) for figure in one.figures if figure.measure == measure]
            bars = {self.bar(figure) for figure in one.figures if figure.measure == measure}
            rows.append([one.row.name, *cells, *[""] * (len(names) - len(cells)), " ".join(sorted(bars))])
        section = self._section(measure, ("row",), rows)
        return section._replace(columns=[*section.columns, *names, self._column("bar")])

    def supply(self) -> Section:
        """Return how much was in play: in how many games more than in the box, and the percentiles."""
        rows = [[one.row.name, *self._in_play(one)] for one in self.report.played]
        return self._section("supply", IN_PLAY, rows)

    def _in_play(self, one: Played) -> Iterable[str]:
        figures = [figure for figure in one.figures if figure.measure == "supply"]
        for asset, figure in enumerate(figures):
            yield self._marked(figure)
            yield " · ".join(str(peak) for peak in one.peaks(asset))

    def uses(self, measure: str, uses: Sequence[Use]) -> Section:
        """Return what sites, opportunities, boosts or gang orders were good for."""
        rows = [
            [
                self.name(measure, use.id),
                str(use.usable),
                str(use.used),
                self._marked(use.figure),
                self.bar(use.figure),
                self.number(use.worth),
            ]
            for use in uses
        ]
        return self._section(measure, USED[measure], rows)

    def cards(self, cards: Sequence[CardUse]) -> Section:
        """Return how often cards came up, how many they hit and for how many nothing changed."""
        rows = [
            [
                self.name("card", card.id),
                self.words.text(f"kind-{card.kind}"),
                str(card.turned),
                self.number(card.hits / card.turned if card.turned else 0),
                self._marked(card.figure) if card.figure.has_bar else "",
                self.bar(card.figure),
            ]
            for card in cards
        ]
        return self._section("card", ("name", "kind", "turned", "hits", "idle", "bar"), rows)

    def dominances(self, found: Sequence[Dominance]) -> Section:
        """Return what is over what, and twins."""
        rows = [[*self._relation(one), self._says("settled" if one.settled else "not-met")] for one in found]
        return self._section("dominance", ("name", "relation", "other", "verdict"), rows)

    def _relation(self, one: Dominance) -> list[str]:
        sort = "order" if one.table == "gang" else one.table
        relation = self._says("twin" if one.twin else "over")
        return [self.name(sort, one.better), relation, self.name(sort, one.worse)]

    # words

    def name(self, measure: str, subject: str) -> str:
        """Return a record's name; a gang order's is that of its gang and its own."""
        if measure == "order":
            attribute = "club-order" if self.words.game == "mayhem" else "gang-order"
            order = self.words.attr(f"gang-{subject}", attribute)
            gang = self.words.text(f"gang-{subject}")
            return self.words.text("balance-order", gang=gang, order=order) if order else gang
        if measure == "boost":
            measure = "site" if any(site.id == subject for site in self.report.pack.sites) else "card"
        return self.words.text(f"{'card' if measure == 'opportunity' else measure}-{subject}")

    def subject(self, figure: Figure) -> str:
        """Return what a figure speaks of."""
        if figure.measure == "place":
            return self.words.text("balance-subject-place", place=figure.subject)
        if figure.measure in ("supply", "first", "leader"):
            return self._subject(figure.subject)
        return self.name(figure.measure, figure.subject)

    def figure(self, figure: Figure) -> str:
        """Return a figure with its interval."""
        tell = self.percent if figure.measure in PERCENT else self.number
        return f"{tell(figure.value)} ({tell(figure.low)}–{tell(figure.high)})"

    def _marked(self, figure: Figure) -> str:
        return self.figure(figure) + (MISSED if figure.has_bar and not figure.is_met else "")

    def bar(self, figure: Figure) -> str:
        """Return a bar: from, to, or between."""
        tell = self.percent if figure.measure in PERCENT else self.number
        floor, ceiling = figure.floor, figure.ceiling
        if floor is not None and ceiling is not None:
            return f"{tell(floor)}–{tell(ceiling)}"
        if floor is not None:
            return f"≥ {tell(floor)}"
        return f"≤ {tell(ceiling)}" if ceiling is not None else ""

    def number(self, value: float) -> str:
        """Return a number as the reader writes it."""
        return self.words.number(value, 2)

    def percent(self, value: float) -> str:
        """Return a share of a whole."""
        return self.words.percent(value, 1)

    def _says(self, name: str) -> str:
        return self.words.text(f"balance-{name}")

    def _measure(self, name: str) -> str:
        return self.words.text(f"balance-measure-{name}")

    def _subject(self, name: str) -> str:
        return self.words.text(f"balance-subject-{name}")

    def _column(self, name: str) -> str:
        return self.words.text(f"balance-column-{name}")

    def _section(self, title: str, columns: Sequence[str], rows: list[list[str]]) -> Section:
        named, note = self.words.text(f"balance-title-{title}"), self.words.text(f"balance-note-{title}")
        return Section(named, note, [self._column(column) for column in columns], rows)


def _strain(figure: Figure) -> float:
    """How far a figure is from the middle of its bar, or over its end, as a part of the bar."""
    if figure.floor is not None and figure.ceiling is not None:
        middle = (figure.floor + figure.ceiling) / 2
        return abs(figure.value - middle) / (figure.ceiling - middle)
    if figure.ceiling is not None:
        return figure.value / figure.ceiling
    return (figure.floor or 0) / max(figure.value, LEAST)
