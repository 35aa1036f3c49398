"""DEA: what a thug proposes by itself, and how it haggles."""

from __future__ import annotations

import pytest
from corner import Corner

from gangland.bots.bot import Bot, Guest
from gangland.bots.roster import make_bot
from gangland.engine.ints import ints
from gangland.rulesets.view import known


def dealer(game: str = "mayhem", **owned: int) -> Corner:
    """Return a corner where seat 0 has these things and a made at home."""
    corner = Corner(game)
    corner.crew(0, 0, made=1)
    corner.own(0, tokens=3, **owned)
    return corner


def proposed(corner: Corner) -> list[int]:
    """Return what the thug at seat 0 proposes."""
    return list(make_bot("thug", 1).proposes(corner.g, known(corner.g, corner.t, 0), 0))


def countered(corner: Corner, give: list[int], get: list[int]) -> list[int]:
    """Return what the thug at seat 0 asks for instead."""
    thug = make_bot("thug", 1)
    view = known(corner.g, corner.t, 0)
    assert not thug.accepts(corner.g, view, 0, ints(give), ints(get), 1)
    return list(thug.counters(corner.g, view, 0, ints(give), ints(get), 1))


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_too_many_guns_are_for_sale_and_the_first_are_wanted(game: str) -> None:
    """A proposal is one the thug itself would take."""
    sale = proposed(dealer(game, guns=6, standing=2))
    assert sale[:3] == [0, 1, 0]
    assert sale[3] in (1, 2, 3)
    assert sale[4:] == [0, 0]
    bid = proposed(dealer(game, cash=9, standing=2))
    assert bid[0] >= 2
    assert bid[1:] == [0, 0, 0, 1, 0]
    thug = make_bot("thug", 1)
    for deal, corner in ((sale, dealer(game, guns=6, standing=2)), (bid, dealer(game, cash=9, standing=2))):
        view = known(corner.g, corner.t, 0)
        assert thug.accepts(corner.g, view, 0, ints(deal[:3]), ints(deal[3:]), 3)


def test_who_has_nothing_proposes_nothing() -> None:
    assert proposed(dealer()) == []


def test_a_deal_that_gains_too_little_is_answered_by_one_that_is_enough() -> None:
    """A gun for a cash is too cheap; so is four cash for a gun too dear."""
    corner = dealer(cash=5, guns=2)
    more = countered(corner, [0, 1, 0], [1, 0, 0])
    assert more[:3] == [0, 1, 0]
    assert more[3] > 1
    less = countered(corner, [4, 0, 0], [0, 1, 0])
    assert 0 < less[0] < 4
    assert less[1:] == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    ("give", "get"), [([0, 0, 0], [0, 0, 0]), ([2, 0, 0], [0, 0, 0]), ([0, 9, 0], [1, 0, 0])]
)
def test_there_is_no_haggling_over_nothing(give: list[int], get: list[int]) -> None:
    """Nor asking for a present, nor selling what one has not."""
    assert countered(dealer(cash=5, guns=2), give, get) == []


def test_others_propose_nothing_unless_they_say_so() -> None:
    """A bot from outside needs no such methods."""

    class Haggler:
        def proposes(self, *_: object) -> list[int]:
            return [1, 0, 0, 0, 1, 0]

        def counters(self, *_: object) -> list[int]:
            return [2, 0, 0, 0, 1, 0]

    corner = dealer(cash=5)
    view = known(corner.g, corner.t, 0)
    nothing = ints([0, 0, 0])
    for quiet in (Bot(), make_bot("random", 1), Guest(object())):
        assert list(quiet.proposes(corner.g, view, 0)) == []
        assert list(quiet.counters(corner.g, view, 0, nothing, nothing, 1)) == []
    loud = Guest(Haggler())
    assert list(loud.proposes(corner.g, view, 0)) == [1, 0, 0, 0, 1, 0]
    assert list(loud.counters(corner.g, view, 0, nothing, nothing, 1)) == [2, 0, 0, 0, 1, 0]
