"""FGT-9, FGT-10, FGT-11: after a fight."""

from __future__ import annotations

import itertools

from ring import duel, pile_up
from scenes import (
    ER,
    at_the_brink,
    crew_of,
    enough,
    fall,
    fight,
    hurt,
    is_empty,
    pull,
)
from stage import FACTORY, SITE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev

# FGT-9


def test_fgt_9_who_beats_the_leader_takes_the_token() -> None:
    """FGT-9: a winner that beats the leader takes the leader token."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(1, 2, 6)
    assert s.t.leader == 2
    assert s.seen(ev.LEADER) == [(2, 0, 0, 0, 0)]


def test_fgt_9_even_if_all_its_crew_was_injured() -> None:
    """FGT-9: the token passes to a winner with nobody left standing."""
    s = Stage()
    s.crew(0, FACTORY, rookies=2)
    s.crew(1, FACTORY, made=1)
    s.own(0, guns=1)
    pull(fight(s, 1, FACTORY), s0=1, s1=0).roll(1, 6)
    assert s.t.fight_winner == 1
    assert is_empty(s, FACTORY)
    assert s.t.leader == 1


def test_fgt_9_a_leader_who_wins_keeps_it() -> None:
    """FGT-9: a leader that wins, by a tie too, keeps the token."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(6, 6, 6)
    assert s.t.leader == 0
    assert not s.seen(ev.LEADER)


def test_fgt_9_a_leader_elsewhere_is_not_beaten() -> None:
    """FGT-9: the leader must have been in the fight."""
    s = fight(duel(), 1, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.leader == 0


def test_fgt_9_a_drawn_fight_moves_no_token() -> None:
    """FGT-9: nobody beats the leader in a drawn fight, though two had more."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(1, 6, 6)
    assert s.t.fight_winner == -1
    assert s.t.leader == 0


# FGT-10


def won_by_one(tokens: int) -> Stage:
    """Seat 1 orders and wins a fight without guns, with so many tokens before the order."""
    s = duel()
    s.own(1, tokens=tokens, cash=9)
    return pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)


def test_fgt_10_the_winner_that_ordered_may_exploit_at_once() -> None:
    """FGT-10: for one more token, in the same turn."""
    s = won_by_one(2)
    assert s.step_name() == "FollowUp"
    s.do(1, act.YES)
    assert s.t.tokens[1] == 0
    s.do(1, act.USE, b=4)
    assert s.t.guns[1] == 4
    assert s.t.used >> FACTORY & 1


def test_fgt_10_it_may_decline() -> None:
    """FGT-10: it may, it need not; the token is kept and the turn passes."""
    s = won_by_one(2)
    s.own(2, tokens=1)
    s.do(1, act.NO)
    assert s.t.tokens[1] == 1
    assert s.t.used == 0
    assert s.asked() == {2}


def test_fgt_10_not_without_a_token() -> None:
    """FGT-10: the exploit costs a token as always."""
    assert won_by_one(1).step_name() != "FollowUp"


def test_fgt_10_the_boost_costs_another() -> None:
    """FGT-10, EXP-3: the follow-up exploit may be boosted."""
    s = duel(SITE)
    s.site(SITE, "rusty-spoke")
    s.own(1, tokens=3, cash=0)
    pull(fight(s, 1, SITE), s1=0, s2=0).roll(6, 1)
    s.do(1, act.YES).do(1, act.YES).do(1, act.YES).do(1, act.YES)
    assert s.t.tokens[1] == 0
    assert s.t.cash[1] == 4


def test_fgt_10_only_the_gang_that_ordered() -> None:
    """FGT-10: a winner that did not order the fight exploits nothing."""
    s = duel()
    s.own(2, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(1, 6)
    assert s.t.fight_winner == 2
    assert s.step_name() == "IssueOrders"
    assert s.asked() == {2}


def test_fgt_10_not_where_already_exploited() -> None:
    """FGT-10: a place is exploited once a round."""
    s = duel()
    s.t.used |= 1 << FACTORY
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_not_where_a_hassle_closed_it() -> None:
    """FGT-10, REV-4: a closed place stays closed."""
    s = duel()
    s.hassle("atf-in-town")
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_not_once_the_last_one_there_took_the_fall() -> None:
    """FGT-10, FGT-11: control is looked at after the falls."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, tokens=3, guns=1, standing=4)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    assert is_empty(s, FACTORY)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_another_made_may_fall_to_keep_control() -> None:
    """FGT-10, FGT-11: who falls may be anywhere, and so control may be kept."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(1, 1, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, tokens=3, guns=1, standing=4)
    enough(fight(s, 1, FACTORY), 1)
    pull(s, s1=1, s2=0).roll(6, 1)
    fall(s, 1, 1)
    assert s.step_name() == "FollowUp"


def test_fgt_10_not_after_a_draw() -> None:
    """FGT-10: nobody won, nobody exploits."""
    s = duel()
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(3, 3)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_after_it_the_turn_passes() -> None:
    """FGT-10: fight and exploit are one turn."""
    s = won_by_one(4)
    s.own(2, tokens=1)
    s.do(1, act.YES).do(1, act.USE, b=0)
    assert s.asked() == {2}


# FGT-11


def test_fgt_11_the_order_of_the_ending() -> None:
    """FGT-11: totals, winner, injuries, retreat, leader token, heat and falls."""
    s = pile_up()
    s.own(1, standing=4)
    pull(fight(s, 1, FACTORY), s0=0, s1=1, s2=0).roll(1, 6, 2)
    s.do(1, act.ALLOT, b=0)
    hurt(s, 0, rookies=1)
    kinds = [row[0] for row in s.events]
    wanted = [ev.TOTAL, ev.WON, ev.HIT, ev.INJURED, ev.HOME, ev.LEADER, ev.STANDING, ev.FELL]
    assert [kind for kind, _ in itertools.groupby(k for k in kinds if k in wanted)] == wanted


def test_fgt_11_falls_come_in_leader_order_from_the_new_leader() -> None:
    """FGT-11, ISS-4: the token moves before heat is gained, so the new leader falls first."""
    s = pile_up()
    for seat in range(3):
        s.crew(seat, SOURCE, made=1)
        s.own(seat, standing=4)
    pull(fight(s, 1, FACTORY), s0=1, s1=0, s2=1).roll(1, 1, 6)
    s.do(0, act.ALLOT, b=1).do(2, act.ALLOT, b=1)
    hurt(s, 1, rookies=2)
    assert s.t.leader == 2
    assert s.asked() == {2}
    fall(s, 2, SOURCE)
    assert s.asked() == {0}
    fall(s, 0, SOURCE)
    assert [row[0] for row in s.seen(ev.FELL)] == [2, 0]


def test_fgt_11_any_made_anywhere_may_fall() -> None:
    """FGT-11: in the fight, at home, elsewhere or injured."""
    s = duel()
    s.crew(1, 1, made=1)
    s.crew(1, SOURCE, made=1)
    s.crew(1, ER, made=1)
    s.own(1, guns=1, standing=4)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    hurt(s, 2, rookies=1)
    assert {act.place_of(a) for a in s.legal(1)} == {FACTORY, 1, SOURCE, ER}


def test_fgt_11_a_disbanded_gang_leaves_and_the_fight_goes_on() -> None:
    """FGT-11, STD-4: one gang of three is disbanded; the others still answer, the winner still exploits."""
    s = pile_up()
    at_the_brink(s, 3)
    s.crew(3, FACTORY, rookies=1)
    s.own(3, guns=1)
    s.own(0, standing=4)
    s.own(1, tokens=3)
    fight(s, 1, FACTORY)
    pull(s, s0=1, s1=1, s2=0, s3=1).roll(1, 6, 1, 1)
    for seat in (0, 1, 3):
        s.do(seat, act.ALLOT, b=2)
    assert s.t.alive == 0b0111
    assert [row[0] for row in s.seen(ev.FELL)] == [0]
    assert s.t.standing[1] == 1
    assert s.step_name() == "FollowUp"


def test_fgt_11_a_disbanded_winner_leaves_the_place_empty() -> None:
    """FGT-11, STD-4: the winner's guns were its last; nobody stays there."""
    s = Stage()
    at_the_brink(s, 2)
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=3)
    s.own(2, guns=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=3).roll(1, 6)
    assert s.t.fight_winner == 2
    assert s.t.alive == 0b1011
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)


def test_fgt_11_a_disbanded_winner_hands_the_leader_token_on() -> None:
    """FGT-9, STD-4: it beat the leader, took the token, and its left neighbour has it now."""
    s = Stage()
    at_the_brink(s, 2)
    s.crew(0, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=3)
    s.own(2, guns=3)
    pull(fight(s, 0, FACTORY), s0=0, s2=3).roll(1, 6)
    assert s.seen(ev.LEADER) == [(2, 0, 0, 0, 0), (3, 0, 0, 0, 0)]
    assert s.t.leader == 3
