"""FGT-6 to FGT-13: after a fight of Wise Guys, and talking."""

from __future__ import annotations

from dataclasses import replace

import pytest
from scenes import ER, crew_of, enough, fall, fight, hurt, is_empty, pull
from sluggings import slugging, talking, three_way, totals
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE
from wise import NORTH, OUTFIT, SALTIS, SHELDON, clouts, house, mask, names_at, wg

from gangland.content.load import parse_pack
from gangland.content.problems import PackError
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE

# FGT-6


def test_wg_fgt_6_every_gun_injures_win_or_lose() -> None:
    """FGT-6: in a fight of two the target is plain; the gang hit chooses who of its crew there."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=2, s2=1).roll(1, 1)
    assert s.asked() == {SHELDON}
    assert s.kinds(SHELDON) == {act.INJURE}
    hurt(s, SHELDON, rookies=1)
    assert s.asked() == {NORTH}
    s.do(NORTH, act.INJURE, FACTORY, made=mask(s, NORTH, "dean-obanion"), rookies=1)
    assert (crew_of(s, SHELDON, ER), crew_of(s, NORTH, ER)) == ((0, 1), (1, 1))


def test_wg_fgt_6_in_a_pile_up_each_gunner_splits_as_it_likes() -> None:
    """FGT-6: gun by gun, in the order of the round; all allot before anybody chooses."""
    s = fight(three_way(), SHELDON, FACTORY)
    pull(s, s1=2, s2=1, s3=0).roll(6, 1, 1)
    s.do(SHELDON, act.ALLOT, b=NORTH).do(SHELDON, act.ALLOT, b=SALTIS)
    s.do(NORTH, act.ALLOT, b=SALTIS)
    assert s.kinds(NORTH) == {act.INJURE}
    hurt(s, NORTH, made=1)
    hurt(s, SALTIS, rookies=2)
    assert [crew_of(s, seat, ER) for seat in (SHELDON, NORTH, SALTIS)] == [(0, 0), (1, 0), (0, 2)]


def test_wg_fgt_6_a_second_gun_on_one_man_is_wasted() -> None:
    """FGT-6: a rival with one man can be hit once; what cannot hit anyone is lost."""
    s = wg(4, 3)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=3)
    s.crew(NORTH, FACTORY, rookies=1)
    s.crew(SALTIS, FACTORY, rookies=1)
    s.own(SHELDON, guns=4)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=4, s2=0, s3=0).roll(1, 1, 1)
    s.do(SHELDON, act.ALLOT, b=NORTH).do(SHELDON, act.ALLOT, b=NORTH).do(SHELDON, act.ALLOT, b=SALTIS)
    assert [row[:2] for row in s.seen(ev.HIT)] == [(SHELDON, NORTH), (SHELDON, SALTIS)]
    assert [row[:2] for row in s.seen(ev.WASTED)] == [(SHELDON, NORTH)]
    assert s.t.guns[SHELDON] == 0


# FGT-7


def test_wg_fgt_7_losers_unhurt_go_home() -> None:
    """FGT-7: to their clubhouses, while the winner stays."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.controls(SHELDON, FACTORY)
    assert crew_of(s, NORTH, NORTH) == (3, 3)


def test_wg_fgt_7_a_winner_with_nobody_left_leaves_the_place_empty() -> None:
    """FGT-7, FGT-10: the losers still leave, and nothing is exploited."""
    s = wg(4, 3)
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.crew(NORTH, FACTORY, rookies=2)
    s.crew(SHELDON, SHELDON, made=1)
    s.own(NORTH, guns=1)
    s.own(SHELDON, tokens=3)
    enough(fight(s, SHELDON, FACTORY), SHELDON)
    pull(s, s1=0, s2=1).roll(6, 1)
    assert s.seen(ev.WON) == [(SHELDON, FACTORY, 0, 0, 0)]
    assert is_empty(s, FACTORY)
    assert crew_of(s, NORTH, NORTH) == (0, 2)
    assert s.step_name() == "IssueOrders"


# FGT-8


def test_wg_fgt_8_one_clout_for_pulling_any_number_of_guns() -> None:
    """FGT-8: once, win or lose; who pulled none pays none; every gun pulled is discarded."""
    s = fight(three_way(), SHELDON, FACTORY)
    pull(s, s1=3, s2=1, s3=0).roll(6, 1, 1)
    while s.step_name() == "AllotInjuries":
        (seat,) = s.asked()
        s.do(seat, act.ALLOT, b=SALTIS)
    while s.step_name() == "ChooseInjured":
        (seat,) = s.asked()
        action = s.legal(seat)[0]
        s.do(seat, act.INJURE, FACTORY, made=act.made_of(action), rookies=act.rookies_of(action))
    assert [s.t.standing[seat] for seat in (SHELDON, NORTH, SALTIS)] == [2, 2, 3]
    assert [s.t.guns[seat] for seat in (SHELDON, NORTH, SALTIS)] == [0, 2, 3]


def test_wg_fgt_8_newspapers_make_guns_dearer() -> None:
    """FGT-8, REV-4: a hassle can raise the price of pulling guns."""
    s = slugging()
    s.hassle("newspaper-crusade")
    pull(fight(s, SHELDON, FACTORY), s1=1, s2=0).roll(6, 1)
    hurt(s, NORTH, rookies=1)
    assert [s.t.standing[seat] for seat in (SHELDON, NORTH)] == [1, 3]


# FGT-9


@pytest.mark.parametrize("place", [FACTORY, LAW])
def test_wg_fgt_9_a_winner_that_beats_the_leader_takes_the_token(place: int) -> None:
    """FGT-9: in a Slugging and in a Talking, the attacked winner too."""
    for orderer in (SHELDON, NORTH):
        s = slugging() if place == FACTORY else talking()
        s.hassle("blizzard")
        s.t.leader = SHELDON
        fight(s, orderer, place)
        if place == FACTORY:
            pull(s, s1=0, s2=0)
        s.roll(1, 6)
        assert s.t.leader == NORTH


def test_wg_fgt_9_even_if_all_its_crew_was_injured() -> None:
    """FGT-9: the place is empty, the token is taken."""
    s = wg(4, 3)
    s.t.leader = NORTH
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.crew(NORTH, FACTORY, rookies=1)
    s.own(NORTH, guns=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=1).roll(6, 1)
    assert is_empty(s, FACTORY)
    assert s.t.leader == SHELDON


def test_wg_fgt_9_a_leader_outside_the_fight_is_not_beaten() -> None:
    """FGT-9: nor is one who wins."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.leader == OUTFIT
    s = slugging()
    s.t.leader = NORTH
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 6)
    assert s.t.leader == NORTH


# FGT-10


def test_wg_fgt_10_the_winner_that_ordered_may_exploit_at_once() -> None:
    """FGT-10: in the same turn, for a token, the boost for another."""
    s = slugging()
    s.hassle("blizzard")
    s.own(SHELDON, tokens=2, cash=5)
    s.own(SALTIS, tokens=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.asked() == {SHELDON}
    s.do(SHELDON, act.YES).do(SHELDON, act.USE, b=4)
    assert (s.t.tokens[SHELDON], s.t.guns[SHELDON]) == (0, 3 + 4)
    assert s.asked() == {SALTIS}


def test_wg_fgt_10_the_boost_for_another_token() -> None:
    """FGT-10, EXP-3: a follow-up exploit is an exploit like any other."""
    s = wg(4, 3)
    s.hassle("blizzard")
    s.site(SITE, "lakeshore-boathouse")
    s.men(SHELDON, SITE, "ralph-sheldon")
    s.crew(NORTH, SITE, rookies=1)
    s.own(SHELDON, tokens=3, cash=2)
    fight(s, SHELDON, SITE)
    pull(s, s1=0, s2=0).roll(6, 1).do(SHELDON, act.YES).do(SHELDON, act.YES).do(SHELDON, act.USE, b=2)
    assert (s.t.tokens[SHELDON], s.t.goods[SHELDON]) == (0, 3)


def test_wg_fgt_10_only_the_gang_that_ordered() -> None:
    """FGT-10: another winner waits for its turn, though the book's example and summary let it."""
    s = slugging()
    s.hassle("blizzard")
    s.own(NORTH, tokens=3)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 6)
    assert s.t.controls(NORTH, FACTORY)
    assert s.step_name() == "IssueOrders"
    assert s.asked() == {NORTH}


def test_wg_fgt_10_not_without_a_token_nor_where_it_was_exploited() -> None:
    """FGT-10: nobody is asked then."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "ChooseGoods"
    s = slugging()
    s.hassle("blizzard")
    s.t.used |= 1 << FACTORY
    s.own(SHELDON, tokens=3)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "IssueOrders"


def test_wg_fgt_10_not_after_the_last_man_there_took_the_fall() -> None:
    """FGT-10, FGT-11: control is looked at after the falls."""
    s = wg(4, 1)
    s.hassle("blizzard")
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.men(SHELDON, SHELDON, "joseph-brooks")
    s.crew(NORTH, FACTORY, rookies=1)
    s.own(SHELDON, tokens=3, guns=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=1, s2=0).roll(6, 1)
    fall(s, SHELDON, FACTORY)
    assert is_empty(s, FACTORY)
    assert s.step_name() == "IssueOrders"


# FGT-11


def test_wg_fgt_11_the_order_of_the_ending() -> None:
    """FGT-11: totals, winner, injuries, retreat, token, guns and clout, the follow-up exploit last."""
    s = slugging()
    s.hassle("blizzard")
    s.t.leader = NORTH
    s.own(SHELDON, tokens=2)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=1, s2=0).roll(6, 1)
    hurt(s, NORTH, rookies=1)
    s.do(SHELDON, act.YES)
    kinds = [row[0] for row in s.events]
    marks = [ev.TOTAL, ev.WON, ev.HIT, ev.INJURED, ev.HOME, ev.LEADER, ev.STANDING, ev.EXPLOITED]
    assert [kinds.index(kind) for kind in marks] == sorted(kinds.index(kind) for kind in marks)


def test_wg_fgt_11_falls_come_in_the_order_of_the_round_any_made_man_anywhere() -> None:
    """FGT-11: each gunner that runs out chooses, one after the other."""
    s = slugging(clout=1)
    enough(fight(s, NORTH, FACTORY), NORTH)
    pull(s, s1=1, s2=1).roll(6, 1)
    hurt(s, SHELDON, rookies=1)
    hurt(s, NORTH, made=1)
    assert s.asked() == {SHELDON}
    assert {act.place_of(one) for one in s.legal(SHELDON)} == {SHELDON, FACTORY}
    fall(s, SHELDON, SHELDON)
    assert s.asked() == {NORTH}
    assert {act.place_of(one) for one in s.legal(NORTH)} == {NORTH, ER}
    fall(s, NORTH, ER)
    assert [s.t.standing[seat] for seat in (SHELDON, NORTH)] == [1, 1]


def test_wg_fgt_11_a_disbanded_winner_leaves_the_place_empty() -> None:
    """FGT-11, STD-4: the fight goes on without it, and it exploits nothing."""
    s = wg(4, 1)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=1)
    s.crew(NORTH, FACTORY, rookies=1)
    s.own(NORTH, guns=1, standing=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=1).roll(1, 6)
    s.do(SHELDON, act.INJURE, FACTORY, rookies=1)
    assert s.seen(ev.WON)[0][0] == NORTH
    assert not s.t.is_alive(NORTH)
    assert is_empty(s, FACTORY)


# FGT-12, FGT-13


def test_wg_fgt_12_a_talking_costs_nobody_anything() -> None:
    """FGT-12: no guns, no injuries, no clout; losers go home all the same."""
    s = fight(talking(), SHELDON, LAW).roll(6, 1)
    assert list(s.t.standing) == [3, 3, 3, 3]
    assert (s.t.guns[SHELDON], s.t.guns[NORTH]) == (3, 3)
    assert s.t.present[ER] == 0
    assert crew_of(s, NORTH, NORTH) == (1, 1)
    assert s.seen(ev.GUNS) == s.seen(ev.HIT) == s.seen(ev.STANDING) == []


def test_wg_fgt_12_deadly_hassles_do_not_touch_a_talking() -> None:
    """FGT-12: better guns and blood money are for Sluggings."""
    s = talking()
    s.hassle("tommy-gun-craze")
    s.hassle("gang-war")
    fight(s, SHELDON, LAW).roll(6, 1)
    assert totals(s) == {SHELDON: 6 + 2 + 1, NORTH: 1 + 2 + 1}
    assert s.seen(ev.GAINED) == []


def test_wg_fgt_13_every_place_is_marked_and_nobody_chooses() -> None:
    """FGT-13: sites and opportunities alike; a fight is what its place says."""
    pack = house()
    grounds = [site.ground for site in pack.sites] + [card.ground for card in pack.cards if card.ground]
    assert {ground.fight for ground in grounds} == {"slugging", "talking"}
    for place, site, kind in (
        (HOSPITAL, "city-hospital", "talking"),
        (SOURCE, "distillery", "slugging"),
        (OPPORTUNITY_PLACE, "labor-slugging", "slugging"),
        (OPPORTUNITY_PLACE, "holy-name-cathedral", "talking"),
    ):
        s = wg()
        s.site(place, site)
        s.crew(SHELDON, place, made=1)
        s.crew(NORTH, place, made=1)
        fight(s, SHELDON, place)
        assert s.asked() == ({CHANCE} if kind == "talking" else {SHELDON, NORTH})


def test_wg_fgt_13_a_place_without_a_mark_is_an_error_in_the_pack() -> None:
    """FGT-13: the loader refuses it."""
    text = """
schema = 1
extends = "wise-guys"
[[site]]
id = "pool-hall"
kind = "random"
provenance = "house"
main = [ { gain = { clout = 1 } } ]
"""
    with pytest.raises(PackError):
        parse_pack(text.encode())
    pack = parse_pack((text + 'fight = "talking"\n').encode())
    assert pack.sites[-1].ground.fight == "talking"


def test_wg_fgt_13_the_same_place_marked_otherwise_fights_otherwise() -> None:
    """FGT-13: only the mark decides."""
    pack = house()
    sites = tuple(
        replace(site, ground=replace(site.ground, fight="slugging")) if site.id == "city-hall" else site
        for site in pack.sites
    )
    s = wg(pack=replace(pack, sites=sites))
    s.crew(SHELDON, LAW, made=1)
    s.crew(NORTH, LAW, made=1)
    fight(s, SHELDON, LAW)
    assert s.asked() == {SHELDON, NORTH}


def test_wg_fgt_6_injured_men_keep_their_names() -> None:
    """FGT-6: whom one chooses is who lies in the emergency room."""
    s = clouts(slugging(), 3, 3, 3, 3)
    s.t.shift(NORTH, NORTH, FACTORY, mask(s, NORTH, "earl-weiss"), 0)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=1, s2=0).roll(1, 1)
    s.do(NORTH, act.INJURE, FACTORY, made=mask(s, NORTH, "earl-weiss"))
    assert names_at(s, NORTH, ER) == {"earl-weiss"}
    assert "dean-obanion" in names_at(s, NORTH, NORTH)
