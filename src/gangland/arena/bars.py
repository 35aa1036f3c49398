"""The bars a pack is measured by, and the figures set beside them."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gangland.arena.stats import Z_95, ratio, wilson

GANG: Final = (0.75, 1.25)
GANG_AT_FOUR: Final = (0.8, 1.2)
"""A gang's share of wins against the fair share; at four without options it is held closer."""
PLACE: Final = (0.8, 1.2)
"""The share of wins of a place in the first round's turn order against the fair share."""

BOX: Final = (136, 24, 24)
"""The cash, guns and goods in the box, for four players."""
OVERFLOW: Final = 0.1
"""In at most this share of the games there may be more cash in play than in the box."""

ORDER_MOST: Final = 1 / 3
"""No gang order of our own design may take more than this share of its gang's orders."""

DEAD_SITE: Final = 0.05
DEAD_OPPORTUNITY: Final = 0.05
"""A site or an opportunity is dead that is exploited in fewer than this share of the rounds it is up."""
DEAD_BOOST: Final = 0.05
"""A boost is dead that is bought in fewer than this share of the exploits in which it could be."""
DEAD_ORDER: Final = 0.01
"""A gang order is dead that is fewer than this share of its gang's orders."""
DEAD_CARD: Final = 0.5
"""An obstacle or last call is dead where for more than this share of the gangs it hits nothing changes."""

FIRST: Final = (1.0, 1.2)
"""The share of wins of the first leader against the fair share, over all rows: what the token is worth.

Dice decide who leads first. Later the token is taken, often by who is behind and at the cost of something
else, so that holding it tells of its weight (`HOLDER`, `LED`), not of its worth.
"""
HOLDER: Final = (None, 2.0)
"""The share of wins of who holds the leader token at the end against the fair share: more decides games."""
LED: Final = (None, 1.5)
"""The share of the rounds that the winner led against the fair share: more decides games."""


class Figure(NamedTuple):
    """A measured number with its interval of 95 %, and its bar where it has one."""

    measure: str
    subject: str
    value: float
    low: float
    high: float
    floor: float | None = None
    ceiling: float | None = None

    @property
    def has_bar(self) -> bool:
        """Return whether there is a bar beside it."""
        return self.floor is not None or self.ceiling is not None

    @property
    def is_met(self) -> bool:
        """Return whether the point estimate meets its bar."""
        above = self.floor is None or self.value >= self.floor
        return above and (self.ceiling is None or self.value <= self.ceiling)

    @property
    def is_sure(self) -> bool:
        """Return whether the whole interval tells the same: within the bar, or beyond one end of it."""
        if self.is_met:
            return self._replace(value=self.low).is_met and self._replace(value=self.high).is_met
        below = self.floor is not None and self.high < self.floor
        return below or (self.ceiling is not None and self.low > self.ceiling)

    def document(self) -> dict[str, object]:
        """Return it as a JSON object."""
        found: dict[str, object] = {
            "measure": self.measure,
            "subject": self.subject,
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }
        if self.has_bar:
            found |= {"floor": self.floor, "ceiling": self.ceiling, "met": self.is_met}
        return found


Bar = tuple[float | None, float | None]
NO_BAR: Final[Bar] = (None, None)


def share(measure: str, subject: str, count: int, total: int, bar: Bar = NO_BAR, scale: float = 1) -> Figure:
    """Return a share (times a scale: against the fair share, the number of players) with its interval."""
    low, high = wilson(count, total)
    return Figure(measure, subject, scale * ratio(count, total), scale * low, scale * high, *bar)


def against_fair(measure: str, subject: str, parts: list[tuple[int, int, int]], bar: Bar = NO_BAR) -> Figure:
    """Return wins against the fair share over rows: so many of so many games between so many players."""
    fair = sum(ratio(games, players) for _, games, players in parts)
    value = ratio(sum(wins for wins, _, _ in parts), fair)
    spread = math.sqrt(sum(ratio(games * (players - 1), players * players) for _, games, players in parts))
    wide = Z_95 * ratio(spread, fair)
    return Figure(measure, subject, value, value - wide, value + wide, *bar)


def mean(measure: str, subject: str, values: list[float], bar: Bar = NO_BAR) -> Figure:
    """Return the average of independent values with its interval."""
    count = len(values)
    middle = ratio(sum(values), count)
    spread = math.sqrt(ratio(sum((value - middle) ** 2 for value in values), count * (count - 1)))
    return Figure(measure, subject, middle, middle - Z_95 * spread, middle + Z_95 * spread, *bar)


def pooled(measure: str, subject: str, parts: list[tuple[int, int]], bar: Bar = NO_BAR) -> Figure:
    """Return a share counted in clusters (so many of so many, game by game), with its interval."""
    total = sum(whole for _, whole in parts)
    value = ratio(sum(part for part, _ in parts), total)
    spread = math.sqrt(sum((part - value * whole) ** 2 for part, whole in parts))
    wide = Z_95 * ratio(spread, total)
    return Figure(measure, subject, value, max(0.0, value - wide), min(1.0, value + wide), *bar)


def quantile(values: list[int], part: float) -> int:
    """Return the value that so large a part of all does not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0
