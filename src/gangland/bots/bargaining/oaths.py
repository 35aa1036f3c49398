"""DEA-3: promises as they bear on play: which answers of a menu would break one."""

from __future__ import annotations

from typing import Final

from gangland.engine.action import ALLOT, BACK, BACKUP, FIGHT, MARKET, MOVE, NAME, SIT
from gangland.engine.ints import Ints, i64, ints, popcount, push
from gangland.engine.menu import KIND, MADE, NEED, PLACE, ROOKIES, TARGETS, TOP, WIDTH, Menu
from gangland.engine.table import PLACES, STARTING, Table
from gangland.game.deals.deal import Clause, Vow

BY: Final = 0
TO: Final = 1
VOW: Final = 2
UNTIL: Final = 3
SPOT: Final = 4
TILE: Final = 5
MOST: Final = 6
OATH: Final = 7  # numbers of an oath
SOMETIME: Final = 99  # a round after the last

AVOID: Final = 0
PEACE: Final = 1
LEAVE: Final = 2
SELL: Final = 3
SIDE: Final = 4  # not said in so many words: who was paid in a fight sides with whoever paid
PLAYED: Final = {Vow.AVOID: AVOID, Vow.PEACE: PEACE, Vow.LEAVE: LEAVE, Vow.SELL: SELL}
"""What can be kept or broken by an answer; paying is done by deals, and words bind nobody."""


class Oaths:
    """Promises in force, as rows of numbers."""

    def __init__(self) -> None:
        """Nobody has promised anything."""
        self.rows: Ints = ints([])
        self.bound: i64 = 0  # those who have
        self.courteous: bool = False  # whether peace is kept in spirit, and not only to the letter

    def add(self, by: i64, to: i64, clause: Clause) -> None:
        """Note a promise."""
        if clause.vow not in PLAYED:
            return
        self.bound |= 1 << by
        tile = clause.tile
        for value in (by, to, PLAYED[clause.vow], clause.until, clause.place, tile, clause.most):
            self.rows = push(self.rows, value)

    def side(self, by: i64, to: i64) -> None:
        """FGT-5, FGT-6, GNG-2: note that somebody was paid in a fight: to name, to spare, to back another."""
        self.bound |= 1 << by
        for value in (by, to, SIDE, SOMETIME, -1, -1, 0):
            self.rows = push(self.rows, value)

    def of(self, some: list[int]) -> Oaths:
        """Return those that some have sworn."""
        other = Oaths()
        other.courteous = self.courteous
        for at in range(0, len(self.rows), OATH):
            if self.rows[at + BY] in some:
                other.bound |= 1 << self.rows[at + BY]
                for index in range(at, at + OATH):
                    other.rows = push(other.rows, self.rows[index])
        return other

    def copy(self) -> Oaths:
        """Return the same, to be added to."""
        other = Oaths()
        other.rows = self.rows[:]
        other.bound = self.bound
        other.courteous = self.courteous
        return other


def kept_menu(t: Table, seat: i64, menu: Menu, oaths: Oaths) -> Menu:
    """Return what a seat may answer without breaking its word; all of it where nothing else is left."""
    due = due_to_leave(t, seat, oaths)
    if due and t.tokens[seat] <= popcount(due) and menu.rows[KIND] == SIT:
        gone = leaving(t, seat, menu, due, avoided(t, seat, oaths))
        if len(gone.rows) > 0:
            return gone
    if menu.rows[KIND] in (NAME, BACK, ALLOT):
        return siding(menu, those(t, seat, oaths, SIDE))
    spared = those(t, seat, oaths, PEACE)
    barred = avoided(t, seat, oaths)
    shunned = barred | held_by(t, seat, spared) if oaths.courteous else barred
    most = most_sold(t, seat, oaths)
    out = Menu(menu.named)
    is_less = False
    for at in range(0, len(menu.rows), WIDTH):
        kind = menu.rows[at + KIND]
        place = menu.rows[at + PLACE]
        targets = menu.rows[at + TARGETS]
        top = menu.rows[at + TOP]
        if kind == FIGHT and t.present[place] & spared:
            is_less = True
            continue
        if kind == BACKUP and (barred >> t.fight_place) & 1:
            is_less = True
            continue
        if kind == MOVE and targets & shunned:
            is_less = True
            targets &= ~shunned
            if targets == 0:
                continue
        if kind == MARKET and top > most >= 0:
            is_less = True
            top = most
        copy_row(out, menu, at, targets, top)
    return out if is_less and len(out.rows) > 0 else menu


def copy_row(out: Menu, menu: Menu, at: i64, targets: i64, top: i64) -> None:
    """Add a row with these targets and this top."""
    rows = menu.rows
    out.add(rows[at + KIND], rows[at + PLACE], targets, rows[at + MADE], rows[at + ROOKIES], rows[at + NEED])
    out.rows[len(out.rows) - WIDTH + TOP] = top


def is_binding(t: Table, seat: i64, rows: Ints, at: i64, vow: i64) -> bool:
    """Return whether a row is an oath of this kind that a seat is bound by now."""
    if rows[at + BY] != seat or rows[at + VOW] != vow or rows[at + UNTIL] < t.round:
        return False
    return t.is_alive(rows[at + TO])


def avoided(t: Table, seat: i64, oaths: Oaths) -> i64:
    """Return the places a seat has promised not to enter."""
    mask: i64 = 0
    for at in range(0, len(oaths.rows), OATH):
        if is_binding(t, seat, oaths.rows, at, AVOID):
            place = oaths.rows[at + SPOT]
            if t.tile[place] == oaths.rows[at + TILE]:
                mask |= 1 << place
    return mask


def those(t: Table, seat: i64, oaths: Oaths, vow: i64) -> i64:
    """Return those a seat has promised something of this kind."""
    mask: i64 = 0
    for at in range(0, len(oaths.rows), OATH):
        if is_binding(t, seat, oaths.rows, at, vow):
            mask |= 1 << oaths.rows[at + TO]
    return mask


def held_by(t: Table, seat: i64, spared: i64) -> i64:
    """EXP-1: return the places where those stand whom a seat spares, and the seat does not.

    Peace says only that no fight is started. But who rides in where nobody may fight leaves a place of which
    neither has anything: so who is courteous stays out, and expects the same.
    """
    mask: i64 = 0
    if spared:
        for place in range(STARTING, PLACES):
            here = t.present[place]
            if here & spared and (here >> seat) & 1 == 0:
                mask |= 1 << place
    return mask


def siding(menu: Menu, friends: i64) -> Menu:
    """Return the answers that name or back a friend, or shoot somebody else; all where there is none."""
    out = Menu(menu.named)
    for at in range(0, len(menu.rows), WIDTH):
        kind = menu.rows[at + KIND]
        targets = menu.rows[at + TARGETS]
        wanted = targets & ~friends if kind == ALLOT else targets & friends
        if wanted and (wanted != targets or len(menu.rows) > WIDTH):
            copy_row(out, menu, at, wanted, menu.rows[at + TOP])
    return out if len(out.rows) > 0 else menu


def most_sold(t: Table, seat: i64, oaths: Oaths) -> i64:
    """Return the most a seat may sell by its word; -1 where it gave none."""
    most: i64 = -1
    for at in range(0, len(oaths.rows), OATH):
        if is_binding(t, seat, oaths.rows, at, SELL):
            limit = oaths.rows[at + MOST]
            most = limit if most < 0 else min(most, limit)
    return most


def due_to_leave(t: Table, seat: i64, oaths: Oaths) -> i64:
    """Return the places a seat is still at and has promised to have left when this round ends."""
    mask: i64 = 0
    for at in range(0, len(oaths.rows), OATH):
        if is_binding(t, seat, oaths.rows, at, LEAVE) and oaths.rows[at + UNTIL] == t.round:
            place = oaths.rows[at + SPOT]
            if t.tile[place] == oaths.rows[at + TILE] and (t.present[place] >> seat) & 1:
                mask |= 1 << place
    return mask


def leaving(t: Table, seat: i64, menu: Menu, due: i64, shunned: i64) -> Menu:
    """Return the moves by which all leave a place that is to be left."""
    out = Menu(menu.named)
    rows = menu.rows
    for at in range(0, len(rows), WIDTH):
        place = rows[at + PLACE]
        targets = rows[at + TARGETS] & ~shunned & ~due
        if rows[at + KIND] == MOVE and (due >> place) & 1 and targets:
            made = rows[at + MADE]
            rookies = rows[at + ROOKIES]
            if popcount(made) + rookies == t.crew_at(seat, place):
                out.add(MOVE, place, targets, made, rookies, popcount(made) + rookies)
    return out
