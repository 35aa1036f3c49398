"""The menu: one definition of what is legal, read in four ways."""

from __future__ import annotations

import pytest

from gangland.engine import action as act
from gangland.engine.menu import ANY, NONE, Menu


def menus() -> list[Menu]:
    """Return menus with every kind of row, named and not."""
    found = []
    for named in (False, True):
        for made in (0, 0b1, 0b101, 0b11010, 0b11111):
            for rookies in (0, 1, 4):
                for need in (ANY, NONE, 1, 2, 5):
                    menu = Menu(named)
                    for targets in (0, 0b1, 0b1010010):
                        menu.add(act.MOVE, 3, targets, made, rookies, need)
                    menu.add_number(act.GUNS, rookies)
                    found.append(menu)
    return found


def test_the_list_is_what_is_counted_and_what_is_drawn_in_the_same_order() -> None:
    for menu in menus():
        drawn = [menu.nth(row, index) for row in range(len(menu)) for index in range(menu.size(row))]
        assert list(menu.actions()) == drawn
        assert menu.count() == len(drawn)


def test_all_that_is_listed_is_legal_and_nothing_is_listed_twice() -> None:
    for menu in menus():
        actions = list(menu.actions())
        assert all(menu.has(action) for action in actions)
        by_row = [{menu.nth(row, index) for index in range(menu.size(row))} for row in range(len(menu))]
        assert sum(len(row) for row in by_row) == len(actions)


@pytest.mark.parametrize("named", [False, True])
def test_what_is_not_listed_is_not_legal(named: bool) -> None:
    menu = Menu(named)
    menu.add(act.MOVE, 3, 0b110, 0b101, 2, ANY)
    listed = set(menu.actions())
    every = {
        act.pack(act.MOVE, 3, b, made, mates) for b in range(4) for made in range(8) for mates in range(4)
    }
    assert {action for action in every if menu.has(action)} == listed
