"""FGT-2: calling for backup, and the gang that bars it."""

from __future__ import annotations

import pytest
from ring import duel, pile_up
from scenes import (
    ER,
    bring,
    crew_of,
    enough,
    fight,
    is_empty,
    pull,
    turn,
)
from stage import FACTORY, LAW, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine import modifier

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
