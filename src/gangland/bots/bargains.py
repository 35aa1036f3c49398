"""DEA: which deals to propose, and what to ask instead of a deal that gains too little.

A bargain is six numbers: the cash, guns and goods one gives, then what one gets.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.bot import BARGAIN
from gangland.bots.selling import after_deal, is_good_deal
from gangland.bots.threats import threat
from gangland.bots.value import Scene, richest
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, ints, zeros

DEAREST: Final = 3  # nobody pays more for a gun or a crate
CHEAPEST: Final = 2  # less than this is no offer for one
HAGGLE: Final = 4  # how far a counter-offer goes
NO_RIVAL: Final = -1


def propose(s: Scene) -> Ints:
    """Return a bargain to put to everybody, an empty one where there is none: sell first, then buy."""
    for ware in (GUNS, GOODS):
        asked = asking_price(s, ware)
        if asked > 0:
            return bargain(one_of(ware), one_of(CASH, asked))
    for ware in (GUNS, GOODS):
        bid = highest_bid(s, ware)
        if bid > 0:
            return bargain(one_of(CASH, bid), one_of(ware))
    return ints([])


def asking_price(s: Scene, ware: i64) -> i64:
    """Return the least cash for which one of a ware is sold; 0 where nobody would pay it."""
    for cash in range(1, DEAREST + 1):
        if is_good_deal(s, one_of(ware), one_of(CASH, cash), NO_RIVAL):
            return cash
    return 0


def highest_bid(s: Scene, ware: i64) -> i64:
    """Return the most cash for which one of a ware is bought; 0 where nobody would take it."""
    for cash in range(DEAREST, CHEAPEST - 1, -1):
        if is_good_deal(s, one_of(CASH, cash), one_of(ware), NO_RIVAL):
            return cash
    return 0


def counter(s: Scene, give: Ints, get: Ints, rival: i64) -> Ints:
    """Return the same bargain with just enough more cash in it, an empty one where haggling is no use."""
    give = give[:]
    get = get[:]
    for _ in range(HAGGLE):
        if give[CASH] > 0:
            give[CASH] -= 1
        else:
            get[CASH] += 1
        if give[CASH] + give[GUNS] + give[GOODS] == 0:
            return ints([])
        if is_good_deal(s, give, get, rival):
            return bargain(give, get)
    return ints([])


def why_not(s: Scene, give: Ints, get: Ints, rival: i64) -> str:
    """DEA-1: return the word (`phrases`) for why a bargain is turned down.

    INF-1: of what is not there it says no more than of what is kept, so that nobody can count by asking.
    """
    if s.gain(after_deal(s, zeros(BARGAIN // 2), get)) <= 0:
        return "useless"
    if s.purse.cash >= give[CASH] and s.purse.guns >= give[GUNS] and s.purse.goods >= give[GOODS]:
        after = after_deal(s, give, get)
        if s.gain(after) >= s.temper.margin and threat(s, after) > threat(s, s.purse):
            return "danger"
        if rival == richest(s, s.t.alive) and is_good_deal(s, give, get, NO_RIVAL):
            return "ahead"
        if len(counter(s, give, get, rival)) > 0:
            return "little" if give[CASH] == 0 else "dear"
    return "dear" if give[GUNS] + give[GOODS] == 0 else "keep"


def one_of(asset: i64, amount: i64 = 1) -> Ints:
    """Return amounts with so much of one asset."""
    amounts = zeros(BARGAIN // 2)
    amounts[asset] = amount
    return amounts


def bargain(give: Ints, get: Ints) -> Ints:
    """Return both halves in a row."""
    both = zeros(BARGAIN)
    for asset in range(BARGAIN // 2):
        both[asset] = give[asset]
        both[BARGAIN // 2 + asset] = get[asset]
    return both
