"""What is worth a thought: of all a menu allows, the answers that differ in more than a man or two."""

from __future__ import annotations

from typing import Final

from gangland.engine.action import (
    BACKUP,
    INJURE,
    MOVE,
    PROMOTE,
    pack,
)
from gangland.engine.catalogue import TALKING
from gangland.engine.ints import Ints, i64, ints, popcount, push
from gangland.engine.menu import KIND, MADE, NEED, NONE, PLACE, ROOKIES, TARGETS, TOP, WIDTH, Menu, low_bits
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, STARTING, Table

MOST_NUMBERS: Final = 10


def candidates(g: Rules, t: Table, seat: i64, menu: Menu) -> Ints:
    """Return the answers to compare, row by row; there is always one."""
    out = ints([])
    rows = menu.rows
    at: i64
    for at in range(0, len(rows), WIDTH):
        kind = rows[at + KIND]
        if kind == MOVE:
            out = moves(g, t, seat, menu, at, out)
        elif kind == BACKUP:
            out = calls(g, t, seat, menu, at, out)
        elif rows[at + TOP] >= 0:
            out = numbers(menu, at, out)
        elif rows[at + NEED] == NONE:
            for index in range(menu.size(at // WIDTH)):
                out = push(out, menu.nth(at // WIDTH, index))
        else:
            out = people(g, t, seat, menu, at, out)
    return out


def numbers(menu: Menu, at: i64, out: Ints) -> Ints:
    """Add the numbers up to the top; of very many, the first few and the last."""
    top = menu.rows[at + TOP]
    for number in range(min(top, MOST_NUMBERS) + 1):
        out = push(out, pack(menu.rows[at], menu.rows[at + PLACE], number))
    return push(out, pack(menu.rows[at], menu.rows[at + PLACE], top)) if top > MOST_NUMBERS else out


def people(g: Rules, t: Table, seat: i64, menu: Menu, at: i64, out: Ints) -> Ints:
    """Add choices of so many crew: the strongest made to promote, else rookies and the weakest first."""
    rows = menu.rows
    kind = rows[at + KIND]
    place = rows[at + PLACE]
    need = rows[at + NEED]
    made = rows[at + MADE]
    rookies = rows[at + ROOKIES]
    if kind == PROMOTE:
        return push(out, pack(kind, place, 0, pick(g, t, seat, made, need, True, False), 0))
    if need < 0:
        return push(out, pack(kind, place, 0, made, rookies))
    count = popcount(made)
    few = min(rookies, need)
    out = push(out, pack(kind, place, 0, pick(g, t, seat, made, need - few, False, False), few))
    if kind != INJURE and count > 0 and few > 0:
        many = min(count, need)
        out = push(out, pack(kind, place, 0, pick(g, t, seat, made, many, True, False), need - many))
    return out


def calls(g: Rules, t: Table, seat: i64, menu: Menu, at: i64, out: Ints) -> Ints:
    """FGT-2: add all there are at a place, or all but one who keeps it."""
    rows = menu.rows
    place = rows[at + PLACE]
    made = rows[at + MADE]
    rookies = rows[at + ROOKIES]
    out = push(out, pack(BACKUP, place, 0, made, rookies))
    if place >= SEATS and popcount(made) + rookies > 1:
        out = push(out, without_one(g, t, seat, place, made, rookies))
    return out


def moves(g: Rules, t: Table, seat: i64, menu: Menu, at: i64, out: Ints) -> Ints:
    """MOV-1: add moves from one place: of one man, of all but one, of all."""
    rows = menu.rows
    start = rows[at + PLACE]
    made = rows[at + MADE]
    rookies = rows[at + ROOKIES]
    crew = popcount(made) + rookies
    targets = rows[at + TARGETS] >> STARTING
    goal: i64 = STARTING
    while targets != 0:
        if targets & 1:
            here = t.present[goal]
            mine = here == 1 << seat
            talking = g.catalogue.tile_fight[t.tile[goal]] == TALKING
            if not mine or start < SEATS:
                out = push(out, pack(MOVE, start, goal, made, rookies))
                if crew > 1:
                    out = push(out, one(g, t, seat, start, goal, made, rookies))
            if crew > 2 and not mine:
                if rookies > 0:
                    out = push(out, pack(MOVE, start, goal, made, rookies - 1))
                else:
                    men = pick(g, t, seat, made, crew - 1, True, talking)
                    out = push(out, pack(MOVE, start, goal, men, 0))
        targets >>= 1
        goal += 1
    if start >= SEATS and t.present[start] != 1 << seat:
        out = push(out, pack(MOVE, start, seat, made, rookies))
    return out


def one(g: Rules, t: Table, seat: i64, start: i64, goal: i64, made: i64, rookies: i64) -> i64:
    """Return the move of one: a rookie, or the weakest made."""
    if rookies > 0:
        return pack(MOVE, start, goal, 0, 1)
    return pack(MOVE, start, goal, pick(g, t, seat, made, 1, False, False), 0)


def without_one(g: Rules, t: Table, seat: i64, place: i64, made: i64, rookies: i64) -> i64:
    """Return a call for all crew but one, who is a rookie or the weakest made."""
    if rookies > 0:
        return pack(BACKUP, place, 0, made, rookies - 1)
    return pack(BACKUP, place, 0, pick(g, t, seat, made, popcount(made) - 1, True, False), 0)


def pick(g: Rules, t: Table, seat: i64, made: i64, count: i64, strongest: bool, talking: bool) -> i64:
    """Return so many of some made, the strongest or the weakest; where they have no names, the first."""
    if not g.named:
        return low_bits(made, count)
    first = t.gang[seat] * 5
    chosen: i64 = 0
    while count > 0 and made != chosen:
        best: i64 = -1
        top: i64 = 0
        man: i64
        for man in range(5):
            if ((made & ~chosen) >> man) & 1:
                rating = g.catalogue.slugging[first + man] + g.catalogue.talking[first + man]
                if talking:
                    rating += g.catalogue.talking[first + man]
                if best < 0 or (rating > top) == strongest:
                    best = man
                    top = rating
        chosen |= 1 << best
        count -= 1
    return chosen
