"""OPT-1, OPT-2, OPT-4, OPT-5: hardcore options of Men of Mayhem (OPT-3 has a file of its own)."""

from __future__ import annotations

import pytest
from scenes import crew_of, last_call
from stage import FACTORY, HOSPITAL, LAW, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER
from gangland.rulesets.options import OptionError
from gangland.rulesets.procedures import ROUND


def play_round(stage: Stage) -> Stage:
    """Play a round in which nobody does anything, whatever cards come up."""
    stage.reveal()
    number = stage.t.round
    while not stage.t.over and stage.t.round == number:
        if CHANCE in stage.asked():
            stage.do(CHANCE, act.DRAW if stage.step_name() == "TurnUpCards" else act.ROLL, b=hit(stage))
        elif stage.step_name() == "IssueOrders":
            stage.sit_out()
        elif stage.step_name() == "ChooseGoods":
            stage.close_market()
        else:
            seat = min(stage.asked())
            stage.do(seat, *action(stage.legal(seat)[-1]))
    return stage


def hit(stage: Stage) -> int:
    """Return the first card of the deck, or a die of 4."""
    return 0 if stage.step_name() == "TurnUpCards" else 4


def action(packed: int) -> tuple[int, int, int, int, int]:
    """Return an action's fields."""
    return (
        act.kind_of(packed),
        act.place_of(packed),
        act.b_of(packed),
        act.made_of(packed),
        act.rookies_of(packed),
    )


def started(stage: Stage) -> int:
    """Return the rookies a gang starts with on the plain side."""
    return stage.pack.gangs[0].sides[0].rookies


def deck(stage: Stage) -> set[str]:
    """Return the cards that may still come up."""
    return {card.id for number, card in enumerate(stage.pack.cards) if stage.t.cards_left[number]}


def test_opt_1_no_st_thomas_hospital() -> None:
    """The hospital is not laid out: no place, nobody can go there."""
    stage = Stage.fresh(hollow_point=1).set_up().reveal("price-war")
    assert stage.t.tile[HOSPITAL] < 0
    goals = {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.MOVE}
    assert HOSPITAL not in goals
    assert {LAW, SOURCE, FACTORY} <= goals


def test_opt_1_the_hospital_is_there_without_it() -> None:
    """Only the option takes it away."""
    stage = Stage.fresh().set_up().reveal("price-war")
    goals = {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.MOVE}
    assert HOSPITAL in goals


def test_opt_1_the_emergency_room_stays() -> None:
    """The injured roll as ever, and cards that speak of the hospital do no harm."""
    stage = Stage(hollow_point=1)
    stage.crew(0, ER, rookies=1)
    stage.hassle("doctors-strike")
    stage.at(stage.step_of(ROUND, "CleanUp"))
    stage.run().roll(5)
    assert crew_of(stage, 0, 0) == (0, 1)


@pytest.mark.parametrize("extra", [0, 1, 7])
def test_opt_2_three_more_cards_per_extra_round(extra: int) -> None:
    """So many rounds more, with three cards each, and the game ends after the last of them."""
    stage = Stage.fresh(long_haul=extra).set_up()
    for number in range(1, 7 + extra):
        assert not stage.t.over
        assert stage.t.round == number
        play_round(stage)
    assert stage.t.over
    assert len(stage.seen(ev.CARD_UP)) == 15 + 3 * extra
    assert [event[:2] for event in stage.seen(ev.ROUND)][-1] == (6 + extra, 6 + extra)


def test_opt_2_as_far_as_the_deck_reaches() -> None:
    """36 cards reach for seven extra rounds, 40 for eight."""
    Stage.fresh(long_haul=7)
    Stage.fresh(long_haul=8, hardcore_cards=1)
    with pytest.raises(OptionError) as refused:
        Stage.fresh(long_haul=8)
    assert refused.value.code == "deck-too-short"
    with pytest.raises(OptionError):
        Stage.fresh(long_haul=9, hardcore_cards=1)


def test_opt_2_no_rounds_less() -> None:
    """A ride is longer or it is not."""
    with pytest.raises(OptionError) as refused:
        Stage.fresh(long_haul=-1)
    assert refused.value.code == "option-range"


def test_opt_2_no_site_more() -> None:
    """Six random sites, however long the ride."""
    stage = Stage.fresh(long_haul=3).set_up()
    while not stage.t.over:
        play_round(stage)
    assert len(stage.seen(ev.SITE_UP)) == 6


def test_opt_4_rookies_beyond_the_starting_number_leave_the_game() -> None:
    """The pool has no rookies after set-up; made are not touched."""
    stage = Stage.fresh(6, slim_pickings=1).set_up(sides=("octane",) * 6)
    assert list(stage.t.pool_rookies) == [0] * 6
    for seat in range(6):
        assert (stage.t.pool_made[seat] | stage.t.made_total(seat)) == 0b11111
    stage.reveal("price-war")
    assert act.RECRUIT not in stage.kinds(0)


def test_opt_4_never_more_rookies_than_at_the_start() -> None:
    """Who left the gang may come back, nobody else."""
    stage = Stage.fresh(slim_pickings=1).set_up().reveal("price-war")
    stage.do(0, act.PROMOTE, 0, made=stage.t.pool_made[0] & -stage.t.pool_made[0])
    for seat in (1, 2, 3):
        stage.do(seat, act.SIT)
    assert stage.t.rookie_total(0) == started(stage) - 1
    stage.do(0, act.RECRUIT)
    for seat in (1, 2, 3):
        stage.do(seat, act.SIT)
    assert stage.t.rookie_total(0) == started(stage)
    assert act.RECRUIT not in stage.kinds(0)


def test_opt_4_cards_bring_no_rookies_either() -> None:
    """A card that hands out rookies finds an empty pool."""
    stage = Stage.fresh(slim_pickings=1).set_up().reveal("second-wind")
    assert [stage.t.rookie_total(seat) for seat in range(4)] == [started(stage)] * 4


def test_opt_4_the_dead_can_be_replaced() -> None:
    """A rookie who died is in the pool, and may be recruited up to the starting number."""
    stage = Stage.fresh(slim_pickings=1).set_up().reveal("price-war").sit_out().close_market()
    stage.t.shift(0, 0, ER, 0, 1)
    stage.reveal("gun-run", "toy-run").sit_out().close_market().roll(1)
    stage.reveal("gun-embargo", "dry-docks", "bar-rules").do(0, act.RECRUIT)
    assert stage.t.rookie_total(0) == started(stage)


def test_opt_5_the_four_are_shuffled_in() -> None:
    """Forty cards may come up instead of 36, and still fifteen do."""
    stage = Stage.fresh(hardcore_cards=1).set_up()
    four = {card.id for card in stage.pack.cards if card.hardcore}
    assert len(four) == 4
    assert deck(stage) == {card.id for card in stage.pack.cards}
    while not stage.t.over:
        play_round(stage)
    assert len(stage.seen(ev.CARD_UP)) == 15


def test_opt_5_none_is_an_opportunity() -> None:
    """Hardcore cards are obstacles, hassles and last calls."""
    kinds = {card.kind for card in Stage().pack.cards if card.hardcore}
    assert kinds == {"obstacle", "hassle", "last-call"}


def test_opt_5_a_hardcore_card_takes_effect() -> None:
    """Cartel war: two of every gang are injured, or it pays."""
    stage = Stage.fresh(3, hardcore_cards=1).set_up().reveal("cartel-war")
    cash, guns = stage.t.cash[0], stage.t.guns[0]
    stage.do(0, act.YES)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.crew_at(0, ER)) == (cash - 2, guns - 1, 0)
    stage.do(1, act.NO).do(1, act.INJURE, 1, rookies=1).do(1, act.INJURE, 1, rookies=1)
    assert stage.t.crew_at(1, ER) == 2
    assert stage.asked() == {2}


def test_opt_5_a_hardcore_last_call_measures_before_it_hits() -> None:
    """DEA raid: who has the most contraband loses four and gains a heat, the same gangs both times."""
    stage = Stage(3, hardcore_cards=1)
    for seat, goods in enumerate((5, 5, 3)):
        stage.crew(seat, seat, made=1)
        stage.own(seat, goods=goods)
    last_call(stage, "dea-raid")
    assert [stage.t.goods[seat] for seat in range(3)] == [1, 1, 3]
    assert [stage.t.standing[seat] for seat in range(3)] == [1, 1, 0]


def test_opt_5_unknown_options_are_refused() -> None:
    """An option a game does not have is an error, not a wish."""
    with pytest.raises(OptionError) as refused:
        Stage.fresh(crime_pays=1)
    assert refused.value.code == "unknown-option"


def test_opt_1_an_option_is_on_or_off() -> None:
    """Only the length of a ride is a number."""
    with pytest.raises(OptionError) as refused:
        Stage.fresh(hollow_point=2)
    assert refused.value.code == "option-range"


def test_opt_1_options_combine_freely() -> None:
    """All of them together come to an end."""
    stage = Stage.fresh(
        3, hollow_point=1, long_haul=1, slim_pickings=1, hardcore_cards=1, under_the_radar=1, unleaded=1
    ).set_up()
    while not stage.t.over:
        play_round(stage)
    assert stage.t.round == 7
    assert stage.t.tile[HOSPITAL] < 0
