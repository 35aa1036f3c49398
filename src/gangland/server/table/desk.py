"""A desk: a process in which a bot thinks, with what its seat may know and nothing else.

A bot travels as it was when it last thought, with what happened since: the server never runs its code. What
comes back is what it says, and the bot as it is now.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from gangland.bots.bot import Bot
from gangland.bots.dealer import Dealer
from gangland.bots.word import Word
from gangland.engine.action import kind_of
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.setup import compose

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

Verb = Literal["choose", "propose", "reply", "talk", "tell"]
"""What a bot is asked to do: each is a method of a dealer."""

LATE: Final = "late"
GAMES: Final = 64
"""How many games' rules a process keeps at hand."""
NICE: Final = 10
"""How far those who think stand back for those who wait for a message."""


class Task(NamedTuple):
    """Something to think about: the game's rules as they are sent, the bot, what is new to it, the question.

    `manners` is how often it proposes something, and what it spares for fights (`Dealer`); `about` is what a
    verb takes beside the view: rows of a menu, an offer and whether to haggle again, how many proposals are
    left.
    """

    case: bytes
    bot: bytes
    seat: int
    news: list[int]
    word: Word
    manners: tuple[int, int]
    verb: Verb
    view: Table
    about: Any = None
    ms: int = 0


class Thought(NamedTuple):
    """What came of it: what the bot says, the bot as it is now and how it came to it, or what went wrong."""

    said: Any = None
    bot: bytes = b""
    reason: str = ""
    failure: str = ""


class LostThoughtError(Exception):
    """A bot failed, or took too long."""


@lru_cache(GAMES)
def _rules(case: bytes) -> Rules:
    return compose(*pickle.loads(case))  # noqa: S301 - our own server wrote it


def think(task: Task) -> Thought:
    """Tell a bot what is new, and have it do what it is asked."""
    try:
        bot: Bot = pickle.loads(task.bot)  # noqa: S301 - our own server wrote it
        bot.hurry(task.ms)
        dealer = Dealer(bot, *task.manners)
        dealer.learn(task.seat, ints(task.news), task.word)
        said = _said(dealer, _rules(task.case), task)
        reason = bot.reason(kind_of(said)) if task.verb == "choose" else ""
        return Thought(said, pickle.dumps(bot), reason)
    except Exception:  # noqa: BLE001 - told to the server, which goes on without it
        return Thought(failure=traceback.format_exc())


def _said(dealer: Dealer, g: Rules, task: Task) -> Any:  # noqa: ANN401 - as many kinds as there are verbs
    if task.verb == "choose":
        named, rows = task.about
        menu = Menu(named)
        menu.rows = ints(rows)
        return dealer.choose(g, task.view, task.seat, menu)
    if task.verb == "talk":
        return dealer.talk(g, task.view, task.seat)
    if task.verb == "tell":
        return dealer.tell(g, task.view, task.seat)
    if task.verb == "propose":
        return dealer.propose(g, task.view, task.seat, task.about)
    offer, again = task.about
    return dealer.reply(g, task.view, task.seat, offer, again=again)


def work(line: Connection) -> None:
    """Think for the server until it hangs up; an interrupt is for the server to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    line.send(None)
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        line.send(think(task))


class Desk:
    """A place in the study: one process, started when it is needed and put down when it fails."""

    def __init__(self) -> None:
        """Nobody sits there yet."""
        self.lock = Lock()
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.is_ready = False
        self.is_closed = False

    def ask(self, task: Task, patience: float) -> Thought:
        """Return what comes of a task within so many seconds.

        A process that is still being started is not to blame: it goes on starting for whoever comes next.
        """
        try:
            line = self.start()
            if not self.is_ready:
                if not line.poll(patience):
                    raise LostThoughtError(LATE)
                line.recv()
                self.is_ready = True
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
            self.is_ready = False
