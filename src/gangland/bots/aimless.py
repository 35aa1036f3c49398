"""The bot called random: a row of the menu, then one of its actions, each alike."""

from __future__ import annotations

from gangland.bots.bot import Bot
from gangland.bots.ways import CHANCE
from gangland.engine.catalogue import CASH, GOODS, GUNS
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.chance import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimless(Bot):
    """Anything legal will do; a coin decides on deals, and a gift is a gift."""

    def __init__(self, seed: i64 = 0) -> None:
        """Start a stream of numbers."""
        super().__init__(seed)
        self.name = "random"
        self.dice: Dice = Dice(seed)

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Pick a row, then an action of it."""
        row = self.dice.below(len(menu))
        return menu.nth(row, self.dice.below(menu.size(row)))

    def way(self, kind: i64) -> str:
        """Whatever it is, chance decides."""
        return CHANCE

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """Toss a coin, unless nothing is asked."""
        if give[CASH] + give[GUNS] + give[GOODS] == 0:
            return True
        return self.dice.below(2) == 1
