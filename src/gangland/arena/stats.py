"""Shares of games won, and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

Z_95 = 1.959963984540054


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return the Wilson score interval of a share; all is possible where nothing was played."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def ratio(total: float, count: float) -> float:
    """Return an average, 0 where nothing was counted."""
    return total / count if count else 0.0


def bootstrap(
    blocks: Sequence[tuple[float, float]], of: Callable[[float, float], float] = ratio, draws: int = 2000
) -> tuple[float, float]:
    """Return the interval of 95 % of a ratio of sums over blocks, drawn again as whole blocks.

    Games of one deal are no independent games, deals are. Always the same for the same blocks.
    """
    kinds = sorted(set(blocks))
    weights = [blocks.count(kind) for kind in kinds]
    dice = Random(len(blocks))
    found = []
    for _ in range(draws):
        drawn = dice.choices(kinds, weights, k=len(blocks))
        found.append(of(sum(one for one, _ in drawn), sum(other for _, other in drawn)))
    found.sort()
    edge = round(draws * 0.025)
    return found[edge], found[-1 - edge]


def block_interval(blocks: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Return the interval of a share, by blocks of so many wins of so many games each.

    Where all came out alike there is nothing to draw from: then a block tells as much as one game.
    """
    shares = {ratio(wins, games) for wins, games in blocks}
    if len(shares) > 1:
        return bootstrap(blocks)
    return wilson(round(sum(shares) * len(blocks)), len(blocks))


@dataclass
class Share:
    """Games that a bot, a seat or a gang took part in, how many it won, and its cash at the end."""

    name: str
    games: int = 0
    wins: int = 0
    cash: int = 0

    def add(self, cash: int, *, won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won
        self.cash += cash

    def document(self) -> dict[str, object]:
        """Return the share, with its interval of 95 %, as a JSON object."""
        low, high = wilson(self.wins, self.games)
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "rate": round(ratio(self.wins, self.games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "cash": round(ratio(self.cash, self.games), 2),
        }
