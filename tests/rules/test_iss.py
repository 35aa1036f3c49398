"""ISS: issuing orders, as in Men of Mayhem."""

from __future__ import annotations

import pytest
from overlay import with_effects, with_hassle
from scenes import crew_of, enough, fight, last_call, pull, turn
from stage import FACTORY, HOSPITAL, LAW, SITE, SOURCE, Stage

from gangland.content.records import Effect, Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE
from gangland.rulesets.procedures import ROUND


def gangs(*tokens: int) -> Stage:
    """Return a stage where each seat has so many tokens, and two made and two rookies at home."""
    stage = Stage(len(tokens))
    for seat, number in enumerate(tokens):
        stage.crew(seat, seat, made=2, rookies=2)
        stage.own(seat, tokens=number, cash=2, guns=2)
    return stage


def test_iss_1_in_leader_order_one_order_a_turn() -> None:
    """From the leader to the left, one order each, around and around."""
    stage = gangs(2, 2, 2, 2)
    stage.t.leader = 2
    stage.at(stage.step_of(ROUND, "TurnUpCards"))
    stage.run()
    for seat in (2, 3, 0, 1, 2, 3, 0, 1):
        assert stage.asked() == {seat}
        stage.do(seat, act.SIT)
    assert stage.step_name() == "ChooseGoods"


def test_iss_1_until_all_tokens_are_spent() -> None:
    """Who has tokens goes on when the others have none."""
    stage = gangs(1, 3, 1).run()
    order = []
    while stage.step_name() == "IssueOrders":
        (seat,) = stage.asked()
        order.append(seat)
        stage.do(seat, act.SIT)
    assert order == [0, 1, 2, 1, 1]


def test_iss_1_every_order_costs_one_token() -> None:
    """Move, exploit, fight, recruit, promote, sit tight: one token each."""
    stage = gangs(9, 0, 0)
    stage.crew(0, FACTORY, made=1)
    stage.crew(0, LAW, made=1)
    stage.crew(1, LAW, rookies=1)
    stage.run().do(0, act.MOVE, 0, b=SOURCE, rookies=1)
    assert stage.t.tokens[0] == 8
    stage.do(0, act.EXPLOIT, FACTORY).do(0, act.USE, b=0)
    assert stage.t.tokens[0] == 7
    stage.do(0, act.RECRUIT)
    assert stage.t.tokens[0] == 6
    stage.do(0, act.PROMOTE, 0, made=stage.t.pool_made[0] & -stage.t.pool_made[0])
    assert stage.t.tokens[0] == 5
    stage.do(0, act.SIT)
    assert stage.t.tokens[0] == 4
    stage.do(0, act.FIGHT, LAW)
    assert stage.t.tokens[0] == 3


def test_iss_1_a_club_order_costs_one_token() -> None:
    """A club order is an order like any other."""
    stage = Stage(gangs=("samcro", "mayans", "lin", "one-niners"), sides=("octane",) * 4)
    stage.own(0, tokens=2, cash=1)
    stage.run().do(0, act.GANG_ORDER).do(0, act.USE, b=1)
    assert stage.t.tokens[0] == 1


def test_iss_1_a_player_with_tokens_may_not_pass() -> None:
    """One may only Sit Tight, which costs the token."""
    stage = gangs(1, 1, 1).run()
    assert act.NO not in stage.kinds(0)
    assert act.SIT in stage.kinds(0)


def test_iss_1_whoever_is_left_out_of_the_game_has_no_turn() -> None:
    """The turn passes over a disbanded gang."""
    stage = gangs(2, 2, 2).brink(1)
    last_call(stage, "arrest-warrant")
    assert not stage.t.is_alive(1)
    stage.own(0, tokens=2)
    stage.own(2, tokens=2)
    turn(stage, 0).do(0, act.SIT)
    assert stage.asked() == {2}
    assert not stage.seen(ev.SKIPPED)


def test_iss_2_without_token_and_anything_to_do_one_is_skipped() -> None:
    """The turn passes to the left, and all see it."""
    stage = gangs(1, 0, 1).run().do(0, act.SIT)
    assert stage.seen(ev.SKIPPED) == [(1, 0, 0, 0, 0)]
    assert stage.asked() == {2}


def test_iss_2_nobody_is_skipped_before_the_own_turn() -> None:
    """A token got before the turn comes is as good as any."""
    stage = gangs(1, 0, 1).run()
    stage.own(1, tokens=1)
    stage.do(0, act.SIT)
    assert stage.asked() == {1}


def test_iss_2_once_skipped_no_further_order() -> None:
    """A token got after being skipped gives no turn."""
    stage = gangs(2, 0, 2).run().do(0, act.SIT)
    stage.own(1, tokens=3)
    stage.do(2, act.SIT).do(0, act.SIT)
    assert stage.asked() == {2}
    stage.do(2, act.SIT)
    assert stage.step_name() == "ChooseGoods"
    assert [event[0] for event in stage.seen(ev.SKIPPED)].count(1) == 1


def test_iss_2_a_token_got_later_serves_backup() -> None:
    """Skipped, then given a token: it may call for backup, and only that."""
    stage = gangs(2, 0, 2)
    stage.crew(0, FACTORY, made=1)
    stage.crew(1, FACTORY, made=1)
    stage.run().do(0, act.SIT)
    stage.own(1, tokens=1)
    stage.do(2, act.SIT).do(0, act.FIGHT, FACTORY)
    assert stage.asked() == {1}
    stage.do(1, act.BACKUP, 1, rookies=2)
    assert crew_of(stage, 1, FACTORY) == (1, 2)
    pull(stage, s0=0, s1=0).roll(1, 6)
    assert stage.asked() == {2}


def test_iss_2_a_new_round_forgets_who_was_skipped() -> None:
    """Skipped is skipped for the round only."""
    stage = gangs(1, 0, 0).run().do(0, act.SIT).close_market().reveal("gun-run", "toy-run")
    assert stage.t.round == 2
    for seat in range(3):
        assert stage.asked() == {seat}
        stage.do(seat, act.SIT)


def test_iss_2_a_free_order_is_something_to_do() -> None:
    """With no token but a free recruit order, one is asked: that order, or nothing any more."""
    stage = gangs(1, 0, 1)
    stage.hassle("bike-week")
    stage.run().do(0, act.SIT)
    assert stage.asked() == {1}
    assert stage.kinds(1) == {act.RECRUIT, act.NO}
    stage.do(1, act.RECRUIT)
    assert stage.t.rookie_total(1) == 3
    assert stage.t.tokens[1] == 0


def test_iss_2_a_free_order_once_used_is_used() -> None:
    """After the free order there is nothing left, and the next turn is skipped."""
    stage = gangs(2, 0, 2)
    stage.hassle("bike-week")
    stage.run().do(0, act.SIT).do(1, act.RECRUIT)
    assert not stage.seen(ev.SKIPPED)
    stage.do(2, act.SIT).do(0, act.SIT)
    assert [event[0] for event in stage.seen(ev.SKIPPED)] == [1]
    assert stage.asked() == {2}


def test_iss_2_who_declines_the_free_order_is_skipped_for_good() -> None:
    """Without a token there is no waiting: declining is being skipped."""
    stage = gangs(2, 0, 2)
    stage.hassle("bike-week")
    stage.run().do(0, act.SIT).do(1, act.NO)
    assert [event[0] for event in stage.seen(ev.SKIPPED)] == [1]
    stage.do(2, act.SIT).do(0, act.SIT)
    assert stage.asked() == {2}


def test_iss_2_a_free_order_that_cannot_be_carried_out_is_nothing() -> None:
    """With the pool empty a free recruit order is no order."""
    stage = gangs(1, 0, 1)
    stage.crew(1, SOURCE, rookies=3)
    stage.hassle("bike-week")
    stage.run().do(0, act.SIT)
    assert stage.asked() == {2}


def test_iss_2_the_free_order_takes_a_turn_and_no_token() -> None:
    """With tokens in hand the free recruit order is still free, once a round, and is the turn's order."""
    stage = gangs(2, 1, 1)
    stage.hassle("bike-week")
    stage.run().do(0, act.RECRUIT)
    assert stage.t.tokens[0] == 2
    assert stage.asked() == {1}
    stage.do(1, act.SIT).do(2, act.SIT).do(0, act.RECRUIT)
    assert list(stage.t.tokens) == [1, 0, 0]


def test_iss_2_as_many_free_orders_as_the_card_says() -> None:
    """Two free recruit orders are two turns without a token."""
    stage = Stage(3, pack=with_hassle("open-day", Modifier("free-recruit", amount=2)))
    for seat in range(3):
        stage.crew(seat, seat, made=2, rookies=2)
    stage.own(2, tokens=1)
    stage.hassle("open-day")
    stage.run().do(0, act.RECRUIT).do(1, act.NO).do(2, act.SIT).do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == 4
    assert [event[0] for event in stage.seen(ev.SKIPPED)] == [1]


def test_iss_2_all_may_be_skipped_at_once() -> None:
    """With no token on the table the step is over."""
    stage = gangs(0, 0, 0).run()
    assert [event[0] for event in stage.seen(ev.SKIPPED)] == [0, 1, 2]
    assert stage.step_name() == "ChooseGoods"


def test_iss_2_tokens_got_in_one_s_own_order_give_turns() -> None:
    """The last token, spent on an exploit that hands out two, is followed by two more turns."""
    stage = gangs(1, 2, 0)
    stage.crew(0, SITE, made=1)
    stage.site(SITE, "full-throttle-garage")
    stage.run().do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert stage.t.tokens[0] == 2
    stage.do(1, act.SIT)
    assert stage.asked() == {0}


def test_iss_4_turn_order_is_fixed_when_orders_begin() -> None:
    """Taking the leader token in the middle of a round changes nobody's turn."""
    stage = gangs(3, 3, 3)
    stage.crew(2, LAW, made=1)
    stage.run().do(0, act.SIT).do(1, act.SIT).do(2, act.EXPLOIT, LAW)
    assert stage.t.leader == 2
    for seat in (0, 1, 2, 0, 1):
        assert stage.asked() == {seat}
        stage.do(seat, act.SIT)


def test_iss_4_the_next_round_starts_with_the_new_leader() -> None:
    """The token's new holder goes first from the next round on."""
    stage = gangs(0, 0, 1)
    stage.crew(2, LAW, made=1)
    stage.run().do(2, act.EXPLOIT, LAW).close_market().reveal("gun-run", "toy-run")
    assert stage.asked() == {2}


def test_iss_4_a_token_taken_in_the_reveal_counts_for_the_orders_to_come() -> None:
    """Turn order is fixed when orders begin, not before: an obstacle may still change it."""
    crown = Effect("most", "leader", of="made")
    stage = Stage(pack=with_effects("crown", "obstacle", crown))
    for seat, made in enumerate((1, 1, 2, 1)):
        stage.crew(seat, seat, made=made)
    stage.at(stage.step_of(ROUND, "StartRound"))
    stage.run().reveal("gun-run", "crown")
    assert stage.t.leader == 2
    for seat in (2, 3, 0, 1):
        assert stage.asked() == {seat}
        stage.do(seat, act.SIT)


@pytest.mark.parametrize("leader", [0, 1])
def test_iss_4_other_uses_of_leader_order_follow_the_present_leader(leader: int) -> None:
    """Backup is decided from who leads now, not from who led when the round began."""
    stage = gangs(3, 3, 3)
    for seat in (0, 1):
        stage.crew(seat, FACTORY, made=1)
    stage.crew(leader, LAW, made=1)
    turn(stage, leader).do(leader, act.EXPLOIT, LAW)
    fight(stage, 0, FACTORY)
    assert stage.asked() == {leader}
    enough(stage, leader)
    assert stage.asked() == {1 - leader}


def test_iss_4_last_calls_follow_the_present_leader() -> None:
    """A token taken among the orders counts for the last calls of the same round."""
    stage = gangs(0, 0, 1)
    stage.crew(2, LAW, made=1)
    stage.run().do(2, act.EXPLOIT, LAW)
    for seat in range(3):
        stage.own(seat, standing=3)
    last_call(stage, "arrest-warrant")
    assert stage.asked() == {2}


def test_iss_4_tie_powers_pass_with_the_token_at_once() -> None:
    """Who took the token a moment ago wins the tie."""
    stage = gangs(3, 3, 3)
    for seat in (0, 1):
        stage.crew(seat, HOSPITAL, made=1)
    stage.crew(1, LAW, made=1)
    turn(stage, 1).do(1, act.EXPLOIT, LAW)
    fight(stage, 0, HOSPITAL)
    enough(stage, 1, 0).roll(3, 3)
    assert stage.seen(ev.WON)[-1][:2] == (1, HOSPITAL)


def test_iss_4_the_turn_order_stands_without_a_disbanded_leader() -> None:
    """A leader disbanded in mid-round hands the token on; turns go round as before."""
    stage = gangs(3, 3, 3)
    stage.crew(0, SITE, rookies=1)
    stage.site(SITE, "velvet-mile")
    stage.brink(0).run().do(0, act.EXPLOIT, SITE)
    assert stage.t.leader == 1
    for seat in (1, 2, 1, 2):
        assert stage.asked() == {seat}
        stage.do(seat, act.SIT)


def test_iss_1_orders_begin_only_when_all_cards_are_up() -> None:
    """No seat is asked for an order while a card is to be drawn."""
    stage = Stage.fresh().set_up().reveal("gun-run").sit_out().close_market().reveal("gun-embargo")
    assert stage.asked() == {CHANCE}
