"""MOV: moving crew."""

from __future__ import annotations

from scenes import crew_of, turn
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER, RANDOM, RANDOMS


def scene(tokens: int = 2) -> Stage:
    """Return a stage where seat 0 is about to order, with the others on the table too."""
    stage = Stage()
    for seat in range(1, 4):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=tokens)
    return stage


def moves(stage: Stage, seat: int = 0) -> list[int]:
    """Return all moves the seat may order."""
    return [one for one in stage.legal(seat) if act.kind_of(one) == act.MOVE]


def goals(stage: Stage, start: int) -> set[int]:
    """Return where crew may move to from a place."""
    return {act.b_of(one) for one in moves(stage) if act.place_of(one) == start}


def test_example_mov_1_liz_moves_3_of_4_and_1_prospect_stays_and_contests() -> None:
    """Liz moves 3 of her 4 dudes from a site to an opportunity, 1 prospect stays and contests the site."""
    stage = scene()
    stage.site(OPPORTUNITY_PLACE, "gun-run")
    stage.crew(0, FACTORY, made=2, rookies=2)
    stage.crew(1, FACTORY, rookies=1)
    stage.run().do(0, act.MOVE, FACTORY, b=OPPORTUNITY_PLACE, made=0b11, rookies=1)
    assert stage.t.tokens[0] == 1
    assert crew_of(stage, 0, FACTORY) == (0, 1)
    assert crew_of(stage, 0, OPPORTUNITY_PLACE) == (2, 1)
    assert stage.t.present[FACTORY] == 0b0011


def test_mov_1_one_token_moves_any_number_from_one_place_to_another() -> None:
    """One or more of the crew, for one token; all see it."""
    stage = scene()
    stage.crew(0, 0, made=3, rookies=5)
    stage.run().do(0, act.MOVE, 0, b=LAW, made=0b111, rookies=5)
    assert stage.t.tokens[0] == 1
    assert crew_of(stage, 0, LAW) == (3, 5)
    assert stage.seen(ev.MOVED) == [(0, 0, LAW, 0b111, 5)]


def test_mov_1_every_choice_of_crew_is_on_offer_but_nobody() -> None:
    """Any made and any rookies there, at least one of them."""
    stage = scene()
    stage.crew(0, 0, made=2, rookies=1)
    stage.run()
    crews = {(act.made_of(one).bit_count(), act.rookies_of(one)) for one in moves(stage)}
    assert crews == {(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}


def test_mov_1_only_crew_that_is_there() -> None:
    """Crew elsewhere does not come along: one place at a time."""
    stage = scene()
    stage.crew(0, 0, made=1)
    stage.crew(0, FACTORY, rookies=2)
    stage.run().do(0, act.MOVE, FACTORY, b=LAW, rookies=2)
    assert crew_of(stage, 0, 0) == (1, 0)
    assert crew_of(stage, 0, LAW) == (0, 2)


def test_mov_1_there_is_no_distance() -> None:
    """From any place straight to any other: sites, opportunities, the own clubhouse."""
    stage = scene()
    stage.site(SITE, "velvet-mile")
    stage.site(OPPORTUNITY_PLACE, "gun-run")
    places = {0, LAW, HOSPITAL, SOURCE, FACTORY, SITE, OPPORTUNITY_PLACE}
    for place in (0, LAW, OPPORTUNITY_PLACE):
        stage.crew(0, place, rookies=1)
    stage.run()
    for place in (0, LAW, OPPORTUNITY_PLACE):
        assert goals(stage, place) == places - {place}


def test_mov_1_a_place_with_rivals_is_a_place() -> None:
    """One may move where rivals stand, and away from them."""
    stage = scene()
    stage.crew(0, 0, made=1)
    stage.crew(1, FACTORY, made=1)
    stage.run().do(0, act.MOVE, 0, b=FACTORY, made=1)
    assert stage.t.present[FACTORY] == 0b11
    stage.own(0, tokens=1)
    stage.run().do(0, act.MOVE, FACTORY, b=0, made=1)
    assert stage.t.present[FACTORY] == 0b10


def test_mov_2_never_into_a_rival_clubhouse() -> None:
    """A rival's clubhouse is no goal, empty or not."""
    stage = scene()
    stage.crew(0, 0, made=1)
    stage.crew(0, FACTORY, made=1)
    stage.run()
    for start in (0, FACTORY):
        assert goals(stage, start).isdisjoint({1, 2, 3})
    for seat in (1, 2, 3):
        stage.own(seat, tokens=1)
        goal = {act.b_of(one) for one in moves(turn(stage, seat), seat)}
        assert goal == {LAW, HOSPITAL, SOURCE, FACTORY}


def test_mov_2_never_to_the_emergency_room() -> None:
    """The emergency room is not a place to go to."""
    stage = scene()
    stage.crew(0, 0, made=1)
    stage.run()
    assert ER not in goals(stage, 0)


def test_mov_2_never_from_the_emergency_room() -> None:
    """The injured go nowhere."""
    stage = scene()
    stage.crew(0, ER, made=1, rookies=1)
    stage.run()
    assert not moves(stage)


def test_mov_2_the_own_clubhouse_is_a_place() -> None:
    """One may move home and out again."""
    stage = scene()
    stage.crew(0, FACTORY, made=1)
    stage.run().do(0, act.MOVE, FACTORY, b=0, made=1)
    assert crew_of(stage, 0, 0) == (1, 0)
    stage.do(0, act.MOVE, 0, b=FACTORY, made=1)
    assert crew_of(stage, 0, FACTORY) == (1, 0)


def test_mov_2_no_place_that_is_not_on_the_table() -> None:
    """Face-down sites and opportunities that are not there are no goals (SET-3)."""
    stage = scene()
    stage.crew(0, 0, made=1)
    stage.site(RANDOM + 2, "rusty-spoke")
    stage.run()
    assert goals(stage, 0) & set(range(RANDOM, RANDOM + RANDOMS)) == {RANDOM + 2}
    assert goals(stage, 0).isdisjoint(range(OPPORTUNITY_PLACE, OPPORTUNITY_PLACE + 3))


def test_mov_2_only_the_own_crew() -> None:
    """Nobody moves another gang's crew."""
    stage = scene()
    stage.crew(0, FACTORY, rookies=1)
    stage.crew(1, FACTORY, made=1, rookies=2)
    stage.run()
    assert {(act.made_of(one), act.rookies_of(one)) for one in moves(stage)} == {(0, 1)}
