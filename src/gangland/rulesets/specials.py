"""TRX-4: the special transactions, the few odd things a place can do."""

from __future__ import annotations

from typing import Final

from gangland.engine import modifier
from gangland.engine.action import DISCHARGE, NO, TARGET, YES
from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import ER, PLACES, Table
from gangland.rulesets.cards import change_tokens, recruit
from gangland.rulesets.people import offer_promotions, peek, promote
from gangland.rulesets.standing import lead

LEADER: Final = 0
DISCHARGE_INJURED: Final = 1
SMEAR: Final = 2
MUSTER: Final = 3
INITIATE: Final = 4
PEEK: Final = 5
RUSH: Final = 6


def is_barred(g: Rules, t: Table, seat: i64, tx: i64) -> bool:
    """REV-4: where nobody may recruit or promote, no place does it for anybody."""
    special = g.catalogue.tx_special[tx]
    if special == MUSTER:
        return t.mod(seat, modifier.NO_RECRUIT) != 0
    return special == INITIATE and t.mod(seat, modifier.NO_PROMOTE) != 0


def is_idle_special(g: Rules, t: Table, seat: i64, tx: i64) -> bool:
    """EXP-7: return whether all can see that a special transaction changes nothing."""
    special = g.catalogue.tx_special[tx]
    if special == DISCHARGE_INJURED:
        return t.crew_at(seat, ER) == 0
    if special == INITIATE:
        return t.pool_made[seat] == 0 or t.rookie_total(seat) == 0
    return special == MUSTER and t.pool_rookies[seat] == 0


def special_needs_choice(g: Rules, t: Table, seat: i64, tx: i64) -> bool:
    """Return whether the seat is asked; where it can do nothing, as all can see, it is not."""
    special = g.catalogue.tx_special[tx]
    if special == LEADER:
        return False
    if is_idle_special(g, t, seat, tx) and not (special == MUSTER and g.asks_in_vain):
        return False
    return special in (DISCHARGE_INJURED, INITIATE, SMEAR, PEEK) or g.may_skip


def offer_special(g: Rules, t: Table, seat: i64, tx: i64, menu: Menu) -> None:
    """List the ways to do a special transaction."""
    special = g.catalogue.tx_special[tx]
    if special == DISCHARGE_INJURED:
        at = seat * PLACES + ER
        top = min(g.catalogue.tx_amount[tx], t.crew_at(seat, ER))
        for count in range(1, top + 1):
            menu.add(DISCHARGE, 0, 0, t.made[at], t.rookies[at], count)
    elif special == INITIATE:
        offer_promotions(t, seat, menu)
    elif special in (SMEAR, PEEK):
        menu.add(TARGET, 0, t.alive & ~(1 << seat))
    else:
        menu.add(YES)
    if g.may_skip:
        menu.add(NO)


def do_special(g: Rules, t: Table, seat: i64, tx: i64, rival: i64, place: i64, made: i64) -> None:
    """Do a special transaction as chosen."""
    special = g.catalogue.tx_special[tx]
    amount = g.catalogue.tx_amount[tx]
    if special == LEADER:
        lead(t, seat)
    elif special == SMEAR:
        g.standing.worsen(g, t, rival, amount)
    elif special == MUSTER:
        recruit(t, seat, amount)
    elif special == INITIATE and made:
        promote(t, seat, place, made)
    elif special == PEEK:
        peek(g, t, seat, rival)
    elif special == RUSH:
        change_tokens(t, seat, amount)
