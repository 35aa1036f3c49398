"""The study: where bots that search think, in processes of their own, so that no table waits for another's.

Compiled code lets no other thread run, so a search in a thread would stop the whole server. A bot goes to the
study with what its seat may know and nothing else, and comes back with an answer. One that fails there or
takes too long is replaced by a thug for that one answer, and the table goes on.
"""

from __future__ import annotations

import logging
import pickle
import signal
import traceback
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from gangland.bots.bot import Bot
from gangland.bots.roster import make_bot
from gangland.bots.word import Word
from gangland.engine.ints import Ints, ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk
from gangland.game.game import Game
from gangland.game.setup import compose

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

logger = logging.getLogger("gangland.server")

SIMPLER = "thug"
LATE = "late"
GAMES = 64
"""How many games' rules a process keeps at hand."""


class Task(NamedTuple):
    """A question for a bot: the game's rules as they are sent, the bot, and what its seat may know."""

    case: bytes
    bot: Bot
    view: Table
    seat: int
    named: bool
    rows: list[int]


class Thought(NamedTuple):
    """What came of it: an answer and the bot as it is now, or what went wrong."""

    action: int = 0
    bot: Bot | None = None
    failure: str = ""


class LostThoughtError(Exception):
    """A bot failed, or took too long."""


@lru_cache(GAMES)
def _rules(case: bytes) -> Rules:
    return compose(*pickle.loads(case))  # noqa: S301 - our own server wrote it


def think(task: Task) -> Thought:
    """Have a bot answer."""
    menu = Menu(task.named)
    menu.rows = ints(task.rows)
    try:
        return Thought(task.bot.choose(_rules(task.case), task.view, task.seat, menu), task.bot)
    except Exception:  # noqa: BLE001 - told to the server, which goes on without it
        return Thought(failure=traceback.format_exc())


def work(line: Connection) -> None:
    """Think for the server until it hangs up; an interrupt is for the server to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(think(task))


class Desk:
    """A place in the study: one process, started when it is needed and put down when it fails."""

    def __init__(self) -> None:
        """Nobody sits there yet."""
        self.lock = Lock()
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.is_closed = False

    def ask(self, task: Task, patience: float) -> Thought:
        """Return what comes of a task within so many seconds."""
        try:
            line = self.start()
            line.send(task)
            thought: Thought = line.recv() if line.poll(patience) else Thought(failure=LATE)
        except (EOFError, OSError) as error:
            self.stop()
            raise LostThoughtError(str(error) or "gone") from error
        if thought.failure == LATE:
            self.stop()
        if thought.failure:
            raise LostThoughtError(thought.failure)
        return thought

    def start(self) -> Connection:
        """Start the process, unless it runs; return the line to it."""
        with self.lock:
            if self.is_closed:
                raise OSError("closed")
            if self.line is None:
                context = get_context("spawn")
                self.line, theirs = context.Pipe()
                self.process = context.Process(
                    target=work, args=(theirs,), name="gangland-study", daemon=True
                )
                self.process.start()
                theirs.close()
            return self.line

    def stop(self, *, for_good: bool = False) -> None:
        """Put the process down; whoever waits for it hears that it is gone."""
        with self.lock:
            self.is_closed |= for_good
            if self.process is not None:
                self.process.kill()
                self.process.join()
            self.process = self.line = None


class Study:
    """So many desks, and a thread to wait at each."""

    def __init__(self, desks: int, patience: float) -> None:
        """Furnish it; no process is started before somebody thinks."""
        self.patience = patience
        self.desks = [Desk() for _ in range(desks)]
        self.free: SimpleQueue[Desk] = SimpleQueue()
        for desk in self.desks:
            self.free.put(desk)
        self.threads = ThreadPoolExecutor(desks, "gangland-study")
        self.is_closed = False

    def ask(self, task: Task) -> Thought:
        """Have a task thought over at the next free desk."""
        desk = self.free.get()
        try:
            return desk.ask(task, self.patience)
        finally:
            self.free.put(desk)

    def close(self) -> None:
        """Send everybody home; what was thought about is of no use any more."""
        self.is_closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for desk in self.desks:
            desk.stop(for_good=True)


class Distant(Bot):
    """A bot that thinks in the study; what it watches and how it deals is thought here."""

    def __init__(self, bot: Bot, study: Study, game: Game, pool: Executor) -> None:
        """Sit down for a bot; `pool` is where its replacement thinks."""
        super().__init__(bot.seed)
        self.name = bot.name
        self.slow = True
        self.bot = bot
        self.study = study
        self.pool = pool
        self.case = pickle.dumps((game.setup, game.pack))
        self.missed: list[Ints] = []

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        """Ask the bot in the study; what it missed meanwhile it is told when it comes back."""
        self.missed = []
        task = Task(self.case, self.bot, view, seat, menu.named, list(menu.rows))
        try:
            thought = self.study.ask(task)
        except LostThoughtError as error:
            if self.study.is_closed:
                return menu.nth(0, 0)
            logger.warning("bot %s is replaced for one answer: %s", self.name, error)
            simpler = make_bot(SIMPLER, self.seed)
            return int(self.pool.submit(simpler.choose, g, view, seat, menu).result())
        if thought.bot is not None:
            self.bot, missed = thought.bot, self.missed
            for events in missed:
                self.bot.watch(events, seat)
        return thought.action

    def watch(self, events: Ints, seat: int) -> None:
        """Take note of what happened."""
        self.missed.append(events)
        self.bot.watch(events, seat)

    def hear(self, word: Word) -> None:
        """Take note of what was offered and promised."""
        self.bot.hear(word)

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:
        """Say what to offer."""
        return self.bot.offers(g, view, seat)

    def sides(self, g: Rules, view: Table, seat: int) -> Offer | None:
        """Say what to ask for taking a side."""
        return self.bot.sides(g, view, seat)

    def pays(self, g: Rules, view: Table, seat: int) -> Offer | None:
        """Pay what was promised."""
        return self.bot.pays(g, view, seat)

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:
        """Say whether to take an offer."""
        return self.bot.takes(g, view, seat, offer)

    def haggles(self, g: Rules, view: Table, seat: int, offer: Offer) -> Offer | None:
        """Say what would do instead."""
        return self.bot.haggles(g, view, seat, offer)

    def objects(self, g: Rules, view: Table, seat: int, offer: Offer) -> str:
        """Say why not."""
        return self.bot.objects(g, view, seat, offer)

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:
        """Say something."""
        return self.bot.says(g, view, seat)
