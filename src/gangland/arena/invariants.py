"""What must hold at every moment of every game, whoever plays it."""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64, popcount
from gangland.engine.step import Rules, options
from gangland.engine.table import CHANCE, PLACES, SEATS, STARTING, Table
from gangland.rulesets.setup import EVERY_MADE, MOST_ROOKIES

TOP_STANDING: Final = 4


def broken(g: Rules, t: Table) -> list[str]:
    """Return what does not hold."""
    found: list[str] = []
    if t.round > 0:
        found += [_fault_of_seat(g, t, seat) for seat in range(t.seats)]
        found += [_fault_of_place(t, place) for place in range(PLACES)]
    if not t.over:
        found.append(_fault_of_question(g, t))
    return [fault for fault in found if fault]


def _fault_of_seat(g: Rules, t: Table, seat: i64) -> str:
    """SET-8, TRX-8, STD: five made and five rookies, no debts, a standing on the track."""
    if t.cash[seat] < 0 or t.guns[seat] < 0 or t.goods[seat] < 0 or t.tokens[seat] < 0:
        return f"seat {seat} owes"
    if t.standing[seat] < 0 or t.standing[seat] > TOP_STANDING:
        return f"seat {seat} is off the track of standing"
    made = t.pool_made[seat]
    heads = popcount(made)
    for place in range(PLACES):
        made |= t.made[seat * PLACES + place]
        heads += popcount(t.made[seat * PLACES + place])
    rookies = t.pool_rookies[seat] + t.rookie_total(seat)
    if not t.is_alive(seat):
        return f"seat {seat} is disbanded and has crew" if made != 0 or rookies != 0 else ""
    most = g.catalogue.side_rookies[g.side_of(t, seat)] if g.slim else MOST_ROOKIES
    if made != EVERY_MADE or heads != popcount(EVERY_MADE) or rookies != most:
        return f"crew of seat {seat} is not what it was"
    return ""


def _fault_of_place(t: Table, place: i64) -> str:
    """INF-2, MOV-2: who is where is noted right, and nobody is where nobody can be."""
    present: i64 = 0
    for seat in range(t.seats):
        if t.crew_at(seat, place) > 0:
            present |= 1 << seat
    if present != t.present[place]:
        return f"presence at place {place} is noted wrong"
    if place < SEATS:
        return f"a rival is in clubhouse {place}" if present & ~(1 << place) else ""
    if place < STARTING:
        return ""
    is_open = (t.open >> place) & 1 == 1
    if (t.tile[place] >= 0) != is_open:
        return f"place {place} is open and not there, or there and not open"
    if not is_open and (present != 0 or (t.used >> place) & 1 == 1):
        return f"place {place} is in use and not there"
    return ""


def _fault_of_question(g: Rules, t: Table) -> str:
    """ISS-1: somebody is asked, and whoever is asked can answer."""
    if t.owed == 0:
        return "nobody is asked"
    for seat in range(CHANCE + 1):
        if (t.owed >> seat) & 1:
            if options(g, t, seat).count() == 0:
                return f"seat {seat} is asked and cannot answer"
            if seat != CHANCE and not t.is_alive(seat):
                return f"seat {seat} is disbanded and asked"
    return ""
