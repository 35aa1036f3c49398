"""RND, ORD, REV: the round of Wise Guys, its order tokens, New Turf and the Roaring 20s."""

from __future__ import annotations

import pytest
from overlay import with_card
from scenes import ER, fight, last_call, obstacle, pull, sell, turn
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import (
    GAME,
    NORTH,
    OUTFIT,
    SALTIS,
    SHELDON,
    clouts,
    fresh,
    house,
    reveal_harmless,
    sit_out_round,
    wg,
)

from gangland.content.records import Card, Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.table import CHANCE, OPPORTUNITY, RANDOM
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.view import known

# RND


def test_wg_rnd_seven_steps_in_order() -> None:
    """RND: collect tokens, New Turf, Roaring 20s, orders, black market, last calls, clean up."""
    s = sit_out_round(fresh()).reveal("collection-day", "labor-slugging")
    s.do(0, act.MOVE, 0, b=OPPORTUNITY_PLACE, rookies=1).sit_out()
    sell(s, 1, 0, 0, 0)
    kinds = [row[0] for row in s.events]
    kinds = kinds[kinds.index(ev.ROUND, kinds.index(ev.ROUND) + 1) :]
    marks = [ev.CLAIM, ev.SITE_UP, ev.CARD_UP, ev.MOVED, ev.SAT, ev.SOLD, ev.AFFECTED, ev.HOME]
    first = [kinds.index(kind) for kind in marks]
    assert first == sorted(first)
    assert s.t.round == 3


def test_wg_rnd_six_rounds() -> None:
    """RND: the game is over after the sixth."""
    s = fresh(3)
    for number in range(1, 7):
        assert (s.t.round, s.t.over) == (number, False)
        sit_out_round(s)
    assert s.t.over


# ORD


def claim(s: Stage) -> Stage:
    """Begin a round on a stage."""
    s.at(s.step_of(ROUND, "StartRound"))
    return s.run()


def test_example_wg_ord_1_kit_s_outfit_takes_six() -> None:
    """ORD-1: four orders on the card and two made men."""
    s = wg()
    s.men(OUTFIT, OUTFIT, "al-capone", rookies=1)
    s.men(OUTFIT, FACTORY, "frank-nitti", rookies=4)
    assert claim(s).t.tokens[OUTFIT] == 6


@pytest.mark.parametrize(("seat", "base"), [(OUTFIT, 4), (SHELDON, 4), (NORTH, 2), (SALTIS, 3)])
def test_wg_ord_1_base_orders_and_one_per_made_man(seat: int, base: int) -> None:
    """ORD-1: made men anywhere, in the emergency room too; associates and the recruit pool give none."""
    s = wg()
    s.crew(seat, seat, made=1, rookies=3)
    s.crew(seat, FACTORY, made=1)
    s.crew(seat, ER, made=1, rookies=1)
    assert claim(s).t.tokens[seat] == base + 3
    assert wg_tokens_without_crew(seat) == base


def wg_tokens_without_crew(seat: int) -> int:
    """Return what a gang takes with all its made men in the pool."""
    return claim(wg()).t.tokens[seat]


def test_wg_ord_2_tokens_are_public() -> None:
    """ORD-2: everybody sees how many orders a rival has left."""
    s = wg()
    for seat in range(4):
        s.own(seat, tokens=seat + 1)
    for seat in range(-1, 4):
        assert list(known(s.g, s.t, seat).tokens) == [1, 2, 3, 4]


def test_wg_ord_3_no_token_carries_over() -> None:
    """ORD-3: orders go on until all are spent, and one got too late is gone."""
    s = wg()
    s.own(SHELDON, tokens=2)
    s.own(NORTH, tokens=3)
    s.run().sit_out()
    assert list(s.t.tokens) == [0, 0, 0, 0]
    s.own(OUTFIT, tokens=3)
    s.close_market()
    assert s.t.round == 2
    assert list(s.t.tokens) == [4, 4, 2, 3]


# REV-1, REV-2


def test_wg_rev_1_two_businesses_a_round_while_any_are_left() -> None:
    """REV-1: they stay for the game."""
    s = fresh()
    for number in range(1, 7):
        reveal_harmless(s)
        up = [place for place in range(RANDOM, RANDOM + 6) if s.t.tile[place] >= 0]
        assert len(up) == min(2 * number, 6)
        s.sit_out().close_market()


def test_wg_rev_2_one_card_then_two_then_three() -> None:
    """REV-2: fifteen in six rounds, the game's clock."""
    s = fresh()
    counts = []
    while not s.t.over:
        reveal_harmless(s)
        counts.append(len(s.t.turned))
        s.sit_out().close_market()
    assert counts == [1, 2, 3, 3, 3, 3]


def test_wg_rev_2_businesses_come_before_the_cards() -> None:
    """REV-1, REV-2: New Turf is the step before the Roaring 20s."""
    s = fresh()
    assert s.step_name() == "NewTurf"
    s.draw_site("club-morton").draw_site("four-deuces")
    assert s.step_name() == "TurnUpCards"


# REV-3, REV-4


def test_wg_rev_3_there_are_no_obstacles() -> None:
    """REV-3: the deck has Hassles, Opportunities and Last Calls only."""
    assert {card.kind for card in house().cards} == {"hassle", "opportunity", "last-call"}


def test_wg_rev_4_a_hassle_binds_all_gangs_for_the_round() -> None:
    """REV-4: from the moment it is turned up to the end of the round, and not longer."""
    s = obstacle(wg(), "blizzard")
    assert s.seen(ev.CARD_UP) == [(s.card_number("blizzard"), -1, 0, 0, 0)]
    assert s.seen(ev.AFFECTED) == [(s.card_number("blizzard"), 0b1111, 0, 0, 0)]
    assert all(s.t.mod(seat, modifier.NO_BACKUP) for seat in range(4))
    s.close_market()
    assert s.t.round == 2
    assert not any(s.t.mod(seat, modifier.NO_BACKUP) for seat in range(4))


def test_wg_rev_4_a_hassle_beats_the_normal_rules() -> None:
    """REV-4: with Peace Treaty a Slugging sees no guns, and nobody is asked for any."""
    s = wg()
    s.hassle("peace-treaty")
    s.crew(SHELDON, FACTORY, made=1)
    s.crew(SALTIS, FACTORY, made=1)
    s.own(SHELDON, guns=2)
    fight(s, SHELDON, FACTORY)
    assert s.asked() == {CHANCE}
    assert s.seen(ev.GUNS) == []


def test_wg_rev_4_aimed_at_the_least_it_picks_its_gangs_when_turned_up() -> None:
    """REV-4: who has the least clout later does not matter."""
    s = wg(4, 3)
    s.own(NORTH, standing=1, goods=1)
    s.own(SALTIS, goods=3)
    obstacle(s, "hungry-captain")
    assert s.seen(ev.AFFECTED)[-1][1] == 1 << NORTH
    clouts(s, 3, 3, 4, 2)
    assert len(s.legal(SALTIS)) == 1 + 2  # no more than two clout allow
    sell(s, 0, 0, 1, 2)
    assert list(s.t.standing) == [3, 3, 4, 1]


def test_wg_rev_4_aimed_at_the_most_binds_every_tied_gang() -> None:
    """REV-4, REV-7: the gangs with the most crew, all of them, may not recruit."""
    s = wg()
    for seat, rookies in enumerate((1, 3, 3, 2)):
        s.crew(seat, seat, rookies=rookies)
        s.own(seat, tokens=1)
    obstacle(s, "dragnet")
    assert s.seen(ev.AFFECTED)[-1][1] == 1 << SHELDON | 1 << NORTH
    offered = [act.RECRUIT in turn(s, seat).kinds(seat) for seat in range(4)]
    assert offered == [True, False, False, True]


def test_wg_rev_4_aimed_at_a_hidden_asset_only_who_is_hit_is_told() -> None:
    """REV-4, INF-4: the most booze is compared in secret."""
    s = wg()
    s.own(SALTIS, goods=5)
    s.own(NORTH, goods=4)
    obstacle(s, "federal-dry-squad")
    assert s.seen(ev.AFFECTED) == [(s.card_number("federal-dry-squad"), 1 << SALTIS, 0, 0, 0)]
    assert s.seen(ev.HELD) == s.seen(ev.SEEN) == []


def test_wg_rev_4_two_hassles_add_up() -> None:
    """REV-4: each binds for itself; a later one measures anew."""
    s = wg()
    s.hassle("tommy-gun-craze")
    s.crew(SHELDON, FACTORY, made=1)  # Ralph Sheldon, 4
    s.crew(SALTIS, FACTORY, made=1)  # Joe Saltis, 3, whose guns count one more
    for seat in (SHELDON, SALTIS):
        s.own(seat, guns=1)
    pull(fight(s, SHELDON, FACTORY), s1=1, s3=1).roll(1, 1)
    assert [row[:2] for row in s.seen(ev.TOTAL)] == [(SHELDON, 1 + 4 + 4), (SALTIS, 1 + 3 + 5)]


# REV-5, REV-6, REV-7


def test_wg_rev_5_an_opportunity_is_a_place_for_this_round() -> None:
    """REV-5: drive there, exploit it, fight for it; it is gone after clean-up."""
    s = obstacle(wg(), "labor-slugging")
    s.crew(SHELDON, SHELDON, made=1)
    s.crew(NORTH, NORTH, rookies=1)
    for seat in (SHELDON, NORTH):
        s.own(seat, tokens=2)
    turn(s, SHELDON).do(SHELDON, act.MOVE, SHELDON, b=OPPORTUNITY_PLACE, made=1)
    s.do(NORTH, act.MOVE, NORTH, b=OPPORTUNITY_PLACE, rookies=1)
    assert act.FIGHT in s.kinds(SHELDON)
    s.do(SHELDON, act.SIT).do(NORTH, act.MOVE, OPPORTUNITY_PLACE, b=NORTH, rookies=1)
    s.own(SHELDON, tokens=1)
    turn(s, SHELDON).do(SHELDON, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert s.t.cash[SHELDON] == 4
    s.close_market()
    assert s.t.tile[OPPORTUNITY_PLACE] < 0
    assert not s.t.open >> OPPORTUNITY_PLACE & 1


def test_wg_rev_5_hot_and_boost_too() -> None:
    """REV-5: an opportunity may be hot, or have a boost."""
    s = wg()
    s.site(OPPORTUNITY_PLACE, "bonded-warehouse")
    s.site(OPPORTUNITY_PLACE + 1, "fixed-prize-fight")
    s.crew(SHELDON, OPPORTUNITY_PLACE, rookies=1)
    s.crew(SHELDON, OPPORTUNITY_PLACE + 1, rookies=1)
    s.crew(SHELDON, SHELDON, made=1)
    s.own(SHELDON, tokens=3, standing=3)
    s.own(SALTIS, cash=9)
    turn(s, SHELDON).do(SHELDON, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert (s.t.standing[SHELDON], s.t.goods[SHELDON]) == (1, 4)
    s.do(SHELDON, act.EXPLOIT, OPPORTUNITY_PLACE + 1).do(SHELDON, act.TARGET, b=SALTIS)
    s.do(SHELDON, act.YES).do(SHELDON, act.USE, b=1)
    assert s.t.cash[SHELDON] == 2 + 4 + 1  # and one for trading booze


def test_wg_rev_5_three_opportunities_at_once() -> None:
    """REV-5: a round may turn up three."""
    s = wg()
    s.t.round = 3
    s.at(s.step_of(ROUND, "TurnUpCards"), aux=3)
    s.run().draw_card("labor-slugging").draw_card("hotel-conference").draw_card("army-surplus")
    assert [row[1] for row in s.seen(ev.CARD_UP)] == [OPPORTUNITY, OPPORTUNITY + 1, OPPORTUNITY + 2]
    assert all(s.t.open >> place & 1 for place in range(OPPORTUNITY, OPPORTUNITY + 3))


def test_wg_rev_6_a_last_call_waits_for_the_market_to_close() -> None:
    """REV-6: known all round, resolved after the black market: what was sold is not raided."""
    s = wg(4, 4)
    s.own(OUTFIT, goods=3)
    s.own(SHELDON, goods=4)
    obstacle(s, "police-raid")
    assert s.step_name() == "ChooseGoods"
    assert s.seen(ev.AFFECTED) == []
    sell(s, 0, 3, 0, 0)
    assert s.asked() == {OUTFIT}
    s.do(OUTFIT, act.NO)
    assert (s.t.goods[OUTFIT], s.t.goods[SHELDON]) == (0, 1)


def test_wg_rev_7_every_tied_gang_is_hit_all_if_all_are_equal() -> None:
    """REV-7: with equal clout Indictment makes everybody fall."""
    s = wg(4, 1)
    for seat in range(4):
        s.crew(seat, seat, made=1)
    last_call(s, "indictment")
    assert [row[0] for row in s.seen(ev.FELL)] == [0, 1, 2, 3]


def test_wg_rev_7_measured_when_the_card_resolves_each_card_anew() -> None:
    """REV-7: one last call can move whom the next one hits."""
    s = wg(4, 3)
    s.own(NORTH, standing=1)
    for seat in range(4):
        s.crew(seat, seat, made=1)
    last_call(s, "charity-ball", "charity-ball", "indictment")
    assert s.t.standing[NORTH] == 3
    assert s.asked() == {OUTFIT}  # all have three now, and may buy off the judge


def test_wg_rev_7_a_disbanded_gang_is_never_the_least() -> None:
    """REV-7, STD-4: only gangs in the game are counted."""
    s = wg(4, 2)
    for seat in range(3):
        s.crew(seat, seat, made=1)
    s.own(SALTIS, standing=1)
    s.t.alive &= ~(1 << SALTIS)
    last_call(s, "indictment")
    assert [row[0] for row in s.seen(ev.FELL)] == [0, 1, 2]


def test_wg_rev_4_a_card_of_an_owner_binds_as_it_says() -> None:
    """REV-4: a hassle from a pack of one's own, aimed at the most made men."""
    card = Card("feud", "hassle", "house", modifiers=(Modifier("no-promote"),), who="most", of="made")
    s = wg(pack=with_card(card, GAME))
    s.crew(NORTH, NORTH, made=2, rookies=1)
    s.crew(SALTIS, SALTIS, made=1, rookies=1)
    for seat in (NORTH, SALTIS):
        s.own(seat, cash=1, guns=1, tokens=1)
    obstacle(s, "feud")
    assert act.PROMOTE not in turn(s, NORTH).kinds(NORTH)
    assert act.PROMOTE in turn(s, SALTIS).kinds(SALTIS)


def test_wg_rev_1_a_business_is_open_at_once() -> None:
    """REV-1: turned up, it can be driven to, exploited and fought for like a starting location."""
    s = wg()
    s.at(s.step_of(ROUND, "NewTurf"))
    s.run().draw_site("union-stock-yards").draw_site("barber-shop")
    s.draw_card("heat-wave")
    s.crew(SHELDON, SHELDON, rookies=1)
    s.own(SHELDON, tokens=2)
    turn(s, SHELDON).do(SHELDON, act.MOVE, SHELDON, b=SITE, rookies=1).do(SHELDON, act.EXPLOIT, SITE)
    assert s.t.cash[SHELDON] == 2
    goals = {LAW, SOURCE, SITE + 1}
    s.own(SHELDON, tokens=1)
    moves = turn(s, SHELDON).legal(SHELDON)
    assert goals <= {act.b_of(one) for one in moves if act.kind_of(one) == act.MOVE}
