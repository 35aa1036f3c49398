"""REV: new sites and event cards are turned up."""

from __future__ import annotations

import pytest
from overlay import WATCHED, with_card, with_effects
from scenes import crew_of, fight, last_call, obstacle, sell, turn
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.editions import load_edition
from gangland.content.records import Effect
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER, RANDOM, RANDOMS
from gangland.rulesets.procedures import ROUND

HARMLESS = (
    *("gun-embargo", "dry-docks", "atf-in-town", "sheriffs-holiday", "undercover-buyers", "price-war"),
    *("tule-fog", "bar-rules", "blood-feud", "doctors-strike", "armored-car", "gun-run", "toy-run"),
    *("patch-party", "gun-show"),
)


def turn_up(stage: Stage, *cards: str) -> Stage:
    """Turn up these cards in one reveal."""
    stage.at(stage.step_of(ROUND, "TurnUpCards"), aux=len(cards))
    stage.run()
    for card in cards:
        stage.draw_card(card)
    return stage


def gangs_of(*sizes: int) -> Stage:
    """Return a stage where each seat has so many rookies and one made at home, and a token."""
    stage = Stage(len(sizes))
    for seat, rookies in enumerate(sizes):
        stage.crew(seat, seat, made=1, rookies=rookies)
        stage.own(seat, tokens=1)
    return stage


def test_rev_1_two_sites_before_any_card() -> None:
    """First two face-down sites are turned up, then the cards."""
    stage = Stage.fresh().set_up()
    stage.draw_site("velvet-mile").draw_site("rusty-spoke")
    assert [event[0] for event in stage.seen(ev.SITE_UP)] == [RANDOM, RANDOM + 1]
    assert stage.step_name() == "TurnUpCards"
    assert not stage.seen(ev.CARD_UP)


def test_rev_1_sites_stay_and_run_out_after_three_rounds() -> None:
    """Two more every round while there are any; they stay for the game."""
    stage = Stage.fresh().set_up()
    seen: list[int] = []
    for number in range(1, 6):
        stage.reveal()
        up = [place for place in range(RANDOM, RANDOM + RANDOMS) if stage.t.open >> place & 1]
        assert len(up) == min(2 * number, 6)
        assert [stage.t.tile[place] for place in up][: len(seen)] == seen
        seen = [stage.t.tile[place] for place in up]
        while stage.step_name() == "TurnUpCards":
            stage.draw_card(next(card for card in HARMLESS if stage.t.cards_left[stage.card_number(card)]))
        stage.sit_out().close_market()


def test_rev_2_one_card_then_two_then_three() -> None:
    """One card in round 1, two in round 2, three in every later round."""
    stage = Stage.fresh().set_up()
    counts = []
    for _ in range(6):
        before = len(stage.seen(ev.CARD_UP))
        stage.reveal()
        while stage.step_name() == "TurnUpCards":
            stage.draw_card(next(card for card in HARMLESS if stage.t.cards_left[stage.card_number(card)]))
        counts.append(len(stage.seen(ev.CARD_UP)) - before)
        stage.sit_out().close_market()
    assert counts == [1, 2, 3, 3, 3, 3]
    assert stage.t.over


def test_rev_2_no_card_comes_up_twice() -> None:
    """A card turned up is out of the deck for good."""
    stage = Stage.fresh().set_up().reveal("gun-run").sit_out().close_market().reveal()
    assert len(stage.legal(CHANCE)) == 35
    assert stage.t.cards_left[stage.card_number("gun-run")] == 0


def test_rev_3_an_obstacle_takes_effect_at_once() -> None:
    """An obstacle is resolved before the next card is turned up."""
    stage = gangs_of(1, 2, 2, 2)
    stage.at(stage.step_of(ROUND, "TurnUpCards"), aux=2)
    stage.run().draw_card("second-wind")
    assert stage.t.rookie_total(0) == 2
    assert list(stage.t.tokens) == [2, 2, 2, 2]
    assert stage.asked() == {CHANCE}


def test_rev_3_an_obstacle_waits_for_its_answers_before_the_next_card() -> None:
    """Where an obstacle asks, the next card waits."""
    stage = gangs_of(2, 1, 1, 1)
    stage.own(0, cash=2)
    stage.at(stage.step_of(ROUND, "TurnUpCards"), aux=2)
    stage.run().draw_card("highway-pileup")
    assert stage.asked() == {0}
    stage.do(0, act.YES)
    assert stage.asked() == {CHANCE}


def test_rev_3_an_obstacle_is_a_one_time_event() -> None:
    """What an obstacle did is done: the round after is as if it had never been."""
    stage = obstacle(gangs_of(1, 2, 2, 2), "second-wind")
    stage.sit_out().close_market()
    assert stage.t.rookie_total(0) == 2
    assert list(stage.t.tokens) == [4, 4, 4, 4]


def test_rev_3_on_all_gangs() -> None:
    """An obstacle on all gangs hits every gang."""
    stage = Stage()
    for seat in range(4):
        stage.crew(seat, FACTORY, made=1)
        stage.own(seat, tokens=1)
    obstacle(stage, "lights-out")
    for seat in range(4):
        stage.do(seat, act.NO)
    assert stage.t.present[FACTORY] == 0
    assert all(crew_of(stage, seat, seat) == (1, 0) for seat in range(4))


def test_rev_3_on_the_named_gangs_only() -> None:
    """Press conference: the leader gains 1 heat, the others lose 1."""
    stage = gangs_of(1, 1, 1, 1)
    stage.t.leader = 2
    for seat, heat in enumerate((0, 1, 2, 3)):
        stage.own(seat, standing=heat)
    obstacle(stage, "press-conference")
    assert list(stage.t.standing) == [0, 0, 3, 2]


def test_rev_3_gangs_within_a_card_in_leader_order() -> None:
    """Gangs are asked and hit from the leader to the left."""
    stage = Stage()
    stage.t.leader = 2
    for seat in range(4):
        stage.crew(seat, LAW, made=1)
        stage.own(seat, tokens=1)
    obstacle(stage, "lights-out")
    for seat in (2, 3, 0, 1):
        assert stage.asked() == {seat}
        stage.do(seat, act.NO)
    assert [event[0] for event in stage.seen(ev.HOME)] == [2, 3, 0, 1]


def test_rev_3_cards_resolve_as_turned_up() -> None:
    """The first obstacle has changed the table when the second measures it."""
    stage = gangs_of(1, 2, 3, 3)
    stage.at(stage.step_of(ROUND, "TurnUpCards"), aux=2)
    stage.run().draw_card("second-wind")
    assert stage.t.rookie_total(0) == 2
    stage.draw_card("highway-pileup")
    assert stage.seen(ev.AFFECTED)[-1][:2] == (stage.card_number("highway-pileup"), 0b1100)


def test_rev_3_paying_an_obstacle_off_spares_that_gang_alone() -> None:
    """Who pays is spared and pays to the supply; who does not is hit."""
    stage = Stage(seats=3)
    for seat in range(3):
        stage.crew(seat, FACTORY, made=1)
        stage.own(seat, tokens=1, cash=2)
    obstacle(stage, "lights-out")
    stage.do(0, act.YES).do(1, act.NO).do(2, act.YES)
    assert stage.t.present[FACTORY] == 0b101
    assert list(stage.t.cash) == [0, 2, 0]


def test_rev_3_who_cannot_pay_is_asked_all_the_same() -> None:
    """An empty hand looks like a full one: the question comes, only the answer is narrower."""
    stage = Stage(seats=3)
    for seat in range(3):
        stage.crew(seat, FACTORY, made=1)
    stage.own(0, cash=1)
    obstacle(stage, "lights-out")
    assert stage.asked() == {0}
    assert stage.kinds(0) == {act.NO}


def test_rev_3_paying_with_heat_is_taking_heat_on() -> None:
    """A price in heat is heat gained, from any heat, a fall included."""
    raid = Effect("all", "lose", asset="goods", amount=2, pay=(0, 0, 0, 1))
    stage = Stage(seats=3, pack=with_effects("tip-off", "obstacle", raid))
    for seat, heat in enumerate((0, 2, 4)):
        stage.crew(seat, seat, made=1)
        stage.own(seat, standing=heat, goods=2)
    obstacle(stage, "tip-off").do(0, act.YES).do(1, act.YES).do(2, act.YES)
    assert list(stage.t.standing) == [1, 3, 1]
    assert list(stage.t.goods) == [2, 2, 2]
    assert stage.t.made_total(2) == 0


def test_rev_3_an_injury_for_each_of_nothing_is_none() -> None:
    """A card that injures one for each gun passes by a gang without guns."""
    shoot = Effect("all", "injure", per="guns")
    stage = Stage(seats=3, pack=with_effects("misfire", "obstacle", shoot))
    for seat in range(3):
        stage.crew(seat, seat, made=1, rookies=1)
    stage.own(1, guns=1)
    obstacle(stage, "misfire").do(1, act.INJURE, 1, rookies=1)
    assert [stage.t.crew_at(seat, ER) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("is_banned", [False, True])
def test_rev_4_a_ban_on_recruiting_bars_specials_and_not_what_a_card_hands_out(is_banned: bool) -> None:
    """Martial law bars the place that brings rookies; a last call brings them all the same."""
    pack = with_effects("open-door", "last-call", Effect("all", "recruit", amount=1))
    stage = Stage(seats=3, pack=pack, hardcore_cards=1)
    stage.site(SITE, "bare-knuckle-barn")
    stage.crew(0, SITE, made=1)
    stage.own(0, tokens=2)
    if is_banned:
        stage.hassle("martial-law")
    stage.run().do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert (act.YES in stage.kinds(0)) is not is_banned
    before = stage.t.rookie_total(0)
    assert last_call(stage, "open-door").t.rookie_total(0) == before + 1


def test_rev_4_a_hassle_binds_all_gangs_at_once() -> None:
    """From the moment it is turned up, for every gang."""
    stage = gangs_of(1, 1, 1, 1)
    stage.site(SITE, "velvet-mile")
    for seat in range(4):
        stage.own(seat, standing=0)
    turn_up(stage, "bike-week")
    for seat in range(4):
        assert stage.asked() == {seat}
        stage.do(seat, act.RECRUIT)
    assert list(stage.t.tokens) == [1, 1, 1, 1]
    assert all(stage.t.rookie_total(seat) == 2 for seat in range(4))


def test_rev_4_a_hassle_lasts_the_whole_round_and_no_longer() -> None:
    """It is a rule till the round ends, black market included, and gone with the next."""
    stage = Stage.fresh().set_up().reveal("undercover-buyers").sit_out()
    cash = stage.t.cash[0]
    stage.own(0, goods=2, standing=0)
    sell(stage, 1, 0, 0, 0)
    assert stage.seen(ev.PRICE)[-1][:2] == (1, 3)
    assert stage.t.cash[0] == cash + 3 + 1
    assert stage.t.standing[0] == 2
    stage.reveal("gun-run", "toy-run").sit_out()
    sell(stage, 1, 0, 0, 0)
    assert stage.t.cash[0] == cash + 4 + 3
    assert stage.t.standing[0] == 3


def test_rev_4_a_hassle_beats_the_normal_rules() -> None:
    """Where guns are always allowed, bar rules forbid them."""
    stage = Stage(seats=3)
    for seat in (0, 1):
        stage.crew(seat, FACTORY, made=1)
        stage.own(seat, guns=1)
    stage.hassle("bar-rules")
    fight(stage, 0, FACTORY)
    assert stage.asked() == {CHANCE}


def test_rev_4_two_hassles_hold_together() -> None:
    """Several rules of the round hold side by side."""
    stage = gangs_of(1, 1, 1)
    stage.site(SITE, "second-chance-pawn")
    stage.crew(0, SITE, made=1)
    stage.own(0, guns=1, goods=1, tokens=1)
    turn_up(stage, "gun-embargo", "bike-week").do(0, act.EXPLOIT, SITE)
    stage.do(0, act.USE, b=1)
    assert (stage.t.guns[0], stage.t.goods[0], stage.t.cash[0]) == (1, 0, 1 + 2)


def test_rev_4_a_hassle_on_the_most_picks_when_turned_up() -> None:
    """Who is hottest when it comes up is bound for the round, whatever the heat later; ours bind all."""
    assert all(card.who == "all" for card in load_edition("mayhem").cards)
    stage = Stage(seats=3, pack=with_card(WATCHED))
    for seat in range(3):
        stage.crew(seat, seat, rookies=1)
    for seat, heat in enumerate((3, 2, 3)):
        stage.own(seat, standing=heat, goods=1)
    turn_up(stage, "watched")
    stage.own(0, standing=0)
    stage.own(1, standing=3)
    stage.sit_out()
    assert stage.asked() == {1}


def test_rev_5_an_opportunity_is_a_place_from_the_moment_it_is_turned_up() -> None:
    """One moves there in the very round."""
    stage = turn_up(gangs_of(1, 1, 1), "cartel-shipment")
    assert stage.seen(ev.CARD_UP)[-1][:2] == (stage.card_number("cartel-shipment"), OPPORTUNITY_PLACE)
    stage.do(0, act.MOVE, 0, b=OPPORTUNITY_PLACE, rookies=1)
    assert crew_of(stage, 0, OPPORTUNITY_PLACE) == (0, 1)


def test_rev_5_an_opportunity_is_exploited_hot_and_boost_too() -> None:
    """It is exploited like any site: heat first, then its transactions, then the boost for a token."""
    stage = turn_up(gangs_of(1, 1, 1), "gun-run")
    stage.own(0, tokens=3, guns=2, goods=1)
    stage.do(0, act.MOVE, 0, b=OPPORTUNITY_PLACE, rookies=1)
    turn(stage, 0).do(0, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert stage.t.standing[0] == 1
    stage.do(0, act.USE, b=2).do(0, act.YES).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.goods[0], stage.t.tokens[0]) == (12, 0, 0, 0)
    stage.own(0, tokens=1)
    turn(stage, 0)
    assert act.EXPLOIT not in stage.kinds(0)


def test_rev_5_an_opportunity_is_fought_over() -> None:
    """A fight at an opportunity is a fight; its winner stands there."""
    stage = turn_up(gangs_of(1, 1, 1), "gun-run")
    stage.crew(0, OPPORTUNITY_PLACE, made=1)
    stage.crew(1, OPPORTUNITY_PLACE, rookies=1)
    stage.do(0, act.FIGHT, OPPORTUNITY_PLACE).do(1, act.ENOUGH).do(0, act.GUNS).do(1, act.GUNS).roll(6, 1)
    assert stage.t.controls(0, OPPORTUNITY_PLACE)


def test_rev_5_three_opportunities_are_three_places() -> None:
    """All cards of a round may be opportunities."""
    stage = turn_up(gangs_of(1, 1, 1), "gun-run", "toy-run", "gun-show")
    goals = {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.MOVE}
    assert {OPPORTUNITY_PLACE, OPPORTUNITY_PLACE + 1, OPPORTUNITY_PLACE + 2} <= goals


def test_rev_5_an_opportunity_lasts_one_round() -> None:
    """With the round it is gone: no place to move to."""
    stage = Stage.fresh().set_up().reveal("gun-run").sit_out().close_market()
    stage.reveal("price-war", "dry-docks")
    goals = {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.MOVE}
    assert OPPORTUNITY_PLACE not in goals


def test_rev_6_a_last_call_is_resolved_after_the_black_market() -> None:
    """Heat from sales counts: who sold and is now hottest falls."""
    stage = turn_up(gangs_of(1, 1, 1), "arrest-warrant")
    for seat, heat in enumerate((1, 1, 0)):
        stage.own(seat, standing=heat, goods=1)
    stage.sit_out()
    assert not stage.seen(ev.FELL)
    sell(stage, 1, 0, 0)
    assert [event[0] for event in stage.seen(ev.FELL)] == [0]


def test_rev_6_a_last_call_does_nothing_when_turned_up() -> None:
    """It lies there the whole round."""
    stage = gangs_of(1, 1, 1)
    stage.own(0, cash=9)
    turn_up(stage, "tax-audit")
    assert stage.step_name() == "IssueOrders"
    assert stage.t.cash[0] == 9
    assert not stage.seen(ev.AFFECTED)


def test_rev_7_every_tied_gang_is_hit() -> None:
    """Two with the most are both hit, the third is not."""
    stage = gangs_of(1, 3, 3)
    obstacle(stage, "highway-pileup")
    assert stage.seen(ev.AFFECTED)[0][:2] == (stage.card_number("highway-pileup"), 0b110)
    stage.do(1, act.NO).do(1, act.INJURE, 1, rookies=1).do(2, act.NO).do(2, act.INJURE, 2, rookies=1)
    assert [stage.t.crew_at(seat, ER) for seat in range(3)] == [0, 1, 1]


def test_rev_7_all_are_hit_if_all_are_equal() -> None:
    """With nobody ahead, everybody has the most, and the least."""
    stage = obstacle(gangs_of(1, 1, 1), "second-wind")
    assert [stage.t.rookie_total(seat) for seat in range(3)] == [2, 2, 2]
    assert list(stage.t.tokens) == [2, 2, 2]


def test_rev_7_measured_before_anyone_is_hit() -> None:
    """The first gang hit changes nothing for the second, nor the first effect for the second."""
    stage = gangs_of(1, 1, 1)
    stage.crew(0, ER, rookies=2)
    stage.crew(1, ER, rookies=1)
    last_call(stage, "graveyard-shift").do(0, act.NO)
    assert [stage.t.crew_at(seat, ER) for seat in range(3)] == [0, 1, 0]
    assert list(stage.t.cash) == [0, 0, 2]


def test_rev_7_a_hidden_amount_is_measured_too() -> None:
    """Most guns, least guns: counted behind the blinds, only who is hit is told."""
    stage = gangs_of(1, 1, 1)
    for seat, guns in enumerate((1, 3, 0)):
        stage.own(seat, guns=guns, goods=3)
    last_call(stage, "open-trunks")
    assert stage.t.leader == 1
    assert list(stage.t.goods) == [3, 3, 1]
    card = stage.card_number("open-trunks")
    assert [event[:2] for event in stage.seen(ev.AFFECTED)] == [(card, 0b010), (card, 0b100)]


def test_rev_7_the_token_goes_to_one_gang_or_stays() -> None:
    """Nobody takes the leader token where two have the most."""
    stage = gangs_of(1, 1, 1)
    for seat, guns in enumerate((0, 2, 2)):
        stage.own(seat, guns=guns)
    last_call(stage, "open-trunks")
    assert stage.t.leader == 0


def test_rev_7_every_later_card_measures_anew() -> None:
    """After the warrant the fallen are at 1: the next card sees that."""
    stage = gangs_of(1, 2, 3)
    for seat, heat in enumerate((1, 2, 4)):
        stage.own(seat, standing=heat)
    last_call(stage, "arrest-warrant", "clean-records")
    assert [event[0] for event in stage.seen(ev.FELL)] == [2]
    assert list(stage.t.cash) == [1, 0, 3]


@pytest.mark.parametrize("card", ["clean-records", "second-wind"])
def test_rev_7_a_disbanded_gang_is_never_counted(card: str) -> None:
    """A gang that is out has neither most nor least."""
    stage = gangs_of(2, 3, 2)
    stage.brink(1)
    last_call(stage, "arrest-warrant")
    assert not stage.t.is_alive(1)
    if card == "clean-records":
        last_call(stage, card)
    else:
        obstacle(stage, card)
    assert stage.seen(ev.AFFECTED)[-1][1] == 0b101


def test_rev_7_places_are_sites_and_opportunities_controlled() -> None:
    """Envelope Friday counts what a gang controls alone, its clubhouse aside."""
    stage = gangs_of(1, 1, 1)
    stage.site(OPPORTUNITY_PLACE, "gun-run")
    stage.crew(0, FACTORY, rookies=1)
    stage.crew(0, OPPORTUNITY_PLACE, rookies=1)
    stage.crew(1, LAW, rookies=1)
    stage.crew(1, SOURCE, rookies=1)
    stage.crew(2, SOURCE, rookies=1)
    last_call(stage, "envelope-friday")
    assert list(stage.t.cash) == [2, 0, 0]


def test_rev_7_a_gang_disbanded_by_a_card_is_not_hit_again_by_it() -> None:
    """A later effect of the same card passes over a gang the first one took out."""
    first = Effect("leader", "fall")
    second = Effect("all", "gain", asset="cash", amount=1)
    stage = Stage(seats=3, pack=with_effects("sweep", "last-call", first, second))
    for seat in (1, 2):
        stage.crew(seat, seat, made=1)
    stage.crew(0, 0, rookies=1)
    last_call(stage, "sweep")
    assert [event[:1] for event in stage.seen(ev.DISBANDED)] == [(0,)]
    assert list(stage.t.cash) == [0, 1, 1]
    assert stage.seen(ev.AFFECTED)[-1][1] == 0b110
