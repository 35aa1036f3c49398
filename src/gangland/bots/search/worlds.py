"""Worlds a seat may be in: its view with what is hidden filled in, from what it remembers and by chance.

What passed in the open makes sums that are exact, but for deals of others. That there were any is told
(`recall.py`), and what may have changed hands is drawn anew for every world (`hearsay.py`). Nothing of the
true table is ever looked at: all a world is made of is a view and a memory.
"""

from __future__ import annotations

from gangland.bots.memory import KINDS
from gangland.bots.search.hearsay import Hearsay
from gangland.bots.search.recall import SHARE, Recall
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import changed, i64, ints
from gangland.engine.step import Rules
from gangland.engine.table import OPEN, UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.rulesets.cards import hit_by
from gangland.rulesets.view import CLOSED, is_gone


class Worlds:
    """The worlds that look to a seat as the one it is in."""

    def __init__(self, g: Rules, view: Table, seat: i64, recall: Recall) -> None:
        """Add up what everybody should hold."""
        self.g: Rules = g
        self.view: Table = view
        self.seat: i64 = seat
        self.recall: Recall = recall
        self.hearsay: Hearsay = Hearsay()
        for other in range(view.seats):
            if view.gang[other] >= 0 and view.cash[other] == UNKNOWN and not is_gone(view, other):
                self.add_up(other)
        self.hearsay.pairs = recall.pairs[:]
        for at in range(0, len(recall.shares), SHARE):
            amounts = ints([recall.share_of(g, view, at, asset) for asset in range(KINDS)])
            self.hearsay.give(recall.shares[at], amounts)
        self.doubtful: bool = self.hearsay.is_doubtful()

    def add_up(self, other: i64) -> None:
        """Note what a rival should hold, but for the guns it has pulled: these are in sight."""
        self.hearsay.rivals |= 1 << other
        for asset in range(KINDS):
            at = other * KINDS + asset
            total = self.recall.sum_of(self.g, self.view, other, asset)
            self.hearsay.sums[at] = total
            self.hearsay.lows[at] = total - self.recall.change[at] + self.recall.low[at]

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
        sums = self.hearsay.drawn(dice) if self.doubtful else self.hearsay.sums
        for other in range(t.seats):
            if t.cash[other] == UNKNOWN:
                t.cash[other] = max(0, sums[other * KINDS + CASH])
                t.guns[other] = max(0, sums[other * KINDS + GUNS]) + t.pulled[other]
                t.goods[other] = max(0, sums[other * KINDS + GOODS])
            if t.tokens[other] == UNKNOWN:
                t.tokens[other] = self.tokens_of(t, other, dice)

    def tokens_of(self, t: Table, other: i64, dice: Dice) -> i64:
        """OPT-3: return about as many tokens as were claimed and not spent; who was skipped has none."""
        if (t.skipped >> other) & 1:
            return 0
        return max(0, self.recall.tokens[other] + (dice.below(4) + 1) // 2 - 1)

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
