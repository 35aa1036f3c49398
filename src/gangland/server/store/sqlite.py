"""SQLite: one file, one server's alone.

It is on the disk when a commit returns (`synchronous=FULL` in WAL mode: it ends with an fsync of the log).
What is deleted is written over with zeros.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import IO

from gangland.game.logs.lock import lock_file
from gangland.server.store import migrations
from gangland.server.store.base import Connection, DamagedStoreError
from gangland.server.store.migrations import VERSION


class FolderTakenError(OSError):
    """Another server keeps its tables in this folder: two would both play the bots."""


class Sqlite:
    """A database in a file."""

    errors: type[Exception] = sqlite3.Error
    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        """Know where it is."""
        self.path = path
        self._lock: IO[str] | None = None

    def take(self) -> None:
        """Lock the file's folder, which is made where there is none; nobody but its owner may read in it."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path.touch(mode=0o600)
        self._lock = _locked(self.path.with_suffix(".lock"))

    def leave(self) -> None:
        """Unlock it."""
        if self._lock is not None:
            self._lock.close()

    def connect(self) -> sqlite3.Connection:
        """Open or make the file; one that is damaged is left as it is."""
        base = sqlite3.connect(self.path, isolation_level=None)
        try:
            check(base)
            base.execute("PRAGMA journal_mode=WAL")
            base.execute("PRAGMA synchronous=FULL")
            base.execute("PRAGMA foreign_keys=ON")
            base.execute("PRAGMA secure_delete=ON")
            lay(base)
        except BaseException:
            base.close()
            raise
        return base

    def recovered(self, base: Connection) -> Connection:
        """Undo what is under way; a file is never lost."""
        if isinstance(base, sqlite3.Connection) and base.in_transaction:
            base.execute("ROLLBACK")
        return base

    def is_passing(self, error: Exception) -> bool:
        """Nobody else is in the way for long: whoever waited in vain is told."""
        del error
        return False


def check(base: sqlite3.Connection) -> None:
    """Refuse a database whose pages do not fit together."""
    (found,) = base.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DamagedStoreError(str(found))


def version_of(base: sqlite3.Connection) -> int:
    """Return the version of a store."""
    (found,) = base.execute("PRAGMA user_version").fetchone()
    return int(found)


def lay(base: sqlite3.Connection) -> None:
    """Have a store take the steps it has not taken yet; one of a newer program is left alone."""
    found = version_of(base)
    migrations.statements(found)
    base.execute("BEGIN IMMEDIATE")
    try:
        migrations.lay(base, found)
        base.execute(f"PRAGMA user_version={VERSION}")
        base.execute("COMMIT")
    except BaseException:
        base.execute("ROLLBACK")
        raise


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
