"""Which bargains to think of: a handful for each rival, of what both may gain from."""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.appraisal import Gains, siding
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import i64
from gangland.engine.table import OPPORTUNITY, STARTING, Table
from gangland.game.deals.deal import NOTHING, Amounts, Clause, Promise, Vow

PACT: Final = 2  # rounds a pact lasts
MANY: Final = 2  # so many guns or crates at once, at most
DEAREST: Final = 3  # what a gun or a crate changes hands for, at most
ROOMS: Final = 4  # places a rival is asked to stay out of, at most
LEAST: Final = 0.002  # of the chance to win that a bargain must gain


def best_terms(scales: Scales, rival: i64, said: set[Terms]) -> tuple[Terms, float] | None:
    """Return the best bargain to put to a rival that was not put to it yet, and how good it is for both."""
    best: Terms | None = None
    top = LEAST
    if scales.shuns(rival):
        return None
    for terms in ideas(scales, rival):
        if terms not in said:
            worth = shared(scales.weigh(terms))
            if worth > top:
                top = worth
                best = terms
    return None if best is None else (best, top)


def ideas(scales: Scales, rival: i64) -> list[Terms]:
    """Return what to think of: a price for one's favour where one takes sides, else trades and a pact."""
    if siding(scales.appraisal.g, scales.appraisal.view) == scales.seat:
        return [Terms(int(rival), NOTHING, amounts(CASH, cash)) for cash in range(1, DEAREST + 1)]
    found = trades(scales, rival)
    pact = pact_with(scales, rival)
    if pact is not None:
        found.append(pact)
    return found


def shared(gains: Gains) -> float:
    """Return what a bargain is good for: no more than for the one who gains less."""
    return min(gains.mine, gains.theirs)


def amounts(asset: i64, count: i64) -> Amounts:
    """Return so much of one asset."""
    return (
        int(count) if asset == CASH else 0,
        int(count) if asset == GUNS else 0,
        int(count) if asset == GOODS else 0,
    )


def trades(scales: Scales, rival: i64) -> list[Terms]:
    """DEA-1: return exchanges of guns or goods for cash, either way, at once or with the cash to follow."""
    found: list[Terms] = []
    look = scales.appraisal
    seat = scales.seat
    later = int(look.view.round) + 1
    for ware in (GUNS, GOODS):
        for count in range(1, MANY + 1):
            for cash in range(count, DEAREST * count + 1):
                ware_, price = amounts(ware, count), amounts(CASH, cash)
                pay = (Clause(Vow.PAY, later, amounts=price),) if later <= look.view.rounds else ()
                if look.held(seat, ware) >= count:
                    if look.held(rival, CASH) >= cash:
                        found.append(Terms(int(rival), ware_, price))
                    elif pay and count == 1:
                        found.append(Terms(int(rival), ware_, NOTHING, (), pay))
                if look.held(rival, ware) >= count:
                    if look.held(seat, CASH) >= cash:
                        found.append(Terms(int(rival), price, ware_))
                    elif pay and count == 1:
                        found.append(Terms(int(rival), NOTHING, ware_, pay))
    return found


def pact_with(scales: Scales, rival: i64) -> Terms | None:
    """DEA-3: return peace both ways for a while, each keeping out of what the other holds."""
    view = scales.appraisal.view
    standing = scales.word.standing()
    if has_peace(standing, rival, scales.seat):
        return None
    until = int(min(view.rounds, view.round + PACT - 1))
    peace = Clause(Vow.PEACE, until)
    mine = (peace, *rooms(view, rival, until))
    theirs = (peace, *rooms(view, scales.seat, until))
    return Terms(int(rival), NOTHING, NOTHING, mine, theirs)


def has_peace(standing: list[Promise], by: i64, to: i64) -> bool:
    """Return whether somebody has promised somebody peace, and still keeps it."""
    return any(one.by == by and one.to == to and one.clause.vow is Vow.PEACE for one in standing)


def rooms(view: Table, seat: i64, until: int) -> list[Clause]:
    """Return promises to keep out of the sites a seat holds."""
    found: list[Clause] = []
    for place in range(STARTING, OPPORTUNITY):
        if view.tile[place] >= 0 and view.controls(seat, place) and len(found) < ROOMS:
            found.append(Clause(Vow.AVOID, until, int(place), int(view.tile[place])))
    return found
