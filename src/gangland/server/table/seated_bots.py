"""Bots at a table: they answer, propose and reply to offers, in a thread of their own and after a while.

What they think is `bots.driver`'s; when and where they think is decided here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections.abc import Callable
from concurrent.futures import Executor

from gangland.bots.bot import Bot
from gangland.bots.driver import Minds, next_answer, next_reply
from gangland.bots.roster import make_bot
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

Job = tuple[int, Offer | None]
"""A seat, and the offer it is to reply to; without one, it is to answer the game's question."""

Search = Callable[[], Job | None]


class BotDriver:
    """Has the bots of one table do what they are asked.

    Questions are answered by one task and offers by another: no offer, however many there are, holds up an
    answer, and nobody can tell from the time an answer takes that somebody whispers with a bot (INF-3).
    """

    def __init__(self, room: Room, pool: Executor) -> None:
        """Wait to be woken."""
        self.room = room
        self.pool = pool
        self.minds = Minds(self.make)
        self.tasks: dict[Search, asyncio.Task[None]] = {}
        self.pause = random.Random()
        self.searches: tuple[Search, ...] = (self.next_answer, self.next_reply)

    def wake(self) -> None:
        """Look whether there is something to do; one answer is given after the other, and so are replies."""
        for search in self.searches:
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
                await asyncio.sleep(max(self.delay(), self.breath(search)))
                job = search()
                if job is not None and self.breath(search) <= 0:
                    await self.do(search, *job)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: a bot failed", self.room.id)

    def delay(self) -> float:
        """INF-1: return how long to wait, whatever is asked: an empty hand takes as long as a full one."""
        return self.pause.uniform(*self.room.settings.bot_delay)

    def breath(self, search: Search) -> float:
        """Return how long a person has still to take the last action back; offers need not wait for it."""
        return self.room.breath() if search == self.next_answer else 0.0

    def next_answer(self) -> Job | None:
        """Return the next seat that owes an answer a bot gives."""
        game = self.game()
        bots = range(len(self.room.record.seats))
        seat = next_answer(game, [one for one in bots if self.room.caretakers.is_bot(one)]) if game else None
        return None if seat is None else (seat, None)

    def next_reply(self) -> Job | None:
        """Return the next bot that has not replied to an offer."""
        game = self.game()
        bots = [seat for seat, one in enumerate(self.room.record.seats) if one.kind == "bot"]
        return next_reply(game, bots) if game else None

    def game(self) -> Game | None:
        """Return the game under way."""
        journal = self.room.journal
        return journal.game if journal is not None and self.room.record.state == "running" else None

    async def do(self, search: Search, seat: int, offer: Offer | None) -> None:
        """Have a bot think, and do what it says if that still makes sense."""
        journal = self.room.journal
        if journal is None:
            return
        if offer is None and self.room.record.seats[seat].kind == "bot":
            await self.propose(journal.game, seat)
        journal = self.room.journal
        if journal is None:
            return
        game = journal.game
        known = len(game.lines)
        minds = self.minds
        text = await self.think(
            minds.answering(game, seat) if offer is None else minds.replying(game, seat, offer)
        )
        async with self.room.lock:
            if search() != (seat, offer) or self.has_been_undone(game):
                return
            try:
                await self.room.commit(seat, text)
            except Refusal:
                if offer is not None:
                    await self.room.commit(seat, f"decline {game.ledger.number(seat, offer.id)}")
                elif self.room.journal is journal and len(game.lines) == known:
                    raise  # otherwise it was thought out before a deal, and is thought out again
            self.room.publish()

    def has_been_undone(self, game: Game) -> bool:
        """Return whether something was taken back since: what was thought out is thought out again."""
        now = self.game()
        return now is not None and now.way_back.total != game.way_back.total

    async def think(self, thinking: Callable[[], str]) -> str:
        """Have something thought out in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, thinking)

    async def propose(self, game: Game, seat: int) -> None:
        """Have a bot that is about to act put something to the people, if it has something new."""
        thinking = self.minds.proposing(game, seat)
        text = await self.think(thinking) if thinking else ""
        if not text:
            return
        async with self.room.lock:
            with contextlib.suppress(Refusal):
                await self.room.commit(seat, text)
                self.room.publish()

    def make(self, seat: int) -> Bot:
        """Return the bot of a seat, or its caretaker."""
        name = self.room.record.seats[seat].bot or self.room.record.plan.caretaker
        digest = hashlib.sha256(f"bot/{self.room.record.seed}/{seat}".encode()).digest()
        return make_bot(name, int.from_bytes(digest[:6]))
