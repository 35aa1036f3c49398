"""FGT: fights, from the order to the follow-up exploit."""

from __future__ import annotations

import itertools

import pytest
from overlay import with_hassle
from scenes import (
    ER,
    at_the_brink,
    bring,
    crew_of,
    enough,
    fall,
    fight,
    hurt,
    is_empty,
    pull,
    turn,
)
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.records import Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.catalogue import GUNS
from gangland.engine.table import CHANCE, NO_FIST
from gangland.rulesets.view import tradable


def duel(place: int = FACTORY) -> Stage:
    """Seat 1 has a made and two rookies there, seat 2 the same; seat 0 leads and is elsewhere."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, place, made=1, rookies=2)
    s.crew(0, 0, made=2)
    return s


def pile_up(place: int = FACTORY, guns: int = 3) -> Stage:
    """Seats 0, 1 and 2 have a made and two rookies there each, and guns; seat 0 leads."""
    s = Stage(4)
    for seat in range(3):
        s.crew(seat, place, made=1, rookies=2)
        s.own(seat, guns=guns)
    return s


def fights_offered(s: Stage, seat: int) -> set[int]:
    """Return the places where the seat may order a fight."""
    return {act.place_of(a) for a in s.legal(seat) if act.kind_of(a) == act.FIGHT}


# FGT-1


def test_fgt_1_a_made_against_any_rival_crew() -> None:
    """FGT-1: a fight may be ordered where one has a made and a rival has crew of any kind."""
    s = Stage()
    s.own(1, tokens=1)
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.crew(1, SOURCE, made=1, rookies=1)
    s.crew(3, SOURCE, made=1)
    assert fights_offered(turn(s, 1), 1) == {FACTORY, SOURCE}


def test_fgt_1_not_with_rookies_only() -> None:
    """FGT-1: rookies alone may not start a fight."""
    s = Stage()
    s.own(1, tokens=1)
    s.crew(1, FACTORY, rookies=3)
    s.crew(2, FACTORY, made=1)
    assert fights_offered(turn(s, 1), 1) == set()


def test_fgt_1_not_without_a_rival_there() -> None:
    """FGT-1: a place one holds alone, an empty place and one's own clubhouse see no fight."""
    s = Stage()
    s.own(1, tokens=1)
    s.crew(1, FACTORY, made=1)
    s.crew(1, 1, made=1)
    s.crew(2, SOURCE, made=1)
    assert fights_offered(turn(s, 1), 1) == set()


def test_fgt_1_not_in_the_emergency_room() -> None:
    """FGT-1: the injured of several gangs do not fight in the emergency room."""
    s = Stage()
    s.own(1, tokens=1)
    s.crew(1, ER, made=1)
    s.crew(2, ER, made=1)
    assert fights_offered(turn(s, 1), 1) == set()


def test_fgt_1_opportunities_and_random_sites_too() -> None:
    """FGT-1, REV-5: any place will do."""
    s = Stage()
    s.own(1, tokens=1)
    for place, tile in ((SITE, "rusty-spoke"), (OPPORTUNITY_PLACE, "gun-run")):
        s.site(place, tile)
        s.crew(1, place, made=1)
        s.crew(0, place, rookies=1)
    assert fights_offered(turn(s, 1), 1) == {SITE, OPPORTUNITY_PLACE}


def test_fgt_1_it_costs_one_token() -> None:
    """FGT-1, ISS-1: ordering a fight is an order like any other."""
    s = duel()
    s.own(1, tokens=3)
    assert fight(s, 1, FACTORY).t.tokens[1] == 2
    assert s.seen(ev.FIGHT) == [(1, FACTORY, 0, 0, 0)]


def test_fgt_1_everyone_there_is_in_it() -> None:
    """FGT-1: everyone with crew there when it is ordered is in it, with rookies only too."""
    s = pile_up()
    s.crew(3, FACTORY, rookies=1)
    fight(s, 1, FACTORY)
    assert s.asked() == {0, 1, 2, 3}
    pull(s, s0=0, s1=0, s2=0, s3=0).roll(1, 1, 1, 1)
    assert {seat for seat, *_ in s.seen(ev.TOTAL)} == {0, 1, 2, 3}


def test_fgt_1_nobody_else_is_in_it() -> None:
    """FGT-1: a gang without crew there may neither call backup nor pull guns."""
    s = duel()
    s.own(0, tokens=5, guns=5)
    fight(s, 1, FACTORY)
    assert s.asked() == {1, 2}
    pull(s, s1=0, s2=0).roll(1, 2)
    assert [seat for seat, *_ in s.seen(ev.TOTAL)] == [1, 2]


# FGT-2


def test_fgt_2_leader_order_decides_who_calls_first() -> None:
    """FGT-2: gangs decide on backup in leader order, not from the gang that ordered."""
    s = pile_up()
    for seat in range(3):
        s.crew(seat, seat, rookies=1)
        s.own(seat, tokens=2)
    fight(s, 1, FACTORY)
    order = []
    while s.step_name() == "CallForBackup":
        (seat,) = s.asked()
        order.append(seat)
        enough(s, seat)
    assert order == [0, 1, 2]


@pytest.mark.parametrize(("leader", "expected"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_fgt_2_from_the_present_leader(leader: int, expected: list[int]) -> None:
    """FGT-2, ISS-4: leader order counts from the present leader, in the fight or not."""
    s = pile_up()
    s.t.leader = leader
    for seat in range(3):
        s.crew(seat, seat, rookies=1)
        s.own(seat, tokens=2)
    fight(s, 0, FACTORY)
    order = []
    while s.step_name() == "CallForBackup":
        (seat,) = s.asked()
        order.append(seat)
        enough(s, seat)
    assert order == expected


def test_fgt_2_one_token_per_place() -> None:
    """FGT-2: each place crew is called from costs a token, however many come."""
    s = duel()
    s.crew(1, 1, made=1, rookies=2)
    s.crew(1, SOURCE, rookies=1)
    s.own(1, tokens=3)
    fight(s, 1, FACTORY)
    bring(s, 1, 1, made=1, rookies=2)
    assert s.t.tokens[1] == 1
    bring(s, 1, SOURCE, rookies=1)
    assert s.t.tokens[1] == 0
    assert crew_of(s, 1, FACTORY) == (2, 5)
    assert is_empty(s, SOURCE)
    assert s.step_name() == "PullGuns"
    assert [row[:3] for row in s.seen(ev.BACKUP)] == [(1, 1, FACTORY), (1, SOURCE, FACTORY)]


def test_fgt_2_part_of_a_place_may_come() -> None:
    """FGT-2: a gang chooses who comes; the others stay where they are."""
    s = duel()
    s.crew(1, SOURCE, made=2, rookies=2)
    s.own(1, tokens=2)
    bring(fight(s, 1, FACTORY), 1, SOURCE, made=1)
    assert crew_of(s, 1, SOURCE) == (1, 2)
    assert crew_of(s, 1, FACTORY) == (2, 2)


def test_fgt_2_each_token_brings_at_least_one() -> None:
    """FGT-2: nobody spends a token on backup that does not come."""
    s = duel()
    s.crew(1, SOURCE, made=1, rookies=1)
    s.own(1, tokens=2)
    calls = [a for a in fight(s, 1, FACTORY).legal(1) if act.kind_of(a) == act.BACKUP]
    assert len(calls) == 3
    assert all(act.made_of(a) or act.rookies_of(a) for a in calls)


def test_fgt_2_a_place_is_called_from_once() -> None:
    """FGT-2: a place gives its backup with one token, all at once."""
    s = duel()
    s.crew(1, SOURCE, rookies=2)
    s.crew(1, 1, rookies=1)
    s.own(1, tokens=4)
    bring(fight(s, 1, FACTORY), 1, SOURCE, rookies=1)
    assert {act.place_of(a) for a in s.legal(1) if act.kind_of(a) == act.BACKUP} == {1}


def test_fgt_2_a_gang_decides_once() -> None:
    """FGT-2: a gang makes all its calls at one time and is not asked again after its rivals."""
    s = duel()
    for seat in (1, 2):
        s.crew(seat, seat, rookies=1)
        s.crew(seat, SOURCE, rookies=1)
        s.own(seat, tokens=5)
    fight(s, 1, FACTORY)
    bring(s, 1, 1, rookies=1)
    enough(s, 1)
    assert s.asked() == {2}
    bring(s, 2, 2, rookies=1)
    enough(s, 2)
    assert s.step_name() == "PullGuns"


def test_fgt_2_every_gang_may_call_from_the_same_place() -> None:
    """FGT-2: that one gang called crew from a place does not close it for the next."""
    s = duel()
    for seat in (1, 2):
        s.crew(seat, SOURCE, rookies=1)
        s.own(seat, tokens=2)
    fight(s, 1, FACTORY)
    bring(s, 1, SOURCE, rookies=1)
    bring(s, 2, SOURCE, rookies=1)
    assert crew_of(s, 2, FACTORY) == (1, 3)


def test_fgt_2_nobody_may_leave() -> None:
    """FGT-2: calling backup is the only thing to do before guns; there is no retreat."""
    s = duel()
    s.crew(1, 1, rookies=1)
    s.own(1, tokens=2)
    fight(s, 1, FACTORY)
    assert s.kinds(1) == {act.BACKUP, act.ENOUGH}
    assert FACTORY not in {act.place_of(a) for a in s.legal(1)}


def test_fgt_2_not_from_the_emergency_room() -> None:
    """FGT-2: the injured do not come."""
    s = duel()
    s.crew(1, ER, made=1, rookies=1)
    s.own(1, tokens=2)
    assert fight(s, 1, FACTORY).step_name() == "PullGuns"


def test_fgt_2_the_emergency_room_is_not_among_the_places() -> None:
    """FGT-2: nor may the injured come beside others."""
    s = duel()
    s.crew(1, ER, made=1, rookies=1)
    s.crew(1, 1, rookies=1)
    s.own(1, tokens=2)
    calls = [a for a in fight(s, 1, FACTORY).legal(1) if act.kind_of(a) == act.BACKUP]
    assert {act.place_of(a) for a in calls} == {1}


def test_fgt_2_rookies_there_may_call_made() -> None:
    """FGT-2: a gang with only rookies in the fight may call made."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.crew(2, 2, made=2)
    s.own(2, tokens=1)
    bring(fight(s, 1, FACTORY), 2, 2, made=2)
    assert crew_of(s, 2, FACTORY) == (2, 1)


def test_fgt_2_not_without_a_token() -> None:
    """FGT-2: a call costs a token; who openly has none is not asked."""
    s = duel()
    s.crew(1, 1, rookies=1)
    s.crew(2, 2, rookies=1)
    s.own(1, tokens=1)
    s.own(2, tokens=0)
    assert fight(s, 1, FACTORY).step_name() == "PullGuns"


def test_fgt_2_not_under_a_hassle_that_bars_it() -> None:
    """FGT-2, REV-4: a hassle may bar backup for all."""
    s = duel()
    s.hassle("tule-fog")
    for seat in (1, 2):
        s.crew(seat, seat, rookies=1)
        s.own(seat, tokens=3)
    assert fight(s, 1, FACTORY).step_name() == "PullGuns"


def test_fgt_2_a_free_call_is_the_first_of_the_fight() -> None:
    """FGT-2, REV-4: a gang that calls once without a token pays for its further calls."""
    s = Stage(4, gangs=("samcro", "mayans", "lin", "one-niners"), sides=("octane",) * 4)
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, made=1)
    s.crew(1, 1, rookies=1)
    s.crew(1, SOURCE, rookies=1)
    s.crew(1, LAW, rookies=1)
    s.own(1, tokens=1)
    fight(s, 2, FACTORY)
    assert s.asked() == {1}
    bring(s, 1, 1, rookies=1)
    assert s.t.tokens[1] == 1
    bring(s, 1, SOURCE, rookies=1)
    assert s.t.tokens[1] == 0
    assert s.step_name() == "PullGuns"
    assert crew_of(s, 1, LAW) == (0, 1)


def test_fgt_2_a_free_call_is_one_in_each_fight() -> None:
    """FGT-2, REV-4: the free call is there again in the next fight."""
    s = Stage(4, gangs=("samcro", "mayans", "lin", "one-niners"), sides=("octane",) * 4)
    s.crew(1, FACTORY, rookies=1)
    s.crew(2, FACTORY, made=1)
    s.crew(1, 1, rookies=1)
    s.own(1, tokens=0)
    s.own(2, tokens=9)
    for _ in range(2):
        fight(s, 2, FACTORY)
        bring(s, 1, 1, rookies=1)
        pull(s, s1=0, s2=0).roll(1, 6)
        s.t.shift(1, 1, FACTORY, 0, 1)


def test_fgt_2_every_gang_has_its_own_free_call() -> None:
    """FGT-2, REV-4: that one gang has used its free call takes nothing from the next."""
    s = duel()
    for seat in (1, 2):
        s.set("mods", seat * modifier.WIDTH + modifier.FREE_BACKUP, 1)
        s.crew(seat, seat, rookies=1)
        s.own(seat, tokens=0)
    fight(s, 1, FACTORY)
    bring(s, 1, 1, rookies=1)
    bring(s, 2, 2, rookies=1)
    assert list(s.t.tokens)[1:3] == [0, 0]


# GNG-4 in fights


def calaveras(tokens: int = 2) -> Stage:
    """Seat 1 are the Calaveras; seat 2 is at the factory too, and both could call backup."""
    s = Stage(3, gangs=("samcro", "calaveras", "mayans"), sides=("octane",) * 3)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, rookies=2)
        s.own(seat, tokens=3)
    s.own(1, tokens=tokens)
    return s


def test_gng_4_barring_backup_bars_it_for_all() -> None:
    """GNG-4: for one more token nobody may call backup, themselves and free callers included."""
    s = fight(calaveras(tokens=3), 1, FACTORY, locked=True)
    assert s.step_name() == "PullGuns"
    assert s.t.tokens[1] == 1
    assert s.seen(ev.FIGHT) == [(1, FACTORY, 1, 0, 0)]


def test_gng_4_barring_backup_needs_a_second_token() -> None:
    """GNG-4: with one token the fight can only be ordered plain."""
    s = turn(calaveras(tokens=1), 1)
    assert [act.b_of(a) for a in s.legal(1) if act.kind_of(a) == act.FIGHT] == [0]


def test_gng_4_without_the_extra_token_backup_comes() -> None:
    """GNG-4: it is their choice."""
    assert fight(calaveras(), 1, FACTORY).step_name() == "CallForBackup"


def test_gng_4_others_cannot_bar_backup() -> None:
    """GNG-4: no other gang has that order."""
    s = turn(calaveras(), 2)
    assert [act.b_of(a) for a in s.legal(2) if act.kind_of(a) == act.FIGHT] == [0]


def test_gng_4_the_bar_holds_for_one_fight() -> None:
    """GNG-4: the next fight is open again."""
    s = fight(calaveras(tokens=4), 1, FACTORY, locked=True)
    pull(s, s1=0, s2=0).roll(1, 6)
    s.t.shift(1, 1, FACTORY, 0, 1)
    assert fight(s, 2, FACTORY).step_name() == "CallForBackup"


# FGT-3


def test_fgt_3_all_choose_at_the_same_time() -> None:
    """FGT-3: every gang in the fight owes its fist at once, in any order."""
    s = fight(pile_up(), 1, FACTORY)
    assert s.asked() == {0, 1, 2}
    pull(s, s2=1)
    assert s.asked() == {0, 1}
    assert not s.seen(ev.GUNS)
    pull(s, s0=0, s1=3)
    assert s.seen(ev.GUNS) == [(0, 0, 0, 0, 0), (1, 3, 0, 0, 0), (2, 1, 0, 0, 0)]


def test_fgt_3_the_order_of_fists_does_not_matter() -> None:
    """FGT-3: what comes of it depends on the fists only, not on whose was closed first."""
    ends = set()
    for seats in itertools.permutations(range(3)):
        s = fight(pile_up(), 1, FACTORY)
        for seat in seats:
            pull(s, **{f"s{seat}": seat})
        s.roll(1, 2, 3)
        ends.add((tuple(s.t.total), tuple(s.t.pulled), s.t.fight_winner))
    assert len(ends) == 1


def test_fgt_3_no_more_than_owned() -> None:
    """FGT-3: nobody pulls guns they do not have."""
    s = duel()
    s.own(1, guns=2)
    s.own(2, guns=0)
    fight(s, 1, FACTORY)
    assert [act.b_of(a) for a in s.legal(1)] == [0, 1, 2]
    assert [act.b_of(a) for a in s.legal(2)] == [0]


def test_fgt_3_no_more_than_crew_after_backup() -> None:
    """FGT-3: nobody pulls more guns than they have crew in the fight, backup included."""
    s = duel()
    s.own(1, guns=9, tokens=2)
    s.own(2, guns=9)
    s.crew(1, 1, rookies=2)
    s.crew(2, ER, rookies=2)
    bring(fight(s, 1, FACTORY), 1, 1, rookies=2)
    assert len(s.legal(1)) == 6
    assert len(s.legal(2)) == 4


@pytest.mark.parametrize("place", [LAW, HOSPITAL])
def test_fgt_3_no_guns_where_they_are_prohibited(place: int) -> None:
    """FGT-3: at the hospital and the police station the step is skipped; no heat, no gun is lost."""
    s = duel(place)
    s.own(1, guns=3)
    s.own(2, guns=3)
    fight(s, 1, place)
    assert s.asked() == {CHANCE}
    s.roll(6, 1)
    assert list(s.t.guns)[1:3] == [3, 3]
    assert list(s.t.standing)[1:3] == [0, 0]
    assert is_empty(s, ER)
    assert s.t.total[1] == 6 + 4


def test_fgt_3_no_guns_at_a_peaceful_opportunity() -> None:
    """FGT-3: a card may say that guns are prohibited."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "toy-run")
    for seat in (1, 2):
        s.crew(seat, OPPORTUNITY_PLACE, made=1)
        s.own(seat, guns=1)
    assert fight(s, 1, OPPORTUNITY_PLACE).asked() == {CHANCE}


def test_fgt_3_no_guns_under_a_hassle() -> None:
    """FGT-3, REV-4: a hassle may forbid guns everywhere."""
    s = duel()
    s.hassle("bar-rules")
    s.own(1, guns=3)
    assert fight(s, 1, FACTORY).asked() == {CHANCE}


def test_fgt_3_one_gang_alone_may_be_forbidden_guns() -> None:
    """FGT-3: a ban on some gangs leaves the others their guns."""
    s = pile_up()
    mods = s.t.mods[:]
    s.hassle("bar-rules")
    width = len(mods) // 4
    for index in range(width):
        s.set("mods", width + index, mods[width + index])
    assert fight(s, 1, FACTORY).asked() == {1}
    pull(s, s1=2).roll(1, 1, 1)
    assert list(s.t.pulled) == [0, 2, 0, 0]


def test_fgt_3_a_gun_in_a_fist_cannot_be_dealt_away() -> None:
    """FGT-3: what is in the fist is out of reach until the reveal; other assets are not touched."""
    s = duel()
    s.own(1, guns=3, cash=2, goods=1)
    pull(fight(s, 1, FACTORY), s1=2)
    assert tradable(s.t, 1, GUNS) == 1
    assert (tradable(s.t, 1, 0), tradable(s.t, 1, 2)) == (2, 1)
    pull(s, s2=0)
    assert s.t.sealed_off
    assert s.t.sealing == NO_FIST
    s.roll(1, 1)
    assert s.t.sealed_off
    hurt(s, 2, rookies=2)
    assert not s.t.sealed_off


# FGT-4


def test_fgt_4_a_die_crew_and_guns() -> None:
    """FGT-4: the total is one die, one per rookie, two per made and three per gun."""
    s = Stage()
    s.crew(1, FACTORY, made=3, rookies=2)
    s.crew(2, FACTORY, rookies=4)
    s.own(1, guns=2)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=2, s2=1).roll(4, 5)
    assert s.seen(ev.TOTAL)[:2] == [(1, 4 + 6 + 2 + 6, 0, 0, 0), (2, 5 + 4 + 3, 0, 0, 0)]


def test_fgt_4_crew_elsewhere_does_not_count() -> None:
    """FGT-4: only those in the fight add to the total."""
    s = duel()
    s.crew(1, 1, made=2)
    s.crew(1, SOURCE, rookies=3)
    fight(s, 1, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 1)
    assert s.seen(ev.TOTAL)[0][:2] == (1, 1 + 2 + 2)


def test_fgt_4_dice_are_rolled_in_leader_order() -> None:
    """FGT-4, LDR-1: one die each, from the leader to the left."""
    s = pile_up()
    s.t.leader = 2
    pull(fight(s, 0, FACTORY), s0=0, s1=0, s2=0).roll(2, 4, 6)
    assert [row[1:3] for row in s.seen(ev.ROLLED)] == [(2, 2), (0, 4), (1, 6)]


@pytest.mark.parametrize(
    ("gang", "bonus"),
    [("samcro", 0), ("one-niners", 2), ("grim-bastards", 1)],
)
def test_fgt_4_what_a_gangs_own_rule_adds(gang: str, bonus: int) -> None:
    """FGT-4, SET-5: stronger guns count for each gun, a brawler's bonus once."""
    s = Stage(3, gangs=(gang, "mayans", "lin"), sides=("octane",) * 3)
    s.crew(0, FACTORY, made=2)
    s.crew(1, FACTORY, made=1)
    s.own(0, guns=2)
    s.own(1, guns=0)
    pull(fight(s, 0, FACTORY), s0=2, s1=0).roll(1, 1)
    assert s.seen(ev.TOTAL)[0][1] == 1 + 4 + 6 + bonus


@pytest.mark.parametrize(
    ("card", "attacker", "defender"),
    [("tule-fog", 0, 1), ("blood-feud", 1, 0), ("bar-rules", 2, 2)],
)
def test_fgt_4_what_a_hassle_adds(card: str, attacker: int, defender: int) -> None:
    """FGT-4, REV-4: a hassle may favour who ordered the fight, the others, or rookies."""
    s = duel()
    s.hassle(card)
    s.own(1, guns=0)
    fight(s, 1, FACTORY)
    if s.step_name() == "PullGuns":
        pull(s, s1=0, s2=0)
    s.roll(3, 3)
    assert [total for _, total, *_ in s.seen(ev.TOTAL)[:2]] == [7 + attacker, 7 + defender]


def sally_and_john() -> Stage:
    """Pete (0) leads, Sally (1) has four heat, John (2) orders a fight at the Rusty Spoke; Liz is 3."""
    s = Stage()
    site = s.site(SITE, "rusty-spoke")
    s.crew(1, site, made=1, rookies=1)
    s.crew(1, 1, made=1)
    s.crew(1, SOURCE, rookies=2)
    s.own(1, tokens=4, guns=3, standing=4)
    s.crew(2, site, made=1, rookies=2)
    s.crew(2, 2, made=1, rookies=2)
    s.own(2, tokens=3, guns=1, standing=1)
    return fight(s, 2, site)


def test_example_fgt_2_sally_decides_on_backup_before_john() -> None:
    """FGT-2: John orders; Sally, closer to the Patch, decides first (two tokens), then John (one)."""
    s = sally_and_john()
    assert s.asked() == {1}
    bring(s, 1, 1, made=1)
    bring(s, 1, SOURCE, rookies=2)
    assert s.t.tokens[1] == 2
    assert s.asked() == {2}
    bring(s, 2, 2, made=1, rookies=2)
    assert s.t.tokens[2] == 1
    assert s.step_name() == "PullGuns"


def test_example_fgt_4_sally_and_john() -> None:
    """FGT-4 … FGT-10: Sally's 16 beats John's 15; 2 and 1 to the ER; both gain heat; Sally takes the fall."""
    s = sally_and_john()
    bring(s, 1, 1, made=1)
    bring(s, 1, SOURCE, rookies=2)
    bring(s, 2, 2, made=1, rookies=2)
    assert [len(s.legal(seat)) for seat in (1, 2)] == [4, 2]
    pull(s, s1=2, s2=1).roll(3, 4)
    assert s.seen(ev.TOTAL) == [(1, 16, 0, 0, 0), (2, 15, 0, 0, 0)]
    assert s.t.fight_winner == 1
    hurt(s, 1, rookies=1)
    hurt(s, 2, made=1, rookies=1)
    assert crew_of(s, 2, ER) == (1, 1)
    assert crew_of(s, 2, 2) == (1, 3)
    assert crew_of(s, 1, ER) == (0, 1)
    assert list(s.t.guns)[1:3] == [1, 0]
    assert s.t.standing[2] == 2
    assert s.t.standing[1] == 1
    assert s.seen(ev.FELL) == [(1, SITE, 1, 0, 0)]
    assert crew_of(s, 1, SITE) == (1, 2)
    assert s.step_name() == "IssueOrders"
    assert s.t.leader == 0


# FGT-5


def test_fgt_5_the_highest_total_wins() -> None:
    """FGT-5: the highest total wins, whoever ordered the fight or leads."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(3, 4, 5)
    assert s.seen(ev.WON) == [(2, FACTORY, 0, 0, 0)]
    assert s.t.present[FACTORY] == 1 << 2


def test_fgt_5_leader_wins_a_tie_it_is_in() -> None:
    """FGT-5: if the leader is among the tied, the leader wins."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(5, 5, 1)
    assert s.seen(ev.WON) == [(0, FACTORY, 0, 0, 0)]


def test_fgt_5_leader_below_the_tie_wins_nothing() -> None:
    """FGT-5: a leader in the fight but not among the tied breaks no tie."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(4, 5, 5)
    assert s.seen(ev.DRAWN) == [(FACTORY, 0, 0, 0, 0)]
    assert not s.seen(ev.WON)


def test_fgt_5_without_the_leader_nobody_wins_a_tie() -> None:
    """FGT-5: otherwise nobody wins and all go home."""
    s = fight(duel(), 1, FACTORY)
    pull(s, s1=0, s2=0).roll(2, 2)
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, 1) == (1, 2)
    assert crew_of(s, 2, 2) == (1, 2)


def test_fgt_5_in_a_drawn_pile_up_the_beaten_go_home_too() -> None:
    """FGT-5: all gangs in the fight go home, the lowest total as well."""
    s = pile_up()
    s.t.leader = 3
    pull(fight(s, 0, FACTORY), s0=0, s1=0, s2=0).roll(6, 1, 6)
    assert is_empty(s, FACTORY)
    assert [crew_of(s, seat, seat) for seat in range(3)] == [(1, 2)] * 3


def test_fgt_5_the_tie_power_passes_with_the_token() -> None:
    """FGT-5, ISS-4: who leads now wins the tie, not who led when the round began."""
    s = pile_up()
    s.t.first = 0
    s.t.leader = 1
    pull(fight(s, 0, FACTORY), s0=0, s1=0, s2=0).roll(5, 5, 1)
    assert s.t.fight_winner == 1


def test_fgt_5_the_highest_wins_below_zero_too() -> None:
    """FGT-5: a pack may take so much off that every total is negative; the least bad still wins."""
    s = Stage(pack=with_hassle("hangover", Modifier("brawl", amount=-20)))
    s.hassle("hangover")
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(5, 2)
    assert s.t.controls(1, FACTORY)


# FGT-6


def test_fgt_6_each_gun_injures_one_rival() -> None:
    """FGT-6: in a two-gang fight the target is plain: as many rivals are hurt as guns were pulled."""
    s = duel()
    s.own(1, guns=2)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=2, s2=1).roll(6, 1)
    assert s.seen(ev.HIT) == [(1, 2, 0, 0, 0)] * 2 + [(2, 1, 0, 0, 0)]
    hurt(s, 1, rookies=1)
    hurt(s, 2, made=1, rookies=1)
    assert crew_of(s, 1, ER) == (0, 1)
    assert crew_of(s, 2, ER) == (1, 1)
    assert not s.seen(ev.GAINED)
    assert [row[0] for row in s.seen(ev.INJURED)] == [1, 2]


def test_fgt_6_in_a_drawn_fight_too() -> None:
    """FGT-6: guns injure whatever the result; the unhurt go home after a draw."""
    s = duel()
    s.own(1, guns=1)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=1).roll(4, 4)
    hurt(s, 1, made=1)
    hurt(s, 2, rookies=1)
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)
    assert crew_of(s, 1, 1) == (0, 2)
    assert crew_of(s, 2, ER) == (0, 1)
    assert crew_of(s, 2, 2) == (1, 1)
    assert list(s.t.guns)[1:3] == [0, 0]
    assert list(s.t.standing)[1:3] == [1, 1]


def test_fgt_6_the_winners_crew_is_hurt_as_well() -> None:
    """FGT-6: a loser's guns injure the winner."""
    s = duel()
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=0, s2=1).roll(6, 1)
    assert s.t.fight_winner == 1
    hurt(s, 1, made=1)
    assert crew_of(s, 1, FACTORY) == (0, 2)


def test_fgt_6_guns_beyond_the_rivals_crew_are_lost() -> None:
    """FGT-6: what cannot hit anyone is lost, and discarded all the same."""
    s = Stage()
    s.crew(1, FACTORY, made=1, rookies=3)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, guns=4)
    s.own(2, guns=0)
    pull(fight(s, 1, FACTORY), s1=4, s2=0).roll(1, 1)
    assert s.seen(ev.HIT) == [(1, 2, 0, 0, 0)]
    assert crew_of(s, 2, ER) == (0, 1)
    assert s.t.guns[1] == 0


def test_fgt_6_gunners_split_their_guns_as_they_like() -> None:
    """FGT-6: in a pile-up each gunner spreads the guns among the rivals, or not."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=2, s1=0, s2=0).roll(6, 1, 1)
    assert s.asked() == {0}
    assert [act.b_of(a) for a in s.legal(0)] == [1, 2]
    s.do(0, act.ALLOT, b=1).do(0, act.ALLOT, b=2)
    hurt(s, 1, rookies=1)
    hurt(s, 2, made=1)
    assert crew_of(s, 1, ER) == (0, 1)
    assert crew_of(s, 2, ER) == (1, 0)


def test_fgt_6_all_on_one_rival_is_allowed() -> None:
    """FGT-6: a gunner may give all the hurt to a single rival."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=2, s1=0, s2=0).roll(6, 1, 1)
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2)
    assert s.asked() == {2}
    assert len(s.legal(2)) == 2


def test_fgt_6_gunners_decide_in_leader_order() -> None:
    """FGT-6: all guns of one gunner are allotted before the next, in leader order."""
    s = pile_up()
    s.t.leader = 2
    pull(fight(s, 1, FACTORY), s0=1, s1=1, s2=2).roll(1, 1, 1)
    order = []
    while s.step_name() == "AllotInjuries":
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.ALLOT, b=act.b_of(s.legal(seat)[0]))
    assert order == [2, 2, 0, 1]


def test_fgt_6_no_rival_gets_more_than_it_has_left_to_hit() -> None:
    """FGT-6: what earlier gunners allotted counts; a rival with no crew left to hit is no target."""
    s = Stage()
    s.crew(0, FACTORY, rookies=2)
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(2, FACTORY, rookies=2)
    s.own(0, guns=2)
    s.own(1, guns=2)
    s.own(2, guns=0)
    pull(fight(s, 1, FACTORY), s0=2, s1=2, s2=0).roll(1, 6, 1)
    s.do(0, act.ALLOT, b=2)
    s.do(0, act.ALLOT, b=2)
    assert s.seen(ev.HIT)[2:] == [(1, 0, 0, 0, 0)] * 2
    assert crew_of(s, 0, ER) == (0, 2)
    assert crew_of(s, 2, ER) == (0, 2)


def test_fgt_6_the_last_room_is_forced() -> None:
    """FGT-6: the second gun must go where there is room, and what finds no room is lost."""
    s = Stage()
    s.crew(0, FACTORY, made=1, rookies=4)
    s.crew(1, FACTORY, rookies=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(0, guns=5)
    fight(s, 0, FACTORY)
    pull(s, s0=5, s1=0, s2=0).roll(1, 1, 1)
    s.do(0, act.ALLOT, b=1)
    assert [rival for _, rival, *_ in s.seen(ev.HIT)] == [1, 2]
    assert crew_of(s, 1, ER) == crew_of(s, 2, ER) == (0, 1)
    assert s.t.guns[0] == 0


def test_fgt_6_all_allot_before_anybody_is_chosen() -> None:
    """FGT-6: allotting is finished before the gangs hit choose, in leader order."""
    s = pile_up()
    s.t.leader = 1
    pull(fight(s, 1, FACTORY), s0=1, s1=1, s2=1).roll(1, 1, 1)
    s.do(1, act.ALLOT, b=0).do(2, act.ALLOT, b=0)
    assert not s.seen(ev.INJURED)
    s.do(0, act.ALLOT, b=2)
    order = []
    while s.step_name() == "ChooseInjured":
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.INJURE, FACTORY, rookies=s.t.hits[seat])
    assert order == [2, 0]


def test_fgt_6_each_gang_chooses_its_own_injured_in_the_fight() -> None:
    """FGT-6: made or rookies as it likes, of the crew in the fight only, exactly as many as were hit."""
    s = duel()
    s.crew(2, 2, made=2, rookies=2)
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(1, 1)
    choices = {(act.place_of(a), act.made_of(a).bit_count(), act.rookies_of(a)) for a in s.legal(2)}
    assert choices == {(FACTORY, 0, 2), (FACTORY, 1, 1)}


def test_fgt_6_no_question_where_all_are_hit() -> None:
    """FGT-6: who has nobody to spare has nothing to choose."""
    s = Stage()
    s.crew(1, FACTORY, made=2)
    s.crew(2, FACTORY, made=1, rookies=1)
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(1, 1)
    assert crew_of(s, 2, ER) == (1, 1)
    assert s.step_name() != "ChooseInjured"


def test_fgt_6_blood_money_is_paid_per_crew_hit() -> None:
    """FGT-6, REV-4: a hassle that pays for injuries pays for real ones, not for guns that hit nobody."""
    s = Stage()
    s.hassle("blood-feud")
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, guns=3, cash=0)
    pull(fight(s, 1, FACTORY), s1=3, s2=0).roll(1, 1)
    assert s.t.cash[1] == 2


# FGT-7


def test_fgt_7_losers_go_home_and_the_winner_stays() -> None:
    """FGT-7: the losers' unhurt crew returns to its clubhouses, backup too; the winner's stays."""
    s = duel()
    s.crew(2, SOURCE, made=1)
    s.own(2, tokens=1)
    bring(fight(s, 1, FACTORY), 2, SOURCE, made=1)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.fight_winner == 1
    assert crew_of(s, 1, FACTORY) == (1, 2)
    assert crew_of(s, 2, 2) == (2, 2)
    assert is_empty(s, SOURCE)


def test_fgt_7_a_winner_with_nobody_standing_leaves_the_place_empty() -> None:
    """FGT-7: the losers still leave, the place is empty, and there is no follow-up exploit."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=2)
    s.own(1, guns=1, tokens=3)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=1).roll(6, 1)
    assert s.t.fight_winner == 1
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)
    assert crew_of(s, 2, 2) == (0, 1)
    assert s.step_name() == "IssueOrders"


# FGT-8


def test_fgt_8_one_heat_however_many_guns() -> None:
    """FGT-8: a gang that pulled any gun gains one heat, once; who pulled none gains none."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=3, s1=1, s2=0).roll(6, 1, 1)
    while s.step_name() in ("AllotInjuries", "ChooseInjured"):
        (seat,) = s.asked()
        action = s.legal(seat)[0]
        s.do(seat, act.kind_of(action), act.place_of(action), act.b_of(action), 0, act.rookies_of(action))
    assert list(s.t.standing)[:3] == [1, 1, 0]


def test_fgt_8_guns_pulled_are_discarded_whatever_the_result() -> None:
    """FGT-8: every gun pulled is discarded, the winner's too; the others are kept."""
    s = duel()
    s.own(1, guns=5)
    s.own(2, guns=2)
    pull(fight(s, 1, FACTORY), s1=3, s2=2).roll(6, 1)
    hurt(s, 1, rookies=2)
    assert list(s.t.guns)[1:3] == [2, 0]


def test_fgt_8_heat_comes_at_the_end() -> None:
    """FGT-8: the heat comes at the end of the fight, after the injured were chosen."""
    s = duel()
    s.own(1, guns=1)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    assert s.step_name() == "ChooseInjured"
    assert s.t.standing[1] == 0
    assert s.t.guns[1] == 1
    hurt(s, 2, rookies=1)
    assert s.t.standing[1] == 1


def test_fgt_8_a_hassle_may_make_guns_dearer() -> None:
    """FGT-8, REV-4: with federal agents in town, guns cost one heat more, still once."""
    s = duel()
    s.hassle("atf-in-town")
    s.own(1, guns=2)
    pull(fight(s, 1, FACTORY), s1=2, s2=0).roll(6, 1)
    hurt(s, 2, rookies=2)
    assert list(s.t.standing)[1:3] == [2, 0]


# FGT-9


def test_fgt_9_who_beats_the_leader_takes_the_token() -> None:
    """FGT-9: a winner that beats the leader takes the leader token."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(1, 2, 6)
    assert s.t.leader == 2
    assert s.seen(ev.LEADER) == [(2, 0, 0, 0, 0)]


def test_fgt_9_even_if_all_its_crew_was_injured() -> None:
    """FGT-9: the token passes to a winner with nobody left standing."""
    s = Stage()
    s.crew(0, FACTORY, rookies=2)
    s.crew(1, FACTORY, made=1)
    s.own(0, guns=1)
    pull(fight(s, 1, FACTORY), s0=1, s1=0).roll(1, 6)
    assert s.t.fight_winner == 1
    assert is_empty(s, FACTORY)
    assert s.t.leader == 1


def test_fgt_9_a_leader_who_wins_keeps_it() -> None:
    """FGT-9: a leader that wins, by a tie too, keeps the token."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(6, 6, 6)
    assert s.t.leader == 0
    assert not s.seen(ev.LEADER)


def test_fgt_9_a_leader_elsewhere_is_not_beaten() -> None:
    """FGT-9: the leader must have been in the fight."""
    s = fight(duel(), 1, FACTORY)
    pull(s, s1=0, s2=0).roll(6, 1)
    assert s.t.leader == 0


def test_fgt_9_a_drawn_fight_moves_no_token() -> None:
    """FGT-9: nobody beats the leader in a drawn fight, though two had more."""
    s = fight(pile_up(), 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).roll(1, 6, 6)
    assert s.t.fight_winner == -1
    assert s.t.leader == 0


# FGT-10


def won_by_one(tokens: int) -> Stage:
    """Seat 1 orders and wins a fight without guns, with so many tokens before the order."""
    s = duel()
    s.own(1, tokens=tokens, cash=9)
    return pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)


def test_fgt_10_the_winner_that_ordered_may_exploit_at_once() -> None:
    """FGT-10: for one more token, in the same turn."""
    s = won_by_one(2)
    assert s.step_name() == "FollowUp"
    s.do(1, act.YES)
    assert s.t.tokens[1] == 0
    s.do(1, act.USE, b=4)
    assert s.t.guns[1] == 4
    assert s.t.used >> FACTORY & 1


def test_fgt_10_it_may_decline() -> None:
    """FGT-10: it may, it need not; the token is kept and the turn passes."""
    s = won_by_one(2)
    s.own(2, tokens=1)
    s.do(1, act.NO)
    assert s.t.tokens[1] == 1
    assert s.t.used == 0
    assert s.asked() == {2}


def test_fgt_10_not_without_a_token() -> None:
    """FGT-10: the exploit costs a token as always."""
    assert won_by_one(1).step_name() != "FollowUp"


def test_fgt_10_the_boost_costs_another() -> None:
    """FGT-10, EXP-3: the follow-up exploit may be boosted."""
    s = duel(SITE)
    s.site(SITE, "rusty-spoke")
    s.own(1, tokens=3, cash=0)
    pull(fight(s, 1, SITE), s1=0, s2=0).roll(6, 1)
    s.do(1, act.YES).do(1, act.YES).do(1, act.YES).do(1, act.YES)
    assert s.t.tokens[1] == 0
    assert s.t.cash[1] == 4


def test_fgt_10_only_the_gang_that_ordered() -> None:
    """FGT-10: a winner that did not order the fight exploits nothing."""
    s = duel()
    s.own(2, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(1, 6)
    assert s.t.fight_winner == 2
    assert s.step_name() == "IssueOrders"
    assert s.asked() == {2}


def test_fgt_10_not_where_already_exploited() -> None:
    """FGT-10: a place is exploited once a round."""
    s = duel()
    s.t.used |= 1 << FACTORY
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_not_where_a_hassle_closed_it() -> None:
    """FGT-10, REV-4: a closed place stays closed."""
    s = duel()
    s.hassle("atf-in-town")
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_not_once_the_last_one_there_took_the_fall() -> None:
    """FGT-10, FGT-11: control is looked at after the falls."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, tokens=3, guns=1, standing=4)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    assert is_empty(s, FACTORY)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_another_made_may_fall_to_keep_control() -> None:
    """FGT-10, FGT-11: who falls may be anywhere, and so control may be kept."""
    s = Stage()
    s.crew(1, FACTORY, made=1)
    s.crew(1, 1, made=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, tokens=3, guns=1, standing=4)
    enough(fight(s, 1, FACTORY), 1)
    pull(s, s1=1, s2=0).roll(6, 1)
    fall(s, 1, 1)
    assert s.step_name() == "FollowUp"


def test_fgt_10_not_after_a_draw() -> None:
    """FGT-10: nobody won, nobody exploits."""
    s = duel()
    s.own(1, tokens=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(3, 3)
    assert s.step_name() == "IssueOrders"


def test_fgt_10_after_it_the_turn_passes() -> None:
    """FGT-10: fight and exploit are one turn."""
    s = won_by_one(4)
    s.own(2, tokens=1)
    s.do(1, act.YES).do(1, act.USE, b=0)
    assert s.asked() == {2}


# FGT-11


def test_fgt_11_the_order_of_the_ending() -> None:
    """FGT-11: totals, winner, injuries, retreat, leader token, heat and falls."""
    s = pile_up()
    s.own(1, standing=4)
    pull(fight(s, 1, FACTORY), s0=0, s1=1, s2=0).roll(1, 6, 2)
    s.do(1, act.ALLOT, b=0)
    hurt(s, 0, rookies=1)
    kinds = [row[0] for row in s.events]
    wanted = [ev.TOTAL, ev.WON, ev.HIT, ev.INJURED, ev.HOME, ev.LEADER, ev.STANDING, ev.FELL]
    assert [kind for kind, _ in itertools.groupby(k for k in kinds if k in wanted)] == wanted


def test_fgt_11_falls_come_in_leader_order_from_the_new_leader() -> None:
    """FGT-11, ISS-4: the token moves before heat is gained, so the new leader falls first."""
    s = pile_up()
    for seat in range(3):
        s.crew(seat, SOURCE, made=1)
        s.own(seat, standing=4)
    pull(fight(s, 1, FACTORY), s0=1, s1=0, s2=1).roll(1, 1, 6)
    s.do(0, act.ALLOT, b=1).do(2, act.ALLOT, b=1)
    hurt(s, 1, rookies=2)
    assert s.t.leader == 2
    assert s.asked() == {2}
    fall(s, 2, SOURCE)
    assert s.asked() == {0}
    fall(s, 0, SOURCE)
    assert [row[0] for row in s.seen(ev.FELL)] == [2, 0]


def test_fgt_11_any_made_anywhere_may_fall() -> None:
    """FGT-11: in the fight, at home, elsewhere or injured."""
    s = duel()
    s.crew(1, 1, made=1)
    s.crew(1, SOURCE, made=1)
    s.crew(1, ER, made=1)
    s.own(1, guns=1, standing=4)
    pull(fight(s, 1, FACTORY), s1=1, s2=0).roll(6, 1)
    hurt(s, 2, rookies=1)
    assert {act.place_of(a) for a in s.legal(1)} == {FACTORY, 1, SOURCE, ER}


def test_fgt_11_a_disbanded_gang_leaves_and_the_fight_goes_on() -> None:
    """FGT-11, STD-4: one gang of three is disbanded; the others still answer, the winner still exploits."""
    s = pile_up()
    at_the_brink(s, 3)
    s.crew(3, FACTORY, rookies=1)
    s.own(3, guns=1)
    s.own(0, standing=4)
    s.own(1, tokens=3)
    fight(s, 1, FACTORY)
    pull(s, s0=1, s1=1, s2=0, s3=1).roll(1, 6, 1, 1)
    for seat in (0, 1, 3):
        s.do(seat, act.ALLOT, b=2)
    assert s.t.alive == 0b0111
    assert [row[0] for row in s.seen(ev.FELL)] == [0]
    assert s.t.standing[1] == 1
    assert s.step_name() == "FollowUp"


def test_fgt_11_a_disbanded_winner_leaves_the_place_empty() -> None:
    """FGT-11, STD-4: the winner's guns were its last; nobody stays there."""
    s = Stage()
    at_the_brink(s, 2)
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=3)
    s.own(2, guns=3)
    pull(fight(s, 1, FACTORY), s1=0, s2=3).roll(1, 6)
    assert s.t.fight_winner == 2
    assert s.t.alive == 0b1011
    assert is_empty(s, FACTORY)
    assert crew_of(s, 1, ER) == (1, 0)


def test_fgt_11_a_disbanded_winner_hands_the_leader_token_on() -> None:
    """FGT-9, STD-4: it beat the leader, took the token, and its left neighbour has it now."""
    s = Stage()
    at_the_brink(s, 2)
    s.crew(0, FACTORY, made=1)
    s.crew(2, FACTORY, rookies=3)
    s.own(2, guns=3)
    pull(fight(s, 0, FACTORY), s0=0, s2=3).roll(1, 6)
    assert s.seen(ev.LEADER) == [(2, 0, 0, 0, 0), (3, 0, 0, 0, 0)]
    assert s.t.leader == 3
