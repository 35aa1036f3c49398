"""What an answer takes: the least cash, guns and goods with which a seat may give it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gangland.engine.step import Rules, options
from gangland.engine.table import Table
from gangland.game.deals.deal import NOTHING, Amounts

ASSETS: Final = (0, 1, 2)
PLENTY: Final = 999
ENOUGH: Final = 99  # of one asset, to try whether it alone will do


def needs(g: Rules, t: Table, seat: int, action: int) -> list[Amounts]:
    """Return the least amounts with which a seat may answer so; several where one of them is enough.

    The more a seat has, the more it may do.
    """
    if _may(g, t, seat, action, NOTHING):
        return [NOTHING]
    least = [_least(g, t, seat, action, [PLENTY] * 3, asset) for asset in ASSETS]
    if _may(g, t, seat, action, least):
        return [(least[0], least[1], least[2])]
    ways: list[Amounts] = []
    for asset in ASSETS:
        way = least[:]
        way[asset] = _least(g, t, seat, action, least, asset)
        if way[asset] < ENOUGH:
            ways.append((way[0], way[1], way[2]))
    return ways


def _least(g: Rules, t: Table, seat: int, action: int, others: Sequence[int], asset: int) -> int:
    """Return how much of an asset it takes beside so much of the others."""
    amounts = list(others)
    for amount in range(ENOUGH):
        amounts[asset] = amount
        if _may(g, t, seat, action, amounts):
            return amount
    return ENOUGH


def _may(g: Rules, t: Table, seat: int, action: int, amounts: Sequence[int]) -> bool:
    """Return whether a seat with these amounts may answer so."""
    other = t.copy()
    other.cash[seat], other.guns[seat], other.goods[seat] = amounts
    return options(g, other, seat).has(action)
