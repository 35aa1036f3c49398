"""LST: last calls."""

from __future__ import annotations

import pytest
from scenes import fall, last_call, sell
from stage import FACTORY, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER
from gangland.rulesets.procedures import ROUND


def gangs(*heat: int) -> Stage:
    """Return a stage with a gang of two made and a rookie for each of these heats."""
    stage = Stage(len(heat))
    for seat, number in enumerate(heat):
        stage.crew(seat, seat, made=1, rookies=1)
        stage.crew(seat, FACTORY, made=1)
        stage.own(seat, standing=number)
    return stage


@pytest.mark.parametrize("first", ["arrest-warrant", "clean-records"])
def test_lst_1_in_the_order_drawn(first: str) -> None:
    """The card drawn first is resolved first: before the fall or after it."""
    cards = ("arrest-warrant", "clean-records")
    stage = Stage(seats=3)
    for seat, heat in enumerate((1, 2, 4)):
        stage.crew(seat, seat, made=1, rookies=1)
        stage.own(seat, standing=heat)
    last_call(stage, first, *(card for card in cards if card != first))
    assert [event[0] for event in stage.seen(ev.AFFECTED)] == [
        stage.card_number(first),
        *(stage.card_number(card) for card in cards if card != first),
    ]
    assert list(stage.t.cash) == ([1, 0, 1] if first == "arrest-warrant" else [1, 0, 0])


def test_lst_1_drawn_in_a_real_reveal() -> None:
    """The order is that of the reveal, whatever else was drawn between."""
    stage = Stage(seats=3)
    for seat in range(3):
        stage.crew(seat, seat, made=1, rookies=seat + 1)
        stage.own(seat, standing=1)
    stage.t.round = 2
    stage.at(stage.step_of(ROUND, "StartRound"))
    stage.run().reveal("clean-records", "price-war", "arrest-warrant").sit_out()
    sell(stage, 0, 0, 0)
    cards = [stage.card_number(card) for card in ("price-war", "clean-records", "arrest-warrant")]
    assert [event[0] for event in stage.seen(ev.AFFECTED)] == cards
    assert list(stage.t.cash) == [1, 2, 3]
    assert [event[0] for event in stage.seen(ev.FELL)] == [0, 1, 2]


def test_lst_1_gangs_within_a_card_in_leader_order() -> None:
    """From the leader to the left."""
    stage = gangs(3, 3, 2, 3)
    stage.t.leader = 1
    last_call(stage, "arrest-warrant")
    for seat in (1, 3, 0):
        assert stage.asked() == {seat}
        fall(stage, seat, seat)
    assert [event[0] for event in stage.seen(ev.FELL)] == [1, 3, 0]
    assert list(stage.t.standing) == [1, 1, 2, 1]


def test_lst_1_one_card_is_finished_before_the_next() -> None:
    """The second last call waits for the answers to the first."""
    stage = gangs(3, 0, 0)
    last_call(stage, "arrest-warrant", "clean-records")
    assert len(stage.seen(ev.AFFECTED)) == 1
    stage.do(0, act.FALL, 0, made=1)
    assert stage.seen(ev.AFFECTED)[-1][:2] == (stage.card_number("clean-records"), 0b110)


def test_lst_1_other_cards_are_not_resolved_again() -> None:
    """Obstacles, hassles and opportunities of the round have no last call."""
    stage = gangs(1, 1, 1)
    for seat in range(3):
        stage.own(seat, tokens=1)
    stage.t.round = 2
    stage.at(stage.step_of(ROUND, "StartRound"))
    stage.run().reveal("press-conference", "dry-docks", "gun-run").sit_out()
    assert list(stage.t.standing) == [2, 0, 0]
    sell(stage, 0, 0, 0)
    assert list(stage.t.standing) == [2, 0, 0]
    assert stage.t.round == 4


def test_lst_1_before_clean_up() -> None:
    """Places are still held and the injured still lie there when last calls come."""
    stage = Stage(seats=3)
    for seat in range(3):
        stage.crew(seat, seat, made=1)
    stage.crew(0, ER, rookies=1)
    stage.crew(1, SOURCE, rookies=1)
    last_call(stage, "envelope-friday", "graveyard-shift")
    assert stage.t.cash[1] == 1
    assert stage.asked() == {0}
    stage.do(0, act.NO)
    assert [event[0] for event in stage.seen(ev.DIED)] == [0]
    assert not stage.seen(ev.ROLLED)


def test_lst_1_who_can_pay_may_pay() -> None:
    """A last call one may buy off is bought off with what it says."""
    stage = gangs(0, 0, 0)
    stage.own(0, cash=9, goods=2)
    stage.own(1, cash=9, goods=1)
    last_call(stage, "tax-audit").do(0, act.YES)
    assert stage.kinds(1) == {act.NO}
    stage.do(1, act.NO)
    assert [stage.t.cash[seat] for seat in range(3)] == [9, 5, 0]
    assert [stage.t.goods[seat] for seat in range(3)] == [0, 1, 0]
