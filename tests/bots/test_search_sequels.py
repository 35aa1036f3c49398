"""What a boss would order next is learnt in its playouts, and what it tries stays legal."""

from __future__ import annotations

import pytest

from gangland.bots.match import Match
from gangland.bots.search.pool import POOL
from gangland.bots.search.recall import Recall
from gangland.bots.search.searching import Rivals, Search
from gangland.bots.search.sequels import LongSearch, Sequel
from gangland.bots.search.worlds import Worlds
from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.content.editions import load_edition
from gangland.engine.action import SIT
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.rulesets.view import known

TIMES = 60


def at_orders(game: str, orders: int = 8) -> tuple[Rules, Table, int, Menu]:
    """A table of thugs at which a seat is to give an order, with that many to choose from."""
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, 4)
    match, dice = Match(g, t, [Thug(seat) for seat in range(4)]), Dice(5)
    while True:
        seat = next_asked(t)
        menu = options(g, t, seat)
        if seat != CHANCE and t.round > 1 and menu.rows[KIND] == SIT and menu.count() >= orders:
            return g, t, seat, menu
        match.step(dice)


def search_of(kind: type[Search], game: str) -> tuple[Search, Menu]:
    """A search of some kind at such a table, always with the same dice."""
    g, t, seat, menu = at_orders(game)
    worlds = Worlds(g, known(g, t, seat), seat, Recall())
    return kind(worlds, Rivals(POOL), Temper(), Dice(9), 0), menu


def test_what_a_thug_would_do_comes_first_then_all_else_then_the_best() -> None:
    _, _, _, menu = at_orders("mayhem")
    first, second, third = list(menu.actions())[:3]
    sequel = Sequel()
    way = sequel.pick(menu, second)
    assert sequel.actions[way] == second
    sequel.note(way, 0.2)
    for action in (first, third):
        sequel.add(action)
        way = sequel.pick(menu, second)
        assert sequel.actions[way] == action
        sequel.note(way, 0.5 if action == third else 0.2)
    for _ in range(TIMES):
        way = sequel.pick(menu, second)
        sequel.note(way, 0.5 if sequel.actions[way] == third else 0.2)
    assert sequel.tried[sequel.add(third)] > TIMES * 3 // 4
    assert sequel.visits == TIMES + 3


def test_what_cannot_be_ordered_in_this_world_is_not_tried() -> None:
    _, _, _, menu = at_orders("mayhem")
    legal, better = list(menu.actions())[:2]
    sequel = Sequel()
    sequel.note(sequel.add(legal), 0.1)
    sequel.note(sequel.add(better), 0.9)
    assert sequel.actions[sequel.pick(menu, legal)] == better
    assert sequel.actions[sequel.pick(Menu(), legal)] == legal


@pytest.mark.parametrize("game", GAMES)
def test_without_sequels_it_is_any_other_search(game: str) -> None:
    plain, menu = search_of(Search, game)
    long, _ = search_of(LongSearch, game)
    for action in list(menu.actions())[:TIMES:9]:
        plain.next_world()
        long.next_world()
        assert long.value(action) == plain.value(action)


@pytest.mark.parametrize("game", GAMES)
def test_next_orders_are_learnt_one_after_the_other(game: str) -> None:
    long, menu = search_of(LongSearch, game)
    assert isinstance(long, LongSearch)
    long.deep = 2
    action = menu.actions()[0]
    for _ in range(TIMES):
        long.next_world()
        assert 0.0 <= long.value(action) <= 1.0
    first = long.root.next[long.root.add(action)]
    assert 0 < first.visits <= TIMES
    assert len(first.actions) > 2
    assert sum(first.tried) == first.visits
    assert sum(later.visits for later in first.next) <= first.visits
    assert any(later.visits for later in first.next)
    assert all(not deeper.visits for later in first.next for deeper in later.next)
