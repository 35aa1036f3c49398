"""Blitz: Men of Mayhem in three rounds."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine.step import Rules
from gangland.rulesets import mayhem

NAME = "blitz"
PACK = "mayhem"
PLAYERS = mayhem.PLAYERS
OPTIONS = mayhem.OPTIONS


def compose(pack: Pack, chosen: dict[str, int]) -> Rules:
    """Return the rules of Men of Mayhem, and half of its rounds."""
    g = mayhem.compose(pack, chosen)
    g.game = NAME
    g.rounds = 3
    return g
