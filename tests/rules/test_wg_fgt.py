"""FGT: sluggings and talkings, from the order to the follow-up exploit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from scenes import ER, bring, crew_of, enough, fall, fight, hurt, is_empty, pull, turn
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, clouts, house, mask, names_at, wg

from gangland.content.load import parse_pack
from gangland.content.problems import PackError
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.catalogue import GUNS
from gangland.engine.table import CHANCE
from gangland.rulesets.view import tradable


def slugging(guns: int = 3, clout: int = 3) -> Stage:
    """Sheldon and the North Side at the Gun Factory, a made man of four and two associates each."""
    s = wg(4, clout)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=2)
    s.men(NORTH, FACTORY, "dean-obanion", rookies=2)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=guns)
        s.crew(seat, seat, made=2, rookies=1)
    return s


def three_way(guns: int = 3, clout: int = 3) -> Stage:
    """The same with Joe Saltis and two associates there as well."""
    s = slugging(guns, clout)
    s.men(SALTIS, FACTORY, "joe-saltis", rookies=2)
    s.own(SALTIS, guns=guns)
    return s


def talking(clout: int = 3) -> Stage:
    """Sheldon and the North Side at City Hall, a made man of two and an associate each."""
    s = wg(4, clout)
    s.men(SHELDON, LAW, "ralph-sheldon", rookies=1)
    s.men(NORTH, LAW, "dean-obanion", rookies=1)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=3)
    return s


def totals(s: Stage) -> dict[int, int]:
    """Return the totals told so far, by seat."""
    return {row[0]: row[1] for row in s.seen(ev.TOTAL)}


# the worked examples


def docks() -> Stage:
    """Brook (seat 1) has ordered a fight at the Downtown Docks; Angel is left of Brook, then Cody."""
    s = wg(4, 3)
    s.site(SITE, "downtown-docks")
    s.t.leader = s.t.first = OUTFIT  # Dale, outside the fight
    s.own(SHELDON, standing=1)
    s.men(SHELDON, SITE, "william-mcpadden", rookies=1)
    s.men(SHELDON, SHELDON, "frank-carpenter", rookies=1)
    s.crew(NORTH, SITE, rookies=1)
    s.men(NORTH, SOURCE, "earl-weiss", rookies=1)
    s.men(NORTH, NORTH, "vincent-drucci")
    s.crew(SALTIS, SITE, rookies=1)
    s.crew(SALTIS, SALTIS, made=1)
    s.own(NORTH, guns=4, tokens=2)
    s.own(SHELDON, guns=1, tokens=3)
    s.own(SALTIS, guns=2, tokens=1)
    return fight(s, SHELDON, SITE)


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


def docks_reinforced() -> Stage:
    """The same, after backup; fists are closed next."""
    s = docks()
    bring(s, NORTH, SOURCE, made=1, rookies=1)
    bring(s, NORTH, NORTH, made=1)
    enough(s, SALTIS)
    return bring(s, SHELDON, SHELDON, made=1, rookies=1)


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
    assert s.step_name() == "ChooseInjured"  # Cody has nobody left to hit: Angel's all go on Brook
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


def test_wg_fgt_6_no_more_hits_than_crew_while_another_has_room() -> None:
    """FGT-6: a rival with one man can be given one gun; what cannot hit anyone is lost."""
    s = wg(4, 3)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=3)
    s.crew(NORTH, FACTORY, rookies=1)
    s.crew(SALTIS, FACTORY, rookies=1)
    s.own(SHELDON, guns=4)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=4, s2=0, s3=0).roll(1, 1, 1)
    s.do(SHELDON, act.ALLOT, b=NORTH)
    assert [row[:2] for row in s.seen(ev.HIT)] == [(SHELDON, NORTH), (SHELDON, SALTIS)]
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
