"""LDR: the Boss of Bosses token."""

from __future__ import annotations

from scenes import end_of_game, fight, last_call, obstacle, pull, turn
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE
from wise import NORTH, OUTFIT, SALTIS, SHELDON, exploit, fresh, reveal_harmless, wg

from gangland.engine import action as act
from gangland.engine import event as ev


def test_wg_ldr_1_the_leader_first_then_to_the_left() -> None:
    """LDR-1: in every round from whoever holds the token when it begins."""
    s = reveal_harmless(fresh(4, leader=SALTIS))
    order = []
    for _ in range(4):
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.SIT)
    assert order == [3, 0, 1, 2]


def test_wg_ldr_1_the_token_moves_the_order_from_the_next_round_on() -> None:
    """LDR-1, ISS-4: everyone has their current turn first."""
    s = reveal_harmless(fresh(4, leader=OUTFIT))
    s.do(OUTFIT, act.SIT).do(SHELDON, act.MOVE, SHELDON, b=LAW, rookies=1)
    s.do(NORTH, act.SIT).do(SALTIS, act.SIT).do(OUTFIT, act.SIT).do(SHELDON, act.EXPLOIT, LAW)
    assert s.t.leader == SHELDON
    assert s.t.first == OUTFIT
    s.sit_out().close_market()
    assert s.t.first == SHELDON
    assert reveal_harmless(s).asked() == {SHELDON}


def test_wg_ldr_2_by_exploiting_city_hall() -> None:
    """LDR-2: driving there or winning it is not enough."""
    s = wg()
    s.crew(SALTIS, SALTIS, rookies=1)
    s.own(SALTIS, tokens=2)
    turn(s, SALTIS).do(SALTIS, act.MOVE, SALTIS, b=LAW, rookies=1)
    assert s.t.leader == OUTFIT
    s.do(SALTIS, act.EXPLOIT, LAW)
    assert s.t.leader == SALTIS


def test_wg_ldr_2_by_beating_the_leader_anywhere() -> None:
    """LDR-2: in a fight for any place."""
    s = wg()
    s.t.leader = NORTH
    s.site(SITE, "four-deuces")
    s.crew(SHELDON, SITE, made=1)
    s.crew(NORTH, SITE, rookies=1)
    pull(fight(s, SHELDON, SITE), s1=0, s2=0).roll(6, 1)
    assert s.t.leader == SHELDON


def test_wg_ldr_2_by_a_card() -> None:
    """LDR-2: an opportunity, or a last call that names one gang."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "hotel-conference")
    assert exploit(s, NORTH, OPPORTUNITY_PLACE).t.leader == NORTH
    s = wg()
    s.own(SALTIS, cash=5)
    assert last_call(s, "election-day").t.leader == SALTIS
    s = wg()
    s.own(SALTIS, cash=5)
    s.own(NORTH, cash=5)
    assert last_call(s, "election-day").t.leader == OUTFIT  # tied: nobody takes it


def test_wg_ldr_2_a_card_turned_up_moves_nothing_by_itself() -> None:
    """LDR-2: the card must be exploited."""
    s = obstacle(wg(), "hotel-conference")
    assert s.t.leader == OUTFIT


def test_wg_ldr_3_the_leader_breaks_ties_in_fights_and_of_the_game() -> None:
    """LDR-3: names the winner of a tied fight; wins a tie for cash."""
    s = wg()
    s.crew(SHELDON, SOURCE, made=1)
    s.crew(NORTH, SOURCE, made=1)
    pull(fight(s, SHELDON, SOURCE), s1=0, s2=0).roll(2, 2)
    assert s.kinds(OUTFIT) == {act.NAME}
    s = wg()
    s.own(OUTFIT, cash=5)
    s.own(NORTH, cash=5, guns=9)
    assert end_of_game(s).t.winner == OUTFIT


def test_wg_ldr_2_the_same_holder_is_not_announced_again() -> None:
    """LDR-2: the token only moves from one gang to another."""
    s = wg()
    s.crew(OUTFIT, FACTORY, made=1)
    s.crew(NORTH, FACTORY, rookies=1)
    pull(fight(s, OUTFIT, FACTORY), s0=0, s2=0).do(OUTFIT, act.NO).roll(6, 1)
    assert s.t.leader == OUTFIT
    assert s.seen(ev.LEADER) == []
