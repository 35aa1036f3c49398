"""Perft: how many ways the game can go from here in so many answers, those of chance among them.

A mistake in what may be answered, or in what an answer leads to, shows in these counts. Where several owe
an answer, they are asked from the first seat on; a game that is over goes no way.
"""

from __future__ import annotations

from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import Table


def perft(g: Rules, t: Table, depth: i64) -> i64:
    """Return the number of ways to give so many answers one after the other."""
    if depth == 0:
        return 1
    if t.over:
        return 0
    seat = next_asked(t)
    menu = options(g, t, seat)
    if depth == 1:
        return menu.count()
    total: i64 = 0
    for row in range(len(menu)):
        for index in range(menu.size(row)):
            total += perft(g, answered(g, t, seat, menu, row, index), depth - 1)
    return total


def answered(g: Rules, t: Table, seat: i64, menu: Menu, row: i64, index: i64) -> Table:
    """Return a copy of the table on which one of the answers was given."""
    copy = t.copy()
    answer(g, copy, seat, menu.nth(row, index))
    return copy


def divide(g: Rules, t: Table, depth: i64) -> list[tuple[int, int]]:
    """Return every first answer with the number of ways that go on from it, to find where counts part."""
    seat = next_asked(t)
    menu = options(g, t, seat)
    found: list[tuple[int, int]] = []
    for row in range(len(menu)):
        for index in range(menu.size(row)):
            ways = perft(g, answered(g, t, seat, menu, row, index), depth - 1)
            found.append((menu.nth(row, index), ways))
    return found
