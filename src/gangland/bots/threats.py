"""LST-1, REV-7: last calls lie open all round: what they will do to whoever has most can be foreseen."""

from __future__ import annotations

from typing import Final

from gangland.bots.obstacles import suffered
from gangland.bots.purse import Purse
from gangland.bots.value import Scene, after_market
from gangland.engine.catalogue import GOODS, GUNS, LAST_CALL, STANDING
from gangland.engine.ints import i64
from gangland.rulesets.cards import LEAST, MOST

NEVER: Final = 1_000_000


def threat(s: Scene, purse: Purse) -> i64:
    """Return what the last calls to come would cost with a purse, as far as they go by what is in it."""
    c = s.g.catalogue
    total: i64 = 0
    for card in s.t.turned:
        if c.card_kind[card] == LAST_CALL and not is_past(s, card):
            first = c.card_effect[card]
            for fx in range(first, first + c.card_effects[card]):
                if c.fx_of[fx] <= GOODS and is_hit(s, purse, c.fx_who[fx], c.fx_of[fx]):
                    total += cost(s, purse, fx)
    return total


def is_past(s: Scene, card: i64) -> bool:
    """Return whether a last call of this round has been resolved, or is being resolved."""
    if not after_market(s.g, s.t):
        return False
    for other in s.t.turned:
        if other == card:
            return True
        if other == s.t.card:
            return False
    return False


def is_hit(s: Scene, purse: Purse, who: i64, of: i64) -> bool:
    """Return whether a purse makes its owner one of those who have most, or least, as far as one knows."""
    if who not in (MOST, LEAST):
        return False
    mine = purse.asset(of)
    for rival in range(s.t.seats):
        if rival != s.seat and s.t.is_alive(rival):
            theirs = s.memory.held(s.g, s.t, rival, of)
            if (theirs > mine) if who == MOST else (theirs < mine):
                return False
    return True


def cost(s: Scene, purse: Purse, fx: i64) -> i64:
    """Return what an effect costs, or the way out of it where that is cheaper; a boon costs below nothing."""
    harm = suffered(s, purse, fx)
    return min(harm, price(s, purse, fx)) if s.g.catalogue.fx_pays[fx] and harm > 0 else harm


def price(s: Scene, purse: Purse, fx: i64) -> i64:
    """Return what it costs to pay one's way out; more than anything where one cannot."""
    pay = s.g.catalogue.fx_pay
    at = fx * 4
    asset: i64
    for asset in range(STANDING):
        if purse.asset(asset) < pay[at + asset]:
            return NEVER
    after = purse.copy()
    after.add(-pay[at], -pay[at + GUNS], -pay[at + GOODS])
    s.change_standing(after, -pay[at + STANDING])
    return s.worth(purse) - s.worth(after)
