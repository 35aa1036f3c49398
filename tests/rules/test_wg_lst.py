"""LST, CLN: last calls and clean-up in Wise Guys."""

from __future__ import annotations

import pytest
from overlay import with_effects
from scenes import ER, crew_of, fall, falls, last_call, turn
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import GAME, NORTH, OUTFIT, SALTIS, SHELDON, clouts, mask, names_at, wg

from gangland.content.records import Effect
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE
from gangland.rulesets.procedures import ROUND


def with_men(clout: int = 2) -> Stage:
    """Return a stage where every gang has two made men at home."""
    s = wg(4, clout)
    for seat in range(4):
        s.crew(seat, seat, made=2)
    return s


def clean_up(s: Stage) -> Stage:
    """Go to the clean-up of a round."""
    s.at(s.step_of(ROUND, "CleanUp"))
    return s.run()


# LST


def test_example_wg_lst_1_oakley_and_paris_indictment() -> None:
    """LST-1, REV-7: clout one, one, two and four: both ones lose a made man, clout unchanged."""
    oakley, paris = 0, 1
    s = last_call(clouts(with_men(), 1, 1, 2, 4), "indictment")
    for seat in (oakley, paris):
        assert s.asked() == {seat}
        fall(s, seat, seat)
    assert list(s.t.standing) == [1, 1, 2, 4]
    assert [crew_of(s, seat, seat) for seat in range(4)] == [(1, 0), (1, 0), (2, 0), (2, 0)]


def test_wg_lst_1_in_the_order_drawn() -> None:
    """LST-1: the first drawn is finished before the next; other cards are passed over."""
    s = with_men(3)
    s.own(SALTIS, cash=9)
    last_call(s, "charity-ball", "heat-wave", "tax-evasion", "election-day")
    assert s.asked() == {SALTIS}
    s.do(SALTIS, act.YES)
    assert s.t.leader == SALTIS
    told = [row[0] for row in s.seen(ev.AFFECTED)]
    cards = [s.card_number(card) for card in ("charity-ball", "tax-evasion", "election-day")]
    assert list(dict.fromkeys(told)) == cards


def test_wg_lst_1_gangs_within_a_card_in_leader_order() -> None:
    """LST-1: from the leader to the left."""
    s = with_men(1)
    s.t.first = s.t.leader = NORTH
    last_call(s, "indictment")
    assert falls(s) == [2, 3, 0, 1]


def test_wg_lst_1_a_price_can_be_paid_instead() -> None:
    """LST-1: who is hit is asked, with or without the means (INF-4)."""
    s = with_men()
    s.own(NORTH, goods=5, cash=3)
    last_call(s, "police-raid").do(NORTH, act.YES)
    assert (s.t.goods[NORTH], s.t.cash[NORTH]) == (5, 0)
    s = with_men()
    s.own(NORTH, goods=2, cash=2)
    last_call(s, "police-raid")
    assert s.kinds(NORTH) == {act.NO}
    s.do(NORTH, act.NO)
    assert s.t.goods[NORTH] == 0  # a forced loss takes what there is


def test_wg_lst_1_each_part_of_a_card_hits_its_own() -> None:
    """LST-1, REV-7: all parts are measured before anyone is hit."""
    s = with_men()
    for seat, guns in enumerate((3, 0, 1, 3)):
        s.own(seat, guns=guns, cash=5)
    last_call(s, "show-of-force")
    assert list(s.t.standing) == [3, 2, 2, 3]
    assert list(s.t.cash) == [5, 3, 5, 5]


def test_wg_lst_1_the_richest_buys_election_day() -> None:
    """LST-1: the token, a clout, and then the price, all for the same gang."""
    s = with_men()
    s.own(SHELDON, cash=5)
    s.own(NORTH, cash=4)
    last_call(s, "election-day")
    assert (s.t.leader, s.t.standing[SHELDON], s.t.cash[SHELDON]) == (SHELDON, 3, 3)
    assert s.t.cash[NORTH] == 4


def test_wg_lst_1_an_ambush_injures_whom_the_gang_chooses() -> None:
    """LST-1: two of the gang with the most places, chosen by name, one by one; a gun buys it off."""
    s = with_men()
    s.men(NORTH, FACTORY, "george-moran", rookies=1)
    s.crew(NORTH, SOURCE, rookies=1)
    s.own(NORTH, guns=1)
    last_call(s, "garage-ambush").do(NORTH, act.NO)
    s.do(NORTH, act.INJURE, FACTORY, made=mask(s, NORTH, "george-moran"))
    s.do(NORTH, act.INJURE, SOURCE, rookies=1)
    assert names_at(s, NORTH, ER) == {"george-moran"}
    assert crew_of(s, NORTH, ER) == (1, 1)
    s = with_men()
    s.crew(NORTH, SOURCE, rookies=1)
    s.own(NORTH, guns=1)
    last_call(s, "garage-ambush").do(NORTH, act.YES)
    assert (s.t.guns[NORTH], s.t.present[ER]) == (0, 0)


def test_wg_lst_1_injured_are_buried_or_brought_home() -> None:
    """LST-1: a last call may empty the emergency room before the dice do."""
    s = with_men()
    s.crew(NORTH, ER, made=1, rookies=1)
    s.crew(SALTIS, ER, rookies=1)
    last_call(s, "charity-ball")
    assert s.t.present[ER] == 0
    assert (crew_of(s, NORTH, NORTH), crew_of(s, SALTIS, SALTIS)) == ((3, 1), (2, 1))
    s = with_men()
    s.crew(NORTH, ER, made=1, rookies=1)
    last_call(s, "grand-funeral")
    assert s.t.crew_at(NORTH, ER) == 0
    assert s.t.pool_made[NORTH].bit_count() == 3


def test_wg_lst_1_a_card_of_many_parts_does_them_all() -> None:
    """LST-1: a pack may write up to nine."""
    parts = [Effect("all", "gain", asset="cash", amount=1) for _ in range(9)]
    s = wg(pack=with_effects("windfall", "last-call", *parts, game=GAME))
    last_call(s, "windfall")
    assert list(s.t.cash) == [9, 9, 9, 9]


# CLN


def test_wg_cln_1_tokens_off_places_crew_off_opportunities_cards_away() -> None:
    """CLN-1: crew on opportunities goes home; nothing of the round is left."""
    s = with_men()
    s.site(OPPORTUNITY_PLACE, "labor-slugging")
    s.men(SHELDON, OPPORTUNITY_PLACE, "joseph-brooks", rookies=2)
    s.crew(SALTIS, OPPORTUNITY_PLACE, rookies=1)
    s.t.used = 1 << FACTORY | 1 << OPPORTUNITY_PLACE
    s.hassle("crackdown")
    clean_up(s)
    assert s.t.used == 0
    assert "joseph-brooks" in names_at(s, SHELDON, SHELDON)
    assert (crew_of(s, SHELDON, SHELDON), crew_of(s, SALTIS, SALTIS)) == ((3, 2), (2, 1))
    assert list(s.t.turned) == []
    assert list(s.t.mods) == list(s.t.base_mods)


@pytest.mark.parametrize(
    ("face", "home"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)]
)
def test_wg_cln_2_one_die_for_each_injured(face: int, home: bool) -> None:
    """CLN-2: one to three to the recruit pool, four to six to the clubhouse."""
    s = wg()
    s.men(SHELDON, ER, "ralph-sheldon")
    clean_up(s).roll(face)
    assert names_at(s, SHELDON, SHELDON) == ({"ralph-sheldon"} if home else set())
    assert bool(s.t.pool_made[SHELDON] & mask(s, SHELDON, "ralph-sheldon")) is not home
    assert s.t.present[ER] == 0


def test_wg_cln_2_every_member_rolls_and_the_er_ends_empty() -> None:
    """CLN-2: made men and associates, each one die."""
    s = wg()
    s.men(NORTH, ER, "earl-weiss", "dean-obanion", rookies=2)
    s.crew(SALTIS, ER, rookies=1)
    clean_up(s).roll(6, 1, 4, 3)
    assert s.asked() == {CHANCE}
    s.roll(5)
    assert s.t.present[ER] == 0
    assert (crew_of(s, NORTH, NORTH), crew_of(s, SALTIS, SALTIS)) == ((1, 1), (0, 1))
    assert len(s.seen(ev.ROLLED)) == 5


def test_wg_cln_1_a_hassle_on_er_rolls_still_counts() -> None:
    """CLN-1: Tommy Gun Craze, one less on each die, holds for this round's dice."""
    s = wg()
    s.hassle("tommy-gun-craze")
    s.crew(NORTH, ER, rookies=2)
    clean_up(s).roll(4, 5)
    assert crew_of(s, NORTH, NORTH) == (0, 1)


def test_wg_cln_3_crew_on_sites_stays() -> None:
    """CLN-3: on starting and business locations alike."""
    s = wg()
    s.site(SITE, "green-mill")
    s.crew(NORTH, SITE, made=1)
    s.crew(SALTIS, LAW, rookies=1)
    clean_up(s)
    assert crew_of(s, NORTH, SITE) == (1, 0)
    assert crew_of(s, SALTIS, LAW) == (0, 1)


def test_wg_cln_2_who_came_home_gives_a_token_and_who_died_does_not() -> None:
    """CLN-2, ORD-1: the dice come before the next round's tokens."""
    s = wg()
    s.crew(NORTH, ER, made=2)
    clean_up(s).roll(6, 1)
    assert s.t.tokens[NORTH] == 2 + 1


def test_wg_lst_1_curfew_sends_crew_home_before_clean_up() -> None:
    """LST-1: all crew of the gang with the most places, unless a clout is paid."""
    s = with_men()
    s.crew(OUTFIT, FACTORY, rookies=1)
    s.crew(OUTFIT, SOURCE, rookies=1)
    last_call(s, "curfew").do(OUTFIT, act.NO)
    assert crew_of(s, OUTFIT, OUTFIT) == (2, 2)
    assert turn(s, OUTFIT).t.present[FACTORY] == 0


def test_wg_lst_1_recruits_come_as_far_as_the_pool_reaches() -> None:
    """LST-1, RCT-1: two associates, never more than five."""
    s = with_men()
    for seat in (OUTFIT, SHELDON, SALTIS):
        s.crew(seat, seat, made=2, rookies=4)
    s.crew(NORTH, NORTH, rookies=4)
    last_call(s, "hungry-men")
    assert crew_of(s, NORTH, NORTH) == (2, 5)


def test_wg_lst_1_an_ambush_hits_no_more_than_there_are() -> None:
    """LST-1: a gang with one man about loses him, and nobody is asked again."""
    s = wg()
    s.crew(NORTH, SOURCE, rookies=1)
    last_call(s, "garage-ambush").do(NORTH, act.NO)
    assert s.seen(ev.INJURED) == [(NORTH, SOURCE, 0, 1, 0)]


def test_wg_lst_1_everybody_is_told_who_paid_off_a_card() -> None:
    """LST-1, INF-2: and what it cost."""
    s = with_men()
    s.own(NORTH, goods=5, cash=3)
    last_call(s, "police-raid").do(NORTH, act.YES)
    assert s.seen(ev.PAID_OFF) == [(NORTH, 0, 0, 0, 0)]
    assert [row[:3] for row in s.seen(ev.GAINED)] == [(NORTH, 0, -3)]
