"""RCT: recruiting rookies."""

from __future__ import annotations

from scenes import crew_of, turn
from stage import FACTORY, SITE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER
from gangland.rulesets.procedures import ROUND


def scene(hardcore_cards: int = 0) -> Stage:
    """Return a stage where seat 0 has two tokens."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), hardcore_cards=hardcore_cards)
    stage.own(0, tokens=2)
    return stage


def test_rct_1_a_rookie_from_the_pool_to_the_clubhouse() -> None:
    """One rookie, from the pool, to the own clubhouse, for a token."""
    stage = scene()
    stage.crew(0, FACTORY, made=1, rookies=1)
    stage.run().do(0, act.RECRUIT)
    assert crew_of(stage, 0, 0) == (0, 1)
    assert crew_of(stage, 0, FACTORY) == (1, 1)
    assert stage.t.pool_rookies[0] == 3
    assert stage.t.tokens[0] == 1
    assert stage.seen(ev.RECRUITED) == [(0, 1, 0, 0, 0)]


def test_rct_1_never_more_than_five_rookies() -> None:
    """With five rookies in the gang there is nobody to recruit."""
    stage = scene()
    stage.crew(0, 0, rookies=2)
    stage.crew(0, FACTORY, rookies=2)
    stage.run().do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == 5
    assert act.RECRUIT not in stage.kinds(0)


def test_rct_1_rookies_in_the_emergency_room_count() -> None:
    """The injured are still in the gang."""
    stage = scene()
    stage.crew(0, 0, rookies=3)
    stage.crew(0, ER, rookies=2)
    stage.run()
    assert act.RECRUIT not in stage.kinds(0)


def test_rct_1_who_died_can_be_recruited_again() -> None:
    """The dead go to the pool, and come from the pool."""
    stage = scene()
    stage.crew(0, 0, made=1, rookies=4)
    stage.crew(0, ER, rookies=1)
    stage.at(stage.step_of(ROUND, "CleanUp"))
    stage.run().roll(1).reveal("gun-run", "toy-run").do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == 5


def test_rct_1_a_promoted_rookie_makes_room() -> None:
    """A rookie promoted is back in the pool."""
    stage = scene()
    stage.crew(0, 0, rookies=5)
    stage.own(0, cash=1, guns=1)
    stage.run()
    assert act.RECRUIT not in stage.kinds(0)
    stage.do(0, act.PROMOTE, 0, made=1).do(0, act.RECRUIT)
    assert crew_of(stage, 0, 0) == (1, 5)


def test_rct_1_made_are_no_matter() -> None:
    """Five made in the gang do not stand in the way of a rookie."""
    stage = scene()
    stage.crew(0, 0, made=5)
    stage.run().do(0, act.RECRUIT)
    assert crew_of(stage, 0, 0) == (5, 1)


def test_rct_1_a_hassle_may_forbid_it() -> None:
    """Martial law: nobody recruits."""
    stage = scene(hardcore_cards=1)
    stage.hassle("martial-law")
    stage.run()
    assert act.RECRUIT not in stage.kinds(0)


def test_rct_1_mayans_bring_two_as_far_as_there_are() -> None:
    """A gang that recruits two at a time is bound by five all the same."""
    stage = Stage(gangs=("mayans", "samcro", "one-niners", "lin"), sides=("octane",) * 4)
    stage.crew(0, 0, rookies=2)
    stage.own(0, tokens=3)
    stage.run().do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == 4
    turn(stage, 0).do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == 5
    turn(stage, 0)
    assert act.RECRUIT not in stage.kinds(0)


def test_rct_1_a_place_that_brings_rookies_is_bound_by_five() -> None:
    """Two rookies offered, one left: one comes."""
    stage = Stage()
    stage.site(SITE, "permanent-record")
    stage.crew(0, SITE, rookies=4)
    stage.own(0, tokens=2)
    stage.run().do(0, act.EXPLOIT, SITE).do(0, act.NO).do(0, act.YES).do(0, act.YES)
    assert crew_of(stage, 0, 0) == (0, 1)
    assert stage.t.pool_rookies[0] == 0


def test_rct_1_no_recruiting_bars_a_place_that_brings_rookies() -> None:
    """Martial law: taking rookies from the pool in an exploit is recruiting too."""
    stage = scene(hardcore_cards=1)
    stage.site(SITE, "bare-knuckle-barn")
    stage.crew(0, SITE, made=1)
    stage.hassle("martial-law")
    stage.run().do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert stage.step_name() == "IssueOrders"
    assert (stage.t.cash[0], stage.t.rookie_total(0)) == (3, 0)
