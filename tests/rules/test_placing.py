"""END: who came where, and what a tie for the first place was decided by."""

from __future__ import annotations

import pytest
from scenes import end_of_game
from stage import Stage

from gangland.game.placing import decided, order


def owning(*rows: tuple[int, int]) -> Stage:
    """Seats with so much cash and so many guns; seat 0 leads."""
    s = Stage(4)
    for seat, (cash, guns) in enumerate(rows):
        s.own(seat, cash=cash, guns=guns)
    return s


@pytest.mark.parametrize(
    ("rows", "by", "tied", "places"),
    [
        (((5, 9), (6, 0), (4, 9), (0, 20)), "cash", [1], [1, 0, 2, 3]),
        (((6, 0), (6, 5), (4, 9), (4, 2)), "leader", [0, 1], [0, 1, 2, 3]),
        (((5, 9), (6, 1), (6, 3), (0, 20)), "guns", [1, 2], [2, 1, 0, 3]),
    ],
)
def test_end_2_what_decided_it_is_told(
    rows: tuple[tuple[int, int], ...], by: str, tied: list[int], places: list[int]
) -> None:
    """END-2: the cash, the leader, the guns."""
    s = end_of_game(owning(*rows))
    assert decided(s.t, named=False) == (by, tied)
    assert order(s.t) == places


def test_end_2_those_tied_to_the_last_have_fought_or_were_named() -> None:
    """END-2: a last fight, or where that is tied the word of the leader."""
    s = owning((5, 9), (6, 3), (6, 3), (0, 20))
    s.t.winner = 2
    assert decided(s.t, named=False) == ("fight", [1, 2])
    assert decided(s.t, named=True) == ("named", [1, 2])
