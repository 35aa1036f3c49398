"""SIT: sitting tight."""

from __future__ import annotations

from stage import FACTORY, Stage

from gangland.engine import action as act
from gangland.engine import event as ev


def test_sit_1_spend_a_token_and_do_nothing() -> None:
    """A token goes, nothing else changes, and the turn passes to the left."""
    stage = Stage()
    stage.crew(0, FACTORY, made=1, rookies=1)
    stage.own(0, tokens=2, cash=3, guns=2, goods=1, standing=2)
    stage.own(1, tokens=1)
    before = stage.run().t.copy()
    stage.do(0, act.SIT)
    after = stage.t
    assert after.tokens[0] == 1
    assert (after.cash[0], after.guns[0], after.goods[0], after.standing[0]) == (3, 2, 1, 2)
    assert list(after.made) == list(before.made)
    assert list(after.rookies) == list(before.rookies)
    assert after.used == 0
    assert stage.asked() == {1}
    assert stage.seen(ev.SAT) == [(0, 0, 0, 0, 0)]


def test_sit_1_always_possible_with_a_token() -> None:
    """Whoever has a token may sit tight, and a gang with nothing at all can do nothing else."""
    stage = Stage()
    stage.crew(0, 0, made=5)
    stage.t.pool_rookies[1] = 0
    stage.own(0, tokens=1)
    stage.own(1, tokens=1)
    assert act.SIT in stage.run().kinds(0)
    stage.do(0, act.SIT)
    assert stage.kinds(1) == {act.SIT}


def test_sit_1_as_often_as_there_are_tokens() -> None:
    """A gang may sit the whole round out."""
    stage = Stage()
    stage.own(0, tokens=5)
    stage.run()
    for _ in range(5):
        stage.do(0, act.SIT)
    assert len(stage.seen(ev.SAT)) == 5
    assert stage.step_name() == "ChooseGoods"
