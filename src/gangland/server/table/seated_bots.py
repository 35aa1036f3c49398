"""Bots at a table: they answer, propose and reply to offers, elsewhere and after a while.

What they think is `bots.driver`'s; when and where they think is decided here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import pickle
import random
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Literal

from gangland.bots.bot import Bot
from gangland.bots.dealer import HEARING, Dealer, has_remarked, proposals
from gangland.bots.driver import Minds, is_sought, moment_of, next_answer, next_reply
from gangland.bots.roster import keeping_word, make_bot
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.server.store.base import ConflictError
from gangland.server.table.coaching import Coaching
from gangland.server.table.distant import Distant, Housed
from gangland.server.table.study import Study
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

Job = tuple[int, Offer | None]
"""A seat, and the offer it is to reply to; without one, it is to answer the game's question."""

FADES = 0.95
"""How much of the longest thought of a seat is left in mind after each of its answers."""

What = Literal["answer", "reply", "offer", "tell", "word"]
"""What bots do, each by a task of its own; offers are made where another seat is asked, in a fight, tips told
as soon as they are owed, and the last word is said after the end."""


class BotDriver:
    """Has the bots of one table do what they are asked.

    Questions are answered by one task and offers by another: no offer, however many there are, holds up an
    answer, and nobody can tell from the time an answer takes that somebody whispers with a bot (INF-3).
    """

    def __init__(self, room: Room, pool: Executor, study: Study) -> None:
        """Wait to be woken."""
        self.room = room
        self.pool = pool
        self.study = study
        self.minds = Minds(self.make)
        self.minds.sits = self.sit
        self.case = b""
        self.tasks: dict[What, asyncio.Task[None]] = {}
        self.pause = random.Random()
        self.slowest: dict[int, float] = {}
        room.advise = Coaching(pool, study, self.sit).advise
        self.does: tuple[What, ...] = ("answer", "reply", "offer", "tell", "word")
        self.parting: list[int] = []

    def wake(self) -> None:
        """Look whether there is something to do; one answer is given after the other, and so are replies.

        Who is there while a game is played has a last word at its end; of one that was over before, nobody.
        """
        if self.room.record.state == "running":
            self.parting = self.hired()
        if not self.has_seats():
            return
        for what in self.does:
            task = self.tasks.get(what)
            if (task is None or task.done()) and self.find(what) is not None:
                self.tasks[what] = asyncio.get_running_loop().create_task(self.run(what))

    def is_idle(self) -> bool:
        """Return whether no bot does anything, or has to."""
        is_done = all(task.done() for task in self.tasks.values())
        return is_done and all(self.find(what) is None for what in self.does)

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave the table; return what was under way, for whoever waits for its end."""
        for task in self.tasks.values():
            task.cancel()
        return list(self.tasks.values())

    async def run(self, what: What) -> None:
        """Do what there is to do."""
        try:
            while self.find(what) is not None:
                await asyncio.sleep(max(self.delay(), self.breath(what)))
                job = self.find(what)
                if job is not None and self.breath(what) <= 0:
                    with contextlib.suppress(ConflictError):  # another server was first: we look again
                        await self.do(what, *job)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: a bot failed", self.room.id)

    def delay(self) -> float:
        """INF-1: return how long to wait, whatever is asked: an empty hand takes as long as a full one."""
        return self.pause.uniform(*self.room.settings.bot_delay)

    def wait(self, seat: int) -> float:
        """INF-1: return after how long an answer is given: how soon a search found it tells of a hand.

        That is the budget, or what it took of late where the machine is slow or others wait for a desk.
        """
        if not self.minds.is_slow(seat):
            return 0.0
        return min(max(self.minds.ponders(seat), self.slowest.get(seat, 0.0)), self.study.longest())

    def breath(self, what: What) -> float:
        """Return how long a person has still to take the last action back; offers need not wait for it."""
        return self.room.breath() if what == "answer" else 0.0

    def find(self, what: What) -> Job | None:
        """Return the next bot that has something to do: a question to answer, or an offer to reply to."""
        journal, state = self.room.journal, self.room.record.state
        if not self.room.is_ours():
            return None
        if what == "word" and state == "over":
            return self.job(self.parting[0] if self.parting else None)
        if journal is None or state != "running" or what == "word" or journal.is_left_to_chance():
            return None
        if what != "answer":
            hired = self.hired()
            if what == "reply":
                return next_reply(journal.game, hired)
            find = self.minds.suitor if what == "offer" else self.minds.teller
            return self.job(find(journal.game, hired))
        bots = [seat for seat in range(len(self.room.record.seats)) if self.room.caretakers.is_bot(seat)]
        return self.job(next_answer(journal.game, bots))

    def has_seats(self) -> bool:
        """Return whether there is any bot at the table, be it for one answer; mostly people play alone."""
        return bool(self.parting) or any(map(self.room.caretakers.is_bot, range(len(self.room.record.seats))))

    def hired(self) -> list[int]:
        """Return the seats that are bots', and not only looked after by one."""
        return [seat for seat, one in enumerate(self.room.record.seats) if one.kind == "bot"]

    def job(self, seat: int | None) -> Job | None:
        """Return what there is to do for a seat that is to act of its own accord."""
        return None if seat is None else (seat, None)

    async def do(self, what: What, seat: int, offer: Offer | None) -> None:
        """Have a bot think, and do what it says if that still makes sense."""
        journal = self.room.journal
        if journal is None:
            return
        if what == "word":
            self.parting.remove(seat)
            await self.part(journal, seat)
            return
        if what == "tell":
            await self.tell(journal.game, seat)
            return
        if what == "offer":
            self.minds.court(journal.game, seat)
            await self.propose(what, seat)
            return
        if offer is None and self.room.record.seats[seat].kind == "bot":
            await self.propose(what, seat)
            await self.listen(seat)
        journal = self.room.journal
        if journal is None:
            return
        await self.think(journal, what, seat, offer)

    async def think(self, journal: Journal, what: What, seat: int, offer: Offer | None) -> None:
        """Have a bot answer or reply."""
        game = journal.game
        known = len(game.lines)
        minds = self.minds
        think = minds.answering(game, seat) if offer is None else minds.replying(game, seat, offer)
        loop = asyncio.get_running_loop()
        began, wait = loop.time(), self.wait(seat) if offer is None else 0.0
        text = await self.thought(seat, think, ahead=offer is not None)
        took = loop.time() - began
        if offer is None:
            self.slowest[seat] = max(took, FADES * self.slowest.get(seat, 0.0))
        await asyncio.sleep(wait - took)
        async with self.room.lock:
            now = self.room.journal
            if now is None or self.find(what) != (seat, offer):
                return
            if now.game.way_back.total != game.way_back.total:
                return  # something was taken back: what was thought out is thought out again
            line = len(now.game.lines)
            try:
                done = await self.room.commit(seat, text)
                done.reasons[line] = minds.reason(seat) if offer is None else minds.dealing(seat)
            except Refusal:
                if offer is not None:
                    await self.room.commit(seat, f"decline {game.ledger.number(seat, offer.id)}")
                elif self.room.journal is journal and len(game.lines) == known:
                    raise  # otherwise it was thought out before a deal, and is thought out again
            self.room.publish()

    async def propose(self, what: What, seat: int) -> None:
        """Have a bot say or put something to the people, if it has something new and still may."""
        since = self.moment(what, seat)
        for way in (self.minds.remarking, self.minds.proposing):
            journal = self.room.journal
            if journal is None or self.moment(what, seat) != since:
                return
            think = way(journal.game, seat)
            text = await self.thought(seat, think, ahead=True) if think else ""
            if text:
                async with self.room.lock:
                    if self.moment(what, seat) != since:
                        return
                    with contextlib.suppress(Refusal):
                        await self.room.commit(seat, text)
                        self.room.publish()
                    since = self.moment(what, seat)

    async def part(self, journal: Journal, seat: int) -> None:
        """END-2: have a bot say something about how the game ended, if it has something to say."""
        think = self.minds.remarking(journal.game, seat)
        text = await self.thought(seat, think, ahead=True) if think else ""
        if text:
            async with self.room.lock:
                with contextlib.suppress(Refusal):
                    await self.room.commit(seat, text)
                    self.room.publish()

    async def tell(self, game: Game, seat: int) -> None:
        """DEA-3: have a bot give the tip it owes, if it does, and if it still owes it then."""
        think = self.minds.telling(game, seat)
        text = await self.thought(seat, think, ahead=True) if think else ""
        if text:
            async with self.room.lock:
                now = self.room.journal
                if now is not None and now.game.way_back.total == game.way_back.total:
                    with contextlib.suppress(Refusal):
                        await self.room.commit(seat, text)
                        self.room.publish()

    def moment(self, what: What, seat: int) -> tuple[int, ...]:
        """DEA-1: return what must not change while a bot thinks of something to say or to propose.

        Nothing is taken back, and it says and proposes nothing else. Where another seat is asked, nothing
        happens that it knows of: nobody pays for a fight that is decided.
        """
        journal = self.room.journal
        if journal is None:
            return ()
        game = journal.game
        happened = moment_of(game, seat)[1] if what == "offer" else 0
        return game.way_back.total, proposals(game, seat), has_remarked(game, seat), happened

    async def thought(self, seat: int, think: Callable[[], str], *, ahead: bool) -> str:
        """Return what a bot thinks of; who thinks long does it in the study, all others one by one."""
        is_slow = self.minds.is_slow(seat)
        with self.room.watch.timed("bot", "study" if is_slow else "house"):
            if is_slow:
                return await asyncio.wrap_future(self.study.submit(think, ahead=ahead))
            return await asyncio.get_running_loop().run_in_executor(self.pool, think)

    def sit(self, bot: Bot, every: int, spare: int) -> Dealer:
        """Return where a bot thinks: its seat's own, or one that stands in for it."""
        journal = self.room.journal
        if bot.slow and journal is not None:
            self.case = self.case or pickle.dumps((journal.game.setup, journal.game.pack))
            return Distant(bot, every, spare, self.study, self.case)
        if self.study.is_here():
            return Housed(bot, every, spare, self.pool)
        return Dealer(bot, every, spare)

    async def listen(self, seat: int) -> None:
        """DEA-1: give people a while to take what a bot that is asked in a fight may have put to them.

        It waits as long where it has put nothing to anybody: nobody can tell from it (INF-3).
        """
        for _ in range(HEARING):
            journal = self.room.journal
            if journal is None or not is_sought(journal.game, seat):
                return
            await asyncio.sleep(self.delay())

    def make(self, seat: int) -> Bot:
        """Return the bot of a seat, or its caretaker."""
        name = self.room.record.seats[seat].bot or keeping_word(self.room.record.plan.caretaker)
        digest = hashlib.sha256(f"bot/{self.room.record.seed}/{seat}".encode()).digest()
        return make_bot(name, int.from_bytes(digest[:6]))
