"""What a seat has, or would have: what everything is weighed with."""

from __future__ import annotations

from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import i64


class Purse:
    """What a seat has, or would have after a deal."""

    def __init__(self, cash: i64 = 0, guns: i64 = 0, goods: i64 = 0, standing: i64 = 0) -> None:
        """Take amounts; `falls` counts the made lost on the way."""
        self.cash: i64 = cash
        self.guns: i64 = guns
        self.goods: i64 = goods
        self.standing: i64 = standing
        self.falls: i64 = 0

    def copy(self) -> Purse:
        """Return the same amounts."""
        return Purse().like(self)

    def like(self, other: Purse) -> Purse:
        """Hold what another purse holds; return oneself, for whoever tries many things and keeps none."""
        self.fill(other.cash, other.guns, other.goods, other.standing)
        self.falls = other.falls
        return self

    def fill(self, cash: i64, guns: i64, goods: i64, standing: i64) -> None:
        """Hold these amounts, and nothing else."""
        self.cash = cash
        self.guns = guns
        self.goods = goods
        self.standing = standing
        self.falls = 0

    def asset(self, asset: i64) -> i64:
        """Return how much there is of an asset, by its number in the catalogue."""
        if asset == CASH:
            return self.cash
        if asset == GUNS:
            return self.guns
        return self.goods if asset == GOODS else self.standing

    def add(self, cash: i64, guns: i64, goods: i64) -> None:
        """Put in, or take out."""
        self.cash += cash
        self.guns += guns
        self.goods += goods
