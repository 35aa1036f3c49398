"""What a counted match counts besides its tiles: cards and whom they changed, orders, what is in play."""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine.action import GANG_ORDER
from gangland.engine.ints import Ints, i64, popcount, zeros
from gangland.engine.step import Rules
from gangland.engine.table import Table

NO_CARD: Final = -1


class CardCounts:
    """How often every card was turned up, how many gangs it hit, and for how many nothing changed."""

    def __init__(self, g: Rules | None = None) -> None:
        """Start all counts at nothing."""
        self.g: Rules = Rules() if g is None else g
        size = len(self.g.catalogue.card_kind)
        self.turned: Ints = zeros(size)
        self.hits: Ints = zeros(size)
        self.idle: Ints = zeros(size)
        self.card: i64 = NO_CARD  # the card being resolved
        self.effect: i64 = 0  # which of its effects
        self.unchanged: i64 = 0  # the gangs it has hit and not changed so far

    def hit(self, card: i64, mask: i64) -> None:
        """REV-7: an effect of a card hits these gangs."""
        self.settle()
        if card == self.card:
            self.effect += 1
        else:
            self.card = card
            self.effect = self.g.catalogue.card_effect[card]
        self.hits[card] += popcount(mask)
        self.unchanged = mask if self.g.catalogue.card_effects[card] > 0 else 0

    def settle(self) -> None:
        """The effect is over: for the gangs that are left nothing changed."""
        if self.unchanged:
            self.idle[self.card] += popcount(self.unchanged)
            self.unchanged = 0

    def saw(self, kind: i64, seat: i64, b: i64, c: i64) -> None:
        """An event that the effect brings about has changed something for its gang."""
        if self.unchanged and (self.unchanged >> seat) & 1 and self.is_change(kind, b, c):
            self.unchanged &= ~(1 << seat)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Return whether an event is one the deed of this effect can bring about, with something in it."""
        if kind in (ev.PAID_OFF, ev.FELL, ev.DISBANDED, ev.BRIBED):
            return True
        return self.g.deeds[self.g.catalogue.fx_do[self.effect]].is_change(kind, b, c)


class OrderCounts:
    """The orders of every seat: how many, how many of them its gang's own, and what those were worth."""

    def __init__(self, seats: i64 = 0) -> None:
        """Start all counts at nothing."""
        self.issued: Ints = zeros(seats)
        self.open: Ints = zeros(seats)
        self.own: Ints = zeros(seats)
        self.worth: Ints = zeros(seats)

    def issue(self, seat: i64, kind: i64, may_own: bool) -> None:
        """ISS-1: a seat issues an order, and might have issued its gang's own."""
        self.issued[seat] += 1
        if may_own:
            self.open[seat] += 1
        if kind == GANG_ORDER:
            self.own[seat] += 1


class Peaks:
    """The most cash, guns and goods that were in play at once, and how many rounds every seat led."""

    def __init__(self, seats: i64 = 0) -> None:
        """Start with nothing in play."""
        self.cash: i64 = 0
        self.guns: i64 = 0
        self.goods: i64 = 0
        self.led: Ints = zeros(seats)

    def watch(self, t: Table) -> None:
        """TRX-7: add up what the gangs in the game hold."""
        cash: i64 = 0
        guns: i64 = 0
        goods: i64 = 0
        for seat in range(t.seats):
            if t.is_alive(seat):
                cash += t.cash[seat]
                guns += t.guns[seat]
                goods += t.goods[seat]
        self.cash = max(self.cash, cash)
        self.guns = max(self.guns, guns)
        self.goods = max(self.goods, goods)
