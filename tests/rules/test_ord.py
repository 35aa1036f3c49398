"""ORD: order tokens."""

from __future__ import annotations

import pytest
from overlay import with_side
from scenes import fight, last_call
from stage import FACTORY, LAW, SITE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.view import known

SIX = ("samcro", "mayans", "one-niners", "lin", "grim-bastards", "calaveras")


def new_round(stage: Stage) -> Stage:
    """Begin a round."""
    stage.at(stage.step_of(ROUND, "StartRound"))
    return stage.run()


def test_example_ord_1_samcro_base_3_with_3_members() -> None:
    """John plays SAMCRO with 3 base orders and 3 members: 6 orders."""
    stage = Stage(gangs=SIX[:4])
    stage.crew(0, 0, made=3, rookies=2)
    new_round(stage)
    assert stage.t.tokens[0] == 6
    assert (0, 6, 0, 0, 0) in stage.seen(ev.CLAIM)


def test_example_ord_1_high_octane_gangs_start_with_5_each() -> None:
    """On the High Octane sides everyone starts with 5 orders."""
    stage = Stage.fresh(6).set_up(gangs=SIX, sides=("octane",) * 6)
    assert list(stage.t.tokens) == [5] * 6
    sides = {gang.id: gang.sides[1] for gang in stage.pack.gangs}
    assert min(sides[one].base for one in SIX) == sides["mayans"].base
    assert max(sides[one].base for one in SIX) == sides["lin"].base
    assert sides["lin"].made == 1


@pytest.mark.parametrize(("made", "tokens"), [(0, 3), (1, 4), (5, 8)])
def test_ord_1_base_and_one_per_made(made: int, tokens: int) -> None:
    """Base orders, and one token for each made."""
    stage = Stage()
    stage.crew(0, 0, made=made)
    assert new_round(stage).t.tokens[0] == tokens


def test_ord_1_the_base_is_the_clubhouse_s_own() -> None:
    """Two gangs with the same crew and different base orders have different tokens."""
    stage = Stage(gangs=("lin", "mayans", "samcro", "one-niners"), sides=("octane",) * 4)
    for seat in range(4):
        stage.crew(seat, seat, made=2)
    bases = {gang.id: gang.sides[1].base for gang in stage.pack.gangs}
    assert bases["lin"] > bases["samcro"] > bases["mayans"]
    order = ("lin", "mayans", "samcro", "one-niners")
    assert list(new_round(stage).t.tokens) == [bases[gang] + 2 for gang in order]


def test_ord_1_rookies_give_none() -> None:
    """Rookies give no order."""
    stage = Stage()
    stage.crew(0, 0, made=1, rookies=5)
    stage.crew(1, 1, made=1)
    new_round(stage)
    assert stage.t.tokens[0] == stage.t.tokens[1] == 4


def test_ord_1_made_anywhere_in_the_gang_count() -> None:
    """A made on a site gives an order like one in the clubhouse; the recruit pool gives none."""
    stage = Stage()
    stage.crew(0, 0, made=1)
    stage.crew(0, LAW, made=1)
    stage.crew(0, SITE, made=1)
    assert new_round(stage).t.tokens[0] == 6


def test_ord_1_a_disbanded_gang_claims_nothing() -> None:
    """A gang that is out takes no tokens."""
    stage = Stage(seats=3)
    stage.brink(1)
    stage.crew(0, 0, made=1)
    stage.crew(2, 2, made=1)
    last_call(stage, "arrest-warrant").reveal()
    assert [event[0] for event in stage.seen(ev.CLAIM)] == [0, 2]
    assert stage.t.tokens[1] == 0


def test_ord_1_counts_the_made_there_are_now() -> None:
    """Who died in the emergency room gives no order in the next round, who lived does."""
    stage = Stage()
    stage.crew(0, ER, made=2)
    stage.crew(0, 0, made=1)
    stage.at(stage.step_of(ROUND, "CleanUp"))
    stage.run().roll(1, 6)
    assert stage.t.tokens[0] == 3 + 2


def test_ord_2_tokens_are_public() -> None:
    """Everybody sees how many tokens everybody has left."""
    stage = Stage.fresh().set_up().reveal("gun-run").do(0, act.SIT)
    for viewer in range(4):
        assert list(known(stage.g, stage.t, viewer).tokens) == [4, 5, 5, 5]
    assert all(event[1] == ev.EVERYONE for event in stage.events if event[0] == ev.CLAIM)


def test_ord_3_the_step_ends_when_all_are_spent() -> None:
    """Orders go on as long as anybody has a token, however many turns in a row that is."""
    stage = Stage()
    stage.own(1, tokens=3)
    stage.crew(0, 0, made=1)
    stage.run()
    for left in (2, 1, 0):
        assert stage.asked() == {1}
        stage.do(1, act.SIT)
        assert stage.t.tokens[1] == left
    assert stage.step_name() == "ChooseGoods"


def test_ord_3_no_token_carries_over() -> None:
    """A token that could not be used is gone with the round."""
    stage = Stage()
    for seat in range(4):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=1)
    stage.own(1, tokens=2)
    stage.run().do(0, act.SIT).do(1, act.SIT)
    stage.own(0, tokens=5)
    stage.do(1, act.SIT)
    stage.close_market()
    assert stage.t.tokens[0] == 4


def test_ord_3_backup_and_boosts_spend_tokens_too() -> None:
    """A token spent on backup is spent: it gives no further order."""
    stage = Stage()
    stage.crew(0, FACTORY, made=1)
    stage.crew(1, FACTORY, made=1)
    stage.crew(1, 1, rookies=1)
    stage.own(0, tokens=1)
    stage.own(1, tokens=1)
    fight(stage, 0, FACTORY).do(1, act.BACKUP, 1, rookies=1)
    stage.do(0, act.GUNS).do(1, act.GUNS).roll(6, 1)
    assert stage.step_name() == "ChooseGoods"


def test_ord_1_base_orders_of_a_changed_clubhouse_count() -> None:
    """The number is the card's: a pack with another base gives another number of tokens."""
    stage = Stage(gangs=SIX[:4], pack=with_side("samcro", "unleaded", base=1))
    stage.crew(0, 0, made=2)
    assert new_round(stage).t.tokens[0] == 3
