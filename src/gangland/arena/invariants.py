"""What must hold at every moment of every game, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator

from gangland.engine.step import Rules, options
from gangland.engine.table import CHANCE, OPPORTUNITY, PLACES, SEATS, STARTING, Table
from gangland.rulesets.setup import EVERY_MADE, MOST_ROOKIES, side_of

TOP_STANDING = 4


def state(t: Table) -> dict[str, object]:
    """Return everything a table holds, to compare two of them; events are not part of a position."""
    fields = [name for name in dir(t) if not name.startswith("_") and name not in ("events", "quiet")]
    values = {name: getattr(t, name) for name in fields}
    return {
        name: list(value) if hasattr(value, "__getitem__") else value
        for name, value in values.items()
        if not callable(value)
    }


def broken(g: Rules, t: Table) -> Iterator[str]:
    """Yield what does not hold."""
    if t.round > 0:
        for seat in range(t.seats):
            yield from _broken_seat(g, t, seat)
        yield from _broken_places(t)
    if not t.over:
        yield from _broken_questions(g, t)


def _broken_seat(g: Rules, t: Table, seat: int) -> Iterator[str]:
    """SET-8, TRX-8, STD: five made and five rookies, no debts, a standing on the track."""
    if min(t.cash[seat], t.guns[seat], t.goods[seat], t.tokens[seat]) < 0:
        yield f"seat {seat} owes"
    if not 0 <= t.standing[seat] <= TOP_STANDING:
        yield f"standing of seat {seat} is {t.standing[seat]}"
    made = t.pool_made[seat]
    for place in range(PLACES):
        here = t.made[seat * PLACES + place]
        if made & here:
            yield f"a made of seat {seat} is in two places"
        made |= here
    rookies = t.pool_rookies[seat] + t.rookie_total(seat)
    most = g.catalogue.side_rookies[side_of(g, t, seat)] if g.slim else MOST_ROOKIES
    if t.is_alive(seat) and (made != EVERY_MADE or rookies != most):
        yield f"crew of seat {seat} is not complete"
    if not t.is_alive(seat) and (made or rookies):
        yield f"seat {seat} is disbanded and has crew"


def _broken_places(t: Table) -> Iterator[str]:
    """INF-2, MOV-2: who is where is noted right, and nobody is where nobody can be."""
    for place in range(PLACES):
        present = sum(1 << seat for seat in range(t.seats) if t.crew_at(seat, place))
        if present != t.present[place]:
            yield f"presence at place {place} is noted wrong"
        if place < SEATS and present & ~(1 << place):
            yield f"a rival is in clubhouse {place}"
        if place >= STARTING and present and t.tile[place] < 0:
            yield f"crew at place {place}, which is not open"
        if place >= STARTING and (t.tile[place] >= 0) != (t.open >> place & 1 == 1):
            yield f"place {place} is open and not there, or there and not open"
        if place >= OPPORTUNITY and t.tile[place] < 0 and t.used >> place & 1:
            yield f"place {place} is exploited and not there"


def _broken_questions(g: Rules, t: Table) -> Iterator[str]:
    """ISS-1: somebody is asked, and whoever is asked can answer."""
    if t.owed == 0:
        yield "nobody is asked"
    for seat in range(CHANCE + 1):
        if t.owed >> seat & 1:
            if options(g, t, seat).count() == 0:
                yield f"seat {seat} is asked and cannot answer"
            if seat != CHANCE and not t.is_alive(seat):
                yield f"seat {seat} is disbanded and asked"
