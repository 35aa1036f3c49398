"""What to ask instead of a bargain that will not do, and why it will not."""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.appraisal import Gains
from gangland.bots.bargaining.proposals import LEAST
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.engine.catalogue import CASH
from gangland.game.deals.deal import NOTHING, Amounts

FURTHER: Final = 3  # how far one haggles, in cash
AHEAD: Final = 1.5  # who has so many times one's own chances is ahead


def counter_terms(scales: Scales, terms: Terms) -> Terms | None:
    """Return the same with just enough more cash in it, as long as the other still gains."""
    if scales.shuns(terms.rival):
        return None
    give, get = terms.give, terms.get
    for _ in range(FURTHER):
        if give[CASH] > 0:
            give = with_cash(give, -1)
        else:
            get = with_cash(get, 1)
        changed = terms._replace(give=give, get=get)
        if give == NOTHING and not terms.mine:
            return None
        if get[CASH] > scales.appraisal.held(terms.rival, CASH):
            return None
        gains = scales.weigh(changed)
        if gains.theirs <= 0.0:
            return None
        if gains.mine > LEAST:
            return changed
    return None


def with_cash(amounts: Amounts, more: int) -> Amounts:
    """Return amounts with so much more cash."""
    return amounts[0] + more, amounts[1], amounts[2]


def objection(scales: Scales, terms: Terms) -> str:
    """DEA-1: return the word for why terms are turned down.

    INF-1: of what is not there it says no more than of what is kept.
    """
    if scales.shuns(terms.rival):
        return "trust"
    if terms.mine:
        return "promise"
    mine, theirs = scales.appraisal.chance(scales.seat), scales.appraisal.chance(terms.rival)
    free: Gains = scales.weigh(terms._replace(give=NOTHING))
    if free.mine <= 0.0:
        return "useless"
    if theirs > AHEAD * mine:
        return "ahead"
    if terms.give[CASH] > 0:
        return "dear"
    return "little" if terms.get[CASH] > 0 else "keep"
