"""Strength against budget: what a candidate wins by how long it may think."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from gangland.arena.standings import Standing
from gangland.bots.bargaining.temperaments import SIGN
from gangland.game.setup import format_options

BUDGET: Final = re.compile(r"(\d+)(ms|s|p)")


class Point(msgspec.Struct):
    """A candidate's share at a budget, for the rows that differ in nothing else: one line of them.

    The family is the candidate without its budget, a temperament with it.
    """

    game: str
    family: str
    against: str
    budget: float
    unit: str
    share: float
    low: float
    high: float
    players: int
    options: str
    deals: bool
    silent: bool

    @property
    def line(self) -> tuple[object, ...]:
        """What points of one line have in common: all that was played but the budget."""
        named = self.game, self.family, self.against, self.unit
        return *named, self.players, self.options, self.deals, self.silent


def points(found: Sequence[Standing]) -> list[Point]:
    """Return strength against budget: candidates that differ in their budget alone, at least two of them."""
    made = [point for one in found if (point := point_of(one)) is not None]
    lines = [point.line for point in made]
    return [point for point in made if lines.count(point.line) > 1]


def point_of(one: Standing) -> Point | None:
    """Return the point of a row whose candidate has a budget."""
    row = one.row
    named, sign, temperament = row.candidate.partition(SIGN)
    bot, _, rest = named.partition(":")
    budget = BUDGET.fullmatch(rest)
    if budget is None:
        return None
    number, unit = float(budget[1]), budget[2]
    return Point(
        game=row.game,
        family=bot + sign + temperament,
        against=", ".join(row.against),
        budget=number * 1000 if unit == "s" else number,
        unit="ms" if unit == "s" else unit,
        share=one.share,
        low=one.low,
        high=one.high,
        players=row.players,
        options=format_options(dict(sorted(row.options.items()))),
        deals=row.deals,
        silent=row.silent,
    )
