"""PRM: promoting a rookie."""

from __future__ import annotations

import pytest
from overlay import with_side
from scenes import crew_of, turn
from stage import FACTORY, LAW, SITE, Stage

from gangland.content.records import Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER


def scene(cash: int = 1, guns: int = 1, hardcore_cards: int = 0) -> Stage:
    """Return a stage where seat 0 has a rookie at home, and two tokens."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), hardcore_cards=hardcore_cards)
    stage.crew(0, 0, rookies=1)
    stage.own(0, tokens=2, cash=cash, guns=guns)
    return stage


def test_prm_1_one_cash_and_one_gun_and_a_token() -> None:
    """The price is paid to the supply, in the open."""
    stage = scene(cash=3, guns=2).run().do(0, act.PROMOTE, 0, made=1)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.tokens[0]) == (2, 1, 1)
    assert [event[:3] for event in stage.seen(ev.GAINED)] == [(0, 0, -1), (0, 1, -1)]


def test_prm_1_the_rookie_goes_to_the_pool_and_a_made_takes_the_place() -> None:
    """One for one: the pools change places with the gang."""
    stage = scene().run().do(0, act.PROMOTE, 0, made=1)
    assert crew_of(stage, 0, 0) == (1, 0)
    assert stage.t.pool_rookies[0] == 5
    assert stage.t.pool_made[0] == 0b11110
    assert stage.seen(ev.PROMOTED) == [(0, 0, 1, 0, 0)]


@pytest.mark.parametrize(("cash", "guns"), [(0, 1), (1, 0), (0, 0)])
def test_prm_1_not_without_the_price(cash: int, guns: int) -> None:
    """Cash and gun must both be there."""
    stage = scene(cash, guns).run()
    assert act.PROMOTE not in stage.kinds(0)


def test_prm_1_not_without_a_rookie() -> None:
    """There must be a rookie to promote."""
    stage = Stage()
    stage.crew(0, 0, made=1)
    stage.own(0, tokens=1, cash=1, guns=1)
    stage.run()
    assert act.PROMOTE not in stage.kinds(0)


def test_prm_1_any_rookie_wherever_he_is() -> None:
    """The made stands where the rookie stood; others stay what they are."""
    stage = scene()
    stage.crew(0, FACTORY, rookies=2)
    stage.crew(1, FACTORY, rookies=1)
    stage.run()
    offers = {act.place_of(one) for one in stage.legal(0) if act.kind_of(one) == act.PROMOTE}
    assert offers == {0, FACTORY}
    stage.do(0, act.PROMOTE, FACTORY, made=1)
    assert crew_of(stage, 0, FACTORY) == (1, 1)
    assert crew_of(stage, 0, 0) == (0, 1)


def test_prm_1_in_the_emergency_room_too() -> None:
    """An injured rookie may be promoted, and is an injured made."""
    stage = Stage()
    stage.crew(0, ER, rookies=1)
    stage.own(0, tokens=1, cash=1, guns=1)
    stage.run().do(0, act.PROMOTE, ER, made=1)
    assert crew_of(stage, 0, ER) == (1, 0)


def test_prm_1_never_more_than_five_made() -> None:
    """With five made in the gang nobody is promoted."""
    stage = scene()
    stage.crew(0, LAW, made=5)
    menu = stage.run().menu(0)
    assert act.PROMOTE not in stage.kinds(0)
    assert all(menu.size(row) for row in range(len(menu)))


def test_prm_1_made_in_the_emergency_room_count() -> None:
    """The injured are still in the gang."""
    stage = scene()
    stage.crew(0, LAW, made=3)
    stage.crew(0, ER, made=2)
    stage.run()
    assert act.PROMOTE not in stage.kinds(0)


def test_prm_1_up_to_five() -> None:
    """The fifth may still come."""
    stage = scene()
    stage.crew(0, LAW, made=4)
    stage.run().do(0, act.PROMOTE, 0, made=0b10000)
    assert stage.t.made_total(0) == 0b11111


def test_prm_1_the_new_made_can_act_at_once() -> None:
    """Promoted on a contested site, he may order a fight there."""
    stage = Stage()
    stage.crew(0, FACTORY, rookies=1)
    stage.crew(1, FACTORY, rookies=1)
    stage.own(0, tokens=2, cash=1, guns=1)
    stage.run()
    assert act.FIGHT not in stage.kinds(0)
    stage.do(0, act.PROMOTE, FACTORY, made=1)
    assert act.FIGHT in stage.kinds(0)


def test_prm_1_lin_pays_no_cash() -> None:
    """Lin's rule waives the cash, not the gun."""
    for guns in (0, 1):
        stage = Stage(gangs=("lin", "mayans", "samcro", "one-niners"), sides=("octane",) * 4)
        stage.crew(0, 0, rookies=1)
        stage.own(0, tokens=1, guns=guns)
        stage.run()
        assert (act.PROMOTE in stage.kinds(0)) == (guns == 1)


def test_prm_1_a_discount_of_two_waives_the_gun() -> None:
    """Two off the price is no cash and no gun."""
    pack = with_side("lin", "unleaded", modifiers=(Modifier("promote-discount", amount=2),))
    stage = Stage(gangs=("lin", "mayans", "samcro", "one-niners"), pack=pack)
    stage.crew(0, 0, rookies=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.PROMOTE, 0, made=1)
    assert crew_of(stage, 0, 0) == (1, 0)
    assert not stage.seen(ev.GAINED)


def test_prm_1_a_hassle_may_forbid_it() -> None:
    """Martial law: nobody is promoted."""
    stage = scene(hardcore_cards=1)
    stage.hassle("martial-law")
    stage.run()
    assert act.PROMOTE not in stage.kinds(0)


def test_prm_1_a_place_that_promotes_costs_nothing() -> None:
    """The tattoo parlour promotes without cash and gun, any rookie anywhere."""
    stage = Stage()
    stage.site(SITE, "permanent-record")
    stage.crew(0, SITE, rookies=1)
    stage.crew(0, FACTORY, rookies=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, SITE).do(0, act.PROMOTE, FACTORY, made=1)
    assert crew_of(stage, 0, FACTORY) == (1, 0)


@pytest.mark.parametrize(("made", "rookies"), [(1, 0), (5, 1)])
def test_prm_1_a_place_that_promotes_needs_somebody_to_promote(made: int, rookies: int) -> None:
    """Without a rookie, or without a made in the pool, nobody is asked and nothing happens."""
    stage = Stage()
    stage.site(SITE, "permanent-record")
    stage.crew(0, SITE, made=made, rookies=rookies)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, SITE)
    assert stage.step_name() == "ChooseGoods"
    assert crew_of(stage, 0, SITE) == (made, rookies)
    assert not stage.seen(ev.PROMOTED)


def test_prm_1_no_promoting_bars_a_place_that_promotes() -> None:
    """Martial law: nobody is promoted in an exploit either."""
    stage = scene(hardcore_cards=1)
    stage.site(SITE, "permanent-record")
    stage.crew(0, SITE, made=1)
    stage.own(0, tokens=1)
    stage.hassle("martial-law")
    stage.run().do(0, act.EXPLOIT, SITE)
    assert stage.step_name() == "ChooseGoods"
    assert stage.t.rookie_total(0) == 1


def test_prm_2_the_token_comes_in_the_next_round() -> None:
    """A new made gives no order now, and one from the next round on."""
    stage = scene().run().do(0, act.PROMOTE, 0, made=1)
    assert stage.t.tokens[0] == 1
    turn(stage, 0).do(0, act.SIT).close_market()
    assert stage.t.tokens[0] == 3 + 1
