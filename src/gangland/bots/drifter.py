"""The drifter: takes what lies at its feet, gives nothing away, and leaves everything else to chance."""

from __future__ import annotations

from typing import Final

from gangland.bots.aimless import Aimless
from gangland.bots.lore import NOMINAL
from gangland.bots.ways import CHANCE, DEALING, SENSIBLE, THUMB
from gangland.engine.action import EXPLOIT, FIGHT, MARKET, SIT, USE, pack
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, ints, mypyc_attr, push
from gangland.engine.menu import KIND, PLACE, TOP, WIDTH, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.rulesets.market import paid

COST: Final = 2  # cash: what a crate costs almost anywhere
TEMPERATE: Final = 4  # of so many fights that it might start it starts one


@mypyc_attr(allow_interpreted_subclasses=True)
class Drifter(Aimless):
    """Somebody who learnt the rules this morning: it exploits where it stands, and never sells below cost."""

    def __init__(self, seed: i64 = 0) -> None:
        """Drift in."""
        super().__init__(seed)
        self.name = "drifter"

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Exploit where there is something to exploit, sell and buy with some sense; else anything."""
        rows = menu.rows
        if rows[KIND] == MARKET:
            return pack(MARKET, 0, self.dice.below(self.bearable(g, view, seat, rows[TOP]) + 1))
        if rows[KIND] == USE and rows[TOP] > 0:
            return pack(USE, rows[PLACE], 1 + self.dice.below(rows[TOP]))
        row = self.drift(menu)
        return menu.nth(row, self.dice.below(menu.size(row)))

    def way(self, kind: i64) -> str:
        """Some things are plain enough; the rest is chance."""
        return THUMB if kind == DEALING or kind in SENSIBLE else CHANCE

    def drift(self, menu: Menu) -> i64:
        """Return a row: an exploit where there is one, seldom a fight, and no waiting while there is more."""
        exploits = ints([])
        others = ints([])
        for row in range(len(menu)):
            kind = menu.rows[row * WIDTH]
            if kind == EXPLOIT:
                exploits = push(exploits, row)
            elif kind == FIGHT:
                others = push(others, row) if self.dice.below(TEMPERATE) == 0 else others
            elif kind != SIT:
                others = push(others, row)
        if len(exploits) > 0:
            return exploits[self.dice.below(len(exploits))]
        return others[self.dice.below(len(others))] if len(others) > 0 else self.dice.below(len(menu))

    def bearable(self, g: Rules, view: Table, seat: i64, most: i64) -> i64:
        """BLK-2: return how much the market takes before it pays less than a crate costs."""
        count: i64 = 0
        while count < most and paid(g, view, seat, count + 1) >= COST:
            count += 1
        return count

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """DEA-1: take what is worth no less than it gives, by what things usually cost."""
        gain: i64 = 0
        for asset in (CASH, GUNS, GOODS):
            gain += NOMINAL[asset] * (get[asset] - give[asset])
        return gain >= 0
