"""RND: the round and its six steps."""

from __future__ import annotations

from scenes import sell
from stage import OPPORTUNITY_PLACE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.playout import sample


def kinds(stage: Stage) -> list[int]:
    """Return the kinds of all events so far, in order."""
    return [event[0] for event in stage.events]


def test_rnd_1_the_steps_of_a_round_in_order() -> None:
    """Claim orders, reveal, issue orders, black market, last calls, clean up; then the next round."""
    stage = (
        Stage.fresh().set_up().reveal("gun-run").sit_out().close_market().reveal("clean-records", "toy-run")
    )
    stage.do(0, act.MOVE, 0, b=OPPORTUNITY_PLACE, rookies=1).sit_out()
    sell(stage, 1, 0, 0, 0)
    happened = kinds(stage)[kinds(stage).index(ev.ROUND, kinds(stage).index(ev.ROUND) + 1) :]
    marks = [ev.ROUND, ev.CLAIM, ev.SITE_UP, ev.CARD_UP, ev.MOVED, ev.SAT, ev.SOLD, ev.AFFECTED, ev.HOME]
    first = [happened.index(kind) for kind in marks]
    assert first == sorted(first)
    assert happened.index(ev.HOME) < happened.index(ev.ROUND, 1)


def test_rnd_1_all_claim_before_anything_is_revealed() -> None:
    """Every gang takes its tokens before the first site is turned up."""
    stage = Stage.fresh().set_up()
    assert len(stage.seen(ev.CLAIM)) == 4
    assert not stage.seen(ev.SITE_UP)
    assert stage.step_name() == "NewTurf"


def test_rnd_1_all_orders_come_before_the_market() -> None:
    """Nobody is asked for contraband while a token is left."""
    stage = Stage.fresh().set_up().reveal("gun-run")
    while any(stage.t.tokens[seat] for seat in range(4)):
        assert stage.step_name() == "IssueOrders"
        (seat,) = stage.asked()
        stage.do(seat, act.SIT)
    assert stage.step_name() == "ChooseGoods"


def test_rnd_1_six_rounds() -> None:
    """A game has six rounds, then it is over."""
    for seed in range(6):
        stage = Stage.fresh(3 + seed % 4)
        dice = Dice(seed)
        while not stage.t.over:
            seat = CHANCE if CHANCE in stage.asked() else min(stage.asked())
            answer(stage.g, stage.t, seat, sample(options(stage.g, stage.t, seat), dice))
            stage.note()
        rounds = [event[:2] for event in stage.seen(ev.ROUND)]
        assert rounds == [(number, 6) for number in range(1, len(rounds) + 1)]
        assert len(rounds) == 6 or stage.t.alive.bit_count() == 1


def test_rnd_1_the_first_round_has_all_six_steps() -> None:
    """A round whose reveal brings no last call still comes to its clean-up."""
    stage = Stage.fresh().set_up().reveal("gun-run").do(0, act.MOVE, 0, b=OPPORTUNITY_PLACE, rookies=1)
    stage.sit_out().close_market()
    assert stage.seen(ev.HOME) == [(0, OPPORTUNITY_PLACE, 0, 1, 0)]
    assert stage.t.round == 2
