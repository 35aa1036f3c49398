"""The odds of a fight against a count of every throw, dice by dice."""

from __future__ import annotations

from itertools import product

import pytest
from stage import FACTORY, SOURCE, Stage

from gangland.engine.modifier import BRAWL, WIDTH
from gangland.engine.table import ER
from gangland.game.odds import elsewhere, likely, odds

GUN = 3


def brawl(game: str = "mayhem") -> Stage:
    """Return a stage with three gangs at one place; the leader, seat 0, is among them."""
    s = Stage(4, game)
    s.crew(0, FACTORY, made=1, rookies=1)
    s.crew(1, FACTORY, made=2)
    s.crew(2, FACTORY, rookies=1)
    for seat in range(4):
        s.own(seat, guns=1)
    s.t.leader = 0
    return s


def leader_wins(totals: list[int]) -> float:
    """Return the share of all throws in which nobody is above the first, who wins ties."""
    throws = [
        [total + face for total, face in zip(totals, faces, strict=True)]
        for faces in product(range(1, 7), repeat=len(totals))
    ]
    return sum(sums[0] == max(sums) for sums in throws) / len(throws)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 0), (0, 2), (1, 1)])
def test_fgt_5_odds_are_those_of_every_throw(mine: int, theirs: int) -> None:
    """FGT-4: a rival pulls as many guns as it has crew for."""
    s = brawl()
    found = odds(s.g, s.t, 0, FACTORY)
    assert found is not None
    assert found.fighters == [0, 1, 2]
    assert found.totals == {0: 3, 1: 4, 2: 1}
    totals = [3 + GUN * mine, 4 + GUN * theirs, 1 + GUN * min(1, theirs)]
    assert found.chances[mine][theirs] == pytest.approx(leader_wins(totals))


def test_fgt_5_odds_below_zero_are_those_of_every_throw() -> None:
    """A pack may take off so much that every total is negative; the least bad still wins."""
    s = brawl()
    s.t.set_rules([-20 if index % WIDTH == BRAWL else 0 for index in range(len(s.t.mods))])
    found = odds(s.g, s.t, 0, FACTORY)
    assert found is not None
    assert found.totals == {0: -17, 1: -16, 2: -19}
    assert found.chances[0][0] == pytest.approx(leader_wins([3, 4, 1]))


def test_fgt_3_nobody_pulls_more_guns_than_it_has_crew_or_guns_for() -> None:
    s = brawl()
    found = odds(s.g, s.t, 2, FACTORY)
    assert found is not None
    assert [len(found.chances), len(found.chances[0])] == [1 + 1, 1 + 2]
    s.own(2, guns=0)
    found = odds(s.g, s.t, 2, FACTORY)
    assert found is not None
    assert len(found.chances) == 1


@pytest.mark.parametrize(("seat", "place"), [(3, FACTORY), (0, SOURCE)])
def test_fgt_1_there_are_no_odds_where_there_is_nobody_to_fight(seat: int, place: int) -> None:
    s = brawl()
    s.crew(0, SOURCE, made=1)
    assert odds(s.g, s.t, seat, place) is None


def test_asking_changes_nothing() -> None:
    s = brawl()
    before = s.t.copy()
    odds(s.g, s.t, 0, FACTORY)
    assert (s.t.fight_place, s.t.fight_in, list(s.t.pulled)) == (
        before.fight_place,
        before.fight_in,
        list(before.pulled),
    )


def test_mov_1_the_injured_and_those_there_are_nobody_to_bring() -> None:
    s = brawl()
    s.crew(0, ER, made=1, rookies=2)
    s.crew(0, SOURCE, rookies=1)
    s.crew(0, 0, made=1, rookies=1)
    crew = elsewhere(s.t, 0, FACTORY)
    assert (crew.made.bit_count(), crew.rookies) == (1, 2)
    assert likely(s.t, 0, FACTORY) == (s.t.made[0], 1)


def test_fgt_5_odds_with_those_who_come_are_those_of_a_larger_crew() -> None:
    """MOV-1: who comes from elsewhere fights as if there, and the table stays as it is."""
    s = brawl()
    s.crew(0, 0, made=1, rookies=1)
    before = s.t.copy()
    found = odds(s.g, s.t, 0, FACTORY, elsewhere(s.t, 0, FACTORY))
    assert s.t == before
    s.t.shift(0, 0, FACTORY, s.t.made[0], s.t.rookies[0])
    assert found == odds(s.g, s.t, 0, FACTORY)
