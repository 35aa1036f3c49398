"""One budget for all that is thought about one decision: searching twice must not take twice the time."""

from __future__ import annotations

from typing import Final

from gangland.bots.bot import Bot
from gangland.bots.search.budget import Budget, Clock
from gangland.bots.search.capo import Capo
from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

WHOLE: Final = 100  # per cent of the budget, where one search is all there is,
FREELY: Final = 40  # or the one that forgets one's word,
BOUND: Final = 40  # and the one within it; what is left is for comparing the two


class Purse:
    """What a bot may still spend on one decision; who has no budget spends what it likes."""

    def __init__(self, bot: Bot, most: i64 = 0) -> None:
        """Open it for a bot, with so many milliseconds at most, if any."""
        self.bot: Bot = bot
        self.named: Budget = bot.budget if isinstance(bot, Capo) else Budget()
        self.budget: Budget = self.named.within(most)
        self.clock: Clock = Clock(self.budget)

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu, share: i64) -> i64:
        """Have the bot answer with a share of it, in per cent."""
        bot = self.bot
        if not isinstance(bot, Capo):
            return bot.choose(g, view, seat, menu)
        before = bot.played
        bot.budget = self.budget.part(share)
        try:
            return bot.choose(g, view, seat, menu)
        finally:
            bot.budget = self.named
            self.clock.played += bot.played - before

    def pay(self, playouts: i64) -> None:
        """Spend so many playouts on something else."""
        self.clock.played += playouts

    def is_empty(self) -> bool:
        """Return whether nothing is left."""
        return isinstance(self.bot, Capo) and self.clock.share() >= 1.0
