"""FGT: fights of Wise Guys, from the order to the winner."""

from __future__ import annotations

import pytest
from scenes import ER, bring, crew_of, enough, fall, fight, pull, turn
from sluggings import docks, docks_reinforced, slugging, talking, three_way, totals
from stage import FACTORY, LAW, SITE, SOURCE
from wise import NORTH, OUTFIT, SALTIS, SHELDON, mask, names_at, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.catalogue import GUNS
from gangland.engine.table import CHANCE
from gangland.rulesets.view import tradable

# the worked examples


def test_example_wg_fgt_2_angel_cody_and_brook_decide_on_backup() -> None:
    """FGT-2: left of Brook first, two tokens for two places; Cody calls none; Brook last, one token."""
    s = docks()
    angel, brook, cody = NORTH, SHELDON, SALTIS
    assert s.asked() == {angel}
    bring(s, angel, SOURCE, made=1, rookies=1)
    bring(s, angel, angel, made=1)
    assert s.t.tokens[angel] == 0
    assert s.asked() == {cody}
    enough(s, cody)
    assert s.asked() == {brook}
    bring(s, brook, brook, made=1, rookies=1)
    assert s.t.tokens[brook] == 1
    assert [crew_of(s, seat, SITE) for seat in (angel, brook, cody)] == [(2, 2), (2, 2), (0, 1)]


def test_example_wg_fgt_4_angel_brook_cody_with_dale_as_boss() -> None:
    """FGT-3, FGT-4, FGT-5: 1 + 2 + 4 + 9 = 16, 6 + 2 + 5 + 3 = 16, 3 + 1 = 4; Dale picks Angel."""
    s = docks_reinforced()
    pull(s, s2=3, s1=1, s3=0).roll(6, 1, 3)  # dice in leader order: Brook, Angel, Cody
    assert totals(s) == {SHELDON: 16, NORTH: 16, SALTIS: 4}
    assert s.asked() == {OUTFIT}
    assert {act.b_of(one) for one in s.legal(OUTFIT)} == {SHELDON, NORTH}
    s.do(OUTFIT, act.NAME, b=NORTH)
    assert s.seen(ev.WON) == [(NORTH, SITE, 0, 0, 0)]


def test_example_wg_fgt_6_angel_s_guns_on_brook_and_brook_s_on_cody() -> None:
    """FGT-6 … FGT-11: three of Brook's and Cody's one to the ER; Angel and Brook pay, Brook falls."""
    s = docks_reinforced()
    angel, brook, cody, dale = NORTH, SHELDON, SALTIS, OUTFIT
    pull(s, s2=3, s1=1, s3=0).roll(6, 1, 3).do(dale, act.NAME, b=angel)
    s.do(brook, act.ALLOT, b=cody)
    for _ in range(3):  # Cody has nobody left to hit: a gun given there would be lost
        assert {act.b_of(one) for one in s.legal(angel)} == {brook, cody}
        s.do(angel, act.ALLOT, b=brook)
    assert s.step_name() == "ChooseInjured"
    assert [row[:2] for row in s.seen(ev.HIT)] == [(brook, cody)] + [(angel, brook)] * 3
    s.do(brook, act.INJURE, SITE, made=mask(s, brook, "william-mcpadden"), rookies=2)
    assert crew_of(s, brook, ER) == (1, 2)
    assert crew_of(s, cody, ER) == (0, 1)
    assert crew_of(s, angel, SITE) == (2, 2)
    assert names_at(s, brook, brook) == {"frank-carpenter"}
    assert s.asked() == {brook}  # from one clout: who falls, the injured man or the other
    fall(s, brook, ER)
    assert crew_of(s, brook, ER) == (0, 2)
    assert [s.t.standing[seat] for seat in (angel, brook, cody)] == [2, 1, 3]
    assert [s.t.guns[seat] for seat in (angel, brook, cody)] == [1, 0, 2]
    assert s.t.leader == dale
    # Angel did not order the fight, so does not exploit at once (FGT-10)
    assert s.step_name() == "IssueOrders"
    assert not s.t.used >> SITE & 1


def test_example_wg_fgt_12_erin_and_finley_talk_at_city_hall() -> None:
    """FGT-12: Erin 4 + 2 + 5 = 11 beats Finley 5 + 1 + 4 = 10 and exploits: a clout and the token."""
    s = wg()
    erin, finley = SALTIS, OUTFIT
    s.men(erin, LAW, "joe-saltis", "charles-hubacek", rookies=2)  # Talking 3 and 2
    s.crew(finley, LAW, rookies=1)
    s.men(finley, finley, "frank-nitti", "tony-accardo")  # Talking 2 and 2
    s.own(erin, tokens=2, guns=5)
    s.own(finley, tokens=1, guns=5)
    turn(s, erin).do(erin, act.FIGHT, LAW)
    assert s.asked() == {finley}
    bring(s, finley, finley, made=2)
    assert s.asked() == {CHANCE}  # nobody is asked for guns, nor to side with a rival
    s.roll(5, 4)
    assert totals(s) == {erin: 11, finley: 10}
    assert crew_of(s, finley, finley) == (2, 1)
    s.do(erin, act.YES)
    assert (s.t.standing[erin], s.t.leader, s.t.tokens[erin]) == (3, erin, 0)
    assert [s.t.guns[seat] for seat in (erin, finley)] == [5, 5]


# FGT-1


def test_wg_fgt_1_a_made_man_against_any_crew() -> None:
    """FGT-1: associates cannot fight for a location on their own; a rival's associate is enough."""
    s = wg()
    s.crew(SHELDON, FACTORY, rookies=4)
    s.crew(SALTIS, FACTORY, made=1)
    s.crew(SHELDON, LAW, made=1)
    s.crew(SALTIS, LAW, rookies=1)
    s.crew(SHELDON, SOURCE, made=1)
    s.own(SHELDON, tokens=1)
    turn(s, SHELDON)
    assert {act.place_of(one) for one in s.legal(SHELDON) if act.kind_of(one) == act.FIGHT} == {LAW}


def test_wg_fgt_1_everyone_there_is_in_it_and_nobody_else() -> None:
    """FGT-1: three or more gangs, a pile-up."""
    s = three_way()
    fight(s, SHELDON, FACTORY)
    assert s.asked() == {SHELDON, NORTH, SALTIS}
    pull(s, s1=0, s2=0, s3=0).roll(6, 1, 1)
    assert set(totals(s)) == {SHELDON, NORTH, SALTIS}


# FGT-2


def test_wg_fgt_2_backup_starts_left_of_who_ordered_who_decides_last() -> None:
    """FGT-2: not in leader order."""
    for orderer, order in ((SHELDON, [2, 3, 1]), (NORTH, [3, 1, 2]), (SALTIS, [1, 2, 3])):
        s = three_way()
        s.crew(SALTIS, SALTIS, made=1)
        for seat in (SHELDON, NORTH, SALTIS):
            s.own(seat, tokens=3)
        turn(s, orderer).do(orderer, act.FIGHT, FACTORY)
        decided = []
        while s.step_name() == "CallForBackup":
            (seat,) = s.asked()
            decided.append(seat)
            enough(s, seat)
        assert decided == order


def test_wg_fgt_2_the_boss_outside_or_inside_changes_nothing_about_it() -> None:
    """FGT-2: the step's own sentence counts, not the Leadership Order."""
    s = slugging()
    s.t.leader = s.t.first = SHELDON
    for seat in (SHELDON, NORTH):
        s.own(seat, tokens=2)
    turn(s, SHELDON).do(SHELDON, act.FIGHT, FACTORY)
    assert s.asked() == {NORTH}


def test_wg_fgt_2_one_token_per_place_each_bringing_at_least_one() -> None:
    """FGT-2: from any places but the emergency room, by name."""
    s = slugging()
    s.crew(NORTH, ER, made=1)
    s.crew(NORTH, SOURCE, rookies=2)
    s.own(NORTH, tokens=2)
    fight(s, SHELDON, FACTORY)
    calls = [one for one in s.legal(NORTH) if act.kind_of(one) == act.BACKUP]
    assert {act.place_of(one) for one in calls} == {NORTH, SOURCE}
    assert all(act.made_of(one) or act.rookies_of(one) for one in calls)
    bring(s, NORTH, SOURCE, rookies=1)
    assert s.t.tokens[NORTH] == 1
    assert {act.place_of(one) for one in s.legal(NORTH) if act.kind_of(one) == act.BACKUP} == {NORTH}


def test_wg_fgt_2_a_gang_with_associates_only_may_call_made_men() -> None:
    """FGT-2: as Finley does at City Hall."""
    s = talking()
    s.crew(SALTIS, LAW, rookies=1)
    s.crew(SALTIS, SALTIS, made=1)
    s.own(SALTIS, tokens=1)
    fight(s, SHELDON, LAW)
    assert s.asked() == {SALTIS}
    bring(s, SALTIS, SALTIS, made=1)
    assert crew_of(s, SALTIS, LAW) == (1, 1)


def test_wg_fgt_2_blizzard_bars_backup_for_all() -> None:
    """FGT-2, REV-4: a hassle may keep everybody from calling."""
    s = slugging()
    s.hassle("blizzard")
    for seat in (SHELDON, NORTH):
        s.own(seat, tokens=3)
    fight(s, SHELDON, FACTORY)
    assert s.asked() == {SHELDON, NORTH}
    assert s.kinds(NORTH) == {act.GUNS}


# FGT-3


def test_wg_fgt_3_guns_up_to_guns_owned_and_crew_there_after_backup() -> None:
    """FGT-3: no more than the smaller of the two; an empty fist is one, too."""
    s = slugging(guns=9)
    s.own(SHELDON, tokens=2, guns=2)
    turn(s, SHELDON).do(SHELDON, act.FIGHT, FACTORY)
    bring(s, SHELDON, SHELDON, made=1)
    assert [act.b_of(one) for one in s.legal(SHELDON)] == [0, 1, 2]
    assert [act.b_of(one) for one in s.legal(NORTH)] == [0, 1, 2, 3]


def test_wg_fgt_3_all_are_asked_at_once_with_or_without_guns() -> None:
    """FGT-3, INF-4: an empty fist looks like a full one, and none is opened before the last."""
    s = slugging(guns=0)
    fight(s, SHELDON, FACTORY)
    assert s.asked() == {SHELDON, NORTH}
    s.do(NORTH, act.GUNS, b=0)
    assert s.seen(ev.GUNS) == []
    s.do(SHELDON, act.GUNS, b=0)
    assert [row[:2] for row in s.seen(ev.GUNS)] == [(SHELDON, 0), (NORTH, 0)]


def test_wg_fgt_3_a_gun_in_a_fist_cannot_be_dealt_away() -> None:
    """FGT-3, DEA-1: until the reveal."""
    s = slugging(guns=3)
    fight(s, SHELDON, FACTORY).do(NORTH, act.GUNS, b=2)
    assert tradable(s.t, NORTH, GUNS) == 1
    assert tradable(s.t, SHELDON, GUNS) == 3


def test_wg_fgt_3_no_guns_in_a_talking() -> None:
    """FGT-3, FGT-12: the step is skipped."""
    s = fight(talking(), SHELDON, LAW)
    assert s.asked() == {CHANCE}


# FGT-4


@pytest.mark.parametrize(
    ("men", "rookies", "rating"),
    [
        (("al-capone",), 0, 2),
        (("murray-humphreys",), 2, 1 + 2),
        (("jack-mcgurn", "al-capone"), 1, 3 + 2 + 1),
        (("al-capone", "frank-nitti", "murray-humphreys", "jack-mcgurn", "tony-accardo"), 5, 10 + 5),
    ],
)
def test_wg_fgt_4_a_slugging_adds_each_member_s_slugging(
    men: tuple[str, ...], rookies: int, rating: int
) -> None:
    """FGT-4: one die, the Slugging of each made man by name, one for each associate, three per gun."""
    s = wg(4, 3)
    s.men(OUTFIT, FACTORY, *men, rookies=rookies)
    s.crew(SHELDON, FACTORY, rookies=1)
    s.own(OUTFIT, guns=1)
    fight(s, OUTFIT, FACTORY)
    pull(s, s0=1, s1=0).do(OUTFIT, act.NO).roll(2, 5)
    assert totals(s) == {OUTFIT: 2 + rating + 3, SHELDON: 5 + 1}


def test_wg_fgt_4_a_talking_adds_each_member_s_talking() -> None:
    """FGT-4: at a Talking location the other rating counts; associates are one there, too."""
    s = wg()
    s.men(OUTFIT, LAW, "al-capone", "murray-humphreys", "jack-mcgurn", rookies=2)
    s.men(SHELDON, LAW, "ralph-sheldon", "hughey-mcgovern")
    fight(s, OUTFIT, LAW).roll(1, 6)
    assert totals(s) == {OUTFIT: 1 + 4 + 4 + 1 + 2, SHELDON: 6 + 2 + 1}


def test_wg_fgt_4_only_members_in_the_fight_count() -> None:
    """FGT-4: those at home or injured add nothing."""
    s = slugging()
    s.crew(SHELDON, ER, made=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 2)
    assert totals(s) == {SHELDON: 1 + 4 + 2, NORTH: 2 + 4 + 2}


# FGT-5


@pytest.mark.parametrize("winner", [SHELDON, NORTH])
def test_wg_fgt_5_the_leader_outside_the_fight_names_the_winner(winner: int) -> None:
    """FGT-5: whichever of the tied it likes."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(3, 3)
    assert s.asked() == {OUTFIT}
    s.do(OUTFIT, act.NAME, b=winner)
    assert s.seen(ev.WON) == [(winner, FACTORY, 0, 0, 0)]
    assert s.t.controls(winner, FACTORY)


def test_wg_fgt_5_the_leader_in_the_fight_names_the_winner_itself_or_not() -> None:
    """FGT-5: it does not win by itself; it may give the place away."""
    s = slugging()
    s.t.leader = NORTH
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(3, 3)
    assert s.asked() == {NORTH}
    assert {act.b_of(one) for one in s.legal(NORTH)} == {SHELDON, NORTH}
    s.do(NORTH, act.NAME, b=SHELDON)
    assert s.t.leader == SHELDON  # beaten


def test_wg_fgt_5_only_the_tied_can_be_named() -> None:
    """FGT-5: the leader's own gang, in the fight but behind, cannot."""
    s = three_way()
    s.t.leader = SALTIS
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0, s3=0).roll(3, 3, 1)
    assert {act.b_of(one) for one in s.legal(SALTIS)} == {SHELDON, NORTH}


def test_wg_fgt_5_the_highest_wins_without_a_question() -> None:
    """FGT-5: no tie, no choice."""
    s = fight(slugging(), SHELDON, FACTORY)
    pull(s, s1=0, s2=0).roll(3, 4)
    assert s.seen(ev.WON) == [(NORTH, FACTORY, 0, 0, 0)]
    assert s.seen(ev.NAMED) == []


def test_wg_fgt_5_a_tied_talking_is_named_too() -> None:
    """FGT-5: chooses who wins ties in fights of both kinds."""
    s = fight(talking(), SHELDON, LAW).roll(2, 2)
    assert s.asked() == {OUTFIT}
    s.do(OUTFIT, act.NAME, b=NORTH)
    assert s.t.controls(NORTH, LAW)
