"""Worlds a seat may be in: its view with what is hidden filled in, from what it remembers and by chance.

What passed in the open makes sums that are exact, but for deals in the dark. That there were any shows where
a sum cannot be: a rival has spent what it never got, or one's own purse is not what one remembers. What is
missing then came from somebody, and who that was is drawn, with a little more that may have changed hands
unnoticed. Nothing of the true table is ever looked at: all a world is made of is a view and a memory.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.search.recall import Recall
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, changed, i64, zeros
from gangland.engine.step import Rules
from gangland.engine.table import OPEN, SEATS, UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.rulesets.cards import hit_by
from gangland.rulesets.view import CLOSED, is_gone

RUMOUR: Final = (
    3  # how many small deals of others go unnoticed at most, once it is known that there are deals
)
PRICE: Final = 2  # what a gun or a crate usually changes hands for


class Worlds:
    """The worlds that look to a seat as the one it is in."""

    def __init__(self, g: Rules, view: Table, seat: i64, recall: Recall) -> None:
        """Add up what everybody should hold."""
        self.g: Rules = g
        self.view: Table = view
        self.seat: i64 = seat
        self.recall: Recall = recall
        self.sums: Ints = zeros(SEATS * 3)
        self.gone: Ints = zeros(3)  # what one has given away, by one's own purse
        self.doubtful: bool = False
        for other in range(view.seats):
            if view.gang[other] >= 0 and not is_gone(view, other):
                self.add_up(other)

    def add_up(self, other: i64) -> None:
        """Note what a seat should hold; one's own purse is in sight, and guns pulled are still held."""
        for asset in range(3):
            total = self.recall.sum_of(self.g, self.view, other, asset)
            if asset == GUNS:
                total += self.view.pulled[other]
            held = self.view.asset(other, asset)
            if other == self.seat:
                self.gone[asset] = total - held
                self.doubtful = self.doubtful or total != held
            self.sums[other * 3 + asset] = total if held == UNKNOWN else held
            self.doubtful = self.doubtful or self.sums[other * 3 + asset] < 0

    def draw(self, dice: Dice) -> Table:
        """Return a world; the view stays as it is."""
        t = self.view.copy()
        t.quiet = True
        if t.round > 0:
            self.fill_hands(t, dice)
            self.open_fists(t)
            self.mark_later(t)
        return t

    def fill_hands(self, t: Table, dice: Dice) -> None:
        """INF-1: put behind the blinds what should be there."""
        sums = self.settled(dice) if self.doubtful else self.sums
        for other in range(t.seats):
            if t.cash[other] == UNKNOWN:
                t.cash[other] = max(0, sums[other * 3 + CASH])
                t.guns[other] = max(0, sums[other * 3 + GUNS])
                t.goods[other] = max(0, sums[other * 3 + GOODS])
            if t.tokens[other] == UNKNOWN:
                t.tokens[other] = self.tokens_of(t, other, dice)

    def tokens_of(self, t: Table, other: i64, dice: Dice) -> i64:
        """OPT-3: return about as many tokens as were claimed and not spent; who was skipped has none."""
        if (t.skipped >> other) & 1:
            return 0
        return max(0, self.recall.tokens[other] + (dice.below(4) + 1) // 2 - 1)

    def settled(self, dice: Dice) -> Ints:
        """INF-3: return sums after deals that may have been made: nobody is left with less than nothing."""
        sums = self.sums[:]
        partner = self.somebody(dice, self.seat)
        for asset in range(3):
            if partner != self.seat:
                sums[partner * 3 + asset] += self.gone[asset]
            for other in range(self.view.seats):
                while sums[other * 3 + asset] < 0:
                    self.hand_over(sums, self.somebody(dice, other), other, asset)
        for _ in range(dice.below(RUMOUR + 1)):
            giver = self.somebody(dice, self.seat)
            taker = self.somebody(dice, giver)
            asset = GUNS + dice.below(2)
            if taker != self.seat and sums[giver * 3 + asset] > 0 and sums[taker * 3 + CASH] >= PRICE:
                self.hand_over(sums, giver, taker, asset)
                for _ in range(PRICE):
                    self.hand_over(sums, taker, giver, CASH)
        return sums

    def somebody(self, dice: Dice, but: i64) -> i64:
        """Return a rival drawn by chance, not this one; the one there is where there is no other."""
        for _ in range(8):
            other = dice.below(self.view.seats)
            if other not in (but, self.seat) and self.view.is_alive(other):
                return other
        return but

    def hand_over(self, sums: Ints, giver: i64, taker: i64, asset: i64) -> None:
        """One thing changes hands; who has none has got it from the supply, for all one knows."""
        if giver != taker and sums[giver * 3 + asset] > 0:
            sums[giver * 3 + asset] -= 1
        sums[taker * 3 + asset] += 1

    def open_fists(self, t: Table) -> None:
        """FGT-3, BLK-1: what is in a closed fist is not decided yet, as far as one knows."""
        for other in range(t.seats):
            if t.fist[other] == CLOSED:
                t.fist[other] = OPEN
                t.owed |= 1 << other

    def mark_later(self, t: Table) -> None:
        """REV-7: whom the later effects of a card hit goes by what everybody holds."""
        if t.card >= 0:
            first = self.g.catalogue.card_effect[t.card]
            for index in range(t.card_fx + 1, self.g.catalogue.card_effects[t.card]):
                fx = first + index
                hit = hit_by(self.g, t, self.g.catalogue.fx_who[fx], self.g.catalogue.fx_of[fx])
                if hit & (hit - 1) and self.g.deeds[self.g.catalogue.fx_do[fx]].is_for_one():
                    hit = 0
                t.marked = changed(t.marked, index, hit)
