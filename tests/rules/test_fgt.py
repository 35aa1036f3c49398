"""FGT: fights, from the order to the winner."""

from __future__ import annotations

import itertools

import pytest
from overlay import with_hassle
from ring import duel, fights_offered, pile_up, sally_and_john
from scenes import (
    ER,
    bring,
    crew_of,
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
from gangland.engine.catalogue import GUNS
from gangland.engine.table import CHANCE, NO_FIST
from gangland.rulesets.view import tradable

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
    """FGT-3: a gun in the fist, then pulled, is out of reach until it is discarded; nothing else is."""
    s = duel()
    s.own(1, guns=3, cash=2, goods=1)
    pull(fight(s, 1, FACTORY), s1=2)
    assert tradable(s.t, 1, GUNS) == 1
    assert (tradable(s.t, 1, 0), tradable(s.t, 1, 2)) == (2, 1)
    pull(s, s2=0)
    assert s.t.sealing == NO_FIST
    assert tradable(s.t, 1, GUNS) == 1
    s.roll(1, 1)
    assert tradable(s.t, 1, GUNS) == 1
    hurt(s, 2, rookies=2)
    assert (s.t.guns[1], tradable(s.t, 1, GUNS)) == (1, 1)


# FGT-4


def test_fgt_4_a_die_crew_and_guns() -> None:
    """FGT-4: the total is one die, one per rookie, two per made and three per gun."""
    s = Stage()
    s.crew(1, FACTORY, made=3, rookies=2)
    s.crew(2, FACTORY, rookies=4)
    s.own(1, guns=2)
    s.own(2, guns=1)
    pull(fight(s, 1, FACTORY), s1=2, s2=1).roll(4, 5)
    assert s.seen(ev.TOTAL)[:2] == [(1, 4 + 8 + 6, 8, 6, 0), (2, 5 + 4 + 3, 4, 3, 0)]


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
    assert s.seen(ev.TOTAL) == [(1, 16, 7, 6, 0), (2, 15, 8, 3, 0)]
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
