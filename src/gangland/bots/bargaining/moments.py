"""DEA-1: moments of a fight at which somebody's favour, or somebody's guns, are worth paying for."""

from __future__ import annotations

from typing import Final

from gangland.engine.catalogue import SLUGGING
from gangland.engine.ints import i64
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.rulesets import ids

SIDING: Final = (ids.DECIDE_WINNER, ids.ARBITRATE, ids.ALLOT_INJURIES)


def siding(g: Rules, view: Table) -> i64:
    """DEA-1: return who is about to take sides in a fight: to name, to back or to shoot; -1: nobody."""
    for step in SIDING:
        if g.is_in(view, step):
            return view.left_of(0, view.owed)
    return -1


def is_arming(g: Rules, view: Table) -> bool:
    """FGT-2, FGT-3: return whether backup is called to a fight in which guns will be pulled."""
    if not g.is_in(view, ids.CALL_FOR_BACKUP):
        return False
    tile = view.tile[view.fight_place]
    return g.catalogue.tile_fight[tile] == SLUGGING and not g.catalogue.tile_peaceful[tile]


def buyers(g: Rules, view: Table) -> i64:
    """Return those in a fight who may pay now: for another's favour, or for guns of their own."""
    by = siding(g, view)
    if by >= 0:
        return view.fight_in & ~(1 << by)
    return view.fight_in if is_arming(g, view) else 0
