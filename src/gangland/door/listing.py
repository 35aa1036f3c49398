"""What there is to play, and whom against."""

from __future__ import annotations

from gangland.bots import roster
from gangland.bots.bot import Bot as Player
from gangland.game.games import GAMES
from gangland.game.installed import PACKS, installed


def games() -> list[str]:
    """Return the names of all games, those of other packages last."""
    return list(GAMES)


def bots() -> list[str]:
    """Return the names of all bots, those of other packages last."""
    return roster.names()


def enlist(bot: type[Player] | str) -> str:
    """Make a bot known by a name, and return it: a class of yours, or a `module:Class` to be loaded."""
    if isinstance(bot, str):
        roster.enlist(bot)
        return bot
    name = f"{bot.__module__}:{bot.__qualname__}"
    roster.BOTS[name] = roster.checked(name, bot)
    return name


def packs() -> list[str]:
    """Return the names of the packs that other packages bring."""
    return list(installed(PACKS))
