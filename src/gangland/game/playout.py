"""Random play, as fast as the rules go: for benchmarks and for bots that look ahead."""

from __future__ import annotations

from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice


def sample(menu: Menu, dice: Dice) -> i64:
    """Return an action: a row first, each alike, then one of its actions, each alike."""
    row = dice.below(len(menu))
    return menu.nth(row, dice.below(menu.size(row)))


def play_out(g: Rules, t: Table, dice: Dice, most: i64 = 1 << 40) -> i64:
    """Play at random to the end, or so many decisions; return how many decisions of seats there were."""
    decisions: i64 = 0
    while not t.over and decisions < most:
        seat = next_asked(t)
        if seat != CHANCE:
            decisions += 1
        answer(g, t, seat, sample(options(g, t, seat), dice))
    return decisions


def list_out(g: Rules, t: Table, dice: Dice) -> i64:
    """Play at random to the end with every legal action listed at every decision."""
    decisions: i64 = 0
    while not t.over:
        seat = next_asked(t)
        menu = options(g, t, seat)
        if seat != CHANCE:
            decisions += 1
            menu.actions()
        answer(g, t, seat, sample(menu, dice))
    return decisions
