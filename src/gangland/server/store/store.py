"""The store: one database, one thread that writes, and many writes in one commit.

Whatever is waiting when the thread comes round goes into one transaction, and nobody is told before it is
kept for good.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from gangland.server.bell import told
from gangland.server.store.base import Base, Connection, Database, StoreError
from gangland.server.watch.watch import UNWATCHED, Unwatched

T = TypeVar("T")
Job = tuple[Callable[[Base], Any], Future[Any]]
MOST_AT_ONCE = 500
TRIES = 4
"""How often something is tried where another server was in the way."""


class Store:
    """A database that is asked in one thread and awaited in another."""

    def __init__(self, database: Database, watch: Unwatched = UNWATCHED) -> None:
        """Take the database, and open or make it; `watch` is told how long everything takes."""
        self.database = database
        self.watch = watch
        self.commits = 0
        self._is_open = True
        self._door = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        database.take()
        opened: Future[Connection] = Future()
        self._thread = threading.Thread(target=self._work, args=(opened,), name="gangland-store", daemon=True)
        self._thread.start()
        try:
            opened.result()
        except Exception:
            database.leave()
            raise

    async def run(self, job: Callable[[Base], T]) -> T:
        """Do something with the database; it is kept when this returns."""
        with self.watch.timed("store"):
            return await told(self.submit(job))

    def submit(self, job: Callable[[Base], T]) -> Future[T]:
        """Queue something to be done; once the store is closed it fails, nobody waits for it in vain."""
        future: Future[T] = Future()
        with self._door:
            if self._is_open:
                self._jobs.put((job, future))
            else:
                future.set_exception(StoreError("the store is closed"))
        return future

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        with self._door:
            self._is_open = False
            self._jobs.put(None)
        self._thread.join()
        self.database.leave()

    def _work(self, opened: Future[Connection]) -> None:
        try:
            base = self.database.connect()
        except Exception as error:  # noqa: BLE001 - it belongs to whoever opens the store
            opened.set_exception(self._told(error))
            return
        opened.set_result(base)
        going = True
        while going:
            batch = [self._jobs.get()]
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going = batch[-1] is not None
            base = self._do(base, [job for job in batch if job is not None])
        base.close()

    def _do(self, base: Connection, batch: list[Job], tries: int = TRIES) -> Connection:
        """Do a batch in one transaction; a job that fails is undone alone, a failed commit fails them all.

        Where only others were in the way, each is done once more by itself. Return the connection to go on
        with.
        """
        done: list[tuple[Future[Any], Any]] = []
        try:
            base.execute(self.database.begin)
            for job, future in batch:
                if not (future.running() or future.set_running_or_notify_cancel()):
                    continue
                base.execute("SAVEPOINT job")
                try:
                    done.append((future, job(base)))
                except Exception as error:
                    if self._is_passing(error):
                        raise
                    self._undo(base, error)
                    future.set_exception(self._told(error))
                base.execute("RELEASE job")
            base.execute("COMMIT")
            self.commits += 1
        except self.database.errors as error:
            return self._failed(self._recovered(base), batch, error, tries)
        for future, result in done:
            future.set_result(result)
        return base

    def _undo(self, base: Connection, error: Exception) -> None:
        """Undo one job; a disk that is full has undone all the others, and they are told why."""
        try:
            base.execute("ROLLBACK TO job")
        except self.database.errors as lost:
            raise (error if isinstance(error, self.database.errors) else lost) from lost

    def _failed(self, base: Connection, batch: list[Job], error: Exception, tries: int) -> Connection:
        """Do what is left of a batch once more, one by one; or tell whoever waits that it has failed."""
        waiting = [one for one in batch if not one[1].done()]
        if tries > 1 and self._is_passing(error):
            for one in waiting:
                base = self._do(base, [one], tries - 1)
            return base
        for _, future in waiting:
            if future.running() or future.set_running_or_notify_cancel():
                future.set_exception(self._told(error))
        return base

    def _is_passing(self, error: Exception) -> bool:
        return isinstance(error, self.database.errors) and self.database.is_passing(error)

    def _recovered(self, base: Connection) -> Connection:
        """Return a connection with nothing under way; where there is none to be had, the next job tries."""
        try:
            return self.database.recovered(base)
        except (self.database.errors, StoreError):
            return base

    def _told(self, error: Exception) -> Exception:
        """Return an error as those outside know it, whichever database it came from."""
        if not isinstance(error, self.database.errors):
            return error
        told = StoreError(str(error))
        told.__cause__ = error
        return told
