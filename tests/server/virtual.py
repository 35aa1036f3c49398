"""A machine room in which time is a number: one loop, one database, and nothing that a seed does not decide.

The loop's clock jumps to the next timer instead of waiting, work for other threads is done on the spot, and
the one database of all servers is SQLite in memory, spoken to as to PostgreSQL. A transaction is done in one
piece, so servers come one after the other at the database; what lies between a job and its reply is open to
every mishap.
"""

from __future__ import annotations

import asyncio
import random
import selectors
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from typing import Any

from gangland.server.store import sqlite
from gangland.server.store.base import Connection, Rows, StoreError
from gangland.server.store.company_shelf import ALL, CLOCK
from gangland.server.store.store import Job, Store
from gangland.server.watch.watch import UNWATCHED, Unwatched


class StandstillError(Exception):
    """Everybody waits, and nothing is going to happen."""


class Still(selectors.SelectSelector):
    """Nothing comes from outside: to wait is to move the clock."""

    at = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let time pass."""
        if timeout is None:
            raise StandstillError
        self.at += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop by a clock of its own; what is for another thread is done here, after a while."""

    def __init__(self, seed: str) -> None:
        """Begin at zero."""
        self.still = Still()
        self.chooser = random.Random(f"loop/{seed}")
        super().__init__(self.still)

    def time(self) -> float:
        """What it is now."""
        return self.still.at

    def run_in_executor(self, _: object, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override] # noqa: ANN401
        """Do it a moment later."""
        future = self.create_future()

        def work() -> None:
            if not future.cancelled():
                try:
                    future.set_result(func(*args))
                except Exception as error:  # noqa: BLE001 - whoever waits is told
                    future.set_exception(error)

        self.call_later(self.chooser.uniform(0.0, 0.02), work)
        return future

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""


class LostError(sqlite3.OperationalError):
    """A connection was lost, before or after what was asked was done."""


class InTheWayError(sqlite3.OperationalError):
    """Another server was in the way."""


class Shared:
    """The database of all servers, and what they tell each other through it."""

    def __init__(self, loop: VirtualLoop) -> None:
        """Lay it."""
        self.loop = loop
        self.raw = sqlite3.connect(":memory:", isolation_level=None)
        self.raw.create_function("server_clock", 0, loop.time)
        self.raw.create_function("pg_notify", 2, self._note)
        sqlite.lay(self.raw)
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.notes: list[str] = []
        self.point = 0
        self.ears: list[Ear] = []

    def _note(self, _channel: str, told: str) -> None:
        self.notes.append(told)

    def execute(self, sql: str, values: Sequence[Any]) -> Rows:
        """Do something in the words of SQLite; what is told is heard when it is kept."""
        rows = self.raw.execute(
            sql.replace(CLOCK, "server_clock()").replace(" FOR UPDATE SKIP LOCKED", ""), values
        )
        if sql == "SAVEPOINT job":
            self.point = len(self.notes)
        elif sql == "ROLLBACK TO job":
            del self.notes[self.point :]
        elif sql in ("COMMIT", "ROLLBACK"):
            told, self.notes = self.notes if sql == "COMMIT" else [], []
            for ear in list(self.ears):
                ear.tell(told)
        return rows


class Ear:
    """What one server hears of the others: in order, after a while; a line that is lost is made up for."""

    def __init__(self, shared: Shared, mishaps: Mishaps, hear: Callable[[str], None]) -> None:
        """Begin to listen."""
        self.shared, self.mishaps, self.hear = shared, mishaps, hear
        self.is_deaf = self.is_closed = False
        self.last = 0.0
        shared.ears.append(self)
        self._say(f" {ALL}")

    def tell(self, told: list[str]) -> None:
        """Hear what was kept, or lose the line for a while."""
        if told and not self.is_deaf and self.mishaps.happens("deaf"):
            self.is_deaf = True
            self.shared.loop.call_later(self.mishaps.chooser.uniform(0.1, 3.0), self._listen_again)
        for note in told if not self.is_deaf else ():
            self._say(note)

    def _listen_again(self) -> None:
        self.is_deaf = False
        self._say(f" {ALL}")

    def _say(self, note: str) -> None:
        self.last = max(self.last + 1e-6, self.shared.loop.time() + self.mishaps.latency())
        self.shared.loop.call_at(self.last, lambda: None if self.is_closed else self.hear(note))

    def close(self) -> None:
        """Stop listening."""
        self.is_closed = True
        if self in self.shared.ears:
            self.shared.ears.remove(self)


class Mishaps:
    """What goes wrong at one place, and how often; `weather` says how likely each mishap is."""

    def __init__(self, seed: str, weather: dict[str, float]) -> None:
        """Draw from a seed of its own."""
        self.chooser = random.Random(seed)
        self.weather = weather

    def happens(self, what: str) -> bool:
        """Return whether it goes wrong this time."""
        return self.chooser.random() < self.weather.get(what, 0.0)

    def latency(self) -> float:
        """Return how long something is under way."""
        slow = self.happens("slow")
        return self.chooser.uniform(0.1, 2.0) if slow else self.chooser.uniform(0.0005, 0.02)


class Line:
    """The connection of one server; it may be lost at any statement, and after a commit as well as before."""

    def __init__(self, shared: Shared, mishaps: Mishaps) -> None:
        """Speak to the database."""
        self.shared, self.mishaps = shared, mishaps

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Do or ask something, or fail."""
        if sql == "COMMIT" and self.mishaps.happens("lost-after-commit"):
            self.shared.execute(sql, values)
            raise LostError(sql)
        if sql == "COMMIT" and self.mishaps.happens("lost-before-commit"):
            raise LostError(sql)
        if sql == "SAVEPOINT job" and self.mishaps.happens("in-the-way"):
            raise InTheWayError(sql)
        return self.shared.execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        """Do the same with many rows."""
        return self.shared.raw.executemany(sql, rows)

    def close(self) -> None:
        """The database stays."""


class SimulatedDatabase:
    """The shared database, as one server knows it."""

    errors: type[Exception] = sqlite3.Error
    begin = "BEGIN"

    def __init__(self, shared: Shared, mishaps: Mishaps) -> None:
        """Know where it is."""
        self.shared, self.mishaps = shared, mishaps

    def take(self) -> None:
        """Nobody has it alone."""

    def leave(self) -> None:
        """Nobody had it alone."""

    def connect(self) -> Connection:
        """Speak to it."""
        return Line(self.shared, self.mishaps)

    def recovered(self, base: Connection) -> Connection:
        """Undo what is under way."""
        if self.shared.raw.in_transaction:
            self.shared.execute("ROLLBACK", ())
        return base

    def is_passing(self, error: Exception) -> bool:
        """Return whether another server was in the way."""
        return isinstance(error, InTheWayError)


class VirtualStore(Store):
    """The store without its thread: what waits is done in one transaction, and told, each after a while.

    A server that is dead is told nothing; what it had asked for is done, or not.
    """

    def __init__(self, database: SimulatedDatabase, watch: Unwatched = UNWATCHED) -> None:
        """Open it."""
        self.database, self.mishaps, self.watch = database, database.mishaps, watch
        self.loop = database.shared.loop
        self.commits = 0
        self.base = database.connect()
        self.waiting: list[Job] = []
        self.is_dead = self.is_busy = False
        self._is_open = True
        self._door = threading.Lock()

    def submit(self, job: Callable[..., Any]) -> Future[Any]:
        """Have something done a moment later; nobody who is dead gets a reply."""
        future: Future[Any] = Future()
        if not self._is_open:
            future.set_exception(StoreError("the store is closed"))
        elif not self.is_dead:
            self.waiting.append((job, future))
            self._look()
        return future

    def _look(self) -> None:
        if not self.is_busy and self.waiting:
            self.is_busy = True
            self.loop.call_later(self.mishaps.latency(), self._flush)

    def die(self, *, at_once: bool) -> None:
        """Tell nobody anything any more; to a file of one's own nothing is written later, either."""
        self.is_dead = True
        if at_once:
            self._flush()

    def _flush(self) -> None:
        batch, self.waiting = self.waiting, []
        if not batch or (self.is_dead and self.mishaps.chooser.random() < 0.5):
            return
        asked = [(job, Future[Any](), future) for job, future in batch if not future.cancelled()]
        self.base = self._do(self.base, [(job, found) for job, found, _ in asked])
        self.loop.call_later(self.mishaps.latency(), self._reply, [one[1:] for one in asked])

    def _reply(self, done: list[tuple[Future[Any], Future[Any]]]) -> None:
        self.is_busy = False
        if self.is_dead:
            return
        for found, future in done:
            if not future.cancelled():
                _pass_on(found, future)
        self._look()

    def close(self) -> None:
        """Do what is waiting, and stop."""
        self._is_open = False
        batch, self.waiting = self.waiting, []
        self.base = self._do(self.base, batch)


def _pass_on(found: Future[Any], future: Future[Any]) -> None:
    error = found.exception()
    if error is None:
        future.set_result(found.result())
    else:
        future.set_exception(error)
