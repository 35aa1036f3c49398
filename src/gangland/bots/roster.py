"""The bots there are, by name: the house's, the frozen league, those of other packages, and those named here.

A name is looked up, never read as a place to load code from: only `enlist` does that, and only who runs the
program calls it. So a log, a table or a client of a server can name what is there, and nothing else.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from gangland.bots.bot import Bot
from gangland.bots.drifter import Drifter
from gangland.bots.league import FOUNDER, Frozen, league
from gangland.bots.lieutenant import Lieutenant
from gangland.bots.thug import Thug
from gangland.engine.ints import i64
from gangland.game.installed import BOTS as INSTALLED
from gangland.game.installed import installed, load
from gangland.game.refusal import Refusal

BOTS: dict[str, Any] = {"random": Drifter, "thug": Thug, "lieutenant": Lieutenant}
LEAGUE: Final = frozenset(league())


def names() -> list[str]:
    """Return the names of all bots to play with; the league is for measuring, and known besides."""
    return [*BOTS, *[name for name in installed(INSTALLED) if name not in BOTS]]


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS and name not in LEAGUE and name not in installed(INSTALLED):
        raise Refusal("unknown-bot", bot=name, known=", ".join([*names(), FOUNDER]))


def enlist(name: str) -> None:
    """Load a bot that is named `module:Class` by whoever runs the program; any other name must be known."""
    module, colon, member = name.partition(":")
    if colon and name not in BOTS:
        try:
            found = getattr(importlib.import_module(module), member)
        except Exception as error:
            raise Refusal("cannot-load", name=name, reason=str(error) or type(error).__name__) from error
        BOTS[name] = checked(name, found)
    check_bot(name)


def checked(name: str, found: Any) -> Any:  # noqa: ANN401 - whatever a package has there
    """Refuse what is no bot."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Refusal("not-a-bot", name=name)
    return found


def make_bot(name: str, seed: i64 = 0) -> Bot:
    """Return a bot for one seat of one game."""
    check_bot(name)
    if name in LEAGUE:
        return Frozen(name, seed)
    if name not in BOTS:
        BOTS[name] = checked(name, load(installed(INSTALLED)[name]))
    bot: Bot = BOTS[name](seed)
    return bot
