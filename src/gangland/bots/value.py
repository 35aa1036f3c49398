"""What things are worth to a seat now, in cents of cash: all it weighs comes down to these few prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.bots.memory import Memory
from gangland.bots.purse import Purse
from gangland.bots.temper import Temper
from gangland.engine import modifier
from gangland.engine.catalogue import CASH, GOODS, GUNS, LAST_CALL
from gangland.engine.ints import Ints, empty, i64, popcount, zeros
from gangland.engine.step import Rules
from gangland.engine.table import OPPORTUNITY, PLACES, PROC, STARTING, Table
from gangland.game.keyed import mix
from gangland.rulesets import procedures
from gangland.rulesets.market import paid
from gangland.rulesets.standing import AFTER_A_FALL, TOP

if TYPE_CHECKING:
    from gangland.bots.lore import Lore

CENT: Final = 100
ANY_NUMBER: Final = 99
RUIN: Final = 6000
LONG: Final = 3  # rounds beyond which more time changes little
FEW: Final = 4  # players beyond whom places, and orders with them, are worth less
DREGS: Final = 20  # goods that no market will take
LAST_MADE: Final = 60  # the only made in the last round: a fall too many is still the end
LAST_GUN: Final = 30  # a gun in the last round, for every order left


class Scene:
    """A view as one thug reads it: what is left to play for, and what each thing is worth to it.

    Whoever reads one after the other, and keeps none, can read them all with one scene (`read`).
    """

    def __init__(self, g: Rules, t: Table, seat: i64, lore: Lore, memory: Memory, temper: Temper) -> None:
        """Read the view."""
        self.g: Rules = g
        self.t: Table = t
        self.seat: i64 = seat
        self.lore: Lore = lore
        self.memory: Memory = memory
        self.temper: Temper = temper
        self.left: i64 = 0
        self.tokens: i64 = 0
        self.worse: i64 = lore.worse
        self.made: i64 = 0
        self.rookies: i64 = 0
        self.purse: Purse = Purse()
        self.have: i64 = 0
        # what a gun fetches now, and what each of the first guns and of the others is worth
        self.gun_price: i64 = 0
        self.gun_first: i64 = 0
        self.gun_more: i64 = 0
        # what goods fetch now and later, how many later; and by standing: how many now, and its cost to come
        self.goods_now: i64 = 0
        self.goods_later: i64 = 0
        self.goods_room: i64 = 0
        self.dregs: i64 = 0
        self.sales: Ints = zeros(TOP + 1)
        self.costs: Ints = zeros(TOP + 1)
        self.mood: i64 = 0  # what whims come from; none where it is 0
        self.pulls: Ints = empty()  # what pulling one gun, two, ... costs, as far as it was asked
        # purses to try things out with: an exploit, one of its options, one transaction
        self.spree: Purse = Purse()
        self.option: Purse = Purse()
        self.after: Purse = Purse()
        self.read(t, seat, temper)

    def read(self, t: Table, seat: i64, temper: Temper) -> Scene:
        """Read another view, or the same one with other eyes; return oneself."""
        self.t = t
        self.seat = seat
        self.temper = temper
        self.left = t.rounds - t.round
        self.tokens = t.tokens[seat]
        self.made = popcount(t.made_total(seat))
        self.rookies = t.rookie_total(seat)
        self.purse.fill(t.cash[seat], t.guns[seat], t.goods[seat], t.standing[seat])
        self.price_guns()
        self.price_goods()
        standing: i64
        for standing in range(TOP + 1):
            self.costs[standing] = temper.standing[self.room(standing)] * min(self.left, LONG) // LONG
        self.have = self.worth(self.purse)
        self.mood = 0
        self.pulls = empty()
        return self

    def price_guns(self) -> None:
        """Guns are for fights and promotions, or for whoever buys them and is not held by a rival."""
        t = self.t
        self.gun_price = 0
        later: i64 = 0
        place: i64
        for place in range(STARTING, PLACES):
            tile = t.tile[place]
            if tile >= 0 and self.lore.gun_price[tile] > 0 and t.present[place] & ~(1 << self.seat) == 0:
                paid = self.lore.gun_price[tile]
                if place < OPPORTUNITY:
                    later = max(later, paid)
                if (t.used >> place) & 1 == 0 and self.tokens > 0:
                    self.gun_price = max(self.gun_price, paid)
        temper = self.temper
        if self.left > 0:
            resale = later * temper.gun_resale // 100
            self.gun_first = max(temper.gun, resale)
            self.gun_more = max(temper.gun_more, resale)
        else:
            self.gun_first = min(temper.gun, LAST_GUN * self.tokens)
            self.gun_more = 0

    def price_goods(self) -> None:
        """Goods go to this market as far as standing and price allow, then to later ones."""
        self.goods_later = 0
        self.dregs = 0
        if self.left > 0:
            self.goods_later = self.temper.goods_later
            self.dregs = DREGS
        self.goods_room = self.left * self.temper.goods_round
        self.goods_now = 0
        band: i64 = 0
        if self.t.mod(self.seat, modifier.NO_MARKET) == 0 and not after_market(self.g, self.t):
            self.goods_now = max(self.street_price() * CENT - CENT // 4, self.goods_later)
            band = self.g.catalogue.band[self.t.seats]
        standing: i64
        for standing in range(TOP + 1):
            self.sales[standing] = min(band, self.limit(self.seat, standing))

    def close_market(self) -> None:
        """Think of the time after this round's market."""
        self.sales = zeros(TOP + 1)
        self.have = self.worth(self.purse)

    def street_price(self) -> i64:
        """Return what one can expect to be paid at this round's market, with a share of one's own."""
        total: i64 = min(self.t.goods[self.seat], 2)
        for rival in range(self.t.seats):
            if rival != self.seat and self.t.is_alive(rival):
                total += self.most_sold(rival) * self.temper.flood // 100
        return paid(self.g, self.t, self.seat, total)

    def most_sold(self, rival: i64) -> i64:
        """Return the most a rival can put on the market."""
        held = self.memory.held(self.g, self.t, rival, GOODS)
        return min(held, self.limit(rival, self.t.standing[rival]))

    def limit(self, seat: i64, standing: i64) -> i64:
        """STD-6: return what a standing would let a seat sell."""
        if self.t.mod(seat, modifier.NO_MARKET):
            return 0
        printed = self.g.catalogue.limits[standing]
        if printed < 0:
            return ANY_NUMBER
        return max(0, printed + self.t.mod(seat, modifier.MARKET_LIMIT))

    def whim(self, thing: i64) -> i64:
        """Return by how much a thing seems better or worse than it is, at this moment of this game."""
        reach = self.temper.whim
        if self.mood == 0 or reach == 0:
            return 0
        return mix(self.mood, thing) % (2 * reach + 1) - reach

    # standing

    def room(self, standing: i64) -> i64:
        """Return how many steps to the worse there are before a fall."""
        return TOP - standing if self.worse > 0 else max(0, standing - 1)

    def worsen(self, purse: Purse, steps: i64) -> None:
        """STD-1, STD-2: change a standing to the worse, with a fall where it runs out."""
        if steps <= 0:
            return
        if steps > self.room(purse.standing):
            purse.falls += 1
            purse.standing = AFTER_A_FALL
        else:
            purse.standing += self.worse * steps

    def change_standing(self, purse: Purse, change: i64) -> None:
        """Raise or lower the printed number."""
        if change * self.worse > 0:
            self.worsen(purse, change * self.worse)
        else:
            purse.standing = min(max(purse.standing + change, 0), TOP)

    # worth

    def worth(self, purse: Purse) -> i64:
        """Return what all of it is worth."""
        standing = purse.standing
        first = self.temper.first_guns
        more = purse.guns - first
        total = purse.cash * CENT - self.costs[standing]
        total += purse.guns * self.gun_first if more <= 0 else first * self.gun_first + more * self.gun_more
        rest = purse.goods - self.sales[standing]
        if rest <= 0:
            total += purse.goods * self.goods_now
        else:
            total += self.sales[standing] * self.goods_now
            more = rest - self.goods_room
            total += (
                rest * self.goods_later
                if more <= 0
                else self.goods_room * self.goods_later + more * self.dregs
            )
        if purse.falls > 0:
            total -= self.fall_cost() * purse.falls
        return total

    def gain(self, purse: Purse) -> i64:
        """Return how much more a purse is worth than what one has."""
        return self.worth(purse) - self.have

    def fall_cost(self) -> i64:
        """Return what losing a made is worth; with none left it is the end (STD-4)."""
        t = self.t
        if t.mod(self.seat, modifier.ROOKIE_FALLS) and self.rookies > 0:
            return min(self.rookie_worth(), self.made_worth())
        if self.made == 0:
            return RUIN
        return self.made_worth() - t.mod(self.seat, modifier.FALL_PAYS) * CENT

    def made_worth(self) -> i64:
        """Return what one made more or less is worth: orders, muscle, and not to be without any."""
        if self.left == 0:
            return LAST_MADE if self.made <= 1 else 0
        share = self.temper.order_later * FEW // max(FEW, self.t.seats)
        if self.g.named:
            share += self.temper.named
        worth = self.left * share + self.temper.muscle
        return worth + self.temper.last_made if self.made <= 1 else worth

    def rookie_worth(self) -> i64:
        """Return what one rookie more or less is worth: the first hold places, the last hang around."""
        return self.temper.rookie * min(self.left, LONG) * max(1, 5 - self.rookies) // 3


def after_market(g: Rules, t: Table) -> bool:
    """Return whether this round's market is over: a last call is being resolved."""
    return t.frame(PROC) == procedures.CARD and t.card >= 0 and g.catalogue.card_kind[t.card] == LAST_CALL


def holdings(s: Scene, seat: i64) -> i64:
    """Return what a seat holds behind its blind, as far as one knows."""
    m = s.memory
    cash = m.held(s.g, s.t, seat, CASH)
    return cash * 2 + m.held(s.g, s.t, seat, GOODS) * 3 + m.held(s.g, s.t, seat, GUNS) * 2


def richest(s: Scene, among: i64) -> i64:
    """Return the rival among these that holds the most; -1 where there is none."""
    best: i64 = -1
    top: i64 = -1
    for rival in range(s.t.seats):
        if rival != s.seat and (among >> rival) & 1 and holdings(s, rival) > top:
            top = holdings(s, rival)
            best = rival
    return best


def poorest(s: Scene, among: i64) -> i64:
    """Return the rival among these that holds the least; -1 where there is none."""
    best: i64 = -1
    low: i64 = 0
    for rival in range(s.t.seats):
        if rival != s.seat and (among >> rival) & 1 and (best < 0 or holdings(s, rival) < low):
            low = holdings(s, rival)
            best = rival
    return best
