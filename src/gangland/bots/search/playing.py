"""Playouts: an open table played on by rules of thumb, each seat with a temper of its own.

No view is built and nothing is told: the table is a world that was drawn, and all in it read it as it is.
"""

from __future__ import annotations

from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.sorts import make_answers
from gangland.bots.temper import Temper
from gangland.bots.thumb import Thumb
from gangland.engine.action import SIT
from gangland.engine.ints import i64
from gangland.engine.menu import KIND, WIDTH, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice


class Playing:
    """What plays on: a thug's rules of thumb, and what was promised."""

    def __init__(self, g: Rules) -> None:
        """Read the game."""
        self.g: Rules = g
        self.thumb: Thumb = Thumb(g, make_answers())
        self.oaths: Oaths = Oaths()  # what those who play on have promised, and keep

    def choose(self, t: Table, seat: i64, menu: Menu, temper: Temper) -> i64:
        """Return what a temper answers at an open table."""
        return self.thumb.choose(t, seat, menu, temper)

    def play_on(self, t: Table, tempers: list[Temper], dice: Dice, last: i64) -> i64:
        """Play until a round is over, or the game; return how many questions there were."""
        return self.play_to(t, tempers, dice, last, 0)

    def play_to(self, t: Table, tempers: list[Temper], dice: Dice, last: i64, whose: i64) -> i64:
        """Play until a round is over, or the game, or one of some seats is to give an order."""
        g = self.g
        asked: i64 = 0
        while not t.over and t.round <= last:
            seat = next_asked(t)
            menu = options(g, t, seat)
            if menu.rows[KIND] == SIT and (whose >> seat) & 1:
                break
            if (self.oaths.bound >> seat) & 1:
                menu = kept_menu(t, seat, menu, self.oaths)
            asked += 1
            if seat == CHANCE:
                action = menu.nth(0, dice.below(menu.size(0)))
            elif len(menu.rows) == WIDTH and menu.size(0) == 1:
                action = menu.nth(0, 0)
            else:
                action = self.choose(t, seat, menu, tempers[seat])
            answer(g, t, seat, action)
        return asked
