"""BLK, DEA: how much to put on the black market, and which deals to take."""

from __future__ import annotations

from gangland.bots.purse import Purse
from gangland.bots.threats import threat
from gangland.bots.value import CENT, Scene, richest
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64
from gangland.rulesets.market import paid, sale_cost


def best_sale(s: Scene, most: i64) -> i64:
    """BLK-1: return how much to sell: rivals may sell little, a good deal or all they can."""
    rivals: i64 = 0
    for rival in range(s.t.seats):
        if rival != s.seat and s.t.is_alive(rival):
            rivals += s.most_sold(rival)
    s.close_market()
    best: i64 = 0
    top = s.have
    for count in range(1, most + 1):
        purse = s.purse.copy()
        s.worsen(purse, sale_cost(s.t, s.seat))
        purse.goods -= count
        value = s.worth(purse) + count * street_cents(s, rivals, count)
        if value > top:
            top = value
            best = count
    return best


def street_cents(s: Scene, rivals: i64, mine: i64) -> i64:
    """BLK-2: return the price to expect each, in cents."""
    total: i64 = 0
    middle = s.temper.sellers
    for share in range(2, 5):
        others = (rivals * (middle * share // 3) + 50) // 100 if middle > 0 else (rivals * share + 2) // 4
        total += paid(s.g, s.t, s.seat, others + mine)
    return total * CENT // 3


def after_deal(s: Scene, give: Ints, get: Ints) -> Purse:
    """Return what one would have after a deal."""
    return Purse(
        s.purse.cash + get[CASH] - give[CASH],
        s.purse.guns + get[GUNS] - give[GUNS],
        s.purse.goods + get[GOODS] - give[GOODS],
        s.purse.standing,
    )


def is_good_deal(s: Scene, give: Ints, get: Ints, rival: i64) -> bool:
    """DEA-1: return whether a deal gains enough, the more so where the rival is the one to beat.

    DEA-3: of a gift it is enough that it does no harm, as it does where who has most is about to be hit.
    """
    if give[CASH] > s.purse.cash or give[GUNS] > s.purse.guns or give[GOODS] > s.purse.goods:
        return False
    after = after_deal(s, give, get)
    margin = s.temper.margin
    if rival == richest(s, s.t.alive):
        margin *= 3
    if give[CASH] + give[GUNS] + give[GOODS] == 0 and get[CASH] + get[GUNS] + get[GOODS] > 0:
        margin = 0
    return s.gain(after) - threat(s, after) + threat(s, s.purse) >= margin
