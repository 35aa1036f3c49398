"""A whole copy of a store in one file, taken beside a server that runs; and a store made from such a copy.

Copying the file by hand would miss what is still in SQLite's log beside it. SQLite's own backup reads the
store as it stands at one moment, while others go on writing.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from gangland.server.store.base import DamagedStoreError, NewerStoreError
from gangland.server.store.migrations import VERSION
from gangland.server.store.sqlite import Sqlite, version_of

KNOWN = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'lines', 'seeds')"


def back_up(source: Path, file: Path) -> int:
    """Write a store into a new file that only its owner may read; return how many tables are in it.

    A file that is there already is left alone. What cannot be finished leaves nothing behind.
    """
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    half = file.with_name(f"{file.name}.part")
    try:
        count = _copy(source, half)
        os.link(half, file)  # unlike a rename, this fails where somebody has made the file in the meantime
    finally:
        half.unlink(missing_ok=True)
    _sync(file.parent)
    return count


def restore(source: Path, database: Sqlite, aside: Path) -> int:
    """Put a copy in the place of a store where no server runs; what was there is kept whole in `aside`.

    Return how many tables there are now. Whatever fails, and whenever, one of the two stands there whole.
    """
    check(source)
    database.take()
    path, new = database.path, database.path.with_suffix(".part")
    try:
        count = _copy(source, new)
        if path.stat().st_size:
            back_up(path, aside)
            _fold(path)
        new.replace(path)
        _sync(path.parent)
    finally:
        new.unlink(missing_ok=True)
        database.leave()
    return count


def check(file: Path) -> None:
    """Refuse a file that is no store, is not whole, or is of a newer program."""
    file.stat()
    with closing(_reading(file)) as base:
        if base.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise DamagedStoreError("integrity_check")
        if base.execute(KNOWN).fetchone()[0] < 3:
            raise DamagedStoreError("no tables")
        if (found := version_of(base)) > VERSION:
            raise NewerStoreError(found, VERSION)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _copy(source: Path, target: Path) -> int:
    """Copy a store as it stands into one file, look whether it is whole, and have it on the disk."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(_reading(source)) as base, closing(sqlite3.connect(target)) as copy:
        base.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    check(target)
    with target.open("rb+") as written:
        os.fsync(written.fileno())
    return int(count)


def _fold(path: Path) -> None:
    """Have everything of a database in its file: a log left beside it would be read into the next one."""
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA journal_mode=DELETE")


def _sync(folder: Path) -> None:
    """Have the names in a folder on the disk, where a system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
