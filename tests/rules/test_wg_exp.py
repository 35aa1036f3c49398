"""EXP: exploiting locations in Wise Guys."""

from __future__ import annotations

import pytest
from overlay import amounts, deal, with_side, with_site
from scenes import ER, crew_of, fall, turn
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import GAME, NORTH, OUTFIT, SALTIS, SHELDON, exploit, house, mask, wg

from gangland.content.records import Ground, Transaction
from gangland.content.vocabulary import VERBS
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.ints import changed


def at_site(site: str, seat: int = SALTIS, tokens: int = 1, **owned: int) -> Stage:
    """Return a stage where a seat has ordered the exploit of a business or opportunity."""
    s = wg()
    s.site(SITE, site)
    s.crew(seat, seat, made=1)
    s.own(seat, **owned)
    return exploit(s, seat, SITE, tokens=tokens)


def options(s: Stage, seat: int) -> list[tuple[int, int]]:
    """Return kind and number of everything a seat may answer."""
    return [(act.kind_of(one), act.b_of(one)) for one in s.legal(seat)]


# EXP-1, EXP-2


def test_wg_exp_1_control_is_being_there_alone() -> None:
    """EXP-1: an associate is enough; with a rival there it is contested; without crew it is nobody's."""
    s = wg()
    s.crew(SALTIS, FACTORY, rookies=1)
    s.crew(SALTIS, SOURCE, made=1)
    s.crew(NORTH, SOURCE, rookies=1)
    s.own(SALTIS, tokens=1)
    turn(s, SALTIS)
    places = {act.place_of(one) for one in s.legal(SALTIS) if act.kind_of(one) == act.EXPLOIT}
    assert places == {FACTORY}


def test_wg_exp_2_once_a_round_for_the_place_whoever_did_it() -> None:
    """EXP-2: the token marks it until clean-up."""
    s = wg()
    exploit(s, SALTIS, LAW)
    s.t.shift(SALTIS, LAW, SALTIS, 0, 1)
    s.crew(NORTH, LAW, rookies=1)
    s.own(NORTH, tokens=1)
    assert act.EXPLOIT not in turn(s, NORTH).kinds(NORTH)
    s.do(NORTH, act.SIT).close_market()
    s.own(NORTH, tokens=1)
    assert act.EXPLOIT in turn(s, NORTH).kinds(NORTH)


def test_wg_exp_2_clubhouses_have_nothing_to_exploit() -> None:
    """EXP-2: nor has the emergency room."""
    s = wg()
    s.crew(SALTIS, SALTIS, made=1)
    s.crew(SALTIS, ER, made=1)
    s.own(SALTIS, tokens=1)
    assert act.EXPLOIT not in turn(s, SALTIS).kinds(SALTIS)


# EXP-3


def test_example_wg_exp_3_gain_two_cash_boost_two_booze_for_four() -> None:
    """EXP-3: two cash in profit, and for another token two booze for four cash."""
    s = at_site("four-deuces", tokens=2, goods=2)
    assert s.t.cash[SALTIS] == 2
    s.do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS], s.t.tokens[SALTIS]) == (6, 0, 0)


def test_wg_exp_3_the_boost_comes_in_addition_to_the_first_transaction() -> None:
    """EXP-3: it is asked for after the profit is taken, and declining it costs nothing."""
    s = at_site("four-deuces", tokens=2, goods=2)
    assert s.seen(ev.TRADED) != []
    assert s.kinds(SALTIS) == {act.YES, act.NO}
    s.do(SALTIS, act.NO)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS], s.t.tokens[SALTIS]) == (2, 2, 1)


def test_wg_exp_3_no_boost_without_a_second_token() -> None:
    """EXP-3: the first token is spent, there is none for the boost."""
    s = at_site("four-deuces", tokens=1, goods=2)
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_3_a_boost_that_cannot_be_paid_may_still_be_ordered() -> None:
    """EXP-3, INF-4: a trade done zero times looks like any other."""
    s = at_site("four-deuces", tokens=2, goods=1)
    s.do(SALTIS, act.YES)
    assert options(s, SALTIS) == [(act.USE, 0)]


# EXP-4


def test_example_wg_exp_4_a_hot_location_costs_a_clout_at_once() -> None:
    """EXP-4: one clout, when you exploit it, before the profit."""
    s = at_site("dog-track", standing=3)
    assert (s.t.standing[SALTIS], s.t.cash[SALTIS]) == (2, 5)
    kinds = [row[0] for row in s.events]
    assert kinds.index(ev.STANDING) < kinds.index(ev.TRADED)


def test_wg_exp_4_once_per_exploit_however_much_is_used() -> None:
    """EXP-4: the boost of a hot place costs no further clout."""
    ground = Ground(
        (deal("gain", get=amounts(cash=1)),), (deal("gain", get=amounts(cash=5)),), hot=1, fight="slugging"
    )
    s = wg(pack=with_site("still", ground, GAME))
    s.site(SITE, "still")
    exploit(s, SALTIS, SITE, tokens=2).do(SALTIS, act.YES)
    assert (s.t.standing[SALTIS], s.t.cash[SALTIS]) == (1, 6)


def test_wg_exp_4_a_fall_on_the_spot_does_not_stop_the_exploit() -> None:
    """EXP-4: you had control when you ordered it, boost included."""
    ground = Ground(
        (deal("gain", get=amounts(cash=1)),), (deal("gain", get=amounts(cash=5)),), hot=2, fight="slugging"
    )
    s = wg(4, 1, pack=with_site("still", ground, GAME))
    s.site(SITE, "still")
    s.crew(SALTIS, SITE, made=1)
    s.crew(SALTIS, SALTIS, made=1)
    exploit(s, SALTIS, SITE, tokens=2)
    fall(s, SALTIS, SITE)
    assert s.t.present[SITE] == 0
    assert s.t.cash[SALTIS] == 1
    s.do(SALTIS, act.YES)
    assert (s.t.standing[SALTIS], s.t.cash[SALTIS]) == (1, 6)


def test_wg_exp_4_a_disbanded_gang_s_exploit_stops() -> None:
    """EXP-4, STD-4: nobody left to take the fall, nothing gained."""
    s = wg(4, 1)
    s.site(SITE, "dog-track")
    exploit(s, SALTIS, SITE)
    assert not s.t.is_alive(SALTIS)
    assert s.seen(ev.TRADED) == []
    assert s.t.used >> SITE & 1


def test_wg_exp_4_newspapers_make_hot_places_hotter_and_no_others() -> None:
    """EXP-4, REV-4: a hassle raises what a hot place costs."""
    s = wg(4, 4)
    s.hassle("newspaper-crusade")
    s.site(SITE, "dog-track")
    s.site(SITE + 1, "four-deuces")
    s.crew(SALTIS, SITE, rookies=1)
    s.crew(SALTIS, SITE + 1, rookies=1)
    s.own(SALTIS, tokens=2)
    turn(s, SALTIS).do(SALTIS, act.EXPLOIT, SITE).do(SALTIS, act.EXPLOIT, SITE + 1)
    assert s.t.standing[SALTIS] == 2


# EXP-5


def test_example_wg_exp_5_two_cash_for_booze_or_two_guns_for_three() -> None:
    """EXP-5: either up to two cash for a booze each, or two guns for three booze."""
    s = at_site("downtown-docks", cash=5, guns=5)
    assert options(s, SALTIS) == [(act.OPTION, 0), (act.OPTION, 1)]
    s.do(SALTIS, act.OPTION, b=0)
    assert options(s, SALTIS) == [(act.USE, 0), (act.USE, 1), (act.USE, 2)]
    s.do(SALTIS, act.USE, b=2)
    assert (s.t.cash[SALTIS], s.t.guns[SALTIS], s.t.goods[SALTIS]) == (3, 5, 2)
    assert s.step_name() == "ChooseGoods"

    s = at_site("downtown-docks", cash=5, guns=5).do(SALTIS, act.OPTION, b=1)
    assert options(s, SALTIS) == [(act.USE, 0), (act.USE, 1)]
    s.do(SALTIS, act.USE, b=1)
    assert (s.t.cash[SALTIS], s.t.guns[SALTIS], s.t.goods[SALTIS]) == (5, 3, 3)
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_5_one_must_be_chosen() -> None:
    """EXP-5: choosing is not optional, even where neither can be paid."""
    s = at_site("downtown-docks")
    assert s.kinds(SALTIS) == {act.OPTION}


def barred_gym() -> Stage:
    """A place that initiates or pays, with a card in force that bars initiating."""
    s = wg()
    s.site(SITE, "boxing-gym")
    s.hassle("dragnet")
    s.crew(SALTIS, SALTIS, rookies=3)
    return s


def test_wg_exp_5_a_banned_one_is_not_to_choose() -> None:
    """EXP-5, TRX-5: what a card bars is no way out of the other: where one is left, nobody is asked."""
    s = barred_gym()
    exploit(s, SALTIS, SITE)
    assert s.t.cash[SALTIS] == 2
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_5_of_two_banned_ones_nothing_comes() -> None:
    """EXP-5, TRX-5: where a card bars both, nobody is asked which."""
    s = barred_gym()
    s.t.mods = changed(s.t.mods, SALTIS * modifier.WIDTH + modifier.BAN + VERBS.index("gain") * 4, 1)
    exploit(s, SALTIS, SITE)
    assert s.t.cash[SALTIS] == 0
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_5_the_first_rules_asked_in_vain() -> None:
    """EXP-5: under version 1 the one left was to be chosen, and of two barred either."""
    s = barred_gym().under("1")
    exploit(s, SALTIS, SITE)
    assert options(s, SALTIS) == [(act.OPTION, 1)]
    s.t.mods = changed(s.t.mods, SALTIS * modifier.WIDTH + modifier.BAN + VERBS.index("gain") * 4, 1)
    assert options(s, SALTIS) == [(act.OPTION, 0), (act.OPTION, 1)]
    assert s.do(SALTIS, act.OPTION, b=1).t.cash[SALTIS] == 0


def test_wg_exp_5_one_of_the_two_may_be_a_special() -> None:
    """EXP-5: initiate a man, or take the cash."""
    s = at_site("boxing-gym").do(SALTIS, act.OPTION, b=1)
    assert (s.t.cash[SALTIS], crew_of(s, SALTIS, SITE)) == (2, (0, 1))
    s = at_site("boxing-gym").do(SALTIS, act.OPTION, b=0)
    s.do(SALTIS, act.PROMOTE, SITE, made=mask(s, SALTIS, "frank-koncil"))
    assert (s.t.cash[SALTIS], crew_of(s, SALTIS, SITE)) == (0, (1, 0))


def test_wg_exp_5_a_boost_is_offered_after_the_choice() -> None:
    """EXP-3, EXP-5: the boost belongs to the place, not to one of the choices."""
    ground = Ground(
        (deal("gain", get=amounts(cash=1)), deal("gain", get=amounts(guns=1))),
        (deal("gain", get=amounts(goods=1)), deal("gain", get=amounts(goods=2))),
        choose=True,
        fight="talking",
    )
    s = wg(pack=with_site("still", ground, GAME))
    s.site(SITE, "still")
    exploit(s, SALTIS, SITE, tokens=2).do(SALTIS, act.OPTION, b=1).do(SALTIS, act.YES)
    assert (s.t.cash[SALTIS], s.t.guns[SALTIS], s.t.goods[SALTIS]) == (0, 1, 3)


# EXP-6


def test_wg_exp_6_city_hall_gains_a_clout_and_takes_the_token() -> None:
    """EXP-6: without a choice."""
    s = exploit(wg(), SALTIS, LAW)
    assert (s.t.standing[SALTIS], s.t.leader) == (3, SALTIS)
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_6_the_boss_may_exploit_it_too() -> None:
    """EXP-6: the token stays, the clout comes."""
    s = exploit(wg(), OUTFIT, LAW)
    assert (s.t.standing[OUTFIT], s.t.leader) == (3, OUTFIT)
    assert s.seen(ev.LEADER) == []


# EXP-7


def test_wg_exp_7_every_transaction_in_turn_the_boost_last() -> None:
    """EXP-7: one finished before the next."""
    s = at_site("green-mill", tokens=2, goods=2)
    assert s.t.cash[SALTIS] == 1
    s.do(SALTIS, act.USE, b=1)
    assert s.t.cash[SALTIS] == 4
    s.do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS]) == (8, 0)


def test_wg_exp_7_what_a_first_transaction_gains_can_be_traded_in_the_next() -> None:
    """EXP-7: each is finished before the next is looked at."""
    ground = Ground(
        (deal("gain", get=amounts(goods=2)), deal("trade", amounts(goods=1), amounts(cash=3), 2)),
        fight="slugging",
    )
    s = wg(pack=with_site("still", ground, GAME))
    s.site(SITE, "still")
    exploit(s, SALTIS, SITE).do(SALTIS, act.USE, b=2)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS]) == (6, 0)


@pytest.mark.parametrize("site", ["ward-headquarters", "union-stock-yards", "holy-name-cathedral"])
def test_wg_exp_7_a_profit_cannot_be_skipped(site: str) -> None:
    """EXP-7: all are done; nobody is asked."""
    s = at_site(site, tokens=1)
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_7_a_steal_or_special_cannot_be_skipped() -> None:
    """EXP-7: only whom it hits is chosen."""
    for site in ("hijack-shipment", "anonymous-tip", "barber-shop"):
        s = at_site(site)
        assert s.kinds(SALTIS) == {act.TARGET}
        assert {act.b_of(one) for one in s.legal(SALTIS)} == {OUTFIT, SHELDON, NORTH}


def test_wg_exp_7_a_trade_may_be_done_zero_times() -> None:
    """EXP-7: zero is always among the numbers."""
    s = wg()
    s.own(SALTIS, cash=5)
    exploit(s, SALTIS, FACTORY).do(SALTIS, act.USE, b=0)
    assert (s.t.cash[SALTIS], s.t.guns[SALTIS]) == (5, 0)
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_7_the_hospital_brings_the_injured_home() -> None:
    """EXP-7, TRX-4: up to two, chosen by name, before its cash; with nobody injured nobody is asked."""
    s = wg()
    s.men(SALTIS, ER, "joe-saltis", "frank-koncil", rookies=2)
    exploit(s, SALTIS, HOSPITAL)
    assert s.kinds(SALTIS) == {act.DISCHARGE}
    s.do(SALTIS, act.DISCHARGE, made=mask(s, SALTIS, "frank-koncil"), rookies=1)
    assert (crew_of(s, SALTIS, SALTIS), crew_of(s, SALTIS, ER), s.t.cash[SALTIS]) == ((1, 1), (1, 1), 1)
    s = exploit(wg(), SALTIS, HOSPITAL)
    assert s.t.cash[SALTIS] == 1
    assert s.step_name() == "ChooseGoods"


def test_wg_exp_7_an_exploit_that_hands_out_the_token_goes_on() -> None:
    """EXP-6, EXP-7: a card may hand out the leader token and pay."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "hotel-conference")
    exploit(s, SALTIS, OPPORTUNITY_PLACE)
    assert (s.t.leader, s.t.cash[SALTIS]) == (SALTIS, 2)


def test_wg_exp_7_a_special_that_can_do_nothing_is_passed_over() -> None:
    """EXP-7: with all five made men in the gang there is nobody to initiate; the cash comes all the same."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "initiation-banquet")
    s.crew(SALTIS, SALTIS, made=5)
    exploit(s, SALTIS, OPPORTUNITY_PLACE)
    assert s.t.cash[SALTIS] == 1


def test_wg_exp_4_boom_times_pay_for_every_exploit_once() -> None:
    """EXP-3, REV-4: a hassle that pays for exploits pays once, boost or not."""
    s = wg()
    s.hassle("boom-times")
    s.site(SITE, "four-deuces")
    s.own(SALTIS, goods=2)
    exploit(s, SALTIS, SITE, tokens=2).do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert s.t.cash[SALTIS] == 1 + 2 + 4


def test_wg_exp_7_a_gang_order_s_transactions_are_done_too() -> None:
    """EXP-7, GNG-1: an order of several parts does them all, one after another."""
    order = (deal("gain", get=amounts(cash=1)), Transaction("special", special="peek"))
    s = wg(pack=with_side("saltis-mcerlane", "standard", house(), order=order))
    s.own(SALTIS, tokens=1)
    turn(s, SALTIS).do(SALTIS, act.GANG_ORDER)
    assert s.t.cash[SALTIS] == 1
    assert s.kinds(SALTIS) == {act.TARGET}
    s.do(SALTIS, act.TARGET, b=NORTH)
    assert s.seen(ev.PEEKED) == [(SALTIS, NORTH, 0, 0, 0)]


def test_wg_exp_7_nobody_to_initiate_is_passed_over_too() -> None:
    """EXP-7: with made men only there is no associate to replace."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "initiation-banquet")
    s.crew(SALTIS, OPPORTUNITY_PLACE, made=1)
    exploit(s, SALTIS, OPPORTUNITY_PLACE)
    assert s.t.cash[SALTIS] == 1


def test_wg_exp_3_everybody_is_told_of_the_boost() -> None:
    """EXP-3, INF-2: first the exploit, then its boost."""
    s = at_site("four-deuces", tokens=2, goods=2).do(SALTIS, act.YES)
    assert s.seen(ev.EXPLOITED) == [(SALTIS, SITE, 0, 0, 0), (SALTIS, SITE, 1, 0, 0)]
