"""What there is to play, and whom against."""

from __future__ import annotations

from gangland.bots import roster
from gangland.game.games import GAMES
from gangland.game.installed import PACKS, installed


def games() -> list[str]:
    """Return the names of all games, those of other packages last."""
    return list(GAMES)


def bots() -> list[str]:
    """Return the names of all bots, those of other packages last."""
    return roster.names()


def packs() -> list[str]:
    """Return the names of the packs that other packages bring."""
    return list(installed(PACKS))
