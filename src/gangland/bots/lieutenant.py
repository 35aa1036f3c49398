"""The lieutenant: looks one order ahead at the table as it should be, and takes what wins most often."""

from __future__ import annotations

from typing import Final

from gangland.bots.bot import Bot
from gangland.bots.imagined import Notes, imagine
from gangland.bots.lookahead import Lookahead
from gangland.bots.prospects import prospects
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

STRIDE: Final = 1009


@mypyc_attr(allow_interpreted_subclasses=True)
class Lieutenant(Bot):
    """Knows no rule of thumb: it tries what it may do, and looks at everybody's chances."""

    def __init__(self, seed: i64 = 0) -> None:
        """Sit down with an empty notebook."""
        super().__init__(seed)
        self.name = "lieutenant"
        self.notes: Notes = Notes()

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Try every answer worth a thought."""
        w = imagine(g, view, self.notes)
        seed = self.seed + STRIDE * (view.round * 64 + view.tokens[seat])
        return Lookahead(g, w, seat, seed).best(menu)

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """DEA-1: take a deal after which one's chances are better."""
        if give[CASH] > view.cash[seat] or give[GUNS] > view.guns[seat] or give[GOODS] > view.goods[seat]:
            return False
        w = imagine(g, view, self.notes)
        before = prospects(g, w)[seat]
        for asset in range(3):
            w.add_asset(seat, asset, get[asset] - give[asset])
            w.add_asset(rival, asset, give[asset] - get[asset])
        return prospects(g, w)[seat] > before

    def watch(self, events: Ints, seat: i64) -> None:
        """Take notes."""
        self.notes.watch(events)
