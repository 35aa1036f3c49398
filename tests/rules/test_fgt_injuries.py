"""FGT-6, FGT-7, FGT-8: what guns do, and what they cost."""

from __future__ import annotations

from ring import duel, pile_up
from scenes import (
    ER,
    bring,
    crew_of,
    fight,
    hurt,
    is_empty,
    pull,
)
from stage import FACTORY, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev

# FGT-6


def test_fgt_6_each_gun_injures_one_rival() -> None:
    """FGT-6: in a two-gang fight the target is plain: as many rivals are hurt as guns were pulled."""
    s = duel()
    s.own(1, guns=2)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=2, s2=1).roll(6, 1)
    assert s.seen(ev.HIT) == [(1, 2, 0, 0, 0)] * 2 + [(2, 1, 0, 0, 0)]
    hurt(s, 1, rookies=1)
    hurt(s, 2, made=1, rookies=1)
    assert crew_of(s, 1, ER) == (0, 1)
    assert crew_of(s, 2, ER) == (1, 1)
    assert not s.seen(ev.GAINED)
    assert [row[0] for row in s.seen(ev.INJURED)] == [1, 2]


def test_fgt_6_in_a_drawn_fight_too() -> None:
    """FGT-6: guns injure whatever the result; the unhurt go home after a draw."""
    s = duel()
    s.own(1, guns=1)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=1).roll(4, 4)
    hurt(s, 1, made=1)
    hurt(s, 2, rookies=1)
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)
    assert crew_of(s, 1, 1) == (0, 2)
    assert crew_of(s, 2, ER) == (0, 1)
    assert crew_of(s, 2, 2) == (1, 1)
    assert list(s.t.guns)[1:3] == [0, 0]
    assert list(s.t.standing)[1:3] == [1, 1]


def test_fgt_6_the_winners_crew_is_hurt_as_well() -> None:
    """FGT-6: a loser's guns injure the winner."""
    s = duel()
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=0, s2=1).roll(6, 1)
    assert s.t.fight_winner == 1
    hurt(s, 1, made=1)
    assert crew_of(s, 1, FACTORY) == (0, 2)


def test_fgt_6_guns_beyond_the_rivals_crew_are_lost() -> None:
    """FGT-6: what cannot hit anyone is lost, and discarded all the same."""
    s = Stage()
    s.crew(1, FACTORY, made=1, rookies=3)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, guns=4)
    s.own(2, guns=0)
    pull(fight(s, 1, FACTORY), s1=4, s2=0).roll(1, 1)
    assert s.seen(ev.HIT) == [(1, 2, 0, 0, 0)]
    assert crew_of(s, 2, ER) == (0, 1)
    assert s.t.guns[1] == 0


def test_fgt_6_gunners_split_their_guns_as_they_like() -> None:
    """FGT-6: in a pile-up each gunner spreads the guns among the rivals, or not."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=2, s1=0, s2=0).roll(6, 1, 1)
    assert s.asked() == {0}
    assert [act.b_of(a) for a in s.legal(0)] == [1, 2]
    s.do(0, act.ALLOT, b=1).do(0, act.ALLOT, b=2)
    hurt(s, 1, rookies=1)
    hurt(s, 2, made=1)
    assert crew_of(s, 1, ER) == (0, 1)
    assert crew_of(s, 2, ER) == (1, 0)


def test_fgt_6_all_on_one_rival_is_allowed() -> None:
    """FGT-6: a gunner may give all the hurt to a single rival."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=2, s1=0, s2=0).roll(6, 1, 1)
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2)
    assert s.asked() == {2}
    assert len(s.legal(2)) == 2


def test_fgt_6_gunners_decide_in_leader_order() -> None:
    """FGT-6: all guns of one gunner are allotted before the next, in leader order."""
    s = pile_up()
    s.t.leader = 2
    pull(fight(s, 1, FACTORY), s0=1, s1=1, s2=2).roll(1, 1, 1)
    order = []
    while s.step_name() == "AllotInjuries":
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.ALLOT, b=act.b_of(s.legal(seat)[0]))
    assert order == [2, 2, 0, 1]


def crowd(rules: str = "2") -> Stage:
    """A pile-up of three in which the first two may pull two guns each; the dice are rolled."""
    s = Stage().under(rules)
    s.crew(0, FACTORY, rookies=2)
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(2, FACTORY, rookies=2)
    s.own(0, guns=2)
    s.own(1, guns=2)
    s.own(2, guns=0)
    return pull(fight(s, 1, FACTORY), s0=2, s1=2, s2=0).roll(1, 6, 1)


def test_fgt_6_nobody_is_made_to_shoot_a_friend() -> None:
    """FGT-6: with one rival left to hit the gunner is asked all the same, and may waste the gun."""
    s = crowd()
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2)
    assert s.asked() == {1}
    assert [act.b_of(one) for one in s.legal(1)] == [0, 2]
    s.do(1, act.ALLOT, b=2)
    assert s.seen(ev.WASTED) == [(1, 2, 0, 0, 0)]
    s.do(1, act.ALLOT, b=0)
    assert s.seen(ev.HIT)[2:] == [(1, 0, 0, 0, 0)]
    assert crew_of(s, 2, ER) == (0, 2)
    assert crew_of(s, 0, ER) == (0, 1)
    assert list(s.t.guns)[:2] == [0, 0]


def test_fgt_6_a_wasted_gun_draws_heat_like_any_other() -> None:
    """FGT-6, FGT-8: who pulled a gun pays for it, whatever it hit."""
    s = crowd()
    before = s.t.standing[1]
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2).do(1, act.ALLOT, b=2).do(1, act.ALLOT, b=2)
    assert s.t.standing[1] == before + 1
    assert crew_of(s, 0, ER) == (0, 0)


def test_fgt_6_the_first_rules_forced_the_last_target() -> None:
    """FGT-6: under version 1 a rival without crew left to hit is no target, and one target is plain."""
    s = crowd("1")
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2)
    assert s.seen(ev.HIT)[2:] == [(1, 0, 0, 0, 0)] * 2
    assert crew_of(s, 0, ER) == (0, 2)


def test_fgt_6_asked_as_long_as_one_rival_has_crew_to_hit() -> None:
    """FGT-6: the gunner is asked gun by gun until nobody is left to hit; the rest is lost."""
    s = Stage()
    s.crew(0, FACTORY, made=1, rookies=4)
    s.crew(1, FACTORY, rookies=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(0, guns=5)
    fight(s, 0, FACTORY)
    pull(s, s0=5, s1=0, s2=0).roll(1, 1, 1)
    s.do(0, act.ALLOT, b=1).do(0, act.ALLOT, b=1)
    assert s.step_name() == "AllotInjuries"
    s.do(0, act.ALLOT, b=2)
    assert s.step_name() != "AllotInjuries"
    assert [rival for _, rival, *_ in s.seen(ev.HIT)] == [1, 2]
    assert len(s.seen(ev.WASTED)) == 1
    assert s.t.guns[0] == 0


def test_fgt_6_all_allot_before_anybody_is_chosen() -> None:
    """FGT-6: allotting is finished before the gangs hit choose, in leader order."""
    s = pile_up()
    s.t.leader = 1
    pull(fight(s, 1, FACTORY), s0=1, s1=1, s2=1).roll(1, 1, 1)
    s.do(1, act.ALLOT, b=0).do(2, act.ALLOT, b=0)
    assert not s.seen(ev.INJURED)
    s.do(0, act.ALLOT, b=2)
    order = []
    while s.step_name() == "ChooseInjured":
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.INJURE, FACTORY, rookies=s.t.hits[seat])
    assert order == [2, 0]


def test_fgt_6_each_gang_chooses_its_own_injured_in_the_fight() -> None:
    """FGT-6: made or rookies as it likes, of the crew in the fight only, exactly as many as were hit."""
    s = duel()
    s.crew(2, 2, made=2, rookies=2)
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(1, 1)
    choices = {(act.place_of(a), act.made_of(a).bit_count(), act.rookies_of(a)) for a in s.legal(2)}
    assert choices == {(FACTORY, 0, 2), (FACTORY, 1, 1)}


def test_fgt_6_no_question_where_all_are_hit() -> None:
    """FGT-6: who has nobody to spare has nothing to choose."""
    s = Stage()
    s.crew(1, FACTORY, made=2)
    s.crew(2, FACTORY, made=1, rookies=1)
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(1, 1)
    assert crew_of(s, 2, ER) == (1, 1)
    assert s.step_name() != "ChooseInjured"


def test_fgt_6_blood_money_is_paid_per_crew_hit() -> None:
    """FGT-6, REV-4: a hassle that pays for injuries pays for real ones, not for guns that hit nobody."""
    s = Stage()
    s.hassle("blood-feud")
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, guns=3, cash=0)
    pull(fight(s, 1, FACTORY), s1=3, s2=0).roll(1, 1)
    assert s.t.cash[1] == 2


# FGT-7


def test_fgt_7_losers_go_home_and_the_winner_stays() -> None:
    """FGT-7: the losers' unhurt crew returns to its clubhouses, backup too; the winner's stays."""
    s = duel()
    s.crew(2, SOURCE, made=1)
    s.own(2, tokens=1)
    bring(fight(s, 1, FACTORY), 2, SOURCE, made=1)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.fight_winner == 1
    assert crew_of(s, 1, FACTORY) == (1, 2)
    assert crew_of(s, 2, 2) == (2, 2)
    assert is_empty(s, SOURCE)


def test_fgt_7_a_winner_with_nobody_standing_leaves_the_place_empty() -> None:
    """FGT-7: the losers still leave, the place is empty, and there is no follow-up exploit."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=2)
    s.own(1, guns=1, tokens=3)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=1).roll(6, 1)
    assert s.t.fight_winner == 1
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)
    assert crew_of(s, 2, 2) == (0, 1)
    assert s.step_name() == "IssueOrders"


# FGT-8


def test_fgt_8_one_heat_however_many_guns() -> None:
    """FGT-8: a gang that pulled any gun gains one heat, once; who pulled none gains none."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=3, s1=1, s2=0).roll(6, 1, 1)
    while s.step_name() in ("AllotInjuries", "ChooseInjured"):
        (seat,) = s.asked()
        action = s.legal(seat)[0]
        s.do(seat, act.kind_of(action), act.place_of(action), act.b_of(action), 0, act.rookies_of(action))
    assert list(s.t.standing)[:3] == [1, 1, 0]


def test_fgt_8_guns_pulled_are_discarded_whatever_the_result() -> None:
    """FGT-8: every gun pulled is discarded, the winner's too; the others are kept."""
    s = duel()
    s.own(1, guns=5)
    s.own(2, guns=2)
    pull(fight(s, 1, FACTORY), s1=3, s2=2).roll(6, 1)
    hurt(s, 1, rookies=2)
    assert list(s.t.guns)[1:3] == [2, 0]


def test_fgt_8_heat_comes_at_the_end() -> None:
    """FGT-8: the heat comes at the end of the fight, after the injured were chosen."""
    s = duel()
    s.own(1, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    assert s.step_name() == "ChooseInjured"
    assert s.t.standing[1] == 0
    assert s.t.guns[1] == 1
    hurt(s, 2, rookies=1)
    assert s.t.standing[1] == 1


def test_fgt_8_a_hassle_may_make_guns_dearer() -> None:
    """FGT-8, REV-4: with federal agents in town, guns cost one heat more, still once."""
    s = duel()
    s.hassle("atf-in-town")
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(6, 1)
    hurt(s, 2, rookies=2)
    assert list(s.t.standing)[1:3] == [2, 0]
