"""Which bargains to think of: a handful for each rival, of what both may gain from."""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.appraisal import Gains
from gangland.bots.bargaining.moments import is_arming, siding
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import i64
from gangland.engine.table import OPPORTUNITY, STARTING, Table
from gangland.game.deals.deal import NOTHING, Amounts, Clause, Vow

PACT: Final = 2  # rounds a pact lasts
MANY: Final = 2  # so many guns or crates at once, at most
DEAREST: Final = 3  # what a gun or a crate changes hands for, at most
ROOMS: Final = 4  # places a rival is asked to stay out of, at most
FEW: Final = 3  # bargains with one rival that are weighed in full
TIPPED: Final = 2  # what a tip is sold for, at most
LEAST: Final = 0.002  # of the chance to win that a bargain must gain


def best_terms(scales: Scales, rival: i64, said: set[Terms]) -> tuple[Terms, float] | None:
    """Return the best bargain to put to a rival that was not put to it yet, and how good it is for both.

    Playing on takes time, so only the few that look best without are weighed in full.
    """
    if scales.shuns(rival):
        return None
    best: Terms | None = None
    top = LEAST
    for terms in short_list(scales, [one for one in ideas(scales, rival) if one not in said]):
        worth = shared(scales.weigh(terms))
        if worth > top:
            top = worth
            best = terms
    return None if best is None else (best, top)


def short_list(scales: Scales, found: list[Terms]) -> list[Terms]:
    """Return the ideas that look best: all but a few with promises are weighed in full at once."""
    ranked: list[tuple[float, int]] = []
    for index in range(len(found)):
        worth = shared(scales.rough(found[index]))
        if worth > LEAST / 2.0:
            ranked.append((-worth, index))
    ranked.sort()
    return [found[index] for _, index in ranked[:FEW]]


def ideas(scales: Scales, rival: i64) -> list[Terms]:
    """Return what to think of: favours and guns in a fight, else trades, a pact, peace for cash, and tips."""
    look = scales.appraisal
    by = siding(look.g, look.view)
    if by == scales.seat:
        return [Terms(int(rival), NOTHING, price) for price in prices(scales, rival)]
    if by >= 0:
        return bribes(scales, rival) if by == rival else []
    if is_arming(look.g, look.view):
        return [one for one in trades(scales, rival) if one.get[GUNS] > 0]
    found = trades(scales, rival)
    found.extend(peaces(scales, rival))
    found.extend(tips(scales, rival))
    return found


def prices(scales: Scales, payer: i64) -> list[Amounts]:
    """Return the cash that somebody can pay for one thing."""
    most = min(DEAREST, scales.appraisal.held(payer, CASH))
    return [amounts(CASH, cash) for cash in range(1, most + 1)]


def bribes(scales: Scales, rival: i64) -> list[Terms]:
    """FGT-5, FGT-6, GNG-2: return cash for who is about to take sides; debts come first."""
    for one in scales.word.standing():
        if one.by == scales.seat and one.to == rival and one.clause.vow is Vow.PAY:
            return []
    return [Terms(int(rival), price) for price in prices(scales, scales.seat)]


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


def peaces(scales: Scales, rival: i64) -> list[Terms]:
    """DEA-3: return peace both ways or one way, for cash or not, with what the other holds left alone."""
    view = scales.appraisal.view
    until = int(min(view.rounds, view.round + PACT - 1))
    peace = Clause(Vow.PEACE, until)
    mine = (peace, *rooms(view, rival, until))
    theirs = (peace, *rooms(view, scales.seat, until))
    is_open = not scales.word.has_peace(int(rival), int(scales.seat))
    found: list[Terms] = []
    if is_open:
        found.append(Terms(int(rival), NOTHING, NOTHING, mine, theirs))
        for price in prices(scales, scales.seat):
            found.append(Terms(int(rival), price, NOTHING, (), theirs))
            found.append(Terms(int(rival), price, NOTHING, mine, theirs))
    if not scales.word.has_peace(int(scales.seat), int(rival)):
        for price in prices(scales, rival):
            found.append(Terms(int(rival), NOTHING, price, mine))
            if is_open:
                found.append(Terms(int(rival), NOTHING, price, mine, theirs))
    return found


def tips(scales: Scales, rival: i64) -> list[Terms]:
    """INF-4: return what one is certain of and a rival is not, for some cash, a round of peace or a tip.

    Cash is dear and a tip is worth little, so that cash is for who has more than it has use for.
    """
    now = int(scales.appraisal.view.round)
    mine = tellable(scales, scales.seat, rival)
    theirs = tellable(scales, rival, scales.seat)
    found: list[Terms] = []
    for clause in mine:
        some = prices(scales, rival)[:TIPPED]
        found.extend([Terms(int(rival), NOTHING, price, (clause,)) for price in some])
        if not scales.word.has_peace(int(rival), int(scales.seat)):
            found.append(Terms(int(rival), NOTHING, NOTHING, (clause,), (Clause(Vow.PEACE, now),)))
        found.extend([Terms(int(rival), NOTHING, NOTHING, (clause,), (other,)) for other in theirs])
    return found


def tellable(scales: Scales, by: i64, to: i64) -> list[Clause]:
    """Return the tips somebody could promise another for this round: of hands the other is in doubt about."""
    view = scales.appraisal.view
    owed = [one.clause.about for one in scales.word.standing() if one.by == by and one.to == to]
    found: list[Clause] = []
    for about in range(view.seats):
        if about in (by, to) or about in owed or not view.is_alive(about):
            continue
        if scales.tip(by, to, about).theirs > 0.0:
            found.append(Clause(Vow.TELL, int(view.round), about=int(about)))
    return found


def rooms(view: Table, seat: i64, until: int) -> list[Clause]:
    """Return promises to keep out of the sites a seat holds."""
    found: list[Clause] = []
    for place in range(STARTING, OPPORTUNITY):
        if view.tile[place] >= 0 and view.controls(seat, place) and len(found) < ROOMS:
            found.append(Clause(Vow.AVOID, until, int(place), int(view.tile[place])))
    return found
