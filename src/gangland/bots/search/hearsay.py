"""INF-3: what may have changed hands between others who are known to have dealt, drawn anew for every world.

Three things are certain: a deal makes and loses nothing, nobody holds less than nothing, and who has spent
something in the open had it. So what somebody spent and never got came from one it dealt with, for a little
cash. Any other deal may have been words alone, a gift of cash, or a gun or a crate for one to three cash.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, ints, popcount, push, zeros
from gangland.engine.table import SEATS
from gangland.game.chance import Dice

ASSETS: Final = 3
DEEDS: Final = 8  # kinds of deals that are as likely as each other:
WORDS: Final = 2  # so many are promises alone,
GIFTS: Final = 4  # the others up to here gifts of cash, and from here on something is sold
DEAREST: Final = 3  # cash that is paid for one thing, at most
MANY: Final = 3  # deals of one pair that are thought about, at most
NOBODY: Final = -1


class Hearsay:
    """What every rival should hold by what passed in the open, and who may hold more or less by deals."""

    def __init__(self, rivals: i64 = 0) -> None:
        """Nobody holds anything yet; `rivals` is a mask of those whose hands are behind a blind."""
        self.rivals: i64 = rivals
        self.sums: Ints = zeros(SEATS * ASSETS)
        self.lows: Ints = zeros(SEATS * ASSETS)  # the least each came to, of what passed in the open
        self.pairs: Ints = zeros(SEATS * SEATS)
        self.shares: Ints = ints([])  # a mask and three amounts each: one of these has that as well

    def is_doubtful(self) -> bool:
        """Return whether anybody may hold something else than the sums say."""
        for one in range(SEATS):
            if self.may_be(one) and (self.partners(one) != 0 or self.lacks(one)):
                return True
        return len(self.shares) > 0

    def may_be(self, seat: i64) -> bool:
        """Return whether a seat is a rival one does not see the hand of."""
        return (self.rivals >> seat) & 1 == 1

    def lacks(self, seat: i64) -> bool:
        """Return whether a seat should have less than nothing of something."""
        for asset in range(ASSETS):
            if self.sums[seat * ASSETS + asset] < 0:
                return True
        return False

    def partners(self, seat: i64) -> i64:
        """Return a mask of the rivals a seat has dealt with."""
        mask: i64 = 0
        for other in range(SEATS):
            if self.may_be(other) and self.pairs[seat * SEATS + other] > 0:
                mask |= 1 << other
        return mask

    def give(self, mask: i64, amounts: Ints) -> None:
        """Note that one of some rivals has so much more; where there is but one, it is added at once."""
        mask &= self.rivals
        if popcount(mask) == 1:
            self.add(self.one_of(mask, Dice(0)), amounts, 0)
        elif mask != 0:
            self.shares = push(self.shares, mask)
            for asset in range(ASSETS):
                self.shares = push(self.shares, amounts[asset])

    def add(self, seat: i64, amounts: Ints, at: i64) -> None:
        """Add amounts to what a seat holds."""
        for asset in range(ASSETS):
            self.sums[seat * ASSETS + asset] += amounts[at + asset]
            self.lows[seat * ASSETS + asset] += amounts[at + asset]

    def drawn(self, dice: Dice) -> Ints:
        """Return what everybody may hold."""
        h = Hearsay(self.rivals)
        h.sums, h.lows, h.pairs = self.sums[:], self.lows[:], self.pairs[:]
        for at in range(0, len(self.shares), ASSETS + 1):
            h.add(h.one_of(self.shares[at], dice), self.shares, at + 1)
        for asset in range(ASSETS):
            for seat in range(SEATS):
                if h.may_be(seat):
                    h.make_up(seat, asset, dice)
        for one in range(SEATS):
            for other in range(one + 1, SEATS):
                if h.may_be(one) and h.may_be(other):
                    for _ in range(min(MANY, h.pairs[one * SEATS + other])):
                        h.deal(one, other, dice)
        return h.sums

    def one_of(self, mask: i64, dice: Dice) -> i64:
        """Return one of a mask, by chance; nobody where it is empty."""
        left = dice.below(popcount(mask)) if mask & (mask - 1) else 0
        for seat in range(SEATS):
            if (mask >> seat) & 1:
                if left == 0:
                    return seat
                left -= 1
        return NOBODY

    # what must have been

    def make_up(self, seat: i64, asset: i64, dice: Dice) -> None:
        """Have a seat get what it spent and never had, from whom it dealt with if that can be."""
        at = seat * ASSETS + asset
        partners = self.partners(seat)
        while self.lows[at] < 0 or self.sums[at] < 0:
            giver = self.one_of(self.holders(partners, asset), dice)
            if giver == NOBODY and self.sums[at] < 0:
                giver = self.one_of(self.holders(self.rivals & ~(1 << seat), asset), dice)
            if giver == NOBODY:
                return
            self.move(giver, seat, asset)
            if self.pairs[seat * SEATS + giver] > 0:
                self.pairs[seat * SEATS + giver] -= 1
                self.pairs[giver * SEATS + seat] -= 1
            if asset != CASH:
                self.pay(seat, giver, 1 + dice.below(DEAREST))

    def holders(self, mask: i64, asset: i64) -> i64:
        """Return those of a mask who always had something to spare; where nobody had, who has it now."""
        spare: i64 = 0
        now: i64 = 0
        for seat in range(SEATS):
            if (mask >> seat) & 1:
                spare |= (1 << seat) if self.lows[seat * ASSETS + asset] > 0 else 0
                now |= (1 << seat) if self.sums[seat * ASSETS + asset] > 0 else 0
        return spare if spare != 0 else now

    def move(self, giver: i64, taker: i64, asset: i64) -> None:
        """One thing changes hands."""
        self.sums[giver * ASSETS + asset] -= 1
        self.lows[giver * ASSETS + asset] -= 1
        self.sums[taker * ASSETS + asset] += 1
        self.lows[taker * ASSETS + asset] += 1

    def pay(self, giver: i64, taker: i64, price: i64) -> None:
        """Cash changes hands, as far as there is any to spare."""
        for _ in range(min(price, self.lows[giver * ASSETS + CASH])):
            self.move(giver, taker, CASH)

    # what may have been

    def deal(self, one: i64, other: i64, dice: Dice) -> None:
        """Two make a deal, either of them the one who sells or gives."""
        deed = dice.below(DEEDS)
        price = 1 + dice.below(DEAREST)
        swapped = dice.below(2) == 1
        seller, buyer = (other, one) if swapped else (one, other)
        asset = GUNS + dice.below(2)
        if deed < WORDS:
            return
        if deed < GIFTS:
            self.pay(buyer, seller, price)
            return
        for turn in range(4):
            if turn == 2:
                seller, buyer = buyer, seller
            sold = asset if turn % 2 == 0 else GUNS + GOODS - asset
            if self.lows[seller * ASSETS + sold] > 0 and self.lows[buyer * ASSETS + CASH] >= price:
                self.move(seller, buyer, sold)
                self.pay(buyer, seller, price)
                return
