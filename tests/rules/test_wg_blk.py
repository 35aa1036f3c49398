"""BLK: the black market of Wise Guys."""

from __future__ import annotations

import pytest
from scenes import fall, market, sell
from stage import Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, clouts, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.catalogue import GOODS
from gangland.rulesets.market import price
from gangland.rulesets.view import CLOSED, known, tradable


def stocked(*booze: int, clout: int = 4) -> Stage:
    """Return a stage where the seats have so much booze and two made men each, at the market."""
    s = wg(len(booze), clout)
    for seat, amount in enumerate(booze):
        s.own(seat, goods=amount)
        s.crew(seat, seat, made=2)
    return s


# the worked examples


def test_example_wg_blk_1_harley_jamie_kelly_and_morgan_s_limits() -> None:
    """BLK-1, STD-6: three clout three, two clout two each, four clout no limit."""
    s = market(clouts(stocked(9, 9, 9, 9), 3, 2, 2, 4))
    assert [len(s.legal(seat)) - 1 for seat in range(4)] == [3, 2, 2, 9]


def test_example_wg_blk_2_morgan_and_jamie() -> None:
    """BLK-2: three and two sold among four players are worth two each: six cash and four."""
    harley, jamie, kelly, morgan = range(4)
    s = market(clouts(stocked(2, 3, 1, 6), 3, 2, 2, 4))
    sell(s, 0, 2, 0, 3)
    assert s.seen(ev.PRICE) == [(5, 2, 0, 0, 0)]
    assert [s.t.cash[seat] for seat in (harley, jamie, kelly, morgan)] == [0, 4, 0, 6]
    assert [s.t.goods[seat] for seat in (harley, jamie, kelly, morgan)] == [2, 1, 1, 3]
    assert list(s.t.standing) == [3, 1, 2, 3]


# BLK-1


def test_wg_blk_1_no_more_than_one_has() -> None:
    """BLK-1: zero to the smaller of booze and limit; an empty fist is one, too."""
    s = market(clouts(stocked(1, 0, 3, 5), 4, 4, 2, 4))
    assert [len(s.legal(seat)) - 1 for seat in range(4)] == [1, 0, 2, 5]
    assert s.asked() == {0, 1, 2, 3}


def test_wg_blk_1_secretly_and_revealed_together() -> None:
    """BLK-1: nothing is told before the last fist is closed."""
    s = market(stocked(3, 3, 3, 3))
    for seat in (3, 1, 0):
        s.do(seat, act.MARKET, b=seat % 3)
        assert s.seen(ev.SOLD) == []
        assert known(s.g, s.t, 2).fist[seat] == CLOSED
    s.do(2, act.MARKET, b=2)
    assert [row[:2] for row in s.seen(ev.SOLD)] == [(0, 0), (1, 1), (2, 2), (3, 0)]


def test_wg_blk_1_booze_in_a_fist_cannot_be_dealt_away() -> None:
    """BLK-1: until the reveal."""
    s = market(stocked(3, 3, 3, 3)).do(1, act.MARKET, b=2)
    assert tradable(s.t, 1, GOODS) == 1
    assert tradable(s.t, 2, GOODS) == 3


# BLK-2


@pytest.mark.parametrize(
    ("players", "sold", "each"),
    [
        *((3, sold, 3) for sold in (1, 3)),
        *((3, sold, 2) for sold in (4, 6)),
        *((3, sold, 1) for sold in (7, 30)),
        *((4, sold, 3) for sold in (1, 4)),
        *((4, sold, 2) for sold in (5, 8)),
        *((4, sold, 1) for sold in (9, 30)),
        *((2, sold, each) for sold, each in ((3, 3), (4, 2), (7, 1))),
    ],
)
def test_wg_blk_2_the_printed_bands(players: int, sold: int, each: int) -> None:
    """BLK-2: by the total sold and the players still in the game; fewer than three use those of three."""
    assert price(wg().g, players, sold) == each


@pytest.mark.parametrize(
    ("booze", "each"),
    [((3, 0, 0), 3), ((2, 2, 0), 2), ((4, 2, 1), 1), ((4, 0, 0, 0), 3), ((4, 2, 2, 0), 2), ((4, 2, 2, 1), 1)],
)
def test_wg_blk_2_each_seller_gets_the_price_for_each(booze: tuple[int, ...], each: int) -> None:
    """BLK-2: three and four players, through the market itself; the booze goes to the supply."""
    s = sell(market(stocked(*booze)), *booze)
    assert list(s.t.cash) == [each * number for number in booze]
    assert list(s.t.goods) == [0] * len(booze)


def test_wg_blk_2_those_at_the_start_count() -> None:
    """BLK-2: after one is disbanded a table of four still sells by the bands of four."""
    s = stocked(4, 0, 0, 0)
    s.t.alive &= ~(1 << NORTH)
    sell(market(s), 4, 0, 0, 0)
    assert s.t.cash[OUTFIT] == 4 * 3


def test_wg_blk_2_hassles_on_the_price() -> None:
    """BLK-2, REV-4: one more each in a heat wave; one less, never below one, for the dry squad's prey."""
    s = stocked(1, 0, 0, 0)
    s.hassle("heat-wave")
    assert sell(market(s), 1, 0, 0, 0).t.cash[OUTFIT] == 4
    s = stocked(9, 0, 0, 0)
    s.hassle("federal-dry-squad")
    assert sell(market(s), 9, 0, 0, 0).t.cash[OUTFIT] == 9


# BLK-3


def test_wg_blk_3_one_clout_after_payment_however_much_was_sold() -> None:
    """BLK-3: for every gang that sold any, and none for the others."""
    s = sell(market(stocked(1, 5, 0, 4)), 1, 5, 0, 0)
    assert list(s.t.standing) == [3, 3, 4, 4]
    kinds = [row[0] for row in s.events]
    assert kinds.index(ev.STANDING) > max(i for i, kind in enumerate(kinds) if kind == ev.GAINED)


def test_wg_blk_3_falls_come_then_in_leader_order_and_sales_stand() -> None:
    """BLK-3: who runs out takes the fall with the cash in hand."""
    s = sell(market(stocked(1, 1, 1, 1, clout=1)), 1, 1, 0, 1)
    for seat in (OUTFIT, SHELDON, SALTIS):
        assert s.asked() == {seat}
        assert s.kinds(seat) == {act.FALL}
        fall(s, seat, seat)
    assert list(s.t.cash) == [3, 3, 0, 3]
    assert list(s.t.standing) == [1, 1, 1, 1]


def test_wg_blk_3_a_hassle_may_waive_or_raise_the_price() -> None:
    """BLK-3, REV-4: the hungry captain wants nothing from the least, the dry squad more from the most."""
    s = clouts(stocked(1, 1, 1, 2), 4, 4, 4, 2)
    s.hassle("hungry-captain")
    sell(market(s), 1, 0, 0, 2)
    assert list(s.t.standing) == [3, 4, 4, 2]
    s = stocked(1, 1, 1, 2)
    s.hassle("federal-dry-squad")
    sell(market(s), 1, 0, 0, 2)
    assert list(s.t.standing) == [3, 4, 4, 2]


def test_wg_blk_1_the_hungry_captain_raises_the_limit() -> None:
    """BLK-1, STD-6: one more for the gang with the least clout."""
    s = clouts(stocked(9, 9, 9, 9), 3, 3, 3, 1)
    s.hassle("hungry-captain")
    market(s)
    assert [len(s.legal(seat)) - 1 for seat in range(4)] == [3, 3, 3, 2]


def test_wg_blk_2_nothing_sold_nothing_paid() -> None:
    """BLK-2: four empty fists set no price."""
    s = sell(market(stocked(3, 3, 3, 3)), 0, 0, 0, 0)
    assert s.seen(ev.PRICE) == []
    assert list(s.t.standing) == [4, 4, 4, 4]
