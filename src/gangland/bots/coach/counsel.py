"""Whom the coach asks: a capo who keeps the person's word, and says what its answers come to.

Its budget is in playouts, so that the same moment gets the same advice. It is handed the seat's view, its
menu, and what the seat may know of events and promises. Whoever lays the table may have it think elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.oaths import kept_menu
from gangland.bots.bargaining.temperaments import HONEST
from gangland.bots.bot import Bot
from gangland.bots.dealer import Dealer, Reply
from gangland.bots.match import seen_by
from gangland.bots.mind import Mind
from gangland.bots.roster import make_bot
from gangland.bots.search.adviser import Adviser
from gangland.bots.search.budget import Budget
from gangland.bots.word import word_of
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer
from gangland.game.game import Game

PLAYOUTS: Final = 200
"""How much the coach thinks about one piece of advice."""
SIMPLER: Final = "thug"

Think = Callable[[Game, Bot, Table, int, Menu], tuple[int, Bot | None]]
"""Has a bot answer from a view; returns the bot as it is then, or none where somebody else had to answer."""


Sits = Callable[[Bot, int, int], Dealer]
"""Says where a bot thinks, as `Mind` has it."""


def at_once(game: Game, bot: Bot, view: Table, seat: int, menu: Menu) -> tuple[int, Bot | None]:
    """Think here and now."""
    return bot.choose(game.g, view, seat, menu), bot


class Thinker(NamedTuple):
    """Where the coach thinks: about an answer, and about an offer."""

    think: Think = at_once
    sits: Sits = Dealer


HERE: Final = Thinker()


def consult(
    game: Game, view: Table, seat: int, menu: Menu, thinker: Thinker = HERE
) -> tuple[int, Adviser | None, bool]:
    """Return the coach's answer, what it found out if it compared anything, and whether a promise is why.

    A promise is why where a thug, who minds none, would break it.
    """
    coach = informed(game, seat)
    oaths = coach.oaths(seat)
    kept = kept_menu(view, seat, menu, oaths) if oaths.bound >> seat & 1 else menu
    if kept.count() == 1:
        action, bot = kept.nth(0, 0), None
    else:
        action, bot = thinker.think(game, coach, view, seat, kept)
    found = bot.bot if isinstance(bot, Consigliere) else None
    is_bound = kept is not menu and not kept.has(freely(game, view, seat, menu, thinker.sits))
    return action, found if isinstance(found, Adviser) and found.is_weighed() else None, is_bound


def new_coach() -> Consigliere:
    """Return a coach who knows nothing yet."""
    return Consigliere(Adviser(0, Budget(playouts=PLAYOUTS)), HONEST)


def informed(game: Game, seat: int) -> Consigliere:
    """Return a coach who knows what the seat may know."""
    coach = new_coach()
    coach.hear(word_of(game.ledger, seat, game.t.round))  # first: who lied is not listened to
    coach.watch(seen_by(ints(game.happened), seat), seat)
    return coach


def freely(game: Game, view: Table, seat: int, menu: Menu, sits: Sits = Dealer) -> int:
    """Return what a thug would do."""
    return Mind(make_bot(SIMPLER), sits=sits).choose(game.g, view, seat, menu, game.happened)


def appraise(game: Game, seat: int, offer: Offer, sits: Sits = Dealer) -> Reply:
    """DEA-1: return what the coach would say to an offer; where it thinks it is told what the seat knows."""
    mind = Mind(new_coach(), sits=sits)
    mind.word = word_of(game.ledger, seat, game.t.round)
    return mind.reply(game.g, game.view(seat), seat, offer, game.happened)
