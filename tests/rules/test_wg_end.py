"""END: who wins a game of Wise Guys, and how ties are broken."""

from __future__ import annotations

import pytest
from scenes import ER, end_of_game, last_call
from stage import FACTORY, LAW, Stage
from wise import GANGS, NORTH, OUTFIT, SALTIS, SHELDON, fresh, sit_out_round, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE


def owning(*rows: tuple[int, int]) -> Stage:
    """Seats with so much cash and so many guns; seat 0 leads."""
    s = wg(len(rows))
    for seat, (cash, guns) in enumerate(rows):
        s.own(seat, cash=cash, guns=guns)
    return s


def tied_for_all() -> Stage:
    """Sheldon, the North Side and Saltis are tied for cash and guns; the Outfit leads and is behind."""
    return owning((1, 9), (5, 2), (5, 2), (5, 2))


def test_wg_end_1_most_cash_wins_blinds_up() -> None:
    """END-1: whatever else one has."""
    s = owning((5, 9), (6, 0), (4, 9), (0, 20))
    s.own(SALTIS, goods=30)
    end_of_game(s)
    assert (s.t.over, s.t.winner) == (True, SHELDON)
    assert s.seen(ev.HELD) == [(0, 5, 9, 0, 0), (1, 6, 0, 0, 0), (2, 4, 9, 0, 0), (3, 0, 20, 30, 0)]


@pytest.mark.parametrize("seats", [3, 4])
def test_wg_end_1_after_the_sixth_round(seats: int) -> None:
    """END-1: doing nothing at all, the Outfit's six cash win."""
    s = fresh(seats)
    while not s.t.over:
        sit_out_round(s)
    assert s.t.round == 6
    assert GANGS[s.t.gang[s.t.winner]] == "chicago-outfit"


def test_wg_end_1_clean_up_comes_first() -> None:
    """END-1: the injured are rolled for before the count."""
    s = owning((5, 0), (3, 0), (0, 0))
    s.crew(NORTH, ER, made=1)
    end_of_game(s)
    assert s.asked() == {CHANCE}
    assert s.roll(4).t.over


def test_wg_end_2_the_boss_among_the_tied_wins() -> None:
    """END-2: even with the fewest guns."""
    assert end_of_game(owning((5, 0), (5, 7), (5, 3), (1, 1))).t.winner == OUTFIT


def test_wg_end_2_else_most_guns_among_the_tied() -> None:
    """END-2: those behind do not count."""
    assert end_of_game(owning((4, 99), (5, 2), (5, 3), (4, 50))).t.winner == NORTH


def test_wg_end_2_else_a_last_slugging_with_all_crew() -> None:
    """END-2: die and Slugging of everybody outside the pool, wherever; no guns, no gang's gun rule."""
    s = tied_for_all()
    s.own(SHELDON, guns=1)
    s.men(NORTH, NORTH, "dean-obanion", rookies=1)
    s.men(NORTH, FACTORY, "jack-zuta")
    s.men(SALTIS, LAW, "frank-mcerlane", rookies=2)
    end_of_game(s).roll(3, 2)
    assert [row[:2] for row in s.seen(ev.TOTAL)] == [(NORTH, 3 + 4 + 1 + 1), (SALTIS, 2 + 4 + 2)]
    assert s.t.winner == NORTH


def test_wg_end_2_no_arbitration_in_the_last_slugging() -> None:
    """END-2: only those tied roll, and the Outfit backs nobody."""
    s = owning((5, 2), (5, 2), (1, 0), (1, 0))
    s.t.leader = NORTH
    s.men(OUTFIT, OUTFIT, "jack-mcgurn")
    end_of_game(s)
    assert s.asked() == {CHANCE}
    s.roll(2, 4)  # the Outfit 3 + its die, Sheldon 0 + its die
    assert len(s.seen(ev.ROLLED)) == 2
    assert s.t.over


@pytest.mark.parametrize("named", [NORTH, SALTIS])
def test_wg_end_2_still_tied_the_leader_names_the_winner(named: int) -> None:
    """END-2: among those tied in the last Slugging."""
    s = end_of_game(tied_for_all()).roll(2, 4, 4)
    assert s.asked() == {OUTFIT}
    assert {act.b_of(one) for one in s.legal(OUTFIT)} == {NORTH, SALTIS}
    s.do(OUTFIT, act.NAME, b=named)
    assert (s.t.over, s.t.winner) == (True, named)
    assert s.seen(ev.NAMED) == [(OUTFIT, named, 0, 0, 0)]


def test_wg_end_2_gangs_disbanded_together_have_no_leader_to_name_one() -> None:
    """END-2, STD-4: nobody in the game leads; they roll again until one is ahead."""
    s = owning((1, 9), (5, 2), (5, 2))
    s.t.alive, s.t.doomed = 0, 0b111
    end_of_game(s)
    assert s.asked() == {CHANCE}
    s.roll(3, 3)
    assert s.asked() == {CHANCE}
    s.roll(3, 4)
    assert s.t.winner == NORTH


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_wg_end_2_who_led_breaks_the_tie_where_one_effect_disbands_all(leader: int) -> None:
    """END-2, STD-4: they fall together; the token does not pass along the fallen."""
    s = wg(3, 1)
    s.t.leader = leader
    for seat, guns in enumerate((9, 5, 0)):
        s.own(seat, cash=5, guns=guns)
    last_call(s, "indictment")
    assert (s.t.alive, s.t.winner) == (0, leader)


def test_wg_end_1_nobody_acts_after_the_end() -> None:
    """END-1: the game asks nothing more."""
    s = end_of_game(owning((5, 0), (1, 0), (1, 0)))
    assert s.asked() == set()
    assert all(s.legal(seat) == [] for seat in range(3))
