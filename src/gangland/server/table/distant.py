"""Bots that think elsewhere: at a desk of the study, or in the one thread of the house's bots."""

from __future__ import annotations

import pickle
from concurrent.futures import Executor
from threading import Lock
from typing import Any

from gangland.bots.bot import Bot
from gangland.bots.dealer import Dealer, Reply
from gangland.bots.word import Word
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk
from gangland.server.table.desk import Task, Verb
from gangland.server.table.study import Study


class Distant(Dealer):
    """A bot that thinks in the study; here it is kept as it came back, with what happened since.

    A reply may be thought over beside an answer. What the bot keeps in mind is then what the answer left: an
    offer, whose it may be, changes no answer but by being taken (INF-3).
    """

    def __init__(self, bot: Bot, every: int, spare: int, study: Study, case: bytes) -> None:
        """Sit down for a bot; `case` is what its rules are made of, as it is sent."""
        super().__init__(bot, every, spare)
        self.study = study
        self.case = case
        self.lock = Lock()
        self.state = b""
        self.news: list[int] = []
        self.word = Word()
        self.answering = 0
        self.came_to_it = ""

    def learn(self, seat: int, events: Ints, word: Word) -> None:  # noqa: ARG002 - whose they are is known
        """Keep what happened, for when the bot thinks again."""
        with self.lock:
            self.news.extend(events)
            self.word = word

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002 - they know the rules
        """Have it answer."""
        return int(self.ask("choose", view, seat, (menu.named, list(menu.rows))))

    def reason(self, kind: int) -> str:  # noqa: ARG002 - it was said with the answer
        """Say how it came to its last answer."""
        return self.came_to_it

    def returned(self) -> Bot:
        """Return the bot as it came back."""
        bot: Bot = pickle.loads(self.state)  # noqa: S301 - our own study wrote it
        return bot

    def talk(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        """Have it say something."""
        said: Talk | None = self.ask("talk", view, seat)
        return said

    def tell(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        """Have it give the tip it owes."""
        said: Talk | None = self.ask("tell", view, seat)
        return said

    def propose(self, g: Rules, view: Table, seat: int, left: int = 1) -> Offer | None:  # noqa: ARG002
        """Have it propose something."""
        offer: Offer | None = self.ask("propose", view, seat, left)
        return offer

    def reply(self, g: Rules, view: Table, seat: int, offer: Offer, *, again: bool = False) -> Reply:  # noqa: ARG002
        """Have it reply."""
        reply: Reply = self.ask("reply", view, seat, (offer, again))
        return reply

    def ask(self, verb: Verb, view: Table, seat: int, about: Any = None) -> Any:  # noqa: ANN401 - see `Task`
        """Send the bot to the study with a question; it comes back with what it says, or not at all."""
        is_reply = verb in ("reply", "tell")
        with self.lock:
            state = self.state = self.state or pickle.dumps(self.bot)
            told = len(self.news)
            manners = int(self.every), int(self.spare)
            task = Task(self.case, state, seat, self.news[:], self.word, manners, verb, view, about)
            self.answering += not is_reply
        try:
            thought = self.study.ask(task)
        finally:
            with self.lock:
                self.answering -= not is_reply
        with self.lock:
            self.came_to_it = thought.reason or self.came_to_it
            if self.state is state and not (is_reply and self.answering):
                self.state = thought.bot
                del self.news[:told]
        return thought.said


class Housed(Dealer):
    """A bot that answers at once, for somebody in a thread of the study.

    What bots know of a pack is shared by all in this process: only one thread may look anything up.
    """

    def __init__(self, bot: Bot, every: int, spare: int, pool: Executor) -> None:
        """Sit down in the thread of the house."""
        super().__init__(bot, every, spare)
        self.pool = pool

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        """Have it answer there."""
        return int(self.pool.submit(self.bot.choose, g, view, seat, menu).result())
