"""The bots there are, by name."""

from __future__ import annotations

from gangland.bots.bot import Bot
from gangland.bots.drifter import Drifter
from gangland.bots.thug import Thug
from gangland.engine.ints import i64
from gangland.game.refusal import Refusal

BOTS = {"random": Drifter, "thug": Thug}


def names() -> list[str]:
    """Return the names of all bots."""
    return list(BOTS)


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=", ".join(BOTS))


def make_bot(name: str, seed: i64 = 0) -> Bot:
    """Return a bot for one seat of one game."""
    check_bot(name)
    bot: Bot = BOTS[name](seed)
    return bot
