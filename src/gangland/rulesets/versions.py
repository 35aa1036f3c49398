"""Versions of the rules: a game once begun is played to its end by the rules it began with.

The steps play the newest version. What was ruled otherwise before is a switch, and a function that puts the
switches back. How deals differ is known to the ledger (DEA-1, DEA-3, DEA-4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gangland.engine.step import Rules


def newest(g: Rules) -> Rules:
    """Leave the rules as they are."""
    return g


def first(g: Rules) -> Rules:
    """Put back what version 1 ruled otherwise.

    FGT-6: a gun must hit whoever can be hit, and with one such rival nobody was asked. BLK-2: the price
    went by the players left. EXP-7: a player was asked also where all could see that nothing hangs on it.
    """
    g.guns_must_hit = True
    g.market_thins = True
    g.asks_in_vain = True
    return g


VERSIONS: Final[dict[str, Callable[[Rules], Rules]]] = {"1": first, "2": newest}
"""Every version there has been, oldest first."""
