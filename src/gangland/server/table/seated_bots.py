"""Bots at a table: they answer, propose and reply to offers, in a thread of their own and after a while.

A bot is handed its seat's view and menu, and the events its seat may know, and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from gangland.bots.bot import Bot
from gangland.bots.dealer import Bargain, Dealer, has_proposed, proposal_text, reply_text
from gangland.bots.match import seen_by
from gangland.bots.roster import make_bot
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

Job = tuple[int, Offer | None]
"""A seat, and the offer it is to reply to; without one, it is to answer the game's question."""

Search = Callable[[], Job | None]


@dataclass
class Mind:
    """A bot and how far it has followed the game."""

    bot: Bot
    dealer: Dealer
    watched: int = 0

    def propose(self, g: Rules, view: Table, seat: int, news: list[int]) -> Bargain | None:
        """DEA-1: look at what happened, then say what to offer to people before an order, if anything."""
        self.bot.watch(seen_by(ints(news), seat), seat)
        return self.dealer.propose(g, view, seat)

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu, news: list[int]) -> int:
        """Look at what happened, then answer; a bot that fails does not stop a game."""
        try:
            self.bot.watch(seen_by(ints(news), seat), seat)
            action = menu.nth(0, 0) if menu.count() == 1 else self.bot.choose(g, view, seat, menu)
        except Exception:
            logger.exception("bot %s failed", self.bot.name)
            return menu.nth(0, 0)
        return action if menu.has(action) else menu.nth(0, 0)

    def reply(
        self, g: Rules, view: Table, seat: int, offer: Offer, news: list[int]
    ) -> tuple[bool, Bargain | None]:
        """DEA-1: look at what happened, then say whether to take an offer, and what to ask instead."""
        self.bot.watch(seen_by(ints(news), seat), seat)
        agrees = self.dealer.accepts(g, view, seat, offer)
        return agrees, None if agrees else self.dealer.counter(g, view, seat, offer)


class BotDriver:
    """Has the bots of one table do what they are asked.

    Questions are answered by one task and offers by another: no offer, however many there are, holds up an
    answer, and nobody can tell from the time an answer takes that somebody whispers with a bot (INF-3).
    """

    def __init__(self, room: Room, pool: Executor) -> None:
        """Wait to be woken."""
        self.room = room
        self.pool = pool
        self.minds: dict[int, Mind] = {}
        self.tasks: dict[Search, asyncio.Task[None]] = {}
        self.pause = random.Random()

    def wake(self) -> None:
        """Look whether there is something to do; one answer is given after the other, and so are replies."""
        for search in (self.next_answer, self.next_reply):
            task = self.tasks.get(search)
            if (task is None or task.done()) and search() is not None:
                self.tasks[search] = asyncio.get_running_loop().create_task(self.run(search))

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave the table; return what was under way, for whoever waits for its end."""
        for task in self.tasks.values():
            task.cancel()
        return list(self.tasks.values())

    async def run(self, search: Search) -> None:
        """Do what there is to do."""
        try:
            while search() is not None:
                await asyncio.sleep(self.delay())
                job = search()
                if job is not None:
                    await self.do(search, *job)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: a bot failed", self.room.id)

    def delay(self) -> float:
        """INF-1: return how long to wait, whatever is asked: an empty hand takes as long as a full one."""
        return self.pause.uniform(*self.room.settings.bot_delay)

    def next_answer(self) -> Job | None:
        """Return the next seat that owes an answer a bot gives."""
        journal = self.room.journal
        if journal is None or self.room.record.state != "running":
            return None
        return next(((seat, None) for seat in journal.owed() if self.room.caretakers.is_bot(seat)), None)

    def next_reply(self) -> Job | None:
        """Return the next bot that has not replied to an offer."""
        journal = self.room.journal
        if journal is None or self.room.record.state != "running":
            return None
        for offer in journal.game.ledger.offers:
            waiting = [seat for seat in offer.to if offer.state == "open" and seat not in offer.declined]
            for seat in waiting:
                if self.room.seat(seat).kind == "bot":
                    return seat, offer
        return None

    async def do(self, search: Search, seat: int, offer: Offer | None) -> None:
        """Have a bot think, and do what it says if that still makes sense."""
        journal = self.room.journal
        if journal is None:
            return
        if offer is None and self.room.seat(seat).kind == "bot":
            await self.propose(journal.game, seat)
        journal = self.room.journal
        if journal is None:
            return
        game = journal.game
        known = len(game.lines)
        text = await (self.answer(game, seat) if offer is None else self.reply(game, seat, offer))
        async with self.room.lock:
            if search() != (seat, offer):
                return
            try:
                await self.room.commit(seat, text)
            except Refusal:
                if offer is not None:
                    await self.room.commit(seat, f"decline {game.ledger.number(seat, offer.id)}")
                elif self.room.journal is journal and len(game.lines) == known:
                    raise  # otherwise it was thought out before a deal, and is thought out again
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
        said = await loop.run_in_executor(self.pool, mind.reply, game.g, view, seat, offer, news)
        return reply_text(game, seat, offer, *said)

    async def propose(self, game: Game, seat: int) -> None:
        """Have a bot that is about to act put something to the people, if it has something new."""
        if has_proposed(game, seat):
            return
        mind, news = self.mind(game, seat)
        loop = asyncio.get_running_loop()
        bargain = await loop.run_in_executor(self.pool, mind.propose, game.g, game.view(seat), seat, news)
        text = proposal_text(game, seat, bargain)
        if not text:
            return
        async with self.room.lock:
            with contextlib.suppress(Refusal):
                await self.room.commit(seat, text)
                self.room.publish()

    def mind(self, game: Game, seat: int) -> tuple[Mind, list[int]]:
        """Return a seat's bot and what happened since it last looked."""
        if seat not in self.minds:
            name = self.room.seat(seat).bot or self.room.record.plan.caretaker
            digest = hashlib.sha256(f"bot/{self.room.record.seed}/{seat}".encode()).digest()
            bot = make_bot(name, int.from_bytes(digest[:6]))
            self.minds[seat] = Mind(bot, Dealer(bot))
        mind = self.minds[seat]
        news = game.happened[mind.watched :]
        mind.watched = len(game.happened)
        return mind, news
