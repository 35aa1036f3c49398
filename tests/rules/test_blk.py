"""BLK: the black market."""

from __future__ import annotations

import itertools

import pytest
from scenes import at_the_brink, falls, market, sell, worsen
from stage import FACTORY, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import ints
from gangland.engine.table import NO_FIST, OPEN
from gangland.rulesets.market import price
from gangland.rulesets.view import known, tradable


def stocked(seats: int = 4, goods: int = 12, rules: str = "2") -> Stage:
    """Every gang has goods, no cash and no heat."""
    s = Stage(seats).under(rules)
    for seat in range(seats):
        s.own(seat, goods=goods, cash=0)
        s.crew(seat, seat, made=1)
    return s


# BLK-1


def test_blk_1_all_choose_at_the_same_time() -> None:
    """BLK-1: every gang owes its fist at once and nothing is shown before the last."""
    s = market(stocked())
    assert s.asked() == {0, 1, 2, 3}
    s.do(3, act.MARKET, b=2)
    assert s.asked() == {0, 1, 2}
    assert s.seen(ev.FIST) == [(3, 0, 0, 0, 0)]
    assert not s.seen(ev.SOLD)
    for seat in range(3):
        s.do(seat, act.MARKET, b=seat)
    assert s.seen(ev.SOLD) == [(0, 0, 0, 0, 0), (1, 1, 2, 2, 0), (2, 2, 2, 4, 0), (3, 2, 2, 4, 0)]


def test_blk_1_the_order_of_fists_does_not_matter() -> None:
    """BLK-1: what comes of it depends on the fists only."""
    ends = set()
    for seats in itertools.permutations(range(4)):
        s = market(stocked())
        for seat in seats:
            s.do(seat, act.MARKET, b=seat)
        ends.add((tuple(s.t.cash), tuple(s.t.goods), tuple(s.t.standing)))
    assert ends == {((0, 2, 4, 6), (12, 11, 10, 9), (0, 1, 1, 1))}


@pytest.mark.parametrize(
    ("goods", "heat", "most"),
    [(5, 0, 5), (0, 0, 0), (5, 1, 3), (2, 1, 2), (5, 2, 2), (5, 3, 1), (0, 3, 0)],
)
def test_blk_1_from_nothing_to_goods_and_limit(goods: int, heat: int, most: int) -> None:
    """BLK-1: from 0 to the smaller of the goods one has and the limit of one's heat."""
    s = stocked()
    s.own(1, goods=goods, standing=heat)
    assert [act.b_of(a) for a in market(s).legal(1)] == list(range(most + 1))


def test_blk_1_who_may_openly_sell_nothing_is_not_asked() -> None:
    """BLK-1, STD-6: at four heat no fist is made."""
    s = stocked()
    s.own(1, standing=4)
    assert market(s).asked() == {0, 2, 3}
    sell(s, 0, 0, 1, 0)
    assert [row[0] for row in s.seen(ev.SOLD)] == [0, 2, 3]


def test_blk_1_a_market_nobody_may_enter() -> None:
    """BLK-1, STD-6: with everybody at four heat the market is passed over."""
    s = stocked()
    for seat in range(4):
        s.own(seat, standing=4)
    assert market(s).step_name() == "NewTurf"
    assert list(s.t.goods) == [12] * 4


def test_blk_1_goods_in_a_fist_cannot_be_dealt_away() -> None:
    """BLK-1: what is in a fist is out of reach until the reveal; the rest is not."""
    s = stocked()
    s.own(1, guns=4, cash=7)
    market(s).do(1, act.MARKET, b=5)
    assert tradable(s.t, 1, GOODS) == 7
    assert tradable(s.t, 1, GUNS) == 4
    assert tradable(s.t, 1, CASH) == 7
    assert tradable(s.t, 2, GOODS) == 12
    sell(s, 0, 0, 0, 0)
    assert tradable(s.t, 1, GOODS) == 7
    assert s.t.sealing == NO_FIST
    assert list(s.t.fist) == [OPEN] * 4


def test_blk_1_a_fist_is_secret() -> None:
    """BLK-1, INF-1: a rival sees that a fist is closed, not what is in it."""
    s = market(stocked())
    s.do(1, act.MARKET, b=5)
    assert list(known(s.g, s.t, 2).fist) == [-1, -2, -1, -1]
    assert list(known(s.g, s.t, 1).fist) == [-1, 5, -1, -1]


# BLK-2


@pytest.mark.parametrize(
    ("players", "bands"),
    [
        (1, (3, 6)),
        (2, (3, 6)),
        (3, (3, 6)),
        (4, (4, 8)),
        (5, (5, 10)),
        (6, (6, 12)),
    ],
)
def test_blk_2_price_by_the_total_and_the_players(players: int, bands: tuple[int, int]) -> None:
    """BLK-2: three each up to as many goods as players, two up to twice as many, then one."""
    g = Stage().g
    for sold in range(1, 40):
        expected = 3 if sold <= bands[0] else 2 if sold <= bands[1] else 1
        assert price(g, players, sold) == expected


@pytest.mark.parametrize(
    ("sold", "each"),
    [((1, 0, 0, 0), 3), ((1, 1, 1, 1), 3), ((2, 1, 1, 1), 2), ((8, 0, 0, 0), 2), ((3, 3, 2, 1), 1)],
)
def test_blk_2_each_seller_gets_the_price_times_goods(sold: tuple[int, ...], each: int) -> None:
    """BLK-2: one price for all; the goods go to the supply."""
    s = sell(market(stocked()), *sold)
    assert list(s.t.cash) == [each * number for number in sold]
    assert list(s.t.goods) == [12 - number for number in sold]
    assert s.seen(ev.PRICE) == [(sum(sold), each, 0, 0, 0)]


def test_blk_2_nothing_sold_nothing_paid() -> None:
    """BLK-2: a market without sales has no price, no cash and no heat."""
    s = sell(market(stocked()), 0, 0, 0, 0)
    assert not s.seen(ev.PRICE)
    assert list(s.t.cash) == list(s.t.standing) == [0] * 4


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_blk_2_by_the_number_of_seats(seats: int, each: int) -> None:
    """BLK-2: four goods fetch less among three players than among more."""
    s = sell(market(stocked(seats)), 4, *([0] * (seats - 1)))
    assert s.t.cash[0] == 4 * each


def test_blk_2_players_are_those_at_the_start() -> None:
    """BLK-2: the market card is not turned when a gang falls: a table of four keeps the bands of four."""
    s = stocked()
    at_the_brink(s, 3)
    worsen(s, 3, 1)
    sell(market(s), 4, 0, 0, 0)
    assert s.t.cash[0] == 12


def test_blk_2_the_first_rules_counted_who_was_left() -> None:
    """BLK-2: under version 1 a disbanded gang is no player; fewer than three use the bands of three."""
    s = stocked(rules="1")
    at_the_brink(s, 3)
    worsen(s, 3, 1)
    sell(market(s), 4, 0, 0, 0)
    assert s.t.cash[0] == 8
    at_the_brink(s, 2)
    worsen(s, 2, 1)
    sell(market(s), 0, 3, 0, 0)
    assert s.t.cash[1] == 9


def test_example_blk_2_sally_sells_three() -> None:
    """BLK-2: rivals can sell five at most; with Sally's three the total is at most 8: at least 2 each."""
    s = Stage()
    for seat, heat in enumerate((3, 2, 2, 0)):
        s.own(seat, standing=heat, goods=6, cash=0)
    market(s)
    rivals = [max(act.b_of(a) for a in s.legal(seat)) for seat in range(3)]
    assert sum(rivals) == 5
    assert min(price(s.g, 4, 3 + others) for others in range(6)) == 2
    sell(s, *rivals, 3)
    assert s.seen(ev.PRICE) == [(8, 2, 0, 0, 0)]
    assert list(s.t.cash) == [2, 4, 4, 6]
    assert list(s.t.standing) == [4, 3, 3, 1]


@pytest.mark.parametrize(
    ("card", "total", "paid"),
    [("undercover-buyers", 1, 4), ("price-war", 1, 2), ("price-war", 8, 1), ("price-war", 9, 1)],
)
def test_blk_2_a_hassle_may_change_the_price(card: str, total: int, paid: int) -> None:
    """BLK-2, REV-4: a card may move the price, which is never below one."""
    s = stocked()
    s.hassle(card)
    sell(market(s), total, 0, 0, 0)
    assert s.t.cash[0] == total * paid


def test_blk_2_bans_on_selling_do_not_touch_the_market() -> None:
    """BLK-2, TRX-9: a ban on Sell transactions is not a ban on the black market."""
    s = stocked()
    s.hassle("dry-docks")
    s.hassle("gun-embargo")
    sell(market(s), 2, 0, 0, 0)
    assert s.t.cash[0] == 6


# BLK-3


@pytest.mark.parametrize(("sold", "heat"), [(0, 0), (1, 1), (12, 1)])
def test_blk_3_one_heat_for_any_sale(sold: int, heat: int) -> None:
    """BLK-3: a gang that sold any gains one heat, however much it sold; an empty fist costs none."""
    s = sell(market(stocked()), sold, 0, 0, 0)
    assert list(s.t.standing) == [heat, 0, 0, 0]


def test_blk_3_heat_comes_after_payment() -> None:
    """BLK-3: the price and the cash are settled before anybody gains heat."""
    s = sell(market(stocked()), 1, 1, 0, 0)
    kinds = [row[0] for row in s.events if row[0] in (ev.GAINED, ev.STANDING)]
    assert kinds == [ev.GAINED, ev.GAINED, ev.STANDING, ev.STANDING]


def hot_sellers() -> Stage:
    """Everybody is at four heat, may sell two under a price war, and has made at home and at the factory."""
    s = stocked()
    s.hassle("price-war")
    for seat in range(4):
        s.crew(seat, FACTORY, made=1)
        s.own(seat, standing=4)
    return market(s)


def test_blk_3_falls_come_in_leader_order_and_sales_stand() -> None:
    """BLK-3: who thereby takes the fall does so in leader order; sales and price stand."""
    s = hot_sellers()
    s.t.leader = 2
    sell(s, 1, 0, 2, 1)
    assert list(s.t.cash) == [2, 0, 4, 2]
    assert falls(s, FACTORY) == [2, 3, 0]
    assert list(s.t.standing) == [1, 4, 1, 1]
    assert list(s.t.cash) == [2, 0, 4, 2]


def test_blk_3_a_hassle_may_waive_the_heat() -> None:
    """BLK-3, REV-4: on the sheriff's holiday sales cost no heat."""
    s = stocked()
    s.hassle("sheriffs-holiday")
    sell(market(s), 3, 1, 0, 0)
    assert list(s.t.standing) == [0] * 4
    assert not s.seen(ev.STANDING)


def test_blk_3_a_hassle_may_double_the_heat() -> None:
    """BLK-3, REV-4: undercover buyers pay more and bring one heat more."""
    s = stocked()
    s.hassle("undercover-buyers")
    sell(market(s), 3, 0, 0, 0)
    assert list(s.t.standing) == [2, 0, 0, 0]


def test_blk_3_last_calls_come_after_the_markets_heat() -> None:
    """BLK-3, REV-6: the heat of the sale counts for the last call."""
    s = stocked()
    s.own(1, standing=1)
    s.t.turned = ints([s.card_number("arrest-warrant")])
    sell(market(s), 0, 1, 0, 0)
    assert [row[0] for row in s.seen(ev.FELL)] == [1]
    assert s.t.standing[1] == 1
