"""INF: the view as a whole is built from what a seat may know."""

from __future__ import annotations

import pytest
from knowing import (
    DECIDED,
    VARIANTS,
    attributes,
    blinds_are_up,
    dump,
    elsewhere,
    leaks,
    rows,
    scrambled,
    some_games,
    value,
)
from scenes import turn
from stage import FACTORY, Stage

from gangland.content.editions import load_edition
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.fields import PUBLIC
from gangland.engine.step import Rules, answer, options
from gangland.engine.table import CHANCE, OPEN, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.game.playout import sample
from gangland.rulesets.view import NOBODY, known

# the view as a whole


def test_inf_1_every_attribute_of_a_table_has_a_decision() -> None:
    """INF-1, INF-2: whoever adds something to the table decides who may know it."""
    assert attributes(Table()) == set(DECIDED)


def test_inf_1_views_show_what_is_decided_in_every_position() -> None:
    """INF-1, INF-2: at every decision of many games, for every seat and for an onlooker."""
    for g, t in some_games():
        for seat in range(NOBODY, t.seats):
            assert leaks(g, t, seat, known(g, t, seat)) == set()


def test_inf_1_a_view_of_anything_shows_what_is_decided() -> None:
    """INF-1, INF-2: nothing public is forgotten and nothing hidden slips in, in a position of no game too."""
    g, t = scrambled()
    blank = Table(4)
    assert {name for name in DECIDED if value(t, name) == value(blank, name)} == {"seats", "over"}
    for seat in range(NOBODY, 4):
        assert leaks(g, t, seat, known(g, t, seat)) == set()
    t.over = True
    for seat in range(NOBODY, 4):
        assert leaks(g, t, seat, known(g, t, seat)) == set()


@pytest.mark.parametrize("name", [name for name in DECIDED if name not in ("seats", "over")])
def test_inf_1_a_planted_fault_is_caught(name: str) -> None:
    """INF-1, INF-2: a view that shows too much, or leaves out something public, would be noticed."""
    g, t = scrambled()
    view = known(g, t, 0)
    wrong = Table(4) if DECIDED[name] == PUBLIC else t
    setattr(view, name, getattr(wrong, name))
    assert leaks(g, t, 0, view) == {name}


def test_inf_1_views_are_equal_under_changes_of_what_is_hidden() -> None:
    """INF-1: tables that differ only in what a seat cannot know give it the same view and the same list."""
    dice = Dice(7)
    for g, t in some_games():
        if blinds_are_up(g, t):
            continue
        for seat in range(NOBODY, t.seats):
            other = elsewhere(g, t, seat, dice)
            assert dump(known(g, other, seat)) == dump(known(g, t, seat))
            if seat != NOBODY:
                assert rows(options(g, other, seat)) == rows(options(g, t, seat))


def test_inf_1_legal_lists_follow_from_the_view_alone() -> None:
    """INF-1: what a seat may answer is the same asked of the table and asked of what the seat knows."""
    for g, t in some_games():
        for seat in range(t.seats):
            assert rows(options(g, known(g, t, seat), seat)) == rows(options(g, t, seat))
        assert rows(options(g, known(g, t, NOBODY), CHANCE)) == rows(options(g, t, CHANCE))


def test_inf_1_a_view_is_a_copy() -> None:
    """INF-1: what is done to a view, or to the table later, does not touch the other."""
    s = Stage()
    s.crew(0, 0, made=1)
    s.own(0, tokens=2)
    turn(s, 0)
    view = known(s.g, s.t, 1)
    before = dump(view)
    s.do(0, act.MOVE, 0, b=FACTORY, made=1)
    assert dump(view) == before
    view.present[FACTORY] = 0
    view.stack[0] = 5
    assert s.t.present[FACTORY] == 1
    assert s.t.stack[0] == 1


def public_events(t: Table) -> list[list[int]]:
    """Return the events of the last answer that everybody sees."""
    flat = list(t.events)
    found = [flat[at : at + ev.WIDTH] for at in range(0, len(flat), ev.WIDTH)]
    return [row for row in found if row[1] >> ev.ONLOOKERS & 1]


@pytest.mark.parametrize("chosen", VARIANTS)
@pytest.mark.parametrize("seed", range(4))
def test_inf_2_totals_are_never_public(chosen: dict[str, int], seed: int) -> None:
    """INF-2: a game among rich gangs and the same game among richer ones look the same to an onlooker."""
    g = GAMES["mayhem"].compose(load_edition("mayhem"), chosen)
    rich = new_table(g, 4)
    dice = Dice(seed)
    while rich.round == 0:
        step(g, rich, None, dice)
    richer = rich.copy()
    for seat in range(4):
        for table, amount in ((rich, 500), (richer, 900)):
            table.cash[seat] += amount
            table.guns[seat] += amount
            table.goods[seat] += amount
    while not rich.over:
        step(g, rich, richer, dice)
        if blinds_are_up(g, rich):
            break
        assert public_events(rich) == public_events(richer)
        assert dump(known(g, rich, NOBODY)) == dump(known(g, richer, NOBODY))


def step(g: Rules, t: Table, twin: Table | None, dice: Dice) -> None:
    """Have the next answer given at random, the same one at both tables; market fists are small."""
    seat = CHANCE if t.owed >> CHANCE else t.left_of(0, t.owed)
    action = sample(options(g, t, seat), dice)
    if act.kind_of(action) == act.MARKET:
        action = act.pack(act.MARKET, 0, min(3, act.b_of(action)))
    for table in (t, twin):
        if table is not None:
            assert options(g, table, seat).has(action)
            answer(g, table, seat, action)


def test_inf_4_the_same_seen_is_the_same_asked() -> None:
    """INF-4: if an answer shows the public the same, whatever hands are hidden, the public view is the same.

    One gang's blind is emptied at one table and filled at the other; then both are given the same answer.
    """
    dice = Dice(11)
    compared = 0
    for g, t in some_games():
        if blinds_are_up(g, t) or t.round == 0:
            continue
        poor, rich = t.copy(), t.copy()
        hider = dice.below(t.seats)
        for table, amount in ((poor, 0), (rich, 30)):
            if t.fist[hider] == OPEN:
                table.cash[hider] = table.guns[hider] = table.goods[hider] = amount
        seat = CHANCE if t.owed >> CHANCE else t.left_of(0, t.owed)
        action = sample(options(g, poor, seat), dice)
        if not options(g, rich, seat).has(action):
            continue
        answer(g, poor, seat, action)
        answer(g, rich, seat, action)
        if public_events(poor) == public_events(rich):
            compared += 1
            assert dump(known(g, poor, NOBODY)) == dump(known(g, rich, NOBODY))
    assert compared > 1000
