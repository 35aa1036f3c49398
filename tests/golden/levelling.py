"""Ties for golden games: the gifts that have two seats come out with as much (END-2)."""

from __future__ import annotations

from collections.abc import Iterator

from gangland.engine.catalogue import CASH, GUNS
from gangland.engine.table import Table
from gangland.game.deals.deal import NOTHING, Amounts

Gift = tuple[int, int, Amounts]
"""Who gives, who takes, and what."""


def gifts(t: Table, style: str) -> Iterator[Gift]:
    """The gifts, one after the other as each was taken, that leave two seats with the most cash.

    They are the leader and another (`level-leader`), or two others: with whatever guns they have
    (`level-guns`), or as many (`level-all`).
    """
    others = [seat for seat in range(t.seats) if t.is_alive(seat) and seat != t.leader]
    aims = [t.leader, others[0]] if style == "level-leader" else others[:2]
    if len(aims) == 2:
        yield from _levelled(t, CASH, aims)
        if style == "level-all":
            yield from _levelled(t, GUNS, aims)


def _levelled(t: Table, asset: int, aims: list[int]) -> Iterator[Gift]:
    """The others give the two all they have; then the richer gives the other half of the difference."""
    thirds = [seat for seat in range(t.seats) if seat not in aims and t.is_alive(seat)]
    for seat in thirds:
        poor = min(aims, key=lambda one: t.asset(one, asset))
        yield from _gift(seat, poor, asset, t.asset(seat, asset))
    rich, poor = sorted(aims, key=lambda one: -t.asset(one, asset))
    gap = t.asset(rich, asset) - t.asset(poor, asset)
    if thirds:
        yield from _gift(rich, thirds[0], asset, gap % 2)
    yield from _gift(rich, poor, asset, gap // 2)


def _gift(giver: int, taker: int, asset: int, amount: int) -> Iterator[Gift]:
    if amount:
        cash, guns, goods = (amount if asset == one else nothing for one, nothing in enumerate(NOTHING))
        yield giver, taker, (cash, guns, goods)
