"""LDR: the leader token: order, how it is taken, and ties."""

from __future__ import annotations

import pytest
from scenes import ER, crew_of, end_of_game, fall, fight, last_call, obstacle, pull, turn
from stage import FACTORY, LAW, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.rulesets.procedures import ROUND

# LDR-1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_ldr_1_leader_first_then_to_the_left(seats: int, leader: int) -> None:
    """LDR-1: the leader is first, then play goes to the left, around the table."""
    s = Stage(seats)
    every = (1 << seats) - 1
    order = []
    while every:
        seat = s.t.left_of(leader, every)
        order.append(seat)
        every &= ~(1 << seat)
    assert order == [(leader + step) % seats for step in range(seats)]


def test_ldr_1_nobody_among_none() -> None:
    """LDR-1: where nobody is left there is no next."""
    assert Stage(4).t.left_of(2, 0) == -1


def test_ldr_1_orders_start_with_the_leader() -> None:
    """LDR-1: in every round the leader issues the first order."""
    s = Stage()
    s.t.leader = 2
    s.t.round = 0
    s.at(s.step_of(ROUND, "StartRound"))
    s.run().draw_site("rusty-spoke").draw_site("irish-freddys").draw_card("gun-embargo")
    order = []
    for _ in range(5):
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.SIT)
    assert order == [2, 3, 0, 1, 2]


def test_ldr_1_a_new_leader_leads_from_the_next_round_on() -> None:
    """LDR-1, ISS-4: the turn order is fixed when orders begin; the token taken now counts next round."""
    s = Stage()
    s.crew(2, LAW, made=1)
    for seat in range(4):
        s.own(seat, tokens=1 if seat != 2 else 2)
    turn(s, 1).do(1, act.SIT)
    s.do(2, act.EXPLOIT, LAW)
    assert s.t.leader == 2
    assert s.asked() == {3}
    s.do(3, act.SIT)
    assert s.asked() == {0}


def test_ldr_1_gangs_hit_by_a_card_in_leader_order() -> None:
    """LDR-1: used wherever order matters: here, who falls first."""
    s = Stage(3)
    s.t.leader = 1
    for seat in range(3):
        s.crew(seat, seat, made=1)
        s.crew(seat, FACTORY, made=1)
    last_call(s, "arrest-warrant")
    for seat in (1, 2, 0):
        assert s.asked() == {seat}
        fall(s, seat, FACTORY)


def test_ldr_1_emergency_room_dice_in_leader_order() -> None:
    """LDR-1: used wherever order matters: here, the dice for the injured."""
    s = Stage(3)
    s.t.leader = 2
    for seat in range(3):
        s.crew(seat, ER, rookies=1)
    s.at(s.step_of(ROUND, "CleanUp"))
    s.run().roll(1, 2, 3)
    assert [row[1] for row in s.seen(ev.ROLLED)] == [2, 0, 1]


# LDR-2


def test_ldr_2_taken_by_exploiting_the_police_station() -> None:
    """LDR-2: who exploits the police station takes the token."""
    s = Stage()
    s.crew(3, LAW, rookies=1)
    s.own(3, tokens=1)
    turn(s, 3).do(3, act.EXPLOIT, LAW)
    assert s.t.leader == 3
    assert s.seen(ev.LEADER) == [(3, 0, 0, 0, 0)]


def test_ldr_2_controlling_it_is_not_enough() -> None:
    """LDR-2: standing at the police station takes nothing."""
    s = Stage()
    s.crew(3, 3, rookies=1)
    s.own(3, tokens=1)
    turn(s, 3).do(3, act.MOVE, 3, b=LAW, rookies=1)
    assert s.t.leader == 0


def test_ldr_2_no_other_place_gives_it() -> None:
    """LDR-2: exploiting the Gun Factory leaves the token where it is."""
    s = Stage()
    s.crew(3, FACTORY, rookies=1)
    s.own(3, tokens=1)
    turn(s, 3).do(3, act.EXPLOIT, FACTORY).do(3, act.USE, b=0)
    assert s.t.leader == 0


def test_ldr_2_taken_by_beating_the_leader() -> None:
    """LDR-2, FGT-9: who beats the leader in a fight takes the token, whoever ordered it."""
    s = Stage()
    s.crew(0, FACTORY, made=1)
    s.crew(3, FACTORY, rookies=1)
    pull(fight(s, 0, FACTORY), s0=0, s3=0).roll(1, 6)
    assert s.t.leader == 3


def test_ldr_2_taken_by_a_card() -> None:
    """LDR-2: a card may hand it to the gang with the most of something."""
    s = Stage()
    s.own(2, guns=3)
    last_call(s, "open-trunks")
    assert s.t.leader == 2


def test_ldr_2_the_leader_may_keep_it_by_a_card() -> None:
    """LDR-2: nothing happens where the leader has the most itself."""
    s = Stage()
    s.own(0, guns=3)
    last_call(s, "open-trunks")
    assert s.t.leader == 0
    assert not s.seen(ev.LEADER)


def test_ldr_2_tied_for_a_card_nobody_takes_it_and_nobody_is_named() -> None:
    """LDR-2, INF-4: who has how many guns stays behind the blinds where nothing comes of it."""
    s = Stage()
    s.own(1, guns=3)
    s.own(2, guns=3)
    last_call(s, "open-trunks")
    assert s.t.leader == 0
    assert s.seen(ev.AFFECTED)[0][1] == 0


def test_ldr_2_a_card_on_the_leader_hits_the_present_one() -> None:
    """LDR-2, REV-7: the leader of a card is the one when the card resolves."""
    s = Stage()
    s.t.leader = 3
    s.crew(3, 3, made=2)
    s.crew(3, ER, rookies=2)
    s.crew(0, ER, rookies=1)
    last_call(s, "presidents-cut")
    assert list(s.t.cash) == [0, 0, 0, 2]
    assert crew_of(s, 3, 3) == (2, 2)
    assert crew_of(s, 0, 0) == (0, 0)


def test_ldr_2_the_others_are_all_but_the_leader() -> None:
    """LDR-2: a card on the others spares the leader."""
    s = Stage(3)
    s.t.leader = 1
    for seat in range(3):
        s.own(seat, standing=2)
    obstacle(s, "press-conference")
    assert list(s.t.standing) == [1, 3, 1]


# LDR-3


def test_ldr_3_breaks_ties_in_fights() -> None:
    """LDR-3, FGT-5: the leader wins a tied fight."""
    s = Stage()
    s.crew(0, FACTORY, made=1)
    s.crew(3, FACTORY, made=1)
    pull(fight(s, 3, FACTORY), s0=0, s3=0).roll(4, 4)
    assert s.t.fight_winner == 0


def test_ldr_3_breaks_the_tie_for_the_game() -> None:
    """LDR-3, END-2: the leader wins a tied game, with fewer guns too."""
    s = Stage()
    s.own(0, cash=5, guns=0)
    s.own(2, cash=5, guns=9)
    assert end_of_game(s).t.winner == 0
