"""Bots at a table: they answer and reply to offers, in a thread of their own and after a while, like people.

A bot is handed its seat's view and menu, and the events its seat may know, and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from concurrent.futures import Executor
from dataclasses import dataclass

from gangland.bots.bot import Bot
from gangland.bots.match import seen_by
from gangland.bots.roster import make_bot
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.play.deals import Offer
from gangland.play.game import Game
from gangland.play.refusal import Refusal
from gangland.server.tables import Room

logger = logging.getLogger("gangland.server")


@dataclass
class Mind:
    """A bot and how far it has followed the game."""

    bot: Bot
    watched: int = 0

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu, news: list[int]) -> int:
        """Look at what happened, then answer; a bot that fails does not stop a game."""
        try:
            self.bot.watch(seen_by(ints(news), seat), seat)
            action = menu.nth(0, 0) if menu.count() == 1 else self.bot.choose(g, view, seat, menu)
        except Exception:
            logger.exception("bot %s failed", self.bot.name)
            return menu.nth(0, 0)
        return action if menu.has(action) else menu.nth(0, 0)

    def accepts(self, g: Rules, view: Table, seat: int, offer: Offer, news: list[int]) -> bool:
        """DEA-1: look at what happened, then say whether to take an offer; a bot gives no promises."""
        self.bot.watch(seen_by(ints(news), seat), seat)
        if offer.theirs:
            return False
        return self.bot.accepts(g, view, seat, ints(list(offer.want)), ints(list(offer.give)), offer.by)


class BotDriver:
    """Has the bots of one table do what they are asked."""

    def __init__(self, room: Room, pool: Executor) -> None:
        """Wait to be woken."""
        self.room = room
        self.pool = pool
        self.minds: dict[int, Mind] = {}
        self.task: asyncio.Task[None] | None = None
        self.pause = random.Random()

    def wake(self) -> None:
        """Look whether there is something to do; one thing is done after the other."""
        if (self.task is None or self.task.done()) and self.next_job() is not None:
            self.task = asyncio.get_running_loop().create_task(self.run())

    def stop(self) -> None:
        """Leave the table."""
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Do what there is to do."""
        try:
            while (job := self.next_job()) is not None:
                await asyncio.sleep(self.delay(*job))
                job = self.next_job()
                if job is not None:
                    await self.do(*job)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: a bot failed", self.room.id)

    def delay(self, seat: int, offer: Offer | None) -> float:
        """Return how long to wait: as people do, but not where there is nothing to think about."""
        journal = self.room.journal
        if journal is not None and offer is None and journal.game.menu(seat).count() == 1:
            return 0.0
        return self.pause.uniform(*self.room.settings.bot_delay)

    def next_job(self) -> tuple[int, Offer | None] | None:
        """Return the next seat that has something to do: reply to an offer, or answer."""
        journal = self.room.journal
        if journal is None or self.room.record.state != "running":
            return None
        for offer in journal.game.ledger.offers:
            waiting = [seat for seat in offer.to if offer.state == "open" and seat not in offer.declined]
            for seat in waiting:
                if self.room.seat(seat).kind == "bot":
                    return seat, offer
        return next(((seat, None) for seat in journal.owed() if self.room.caretakers.is_bot(seat)), None)

    async def do(self, seat: int, offer: Offer | None) -> None:
        """Have a bot think, and do what it says if that still makes sense."""
        journal = self.room.journal
        if journal is None:
            return
        game = journal.game
        text = await (self.answer(game, seat) if offer is None else self.reply(game, seat, offer))
        async with self.room.lock:
            if self.next_job() != (seat, offer):
                return
            try:
                await self.room.commit(seat, text)
            except Refusal:
                if offer is not None:
                    await self.room.commit(seat, f"decline {game.ledger.number(seat, offer.id)}")
                elif self.room.journal is journal:
                    raise
            self.room.publish()

    async def answer(self, game: Game, seat: int) -> str:
        """Return what a bot answers, in notation."""
        menu = game.menu(seat)
        mind, news = self.mind(game, seat)
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self.pool, mind.choose, game.g, game.view(seat), seat, menu, news)
        return game.notation.write(game.t, seat, action)

    async def reply(self, game: Game, seat: int, offer: Offer) -> str:
        """Return what a bot says to an offer, in notation."""
        mind, news = self.mind(game, seat)
        loop = asyncio.get_running_loop()
        view = game.view(seat)
        agrees = await loop.run_in_executor(self.pool, mind.accepts, game.g, view, seat, offer, news)
        return f"{'accept' if agrees else 'decline'} {game.ledger.number(seat, offer.id)}"

    def mind(self, game: Game, seat: int) -> tuple[Mind, list[int]]:
        """Return a seat's bot and what happened since it last looked."""
        if seat not in self.minds:
            name = self.room.seat(seat).bot or self.room.settings.caretaker
            digest = hashlib.sha256(f"bot/{self.room.record.seed}/{seat}".encode()).digest()
            self.minds[seat] = Mind(make_bot(name, int.from_bytes(digest[:6])))
        mind = self.minds[seat]
        news = game.happened[mind.watched :]
        mind.watched = len(game.happened)
        return mind, news
