"""RCT, PRM, TRX-3: recruiting, promoting and sending crew, order tokens, and looking behind a blind."""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import PROMOTE
from gangland.engine.catalogue import CASH, GUNS
from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import PLACES, Table
from gangland.rulesets.standing import gain

PROMOTION_CASH: Final = 1
NO_GUN_NEEDED: Final = 2  # a discount this large waives the gun too


def has_free_recruit(t: Table, seat: i64) -> bool:
    """Return whether a card lets the seat recruit without a token now."""
    return t.free_used[seat] < t.mod(seat, modifier.FREE_RECRUIT) and may_recruit(t, seat)


def may_recruit(t: Table, seat: i64) -> bool:
    """RCT-1: a rookie is left in the pool and nothing forbids it."""
    return t.pool_rookies[seat] > 0 and t.mod(seat, modifier.NO_RECRUIT) == 0


def promotion_price(t: Table, seat: i64) -> tuple[i64, i64]:
    """PRM-1: return the cash and the guns a promotion costs."""
    discount = t.mod(seat, modifier.PROMOTE_DISCOUNT)
    return max(0, PROMOTION_CASH - discount), 0 if discount >= NO_GUN_NEEDED else 1


def may_promote(t: Table, seat: i64) -> bool:
    """PRM-1: there is a made in the pool, the price is at hand and nothing forbids it."""
    if t.pool_made[seat] == 0 or t.mod(seat, modifier.NO_PROMOTE) != 0:
        return False
    cash, guns = promotion_price(t, seat)
    return t.cash[seat] >= cash and t.guns[seat] >= guns


def offer_promotions(t: Table, seat: i64, menu: Menu) -> None:
    """PRM-1: any rookie may be replaced where he is, in the emergency room too."""
    at = seat * PLACES
    place: i64
    for place in range(PLACES):
        if t.rookies[at + place]:
            menu.add(PROMOTE, place, 0, t.pool_made[seat], 0, 1)


def promote(t: Table, seat: i64, place: i64, made: i64) -> None:
    """PRM-1: a made takes the place of a rookie, who goes back to the pool."""
    t.take(seat, place, 0, 1)
    t.pool_rookies[seat] += 1
    t.pool_made[seat] &= ~made
    t.put(seat, place, made, 0)
    t.show(ev.PROMOTED, seat, place, made)


def pay_promotion(t: Table, seat: i64) -> None:
    """PRM-1: cash and gun go to the supply, in the open."""
    cash, guns = promotion_price(t, seat)
    if cash:
        gain(t, seat, CASH, -cash)
    if guns:
        gain(t, seat, GUNS, -guns)


def peek(g: Rules, t: Table, seat: i64, rival: i64) -> None:
    """TRX-3, OPT-3: one seat alone looks behind a blind; that it did is public."""
    t.show(ev.PEEKED, seat, rival)
    tokens = t.tokens[rival] if g.hidden_tokens else 0
    t.tell(1 << seat, ev.SEEN, rival, t.cash[rival], t.guns[rival], t.goods[rival], tokens)


def send(t: Table, seat: i64, start: i64, end: i64) -> None:
    """Send all crew of a seat from one place to another."""
    made = t.made[seat * PLACES + start]
    rookies = t.rookies[seat * PLACES + start]
    if made or rookies:
        t.shift(seat, start, end, made, rookies)
        t.show(ev.HOME, seat, start, made, rookies)


def change_tokens(t: Table, seat: i64, change: i64) -> None:
    """Hand out or take away order tokens."""
    t.tokens[seat] += change
    t.show(ev.TOKENS, seat, change)


def recruit(t: Table, seat: i64, rookies: i64) -> None:
    """RCT-1: rookies from the pool to the clubhouse, as many as there are."""
    rookies = min(rookies, t.pool_rookies[seat])
    t.pool_rookies[seat] -= rookies
    t.put(seat, seat, 0, rookies)
    t.show(ev.RECRUITED, seat, rookies)
