"""INF: what one seat knows of a table, built up from what it may know."""

from __future__ import annotations

from typing import Final

from gangland.engine.catalogue import GUNS
from gangland.engine.ints import filled, i64, zeros
from gangland.engine.step import Rules
from gangland.engine.table import NO_FIST, OPEN, PROC, UNKNOWN, Table

CLOSED: Final = -2  # a fist somebody else has made
NOBODY: Final = -1  # an onlooker's seat


def known(g: Rules, t: Table, seat: i64) -> Table:
    """Return the table as this seat knows it; what is hidden from it is UNKNOWN, a rival's fist CLOSED.

    INF-1: assets are behind the blind, under OPT-3 tokens too; a gang that is gone has none. Whom the later
    effects of a card hit is not told early.
    """
    v = t.copy_public()
    v.cash = zeros(t.seats)
    v.guns = zeros(t.seats)
    v.goods = zeros(t.seats)
    v.tokens = zeros(t.seats)
    v.fist = filled(t.seats, OPEN)
    v.marked = zeros(len(t.marked))
    for index in range(min(t.card_fx + 1, len(t.marked))):
        v.marked[index] = t.marked[index]
    lifted = are_blinds_up(g, t)
    for other in range(t.seats):
        if not is_gone(t, other):
            if other == seat or lifted:
                show_hand(t, other, v)
            else:
                hide_hand(g, t, other, v)
    return v


def show_hand(t: Table, seat: i64, v: Table) -> None:
    """INF-1: show all that is behind a seat's blind, and in its fist."""
    v.cash[seat] = t.cash[seat]
    v.guns[seat] = t.guns[seat]
    v.goods[seat] = t.goods[seat]
    v.tokens[seat] = t.tokens[seat]
    v.fist[seat] = t.fist[seat]


def hide_hand(g: Rules, t: Table, seat: i64, v: Table) -> None:
    """INF-1: show of a seat's hand what everybody sees: its tokens, but for OPT-3, and whether it is open."""
    v.cash[seat] = UNKNOWN
    v.guns[seat] = UNKNOWN
    v.goods[seat] = UNKNOWN
    v.tokens[seat] = t.tokens[seat]
    if g.hidden_tokens:
        v.tokens[seat] = UNKNOWN
    if t.fist[seat] != OPEN:
        v.fist[seat] = CLOSED


def are_blinds_up(g: Rules, t: Table) -> bool:
    """END-1: return whether the count has begun, last fight included."""
    return t.over or (t.depth > 0 and t.stack[PROC] == g.ending)


def is_gone(t: Table, seat: i64) -> bool:
    """STD-4: return whether a gang was disbanded and its assets have left with it."""
    return ((t.alive | t.doomed) >> seat) & 1 == 0


def tradable(t: Table, seat: i64, asset: i64) -> i64:
    """DEA-1: return how much of an asset can change hands: it is in no fist, and no gun that was pulled."""
    held = t.asset(seat, asset)
    if asset == GUNS:
        held -= t.pulled[seat]
    if t.sealing == asset and t.fist[seat] > 0:
        held -= t.fist[seat]
    return held


def may_be_in_fist(t: Table, seat: i64, asset: i64) -> bool:
    """DEA-1: return whether a seat's fist is closed on so much of an asset as nobody else can know."""
    return t.sealing != NO_FIST and t.sealing == asset and t.fist[seat] != OPEN
