"""Gangland: two board games of deals and betrayal, as rules one can play, study and extend.

What other programs build on is what is named here (docs/python.md) and the protocol (docs/protocol.md).
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gangland.arena.simulate import simulate
    from gangland.door.action import Action
    from gangland.door.bot import Bot
    from gangland.door.game import Game
    from gangland.door.listing import bots, enlist, games, packs
    from gangland.door.view import View
    from gangland.engine.table import CHANCE
    from gangland.game.deals.deal import Clause, Gift, Offer, Reply, Talk, Vow
    from gangland.game.refusal import Refusal

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Action",
    "Bot",
    "Clause",
    "Game",
    "Gift",
    "Offer",
    "Refusal",
    "Reply",
    "Talk",
    "View",
    "Vow",
    "bots",
    "enlist",
    "games",
    "packs",
    "simulate",
]

_HOMES: Final = {
    "gangland.door.action": ("Action",),
    "gangland.door.bot": ("Bot",),
    "gangland.arena.simulate": ("simulate",),
    "gangland.door.listing": ("enlist", "games", "packs"),
    "gangland.door.game": ("Game",),
    "gangland.door.view": ("View",),
    "gangland.engine.table": ("CHANCE",),
    "gangland.game.deals.deal": ("Clause", "Gift", "Offer", "Reply", "Talk", "Vow"),
    "gangland.game.refusal": ("Refusal",),
}
"""Where what is offered lives; it is imported when it is asked for."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever is asked for
    """Import what is asked for, once; `bots` is a package that can be called."""
    if name == "bots":
        return importlib.import_module("gangland.bots")
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(importlib.import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Say what is offered."""
    return [*__all__, "__version__"]
