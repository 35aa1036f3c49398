"""ISS, MOV, RCT, PRM, SIT: issuing orders in Wise Guys."""

from __future__ import annotations

import pytest
from scenes import ER, bring, crew_of, falls, fight, last_call, market, pull, sell, turn
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, fresh, mask, names_at, reveal_harmless, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, PLACES
from gangland.rulesets.procedures import ROUND


def idle(*tokens: int, leader: int = 0) -> Stage:
    """Return a stage where the seats have so many tokens and a made man at home each, the leader to play."""
    s = wg(len(tokens))
    for seat, number in enumerate(tokens):
        s.crew(seat, seat, made=1)
        s.own(seat, tokens=number)
    s.t.leader = s.t.first = leader
    s.at(s.step_of(ROUND, "IssueOrders"), aux=leader)
    return s.run()


# the worked example


def test_example_wg_iss_1_alex_s_six_orders() -> None:
    """MOV-1, EXP-2, FGT-1, RCT-1, PRM-1, SIT-1: drive, exploit, fight, recruit, initiate, sit tight."""
    s = wg()
    alex, rival = SHELDON, SALTIS
    s.men(alex, FACTORY, "ralph-sheldon", rookies=3)
    s.crew(rival, LAW, rookies=1)
    s.own(alex, tokens=6, cash=5)
    s.run()
    # a made man and two associates from the Gun Factory to City Hall; one associate stays in control
    s.do(alex, act.MOVE, FACTORY, b=LAW, made=mask(s, alex, "ralph-sheldon"), rookies=2)
    assert crew_of(s, alex, LAW) == (1, 2)
    assert s.t.controls(alex, FACTORY)
    # the token lies on the Gun Factory, whose trade buys guns
    s.do(alex, act.EXPLOIT, FACTORY).do(alex, act.USE, b=2)
    assert s.t.used >> FACTORY & 1
    assert (s.t.cash[alex], s.t.guns[alex]) == (3, 2)
    # a fight for City Hall
    s.do(alex, act.FIGHT, LAW).do(alex, act.ENOUGH).roll(3, 3).do(alex, act.NO)
    assert s.t.controls(alex, LAW)
    # an associate from the recruit pool to the clubhouse
    s.do(alex, act.RECRUIT)
    assert crew_of(s, alex, alex) == (0, 1)
    # a cash and a gun replace the associate at the Gun Factory with a made man
    s.do(alex, act.PROMOTE, FACTORY, made=mask(s, alex, "frank-carpenter"))
    assert names_at(s, alex, FACTORY) == {"frank-carpenter"}
    assert (s.t.cash[alex], s.t.guns[alex]) == (2, 1)
    s.do(alex, act.SIT)
    assert s.t.tokens[alex] == 0
    assert s.step_name() == "ChooseGoods"


# ISS-1


def test_wg_iss_1_in_leader_order_one_order_a_turn() -> None:
    """ISS-1: from the leader to the left, around the table until all tokens are spent."""
    s = idle(1, 3, 2, 2, leader=2)
    asked = []
    while s.step_name() == "IssueOrders":
        (seat,) = s.asked()
        asked.append(seat)
        s.do(seat, act.SIT)
    assert asked == [2, 3, 0, 1, 2, 3, 1, 1]


@pytest.mark.parametrize(
    "order",
    [act.MOVE, act.EXPLOIT, act.FIGHT, act.RECRUIT, act.PROMOTE, act.SIT, act.GANG_ORDER],
)
def test_wg_iss_1_every_order_costs_one_token(order: int) -> None:
    """ISS-1: all seven orders do."""
    s = wg()
    s.crew(SALTIS, SALTIS, made=1, rookies=1)
    s.crew(SALTIS, SOURCE, rookies=1)
    s.crew(SALTIS, FACTORY, made=1)
    s.crew(SHELDON, FACTORY, rookies=1)
    s.own(SALTIS, tokens=1, cash=1, guns=1, goods=1)
    turn(s, SALTIS)
    action = next(one for one in s.legal(SALTIS) if act.kind_of(one) == order)
    s.do(SALTIS, order, act.place_of(action), act.b_of(action), act.made_of(action), act.rookies_of(action))
    assert s.t.tokens[SALTIS] == 0


def test_wg_iss_1_with_a_token_nobody_may_pass() -> None:
    """ISS-1: a player with tokens can only Sit Tight, which spends one."""
    s = idle(1, 1, 1, 1)
    assert act.NO not in s.kinds(0)
    assert act.SIT in s.kinds(0)


# ISS-3


def test_wg_iss_3_without_a_token_the_turn_is_an_automatic_sit_tight() -> None:
    """ISS-3: the player is not asked, and nothing is spent."""
    s = idle(1, 0, 2, 1)
    s.do(0, act.SIT)
    assert s.asked() == {2}
    assert s.seen(ev.SKIPPED) == []


def test_wg_iss_3_who_is_handed_a_token_acts_again() -> None:
    """ISS-3: the last token spent on a place that hands out tokens is not the last order."""
    s = wg()
    s.site(SITE, "taxi-garage")
    s.crew(SHELDON, SITE, rookies=1)
    s.own(SHELDON, tokens=1)
    s.own(SALTIS, tokens=2)
    s.run().do(SHELDON, act.EXPLOIT, SITE)
    assert s.t.tokens[SHELDON] == 1
    assert s.seen(ev.TOKENS) == [(SHELDON, 1, 0, 0, 0)]
    s.do(SALTIS, act.SIT)
    assert s.asked() == {SHELDON}
    assert act.MOVE in s.kinds(SHELDON)


def test_wg_iss_3_acts_again_also_after_having_sat_out_a_turn() -> None:
    """ISS-3: a turn without a token does not shut a player out for the round."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "getaway-drivers")
    s.crew(NORTH, OPPORTUNITY_PLACE, made=1)
    s.crew(SALTIS, OPPORTUNITY_PLACE, rookies=1)
    s.own(OUTFIT, tokens=3)
    s.own(SALTIS, tokens=1)
    s.own(NORTH, tokens=1)
    turn(s, OUTFIT).do(OUTFIT, act.SIT)  # Sheldon's turn passes
    s.do(NORTH, act.FIGHT, OPPORTUNITY_PLACE)
    pull(s, s2=0, s3=0).roll(6, 1).do(NORTH, act.YES)
    assert s.t.tokens[NORTH] == 2
    s.do(SALTIS, act.SIT).do(OUTFIT, act.SIT)
    assert s.asked() == {NORTH}


def test_wg_iss_3_a_free_order_needs_a_token_in_hand() -> None:
    """ISS-3: with no token a player can only Sit Tight; with one, a free Recruit leaves it in hand."""
    s = wg()
    s.hassle("boatload-of-cousins")  # all have the least crew
    s.own(SHELDON, tokens=1)
    s.run()
    assert s.asked() == {SHELDON}
    s.do(SHELDON, act.RECRUIT)
    assert (s.t.tokens[SHELDON], crew_of(s, SHELDON, SHELDON)) == (1, (0, 2))
    s.do(SHELDON, act.RECRUIT)
    assert (s.t.tokens[SHELDON], crew_of(s, SHELDON, SHELDON)) == (0, (0, 4))
    assert s.step_name() == "ChooseGoods"


# ISS-4


def test_wg_iss_4_the_order_is_fixed_when_orders_begin() -> None:
    """ISS-4: a new Boss of Bosses goes first in the next round only."""
    s = idle(2, 2, 2, 2)
    s.crew(SALTIS, LAW, rookies=1)
    for seat in (0, 1, 2):
        s.do(seat, act.SIT)
    s.do(SALTIS, act.EXPLOIT, LAW)
    assert s.t.leader == SALTIS
    assert s.asked() == {0}
    s.sit_out().close_market()
    assert s.asked() == {CHANCE}
    assert reveal_harmless(s).asked() == {SALTIS}


def new_boss() -> Stage:
    """Seat 2 led when the round began, and seat 1 has taken the token since."""
    s = wg(4, 1)
    s.t.first = NORTH
    s.t.leader = SHELDON
    for seat in range(4):
        s.crew(seat, seat, made=2)
        s.own(seat, goods=1)
    return s


def test_wg_iss_4_the_market_s_falls_keep_the_order_of_the_round() -> None:
    """ISS-4, BLK-3: other uses of leader order keep it until the round ends."""
    s = new_boss()
    sell(market(s), 1, 1, 1, 1)
    assert falls(s) == [2, 3, 0, 1]


def test_wg_iss_4_last_calls_keep_the_order_of_the_round() -> None:
    """ISS-4, LST-1: so do gangs within a card."""
    s = last_call(new_boss(), "indictment")
    assert falls(s) == [2, 3, 0, 1]


def test_wg_iss_4_injuries_keep_the_order_of_the_round() -> None:
    """ISS-4, FGT-6: gunners allot, and gangs hit choose, from who led when the round began."""
    s = wg(4, 4)
    s.t.first, s.t.leader = NORTH, OUTFIT
    for seat in (SHELDON, NORTH, SALTIS):
        s.crew(seat, FACTORY, made=1, rookies=1)
        s.own(seat, guns=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=1, s2=1, s3=1).roll(6, 1, 1)
    assert s.asked() == {NORTH}
    s.do(NORTH, act.ALLOT, b=SHELDON)
    assert s.asked() == {SALTIS}
    s.do(SALTIS, act.ALLOT, b=NORTH)
    assert s.asked() == {SHELDON}
    s.do(SHELDON, act.ALLOT, b=SALTIS)
    assert s.asked() == {NORTH}


def test_wg_iss_4_the_emergency_room_keeps_the_order_of_the_round() -> None:
    """ISS-4, CLN-2: dice are rolled in it."""
    s = new_boss()
    for seat in range(4):
        s.crew(seat, ER, rookies=1)
    s.at(s.step_of(ROUND, "CleanUp"))
    s.run().roll(4, 4, 4, 4)
    assert [row[1] for row in s.seen(ev.ROLLED)] == [2, 3, 0, 1]


def test_wg_iss_4_the_order_stands_when_its_first_gang_is_disbanded() -> None:
    """ISS-4, STD-4: the round's order goes on without it; its token goes to the next to the left."""
    s = wg(4, 1)
    s.t.first = s.t.leader = NORTH
    for seat in range(4):
        s.own(seat, goods=1)
        if seat != NORTH:
            s.crew(seat, seat, made=2)
    sell(market(s), 1, 1, 1, 1)
    assert not s.t.is_alive(NORTH)
    assert falls(s) == [3, 0, 1]
    assert s.t.leader == SALTIS


def test_wg_iss_4_tie_powers_pass_with_the_token_at_once() -> None:
    """ISS-4, LDR-3: the new Boss of Bosses names tied winners in the same round."""
    s = wg()
    s.t.leader = SALTIS
    s.crew(SHELDON, SOURCE, made=1)
    s.crew(NORTH, SOURCE, made=1)
    pull(fight(s, SHELDON, SOURCE), s1=0, s2=0).roll(1, 1)
    assert s.asked() == {SALTIS}


# MOV


def test_wg_mov_1_any_of_the_crew_from_one_place_to_any_other() -> None:
    """MOV-1: any made men by name and any number of associates; there is no distance."""
    s = wg()
    s.site(SITE, "green-mill")
    s.men(SHELDON, SOURCE, "ralph-sheldon", "joseph-brooks", rookies=2)
    s.own(SHELDON, tokens=1)
    turn(s, SHELDON)
    moves = [one for one in s.legal(SHELDON) if act.kind_of(one) == act.MOVE]
    assert {act.b_of(one) for one in moves} == {SHELDON, LAW, HOSPITAL, FACTORY, SITE}
    assert len(moves) == (4 * 3 - 1) * 5
    s.do(SHELDON, act.MOVE, SOURCE, b=SITE, made=mask(s, SHELDON, "joseph-brooks"), rookies=1)
    assert names_at(s, SHELDON, SITE) == {"joseph-brooks"}
    assert names_at(s, SHELDON, SOURCE) == {"ralph-sheldon"}


def test_wg_mov_2_not_into_a_rival_clubhouse_nor_to_or_from_the_emergency_room() -> None:
    """MOV-2: one's own clubhouse is a place, a rival's and the emergency room are not."""
    s = wg()
    s.crew(SHELDON, ER, made=1, rookies=1)
    s.crew(SHELDON, FACTORY, made=1)
    s.own(SHELDON, tokens=1)
    turn(s, SHELDON)
    moves = [one for one in s.legal(SHELDON) if act.kind_of(one) == act.MOVE]
    assert {act.place_of(one) for one in moves} == {FACTORY}
    assert {act.b_of(one) for one in moves} == {SHELDON, LAW, HOSPITAL, SOURCE}


# RCT, PRM, SIT


def test_wg_rct_1_an_associate_from_the_pool_never_more_than_five() -> None:
    """RCT-1: to the clubhouse; those in the emergency room count."""
    s = wg()
    s.crew(SHELDON, ER, rookies=2)
    s.crew(SHELDON, FACTORY, rookies=2)
    s.own(SHELDON, tokens=2)
    turn(s, SHELDON).do(SHELDON, act.RECRUIT)
    assert crew_of(s, SHELDON, SHELDON) == (0, 1)
    assert act.RECRUIT not in s.kinds(SHELDON)


def test_wg_prm_1_a_cash_and_a_gun_for_any_made_man_in_the_pool() -> None:
    """PRM-1: the player chooses which; the associate goes back to the pool."""
    s = wg()
    s.men(OUTFIT, OUTFIT, "al-capone", "frank-nitti")
    s.crew(OUTFIT, FACTORY, rookies=2)
    s.own(OUTFIT, tokens=2, cash=1, guns=1)
    s.run()
    offered = {act.made_of(one) for one in s.legal(OUTFIT) if act.kind_of(one) == act.PROMOTE}
    assert offered == {mask(s, OUTFIT, one) for one in ("murray-humphreys", "jack-mcgurn", "tony-accardo")}
    s.do(OUTFIT, act.PROMOTE, FACTORY, made=mask(s, OUTFIT, "jack-mcgurn"))
    assert names_at(s, OUTFIT, FACTORY) == {"jack-mcgurn"}
    assert (s.t.cash[OUTFIT], s.t.guns[OUTFIT]) == (0, 0)
    assert (crew_of(s, OUTFIT, FACTORY), s.t.pool_rookies[OUTFIT]) == ((1, 1), 4)


@pytest.mark.parametrize(("cash", "guns"), [(0, 1), (1, 0), (9, 0), (0, 9)])
def test_wg_prm_1_not_without_both(cash: int, guns: int) -> None:
    """PRM-1: one cash and one gun, no less."""
    s = wg()
    s.crew(OUTFIT, FACTORY, rookies=2)
    s.own(OUTFIT, tokens=2, cash=cash, guns=guns)
    assert act.PROMOTE not in s.run().kinds(OUTFIT)


def test_wg_prm_1_in_the_emergency_room_too() -> None:
    """PRM-1: the made man takes the same place, there as well."""
    s = wg()
    s.crew(SHELDON, ER, rookies=1)
    s.own(SHELDON, tokens=1, cash=1, guns=1)
    turn(s, SHELDON).do(SHELDON, act.PROMOTE, ER, made=mask(s, SHELDON, "hughey-mcgovern"))
    assert names_at(s, SHELDON, ER) == {"hughey-mcgovern"}


def test_wg_prm_1_never_more_than_five_made_men() -> None:
    """PRM-1: with all five in the gang, the emergency room included, nobody is initiated."""
    s = wg()
    s.crew(SHELDON, FACTORY, made=4, rookies=1)
    s.crew(SHELDON, ER, made=1)
    s.own(SHELDON, tokens=1, cash=1, guns=1)
    assert act.PROMOTE not in turn(s, SHELDON).kinds(SHELDON)


def test_wg_prm_1_needs_an_associate() -> None:
    """PRM-1: with made men only there is nobody to replace."""
    s = wg()
    s.crew(SHELDON, FACTORY, made=1)
    s.own(SHELDON, tokens=1, cash=1, guns=1)
    assert act.PROMOTE not in turn(s, SHELDON).kinds(SHELDON)


def test_wg_prm_2_the_new_made_man_gives_a_token_from_the_next_round() -> None:
    """PRM-2: not in this one."""
    s = reveal_harmless(fresh())
    before = s.t.tokens[0]
    s.do(0, act.PROMOTE, 0, made=mask(s, 0, "tony-accardo"))
    assert s.t.tokens[0] == before - 1
    s.sit_out().close_market()
    assert s.t.tokens[0] == before + 1


def test_wg_sit_1_spends_a_token_and_does_nothing() -> None:
    """SIT-1: and passes play to the left."""
    s = idle(1, 1, 1, 1)
    made = [s.t.made[index] for index in range(4 * PLACES)]
    s.do(0, act.SIT)
    assert (s.t.tokens[0], s.asked()) == (0, {1})
    assert [s.t.made[index] for index in range(4 * PLACES)] == made
    assert s.seen(ev.SAT) == [(0, 0, 0, 0, 0)]


def test_wg_iss_1_a_whole_turn_of_backup_is_paid_from_the_same_tokens() -> None:
    """ISS-1, FGT-2: tokens spent on backup are gone for orders."""
    s = wg()
    s.crew(SHELDON, FACTORY, made=1)
    s.crew(SALTIS, FACTORY, rookies=1)
    s.crew(SALTIS, SALTIS, made=1)
    s.own(SHELDON, tokens=1)
    s.own(SALTIS, tokens=1)
    fight(s, SHELDON, FACTORY)
    bring(s, SALTIS, SALTIS, made=1)
    pull(s, s1=0, s3=0).roll(1, 6)
    assert s.step_name() == "ChooseGoods"
