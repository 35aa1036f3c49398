"""GNG: what gangs have of their own, as in Men of Mayhem."""

from __future__ import annotations

import pytest
from overlay import amounts, deal, with_hassle, with_side
from scenes import crew_of, fight, last_call, pull, turn
from stage import FACTORY, SITE, Stage

from gangland.content.records import Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER

CALAVERAS = ("calaveras", "mayans", "samcro", "lin")
OCTANE = ("octane",) * 4


def calaveras(tokens: int = 2) -> Stage:
    """Return a stage where Calaveras, at seat 0, and Mayans, at seat 1, contest the gun factory."""
    stage = Stage(gangs=CALAVERAS, sides=OCTANE)
    for seat in (0, 1):
        stage.crew(seat, FACTORY, made=1)
        stage.crew(seat, seat, made=1, rookies=1)
    stage.own(0, tokens=tokens)
    stage.own(1, tokens=2)
    return stage


def test_gng_1_samcro_s_club_order_buys_a_gun() -> None:
    """A club order is issued instead of a standard order: one token, one gun for one cash."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), sides=OCTANE)
    stage.own(0, tokens=1, cash=2)
    stage.own(1, tokens=1)
    stage.run().do(0, act.GANG_ORDER).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.tokens[0]) == (1, 1, 0)
    assert stage.seen(ev.ORDERED) == [(0, 0, 0, 0, 0)]
    assert stage.asked() == {1}


@pytest.mark.parametrize(
    ("gang", "has"),
    [
        ("samcro", True),
        ("mayans", False),
        ("one-niners", True),
        ("lin", True),
        ("grim-bastards", False),
        ("calaveras", False),
    ],
)
def test_gng_1_some_gangs_have_a_club_order(gang: str, *, has: bool) -> None:
    """Only some, and only on the High Octane side."""
    others = [one for one in ("samcro", "mayans", "lin") if one != gang][:2]
    for side in ("octane", "unleaded"):
        stage = Stage(seats=3, gangs=(gang, *others), sides=(side,) * 3)
        stage.own(0, tokens=1, cash=5, guns=5, goods=5)
        stage.run()
        assert (act.GANG_ORDER in stage.kinds(0)) == (has and side == "octane")


def test_gng_1_as_often_as_tokens_allow() -> None:
    """Three tokens, three club orders in a round, in turn with the others."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), sides=OCTANE)
    stage.own(0, tokens=3, cash=3)
    stage.run()
    for _ in range(3):
        stage.do(0, act.GANG_ORDER).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.tokens[0]) == (0, 3, 0)
    assert stage.step_name() == "ChooseGoods"


def test_gng_1_needs_a_token() -> None:
    """It costs a token like any order."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), sides=OCTANE)
    stage.own(0, cash=3)
    stage.run()
    assert stage.step_name() == "ChooseGoods"


def test_gng_1_needs_nobody_anywhere_and_marks_no_place() -> None:
    """It is on the clubhouse: no crew, no control, no mark."""
    stage = Stage(gangs=("lin", "mayans", "one-niners", "samcro"), sides=OCTANE)
    stage.own(0, tokens=1, goods=2)
    stage.run().do(0, act.GANG_ORDER).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.goods[0]) == (2, 1)
    assert stage.t.used == 0


def test_gng_1_an_order_of_several_transactions_offers_each() -> None:
    """Each may be skipped, one after another."""
    order = (deal("skim", get=amounts(cash=1)), deal("skim", get=amounts(guns=1)))
    stage = Stage(
        gangs=("lin", "mayans", "one-niners", "samcro"), pack=with_side("lin", "unleaded", order=order)
    )
    stage.own(0, tokens=1)
    stage.run().do(0, act.GANG_ORDER).do(0, act.NO).do(0, act.YES)
    assert (stage.t.cash[0], stage.t.guns[0]) == (0, 1)


def test_gng_1_a_gang_disbanded_by_its_own_order_stops() -> None:
    """Nothing of the order follows once the gang is out (STD-4)."""
    order = (deal("gain", get=amounts(cash=9, standing=1)), deal("skim", get=amounts(guns=1)))
    stage = Stage(
        gangs=("lin", "mayans", "one-niners", "samcro"), pack=with_side("lin", "unleaded", order=order)
    )
    stage.own(0, tokens=2)
    stage.own(1, tokens=1)
    stage.brink(0).run().do(0, act.GANG_ORDER).do(0, act.YES)
    assert not stage.t.is_alive(0)
    assert stage.asked() == {1}


def test_gng_4_one_more_token_bars_backup_for_all() -> None:
    """For one more token nobody is asked for backup, Calaveras themselves included."""
    stage = calaveras().run().do(0, act.FIGHT, FACTORY, b=1)
    assert stage.t.tokens[0] == 0
    assert stage.asked() == {0, 1}
    assert stage.step_name() == "PullGuns"
    assert stage.seen(ev.FIGHT) == [(0, FACTORY, 1, 0, 0)]


def test_gng_4_themselves_too_though_they_have_tokens() -> None:
    """With tokens to spare Calaveras still may not call."""
    stage = calaveras(tokens=5).run().do(0, act.FIGHT, FACTORY, b=1)
    assert stage.step_name() == "PullGuns"
    assert crew_of(stage, 0, FACTORY) == (1, 0)


def test_gng_4_free_backup_is_barred_as_well() -> None:
    """Mayans' free call is a call."""
    stage = calaveras()
    stage.own(1, tokens=0)
    stage.run().do(0, act.FIGHT, FACTORY, b=1)
    assert stage.step_name() == "PullGuns"


def test_gng_4_without_the_token_backup_is_called_as_ever() -> None:
    """It is a choice: an ordinary fight costs one token and bars nothing."""
    stage = calaveras().run().do(0, act.FIGHT, FACTORY)
    assert stage.t.tokens[0] == 1
    assert stage.step_name() == "CallForBackup"
    assert stage.asked() == {0}


def test_gng_4_one_token_is_not_enough() -> None:
    """With a single token only the ordinary fight is on offer."""
    stage = calaveras(tokens=1).run()
    fights = [one for one in stage.legal(0) if act.kind_of(one) == act.FIGHT]
    assert [act.b_of(one) for one in fights] == [0]


def test_gng_4_only_calaveras_only_when_they_order() -> None:
    """Rivals cannot bar backup, and the plain side cannot either."""
    stage = calaveras().run().do(0, act.SIT)
    fights = [one for one in stage.legal(1) if act.kind_of(one) == act.FIGHT]
    assert [act.b_of(one) for one in fights] == [0]
    plain = Stage(gangs=CALAVERAS)
    plain.crew(0, FACTORY, made=1)
    plain.crew(1, FACTORY, made=1)
    plain.own(0, tokens=3)
    plain.run()
    assert [act.b_of(one) for one in plain.legal(0) if act.kind_of(one) == act.FIGHT] == [0]


def test_gng_4_a_rookie_may_take_the_fall() -> None:
    """Calaveras choose any made or rookie anywhere; the rookie goes to the pool, heat drops to 1."""
    stage = Stage(gangs=CALAVERAS, sides=OCTANE)
    stage.site(SITE, "velvet-mile")
    stage.crew(0, SITE, made=1)
    stage.crew(0, ER, rookies=1)
    stage.own(0, tokens=1, standing=4)
    stage.run().do(0, act.EXPLOIT, SITE)
    assert {act.place_of(one) for one in stage.legal(0)} == {SITE, ER}
    stage.do(0, act.FALL, ER, rookies=1)
    assert stage.t.standing[0] == 1
    assert stage.t.pool_rookies[0] == 5
    assert crew_of(stage, 0, SITE) == (1, 0)


def test_gng_4_others_cannot_send_a_rookie() -> None:
    """For any other gang a made falls."""
    stage = calaveras()
    stage.site(SITE, "velvet-mile")
    stage.crew(1, SITE, rookies=1)
    stage.own(1, standing=4)
    turn(stage, 1).do(1, act.EXPLOIT, SITE)
    assert all(act.rookies_of(one) == 0 for one in stage.legal(1))


def test_gng_4_disbanded_only_with_neither_left() -> None:
    """Without made a rookie falls; without either the gang is out."""
    stage = Stage(gangs=CALAVERAS, sides=OCTANE)
    for seat in (1, 2, 3):
        stage.crew(seat, seat, made=1)
    stage.crew(0, 0, rookies=1)
    stage.own(0, standing=2)
    last_call(stage, "arrest-warrant")
    assert stage.t.is_alive(0)
    assert stage.t.rookie_total(0) == 0
    assert stage.t.standing[0] == 1
    last_call(stage, "arrest-warrant")
    assert not stage.t.is_alive(0)
    assert stage.asked() == {CHANCE}


def test_gng_2_a_pack_may_bring_arbitration_to_this_game_too() -> None:
    """GNG-2: who backs a rival rolls no die and adds its crew to the rival's total."""
    s = Stage(pack=with_hassle("peacemakers", Modifier("arbitration")))
    s.hassle("peacemakers")
    for seat in (1, 2, 3):
        s.crew(seat, FACTORY, made=1)
    pull(fight(s, 1, FACTORY), s1=0, s2=0, s3=0)
    s.do(1, act.NO).do(2, act.NO).do(3, act.BACK, b=1).roll(2, 3)
    assert [row[1] for row in s.seen(ev.ROLLED)] == [1, 2]
    assert s.t.controls(1, FACTORY)
