"""DEA-3: what promises are worth to both, by playing on with them and without."""

from __future__ import annotations

from corner import SITE, Corner
from ring_side import consigliere, seen

from gangland.bots.bargaining.appraisal import PLAYED
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.game.deals.deal import Clause, Vow

NOW = 3


def shop(goods: int) -> Scales:
    """Return how seat 0 weighs things before a market to which all four bring so much."""
    here = Corner(round_number=NOW)
    for seat in range(4):
        here.crew(seat, seat, made=1, rookies=1)
        here.own(seat, cash=5, guns=1, goods=goods, standing=2, tokens=int(seat == 0))
    here.ask()
    return consigliere(here).scales(here.g, seen(here, 0), 0)


def house() -> tuple[Scales, int]:
    """Return how seat 0 weighs things where it meets seat 1 at a site, and the site's tile."""
    here = Corner(round_number=NOW)
    here.site("rusty-spoke")
    for seat in range(4):
        here.crew(seat, seat, made=1, rookies=1)
        here.own(seat, cash=5, guns=1, standing=2, tokens=2)
    here.crew(1, SITE, made=2, rookies=1)
    here.crew(0, SITE, made=2, rookies=1)
    here.ask()
    return consigliere(here).scales(here.g, seen(here, 0), 0), here.t.tile[SITE]


def test_dea_3_to_sell_nothing_costs_who_promises_it_and_raises_the_price_for_the_other() -> None:
    nothing = (Clause(Vow.SELL, NOW, most=0),)
    scales = shop(goods=6)
    theirs, mine = scales.weigh(Terms(1, theirs=nothing)), scales.weigh(Terms(1, mine=nothing))
    assert theirs.mine > 0.0 > theirs.theirs
    assert mine.theirs > 0.0 > mine.mine


def test_dea_3_a_promise_that_changes_nothing_is_worth_nothing() -> None:
    assert shop(goods=0).weigh(Terms(1, theirs=(Clause(Vow.SELL, NOW, most=0),))).mine == 0.0
    assert shop(goods=6).weigh(Terms(1, theirs=(Clause(Vow.SELL, NOW, most=99),))).mine == 0.0


def test_dea_3_to_leave_a_place_is_weighed_in_the_round_in_which_one_goes() -> None:
    scales, tile = house()
    for until in (NOW, NOW + 1):
        leave = (Clause(Vow.LEAVE, until, SITE, tile),)
        theirs, mine = scales.weigh(Terms(1, theirs=leave)), scales.weigh(Terms(1, mine=leave))
        assert theirs.mine > 0.0 > theirs.theirs
        assert mine.theirs > 0.0 > mine.mine


def test_bargains_are_tried_in_the_same_worlds_which_are_played_once_without_any() -> None:
    scales, tile = house()
    look = scales.appraisal
    assert look.trials == []
    scales.weigh(Terms(1, theirs=(Clause(Vow.PEACE, NOW),)))
    trials = list(look.trials)
    free = [dict(trial.free) for trial in trials]
    assert len(trials) == PLAYED
    assert all([*one] == [NOW] for one in free)
    first = scales.weigh(Terms(1, theirs=(Clause(Vow.LEAVE, NOW, SITE, tile),)))
    again = scales.weigh(Terms(1, theirs=(Clause(Vow.LEAVE, NOW, SITE, tile),)))
    assert (first.mine, first.theirs) == (again.mine, again.theirs)
    assert look.trials == trials
    assert [trial.free for trial in look.trials] == free
