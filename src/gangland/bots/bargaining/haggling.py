"""What to ask instead of a bargain that will not do, and why it will not."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gangland.bots.bargaining.appraisal import Gains
from gangland.bots.bargaining.moments import siding
from gangland.bots.bargaining.proposals import LEAST
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.engine.catalogue import CASH
from gangland.engine.ints import i64
from gangland.game.deals.deal import NOTHING, Amounts, Clause

FURTHER: Final = 3  # how far one haggles, in cash
CHEAP: Final = ("little", "dear")  # words that ask for more,
DEMANDING: Final = ("promise", "much")  # and those that ask for fewer promises
AHEAD: Final = 1.5  # who has so many times one's own chances is ahead


def counter_terms(scales: Scales, terms: Terms) -> Terms | None:
    """Return what would do: less to promise, or just enough more cash, as long as the other still gains."""
    if scales.shuns(terms.rival):
        return None
    for changed in changes(scales, terms):
        gains = scales.weigh(changed)
        if gains.mine > LEAST and gains.theirs > 0.0:
            return changed
    return None


def changes(scales: Scales, terms: Terms) -> list[Terms]:
    """Return terms that are better for oneself, those that change least first."""
    look = scales.appraisal
    is_favour = siding(look.g, look.view) == scales.seat
    found = [terms._replace(mine=mine) for mine in lighter(terms.mine, look.view.round)]
    cash = look.held(terms.rival, CASH)
    found.extend([one for one in with_more_cash(terms) if one.get[CASH] <= cash])
    return [one for one in found if one.give != NOTHING or one.mine or (is_favour and one.get != NOTHING)]


def amended_terms(scales: Scales, rival: i64, said: set[Terms]) -> Terms | None:
    """DEA-1: return what to offer after a rival has said why not: a bit more for it, or less to promise."""
    for one in scales.word.offers:
        why = one.why_not(int(rival)) if one.by == scales.seat else ""
        for changed in sweeter(Terms(int(rival), one.give, one.want, one.mine, one.theirs), why, scales):
            if changed not in said and scales.weigh(changed).mine > LEAST:
                return changed
    return None


def sweeter(terms: Terms, why: str, scales: Scales) -> list[Terms]:
    """Return terms that are better for the other, by the word the other has for what is wrong."""
    if why in DEMANDING:
        return [
            terms._replace(theirs=theirs) for theirs in lighter(terms.theirs, scales.appraisal.view.round)
        ]
    if why not in CHEAP:
        return []
    if terms.get[CASH] > 0:
        return [terms._replace(get=with_cash(terms.get, -1))]
    if terms.give[CASH] < scales.appraisal.held(scales.seat, CASH):
        return [terms._replace(give=with_cash(terms.give, 1))]
    return []


def lighter(clauses: tuple[Clause, ...], now: i64) -> list[tuple[Clause, ...]]:
    """DEA-3: return less to promise: for this round alone, or all but one of it."""
    found: list[tuple[Clause, ...]] = []
    short = tuple(replace(one, until=int(now)) for one in clauses)
    if short != clauses:
        found.append(short)
    found.extend([clauses[:index] + clauses[index + 1 :] for index in range(len(clauses))])
    return found


def with_more_cash(terms: Terms) -> list[Terms]:
    """Return the same for a little less cash, or a little more, step by step."""
    found: list[Terms] = []
    give, get = terms.give, terms.get
    for _ in range(FURTHER):
        if give[CASH] > 0:
            give = with_cash(give, -1)
        else:
            get = with_cash(get, 1)
        found.append(terms._replace(give=give, get=get))
    return found


def with_cash(amounts: Amounts, more: int) -> Amounts:
    """Return amounts with so much more cash."""
    return amounts[0] + more, amounts[1], amounts[2]


def objection(scales: Scales, terms: Terms) -> str:
    """DEA-1: return the word for why terms are turned down.

    INF-1: of what is not there it says no more than of what is kept.
    """
    look = scales.appraisal
    if scales.shuns(terms.rival):
        return "trust"
    if siding(look.g, look.view) == scales.seat and terms.give == NOTHING and not terms.mine:
        return "little"
    free: Gains = scales.weigh(terms._replace(give=NOTHING, mine=()))
    if free.mine <= 0.0:
        return "useless"
    if look.chance(terms.rival) > AHEAD * look.chance(scales.seat):
        return "ahead"
    return shortfall(scales, terms)


def shortfall(scales: Scales, terms: Terms) -> str:
    """Return the word for what is wrong with terms that have something to them."""
    if terms.mine and scales.weigh(terms._replace(mine=())).mine > LEAST / 2.0:
        return "much"
    if terms.give[CASH] > 0:
        return "dear"
    return "little" if terms.get[CASH] > 0 else "keep"
