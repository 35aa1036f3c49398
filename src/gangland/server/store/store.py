"""The store: one SQLite file, one thread that writes, and many writes in one commit.

Whatever is waiting when the thread comes round goes into one transaction, and nobody is told before it is on
the disk (`synchronous=FULL` in WAL mode: a commit ends with an fsync of the log).
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, TypeVar

from gangland.game.logs.lock import lock_file
from gangland.server.store.ddl import SCHEMA, VERSION

T = TypeVar("T")
MOST_AT_ONCE = 500


class FolderTakenError(OSError):
    """Another server keeps its tables in this folder: two would both play the bots."""


class NewerStoreError(Exception):
    """The store was opened by a newer program, which keeps what this one does not know of."""

    def __init__(self, found: int) -> None:
        """Keep its version."""
        super().__init__(f"store of version {found}, {VERSION} is the newest known here")
        self.found = found


class Store:
    """A database that is asked in one thread and awaited in another."""

    def __init__(self, path: Path) -> None:
        """Open or make the file."""
        self.path = path
        self.commits = 0
        self._is_open = True
        self._door = threading.Lock()
        self._jobs: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
        self._lock = _locked(path.with_suffix(".lock"))
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(opened,), name="gangland-store", daemon=True)
        self._thread.start()
        try:
            opened.result()
        except (sqlite3.Error, NewerStoreError):
            self._lock.close()
            raise

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the database; it is on the disk when this returns."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Queue something to be done; once the store is closed it fails, nobody waits for it in vain."""
        future: Future[T] = Future()
        with self._door:
            if self._is_open:
                self._jobs.put((job, future))
            else:
                future.set_exception(sqlite3.ProgrammingError("the store is closed"))
        return future

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        with self._door:
            self._is_open = False
            self._jobs.put(None)
        self._thread.join()
        self._lock.close()

    def _work(self, opened: Future[None]) -> None:
        try:
            base = _open(self.path)
        except (sqlite3.Error, NewerStoreError) as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        going = True
        while going:
            batch = [self._jobs.get()]
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going = batch[-1] is not None
            self._do(base, [job for job in batch if job is not None])
        base.close()

    def _do(
        self, base: sqlite3.Connection, batch: list[tuple[Callable[[sqlite3.Connection], Any], Future[Any]]]
    ) -> None:
        """Do a batch in one transaction; a job that fails is undone alone, a failed commit fails them all."""
        done: list[tuple[Future[Any], Any]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                if not future.set_running_or_notify_cancel():
                    continue
                base.execute("SAVEPOINT job")
                try:
                    done.append((future, job(base)))
                except Exception as error:  # noqa: BLE001 - it belongs to whoever waits for it
                    base.execute("ROLLBACK TO job")
                    future.set_exception(error)
                base.execute("RELEASE job")
            base.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if base.in_transaction:
                base.execute("ROLLBACK")
            for _, future in batch:
                if not future.done() and (future.running() or future.set_running_or_notify_cancel()):
                    future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)


def is_taken(path: Path) -> bool:
    """Return whether a server keeps its tables in this database right now."""
    lock = path.with_suffix(".lock")
    try:
        if lock.is_file():
            _locked(lock).close()
    except FolderTakenError:
        return True
    except OSError:
        return False
    return False


def _locked(path: Path) -> IO[str]:
    """Return a file that nobody else can lock as long as it is open, whatever becomes of this process."""
    file = path.open("a")
    try:
        lock_file(file)
    except OSError as error:
        file.close()
        raise FolderTakenError(error.errno, error.strerror, str(path.parent)) from error
    return file


def _open(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("PRAGMA foreign_keys=ON")
    try:
        lay(base)
    except NewerStoreError:
        base.close()
        raise
    return base


def lay(base: sqlite3.Connection) -> None:
    """Lay the tables a database lacks, whichever version it is from; one of a newer program is left alone."""
    (found,) = base.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise NewerStoreError(found)
    base.executescript(SCHEMA)
    if found < VERSION:
        base.execute(f"PRAGMA user_version={VERSION}")
