"""What can be read off a pack once: where guns and goods are sold, and what a place yields a round."""

from __future__ import annotations

from typing import Final

from gangland.bots.favours import Favour, favours_by_number
from gangland.bots.obstacles import Harm, harms_of
from gangland.bots.openings import MEASURED, RULES, rules_by_slot
from gangland.engine.catalogue import GOODS, GUNS, SPECIAL, STANDING, TRADE, Catalogue
from gangland.engine.ints import Ints, empty, i64, ints, push, zeros
from gangland.engine.step import Rules

NOMINAL: Final = ints([100, 130, 160, 0])
STEP_WORTH: Final = 70
ORDER_WORTH: Final = 90
USUAL_TIMES: Final = 3


class Lore:
    """Prices and yields by tile, in cents: what a place is usually good for, whoever holds it.

    And what is known of every deed, special transaction and modifier, by number.
    """

    def __init__(self, g: Rules | None = None) -> None:
        """Read the pack."""
        self.catalogue: Catalogue = Catalogue() if g is None else g.catalogue
        self.harms: list[Harm] = [] if g is None else harms_of(g)
        self.favours: list[Favour] = favours_by_number()
        self.rules: Ints = rules_by_slot(RULES)
        self.measured: Ints = rules_by_slot(MEASURED)
        self.worse: i64 = 1 if g is None else g.standing.worse(1)
        self.net: Ints = self.net_amounts()
        self.gun_price: Ints = empty()
        self.goods_price: Ints = empty()
        self.yields: Ints = empty()
        for tile in range(len(self.catalogue.tile_main)):
            self.gun_price = push(self.gun_price, self.price(tile, GUNS))
            self.goods_price = push(self.goods_price, self.price(tile, GOODS))
            self.yields = push(self.yields, self.tile_yield(tile))

    def net_amounts(self) -> Ints:
        """Return what one has more of each asset after doing a transaction once, four numbers each."""
        c = self.catalogue
        net = zeros(len(c.tx_get))
        for at in range(len(net)):
            net[at] = c.tx_get[at] - c.tx_give[at]
        return net

    def price(self, tile: i64, asset: i64) -> i64:
        """Return the best price in cash a tile's main transactions pay for one of an asset."""
        c = self.catalogue
        best: i64 = 0
        for tx in range(c.tile_main[tile], c.tile_main[tile] + c.tile_mains[tile]):
            give = c.tx_give[tx * 4 + asset]
            if c.tx_verb[tx] <= TRADE and give > 0:
                best = max(best, c.tx_get[tx * 4] * 100 // give)
        return best

    def tile_yield(self, tile: i64) -> i64:
        """Return what exploiting a tile usually gains."""
        c = self.catalogue
        worth = -c.tile_hot[tile] * STEP_WORTH
        mains: i64 = 0
        for tx in range(c.tile_main[tile], c.tile_main[tile] + c.tile_mains[tile]):
            gain = max(0, self.nominal(tx))
            mains = max(mains, gain) if c.tile_choose[tile] else mains + gain
        boost: i64 = -ORDER_WORTH
        for tx in range(c.tile_boost[tile], c.tile_boost[tile] + c.tile_boosts[tile]):
            boost += max(0, self.nominal(tx))
        return max(0, worth + mains + max(0, boost))

    def nominal(self, tx: i64) -> i64:
        """Return what a transaction is usually worth."""
        c = self.catalogue
        if c.tx_verb[tx] == SPECIAL:
            return self.each(tx)
        times = c.tx_most[tx] if 0 < c.tx_most[tx] < USUAL_TIMES else USUAL_TIMES
        return self.each(tx) * times if c.tx_verb[tx] <= TRADE else self.each(tx)

    def each(self, tx: i64) -> i64:
        """Return what doing a transaction once is usually worth."""
        c = self.catalogue
        if c.tx_verb[tx] == SPECIAL:
            return self.favours[c.tx_special[tx]].usual() * max(1, c.tx_amount[tx])
        worth: i64 = -self.worse * STEP_WORTH * self.net[tx * 4 + STANDING]
        for asset in range(STANDING):
            worth += NOMINAL[asset] * self.net[tx * 4 + asset]
        return worth


class Shelf:
    """The lore read last: a game's bots all read the same pack.

    Several threads may ask at once, each for its own game: the shelf is looked at once and filled once, and
    nobody is handed what another has put there meanwhile.
    """

    def __init__(self) -> None:
        """Nothing read yet."""
        self.lore: Lore = Lore()

    def of(self, g: Rules) -> Lore:
        """Return the lore of a game's pack."""
        lore = self.lore
        if lore.catalogue is not g.catalogue:
            lore = Lore(g)
            self.lore = lore
        return lore


SHELF: Final = Shelf()


def lore_of(g: Rules) -> Lore:
    """Return what is to know of the game's pack."""
    return SHELF.of(g)
