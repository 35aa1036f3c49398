"""BLK, STD-6: the black market."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import MARKET, b_of
from gangland.engine.catalogue import CASH
from gangland.engine.ints import i64, popcount
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, GOODS_FIST, NO_FIST, OPEN, Table
from gangland.rulesets import ids
from gangland.rulesets.standing import AnswerForIt, gain

FEWEST: Final = 3
LOWEST_PRICE: Final = 1
NO_LIMIT: Final = 999


def limit(g: Rules, t: Table, seat: i64) -> i64:
    """STD-6: return how much a gang's standing lets it sell."""
    if t.mod(seat, modifier.NO_MARKET):
        return 0
    printed = g.catalogue.limits[t.standing[seat]]
    if printed < 0:
        return NO_LIMIT
    return max(0, printed + t.mod(seat, modifier.MARKET_LIMIT))


def players(g: Rules, t: Table) -> i64:
    """BLK-2: return the players the price goes by: those at the start, whoever is left."""
    return popcount(t.alive) if g.market_thins else t.seats


def price(g: Rules, players: i64, sold: i64) -> i64:
    """BLK-2: return the street price, by the total sold and the players."""
    band = g.catalogue.band[max(players, FEWEST)]
    index: i64 = 0
    while index + 1 < len(g.catalogue.prices) and sold > band * (index + 1):
        index += 1
    return g.catalogue.prices[index]


def paid(g: Rules, t: Table, seat: i64, sold: i64) -> i64:
    """BLK-2: return what a gang is paid for each, by the total sold, under the cards and rules in force."""
    street = price(g, players(g, t), sold)
    return max(LOWEST_PRICE, street + t.mod(seat, modifier.MARKET_PRICE))


def sale_cost(t: Table, seat: i64) -> i64:
    """BLK-3: return the steps of standing a sale costs a gang."""
    return 1 + t.mod(seat, modifier.SALE_COST)


class ChooseGoods(Step):
    """BLK-1: each gang secretly chooses what to sell; all reveal together."""

    id: ClassVar[str] = ids.CHOOSE_GOODS

    def run(self, g: Rules, t: Table) -> None:
        """Have all fists made; who may sell nothing, as all can see, makes none."""
        sellers: i64 = 0
        for seat in range(t.seats):
            if t.is_alive(seat) and limit(g, t, seat) > 0:
                sellers |= 1 << seat
        if t.frame(AUX) == 1 or sellers == 0:
            t.sealing = NO_FIST
            t.next()
            return
        t.set_frame(AUX, 1)
        t.sealing = GOODS_FIST
        t.owed = sellers

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """No more than one has and the law lets through."""
        menu.add_number(MARKET, min(t.goods[seat], limit(g, t, seat)))

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Close the fist."""
        t.fist[seat] = b_of(action)
        t.show(ev.FIST, seat)


class Sell(Step):
    """BLK-2: one street price for all, by the total sold; cards and gangs change what each is paid."""

    id: ClassVar[str] = ids.SELL

    def run(self, g: Rules, t: Table) -> None:
        """Open the fists, set the price and pay."""
        total: i64 = 0
        sellers: i64 = 0
        for seat in range(t.seats):
            if t.fist[seat] > 0:
                total += t.fist[seat]
                sellers |= 1 << seat
        for seat in range(t.seats):
            if t.fist[seat] != OPEN:
                each: i64 = 0
                if t.fist[seat] > 0:
                    each = paid(g, t, seat, total)
                t.show(ev.SOLD, seat, t.fist[seat], each, t.fist[seat] * each)
        if total:
            t.show(ev.PRICE, total, price(g, players(g, t), total))
        for seat in range(t.seats):
            if t.fist[seat] > 0:
                t.goods[seat] -= t.fist[seat]
                gain(t, seat, CASH, t.fist[seat] * paid(g, t, seat, total))
            t.fist[seat] = OPEN
        t.charged = sellers
        t.next()


class AnswerForSales(AnswerForIt):
    """BLK-3: after payment every gang that sold any pays with standing, once; sales stand."""

    id: ClassVar[str] = ids.ANSWER_FOR_SALES

    def cost(self, t: Table, seat: i64) -> i64:
        """Return what its sale costs a gang."""
        return sale_cost(t, seat)
