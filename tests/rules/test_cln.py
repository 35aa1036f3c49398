"""CLN: clean up."""

from __future__ import annotations

import pytest
from overlay import with_hassle
from scenes import crew_of
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, Stage

from gangland.content.records import Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER
from gangland.rulesets.procedures import ROUND


def clean_up(stage: Stage) -> Stage:
    """Go to the clean-up."""
    stage.at(stage.step_of(ROUND, "CleanUp"))
    return stage.run()


def test_cln_1_order_tokens_come_off_the_places() -> None:
    """What was exploited may be exploited again."""
    stage = Stage()
    stage.crew(0, FACTORY, made=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, FACTORY).do(0, act.USE, b=0)
    assert stage.t.used == 1 << FACTORY
    stage.close_market()
    assert stage.t.used == 0


def test_cln_1_crew_on_opportunities_goes_home() -> None:
    """All crew of all gangs there, each to its own clubhouse."""
    stage = Stage()
    for index, card in enumerate(("gun-run", "toy-run", "gun-show")):
        stage.site(OPPORTUNITY_PLACE + index, card)
    stage.crew(0, OPPORTUNITY_PLACE, made=2, rookies=1)
    stage.crew(1, OPPORTUNITY_PLACE, made=1)
    stage.crew(0, OPPORTUNITY_PLACE + 2, rookies=1)
    clean_up(stage)
    assert crew_of(stage, 0, 0) == (2, 2)
    assert crew_of(stage, 1, 1) == (1, 0)
    assert not any(stage.t.present[OPPORTUNITY_PLACE + index] for index in range(3))


def test_cln_1_opportunities_are_discarded() -> None:
    """They are no places any more, and their spots are free for new ones."""
    stage = Stage()
    stage.site(OPPORTUNITY_PLACE, "gun-run")
    clean_up(stage)
    assert stage.t.open >> OPPORTUNITY_PLACE & 1 == 0
    stage.reveal("toy-run")
    assert stage.seen(ev.CARD_UP)[-1][:2] == (stage.card_number("toy-run"), OPPORTUNITY_PLACE)


def test_cln_1_hassles_are_discarded() -> None:
    """The rules of the round are gone; a gang's own rules stay."""
    stage = Stage(gangs=("samcro", "mayans", "one-niners", "lin"), sides=("octane",) * 4)
    stage.site(SITE, "irish-freddys")
    stage.crew(0, SITE, made=1)
    stage.own(0, guns=1)
    stage.hassle("gun-embargo")
    clean_up(stage).reveal("toy-run", "gun-run").do(0, act.EXPLOIT, SITE).do(0, act.USE, b=1)
    assert stage.t.cash[0] == 4


def test_cln_1_last_calls_are_discarded() -> None:
    """A last call of one round is not resolved in the next."""
    stage = Stage.fresh().set_up().reveal("clean-records").sit_out()
    before = list(stage.t.cash)
    stage.close_market()
    richer = list(stage.t.cash)
    assert richer != before
    stage.reveal("gun-run", "toy-run").sit_out().close_market()
    assert list(stage.t.cash) == richer


@pytest.mark.parametrize(("face", "dies"), [(3, True), (4, True), (5, False)])
def test_cln_1_a_hassle_on_emergency_rolls_still_counts(face: int, *, dies: bool) -> None:
    """Doctors on strike: the round's rule makes a 4 deadly in its own clean-up."""
    stage = Stage()
    stage.crew(0, ER, rookies=1)
    stage.hassle("doctors-strike")
    clean_up(stage).roll(face)
    assert (stage.t.rookie_total(0) == 0) is dies


def test_cln_1_and_is_gone_in_the_next_round() -> None:
    """A round later a 4 saves again."""
    stage = Stage()
    stage.hassle("doctors-strike")
    clean_up(stage)
    stage.crew(0, ER, rookies=1)
    clean_up(stage).roll(4)
    assert crew_of(stage, 0, 0) == (0, 1)


def test_cln_1_a_helpful_hassle_counts_too() -> None:
    """Where the round makes rolls better, a 3 saves."""
    stage = Stage(pack=with_hassle("field-medics", Modifier("er", amount=1)))
    stage.crew(0, ER, rookies=2)
    stage.hassle("field-medics")
    clean_up(stage).roll(3, 2)
    assert crew_of(stage, 0, 0) == (0, 1)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_cln_2_one_to_three_to_the_pool_four_to_six_home(face: int) -> None:
    """A die decides: 1–3 to the recruit pool, 4–6 to the clubhouse."""
    for made, rookies in ((1, 0), (0, 1)):
        stage = Stage()
        stage.crew(0, ER, made=made, rookies=rookies)
        clean_up(stage).roll(face)
        assert stage.t.crew_at(0, ER) == 0
        if face <= 3:
            assert crew_of(stage, 0, 0) == (0, 0)
            assert (stage.t.pool_made[0], stage.t.pool_rookies[0]) == (0b11111, 5)
        else:
            assert crew_of(stage, 0, 0) == (made, rookies)


def test_cln_2_one_die_for_each_injured() -> None:
    """As many dice as injured, gang by gang from the leader, then the next round."""
    stage = Stage()
    stage.t.leader = 2
    stage.crew(0, ER, made=1, rookies=1)
    stage.crew(2, ER, rookies=2)
    clean_up(stage).roll(6, 1, 6, 1)
    assert [event[:2] for event in stage.seen(ev.ROLLED)] == [
        (ev.FOR_INJURED, 2),
        (ev.FOR_INJURED, 2),
        (ev.FOR_INJURED, 0),
        (ev.FOR_INJURED, 0),
    ]
    assert stage.t.round == 2


def test_cln_2_the_emergency_room_ends_empty() -> None:
    """Nobody is left there when the round is over."""
    stage = Stage()
    for seat in range(4):
        stage.crew(seat, ER, made=seat % 2, rookies=1)
    clean_up(stage)
    while stage.t.round == 1:
        stage.roll(4)
    assert stage.t.present[ER] == 0


def test_cln_2_made_and_rookies_roll_alike() -> None:
    """A made has no better chance than a rookie."""
    stage = Stage()
    stage.crew(0, ER, made=1, rookies=1)
    clean_up(stage).roll(3, 4)
    assert crew_of(stage, 0, 0) == (0, 1)
    assert stage.t.pool_made[0] == 0b11111


def test_cln_2_nobody_hurt_no_die() -> None:
    """With an empty emergency room the next round begins at once."""
    stage = Stage()
    stage.crew(0, 0, made=1)
    clean_up(stage)
    assert stage.t.round == 2
    assert not stage.seen(ev.ROLLED)
    assert stage.asked() == {CHANCE}


def test_cln_2_in_the_last_round_too() -> None:
    """The last round has its clean-up before cash is counted."""
    stage = Stage()
    stage.t.round = 6
    stage.crew(0, ER, rookies=1)
    clean_up(stage)
    assert not stage.t.over
    stage.own(0, cash=1)
    stage.roll(5)
    assert stage.t.over


def test_cln_3_crew_on_sites_stays() -> None:
    """Only opportunities are cleared."""
    stage = Stage()
    stage.site(SITE, "velvet-mile")
    for place in (SITE, FACTORY, LAW, 0):
        stage.crew(0, place, made=1, rookies=1)
    stage.crew(1, SITE, rookies=2)
    clean_up(stage)
    for place in (SITE, FACTORY, LAW, 0):
        assert crew_of(stage, 0, place) == (1, 1)
    assert crew_of(stage, 1, SITE) == (0, 2)
    assert stage.t.open >> SITE & 1
