"""Who goes, who stays, who is hurt and who takes the fall: the least worth first."""

from __future__ import annotations

from gangland.bots.men import best_man, worst_men
from gangland.bots.turf import gain_now, holding
from gangland.bots.value import Scene
from gangland.bots.weighing import NEVER
from gangland.engine.action import BRIBE, kind_of, pack
from gangland.engine.ints import i64, popcount
from gangland.engine.menu import KIND, MADE, NEED, PLACE, ROOKIES, WIDTH, Menu
from gangland.engine.table import ER, SEATS
from gangland.rulesets.standing import BRIBE_COSTS


def place_loss(s: Scene, place: i64) -> i64:
    """Return what is lost where the only one at a place goes."""
    if place < SEATS or place == ER or s.t.crew_at(s.seat, place) > 1:
        return 0
    gain = holding(s, place)
    if s.tokens > 0 and s.t.controls(s.seat, place):
        gain += gain_now(s, place)
    return gain


def least_missed(s: Scene, menu: Menu) -> i64:
    """Return the choice of one crew member whom one misses least; a rookie, or the weakest made."""
    best = menu.nth(0, 0)
    low: i64 = -NEVER
    at: i64
    for at in range(0, len(menu.rows), WIDTH):
        kind = menu.rows[at + KIND]
        place = menu.rows[at + PLACE]
        if kind == BRIBE:
            cost = bribe_cost(s)
            action = pack(BRIBE)
        else:
            alone = place_loss(s, place)
            man = worst_men(s, menu.rows[at + MADE], 1)
            action = pack(kind, place, 0, man, 0)
            cost = s.made_worth() + alone
            if menu.rows[at + ROOKIES] > 0:
                action = pack(kind, place, 0, 0, 1)
                cost = s.rookie_worth() + alone
            if place == ER:
                cost //= 2
        if cost < low:
            low = cost
            best = action
    return best


def bribe_cost(s: Scene) -> i64:
    """STD-3: return what buying off the judge costs."""
    purse = s.purse.copy()
    s.worsen(purse, BRIBE_COSTS)
    return -s.gain(purse)


def rookies_first(s: Scene, menu: Menu) -> i64:
    """FGT-6: return the injured of a fight: rookies, then the weakest made."""
    rows = menu.rows
    need = rows[NEED]
    rookies = min(need, rows[ROOKIES])
    return pack(rows[KIND], rows[PLACE], 0, worst_men(s, rows[MADE], need - rookies), rookies)


def made_first(s: Scene, menu: Menu) -> i64:
    """Return the injured to take home: the strongest made, then rookies."""
    rows = menu.rows
    need = rows[NEED]
    made: i64 = min(need, popcount(rows[MADE]))
    rest = rows[MADE] & ~worst_men(s, rows[MADE], popcount(rows[MADE]) - made)
    if not s.g.named:
        rest = worst_men(s, rows[MADE], made)
    return pack(rows[KIND], rows[PLACE], 0, rest, need - made)


def best_promotion(s: Scene, menu: Menu) -> i64:
    """Return the free promotion that does most good: not in the emergency room, if it can be helped."""
    best = menu.nth(0, 0)
    top = NEVER
    at: i64
    for at in range(0, len(menu.rows), WIDTH):
        place = menu.rows[at + PLACE]
        if menu.rows[at + KIND] == kind_of(best):
            score = -1 if place == ER else 0 if place < SEATS else holding(s, place)
            if score > top:
                top = score
                best = pack(menu.rows[at + KIND], place, 0, best_man(s, menu.rows[at + MADE]), 0)
    return best
