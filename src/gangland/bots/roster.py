"""The bots there are, by name: the house's, the frozen league, those of other packages, and those named here.

A name is looked up, never read as a place to load code from: only `enlist` does that, and only who runs the
program calls it. So a log, a table or a client of a server can name what is there, and nothing else. A bot
that searches may be named with a budget, in time or in playouts: `capo:100ms`, `capo:200p`. One that gives
its word may be named with a temperament, after its budget: `boss:100ms+honest`, `lieutenant+treacherous`.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from gangland.bots.aimless import Aimless
from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.temperaments import HONEST, SIGN, temperament_of
from gangland.bots.bot import Bot
from gangland.bots.drifter import Drifter
from gangland.bots.league import FOUNDER, Frozen, league
from gangland.bots.lieutenant import Lieutenant
from gangland.bots.planner import PLANNER, Planner
from gangland.bots.search.boss import Boss
from gangland.bots.search.budget import LONGEST, MOST, Budget, parse_budget
from gangland.bots.search.capo import Capo
from gangland.bots.thug import Thug
from gangland.engine.ints import i64
from gangland.game.installed import BOTS as INSTALLED
from gangland.game.installed import installed, load
from gangland.game.refusal import Refusal

BOTS: dict[str, Any] = {
    "random": Aimless,
    "drifter": Drifter,
    "thug": Thug,
    "lieutenant": Lieutenant,
    "capo": Capo,
    "boss": Boss,
}
LEAGUE: Final = frozenset((*league(), PLANNER))
SEARCHERS: Final = ("capo", "boss")
DEALERS: Final = ("lieutenant", *SEARCHERS)
"""Those who give their word, and keep it or break it."""
LAST: Final = "thug"
SIMPLER: Final = {
    "boss": "capo",
    "capo": "lieutenant",
    "lieutenant": LAST,
    "drifter": "random",
    LAST: "",
    "random": "",
}
"""Who answers for whom that failed or is late; for all others, one of the last."""
BRIEF: Final = 20  # milliseconds of a capo that stands in: there was time enough


def names() -> list[str]:
    """Return the names of all bots to play with; the league is for measuring, and known besides."""
    return [*BOTS, *[name for name in installed(INSTALLED) if name not in BOTS]]


def is_known(name: str) -> bool:
    """Return whether there is a bot of this name."""
    return name in BOTS or name in LEAGUE or name in installed(INSTALLED)


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, and a budget or temperament that is none or of no use to it."""
    if is_known(name):
        return
    named, sign, temperament = name.partition(SIGN)
    bot, colon, budget = named.partition(":")
    if sign and bot in DEALERS:
        temperament_of(temperament or SIGN)
        name = named
    if bot in DEALERS and not colon:
        return
    if not colon or not is_known(bot):
        raise Refusal("unknown-bot", bot=name, known=", ".join([*names(), FOUNDER]))
    if bot not in SEARCHERS:
        raise Refusal("no-budget", bot=bot)
    if parse_budget(budget) is None:
        raise Refusal("bad-budget", bot=bot, budget=budget, longest=int(LONGEST), most=int(MOST))


def enlist(name: str) -> None:
    """Load a bot that is named `module:Class` by whoever runs the program; any other name must be known."""
    module, colon, member = name.partition(":")
    if colon and not is_known(name) and not is_known(module):
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


def keeping_word(name: str) -> str:
    """Return a bot that plays in a person's place: it keeps the word that was given, if it gives any."""
    kind = name.partition(SIGN)[0].partition(":")[0]
    return f"{name}{SIGN}{HONEST.name}" if kind in DEALERS and SIGN not in name else name


def simpler(kind: str) -> str:
    """Return who answers where a bot of a kind failed or is late; empty after the last."""
    return SIMPLER.get(kind, LAST)


def kind_of(bot: Bot) -> str:
    """Return what kind of the house's a bot is; empty for one from elsewhere, whatever it calls itself."""
    plays = bot.bot if isinstance(bot, Consigliere) else bot
    return plays.name if type(plays) is BOTS.get(plays.name) else ""


def stand_in(kind: str, bot: Bot) -> Bot:
    """Return a bot of a kind to answer once in the place of another, and with its word as that would.

    It has seen and heard nothing yet. For one whose temperament nobody knows it keeps whatever was promised.
    """
    temperament = bot.temperament if isinstance(bot, Consigliere) else HONEST
    searches = kind in SEARCHERS
    plain: Bot = BOTS[kind](bot.seed, Budget(ms=BRIEF)) if searches else BOTS[kind](bot.seed)
    return Consigliere(plain, temperament)


def make_bot(name: str, seed: i64 = 0) -> Bot:
    """Return a bot for one seat of one game."""
    check_bot(name)
    if name in LEAGUE:
        return Planner(seed) if name == PLANNER else Frozen(name, seed)
    bot: Bot
    named, _, temperament = name.partition(SIGN)
    kind, _, budget = named.partition(":")
    if kind in DEALERS:
        bot = BOTS[kind](seed, parse_budget(budget)) if kind in SEARCHERS else BOTS[kind](seed)
        return Consigliere(bot, temperament_of(temperament, seed))
    if name not in BOTS:
        BOTS[name] = checked(name, load(installed(INSTALLED)[name]))
    bot = BOTS[name](seed)
    return bot
