"""What every seat may know of a table, decided once for each register, for the tests of INF."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stage import Stage

from gangland.content.editions import load_edition
from gangland.engine.fields import FIELDS, FIST, NEVER, PUBLIC, TOKENS, TOLD
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, options
from gangland.engine.table import CHANCE, OPEN, PROC, UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.game.playout import sample
from gangland.rulesets.view import CLOSED

DECIDED: Final = {field.name: field.who for field in FIELDS}
"""Every field of a table, and who may know it."""

VARIANTS: Final[tuple[dict[str, int], ...]] = (
    {},
    {"under-the-radar": 1},
    {"hardcore-cards": 1, "slim-pickings": 1, "long-haul": 2},
    {"under-the-radar": 1, "hardcore-cards": 1, "hollow-point": 1},
)
GAMES_EACH: Final = 3
BLANK: Final = Table(3)


def attributes(t: Table) -> set[str]:
    """Return the names of everything a table holds."""
    return {name for name in dir(t) if not name.startswith("_") and not callable(getattr(t, name))}


def value(t: Table, name: str) -> list[int] | int:
    """Return an attribute as a plain value."""
    held = getattr(t, name)
    return int(held) if isinstance(held, int) else list(held)


def dump(t: Table) -> dict[str, list[int] | int]:
    """Return a view as plain values, to be compared."""
    return {name: value(t, name) for name in DECIDED}


def rows(menu: Menu) -> list[int]:
    """Return a menu as plain values."""
    return list(menu.rows)


def blinds_are_up(g: Rules, t: Table) -> bool:
    """END-1: return whether everything has been shown."""
    return t.over or t.stack[PROC] == g.ending


def shown(g: Rules, t: Table, seat: int, name: str) -> list[int] | int:
    """Return what a seat should be shown of an attribute."""
    decided = DECIDED[name]
    if decided == PUBLIC or (decided == TOKENS and not g.hidden_tokens):
        return value(t, name)
    if decided == NEVER:
        return value(BLANK, name)
    if decided == TOLD:
        return [mark if index <= t.card_fx else 0 for index, mark in enumerate(t.marked)]
    held = list(getattr(t, name))
    for other in range(t.seats):
        is_seen = other == seat or blinds_are_up(g, t)
        if decided == FIST:
            held[other] = held[other] if is_seen or held[other] == OPEN else CLOSED
        elif not (t.alive | t.doomed) >> other & 1:
            held[other] = 0
        elif not is_seen:
            held[other] = UNKNOWN
    return held


def leaks(g: Rules, t: Table, seat: int, view: Table) -> set[str]:
    """Return what a view shows otherwise than decided."""
    return {name for name in DECIDED if value(view, name) != shown(g, t, seat, name)}


def scrambled() -> tuple[Rules, Table]:
    """Return a table of no game, in which everything has a value that a blank table has not."""
    s = Stage(4, under_the_radar=1)
    for name in DECIDED:
        held = getattr(s.t, name)
        if isinstance(held, bool):
            setattr(s.t, name, not held)
        elif isinstance(held, int):
            setattr(s.t, name, held + 1)
        else:
            setattr(s.t, name, ints([number + 3 for number in (list(held) or [1, 2])]))
    s.t.seats = 4
    s.t.over = False
    s.t.alive = 0b0111
    s.t.doomed = 0b1000
    s.t.card_fx = 1
    assert s.t.stack[PROC] not in (0, s.g.ending)
    return s.g, s.t


def mayhem(chosen: dict[str, int]) -> Rules:
    """Men of Mayhem with these options."""
    return GAMES["mayhem"].compose(load_edition("mayhem"), chosen)


def positions(g: Rules, seats: int, seed: int) -> Iterator[tuple[Rules, Table]]:
    """Play a random game and show every position where somebody is asked."""
    t = new_table(g, seats)
    dice = Dice(seed)
    while not t.over:
        yield g, t
        asked = [seat for seat in range(CHANCE + 1) if t.owed >> seat & 1]
        seat = asked[dice.below(len(asked))]
        answer(g, t, seat, sample(options(g, t, seat), dice))
    yield g, t


def some_games() -> Iterator[tuple[Rules, Table]]:
    """Show the positions of several games of every variant and size."""
    for number, chosen in enumerate(VARIANTS):
        for seed in range(GAMES_EACH):
            yield from positions(mayhem(chosen), 3 + (seed + number) % 4, 100 * number + seed)


def elsewhere(g: Rules, t: Table, seat: int, dice: Dice) -> Table:
    """Return a table that differs in all that this seat does not know."""
    other = t.copy()
    for rival in range(t.seats):
        if rival != seat:
            other.cash[rival] += 1 + dice.below(9)
            other.guns[rival] += 1 + dice.below(9)
            other.goods[rival] += 1 + dice.below(9)
            if g.hidden_tokens:
                other.tokens[rival] += 1 + dice.below(9)
            if t.fist[rival] != OPEN:
                other.fist[rival] += 1 + dice.below(9)
    marked = t.marked[:]
    for index in range(t.card_fx + 1, len(marked)):
        marked[index] ^= 1 + dice.below((1 << t.seats) - 1)
    other.marked = marked
    return other
