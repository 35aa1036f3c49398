"""A bot at a table and what it knows: how it is told what happened, and asked for answers and deals.

A bot that fails stops no game: the next simpler answers for it, and of a deal it has nothing to say.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from gangland.bots.bot import Bot
from gangland.bots.dealer import WITH_PEOPLE, Dealer, Manners, Reply
from gangland.bots.match import seen_by
from gangland.bots.roster import kind_of, simpler, stand_in
from gangland.bots.word import Word
from gangland.engine import action as act
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk

logger = logging.getLogger("gangland.bots")


class Mind:
    """A bot and how far it has followed the game; `sits` says where a bot thinks, it or who stands in."""

    def __init__(
        self, bot: Bot, manners: Manners = WITH_PEOPLE, sits: Callable[[Bot, int, int], Dealer] = Dealer
    ) -> None:
        """Nothing was seen yet; `reason` is how the bot came to its last answer, until somebody reads it."""
        self.bot = bot
        self.manners = manners
        self.sits = sits
        self.dealer = sits(bot, manners.every, manners.spare)
        self.story: list[int] = []
        self.watched = 0
        self.word = Word()
        self.reason = ""

    def learn(self, seat: int, news: list[int]) -> None:
        """Look at what happened and what was promised, as far as the seat may know of either."""
        self.dealer.learn(seat, seen_by(ints(news), seat), self.word)

    def propose(self, g: Rules, view: Table, seat: int, news: list[int], left: int = 1) -> Offer | None:
        """DEA-1: look at what happened, then say what to offer before an answer, if anything."""
        self.learn(seat, news)
        return self.dealer.propose(g, view, seat, left)

    def talk(self, g: Rules, view: Table, seat: int, news: list[int]) -> Talk | None:
        """Look at what happened, then say something about it, or not."""
        self.learn(seat, news)
        return self.dealer.talk(g, view, seat)

    def tell(self, g: Rules, view: Table, seat: int, news: list[int]) -> Talk | None:
        """DEA-3: look at what happened, then give the tip that was promised, or not."""
        self.learn(seat, news)
        return self.dealer.tell(g, view, seat)

    def reply(
        self, g: Rules, view: Table, seat: int, offer: Offer, news: list[int], *, again: bool = False
    ) -> Reply:
        """DEA-1, DEA-4: look at what happened, then say whether to take an offer, what instead, and why."""
        self.learn(seat, news)
        return self.dealer.reply(g, view, seat, offer, again=again)

    def say(self, think: Callable[[], str], otherwise: str = "") -> str:
        """Return what a bot has to say about deals; where it fails, nothing, or what is said then."""
        try:
            return think()
        except Exception:
            logger.exception("bot %s failed at dealing", self.bot.name)
            return otherwise

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu, news: list[int]) -> int:
        """Look at what happened, then answer; where the bot fails, the next simpler does, and so on."""
        try:
            self.learn(seat, news)
            if menu.count() == 1:
                only = menu.nth(0, 0)
                self.reason = self.bot.way(act.kind_of(only))
                return only
            action: int = self.dealer.choose(g, view, seat, menu)
            if menu.has(action):
                self.reason = self.dealer.reason(act.kind_of(action))
                return action
            logger.warning("bot %s did not answer what was asked", self.bot.name)
        except Exception:
            logger.exception("bot %s failed", self.bot.name)
        return self.replaced(g, view, seat, menu)

    def replaced(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        """Return what a simpler bot answers for one that failed, knowing all that the seat may know.

        How it came to it is said as of the bot itself: where there is but one answer nobody stands in, and
        whether there was shows what is in a hand (INF-1).
        """
        name = kind_of(self.bot)
        while name := simpler(name):
            try:
                dealer = self.sits(stand_in(name, self.bot), self.manners.every, self.manners.spare)
                dealer.learn(seat, seen_by(ints(self.story[: self.watched]), seat), self.word)
                action: int = dealer.choose(g, view, seat, menu)
                if menu.has(action):
                    self.reason = self.bot.way(act.kind_of(action))
                    logger.warning("bot %s was replaced by a %s for one answer", self.bot.name, name)
                    return action
            except Exception:
                logger.exception("bot %s failed in place of %s", name, self.bot.name)
        self.reason = self.bot.way(act.kind_of(menu.nth(0, 0)))
        return menu.nth(0, 0)
