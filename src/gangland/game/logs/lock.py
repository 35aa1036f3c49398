"""A log belongs to one process at a time: two that go on with it would write over each other.

The lock is the system's own, on an empty file beside the log, and ends with the process that holds it,
however that ends. The file is taken away by who leaves in order; one left by a crash locks nobody out.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from gangland.game.logs.log import LogError

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What systems answer where somebody else has the lock."""

if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[Any]) -> None:
        """Lock an open file for as long as it is open; an OSError says that somebody else has it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock_file(file: IO[Any]) -> None:
        """Lock an open file for as long as it is open; an OSError says that somebody else has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_path(path: Path) -> Path:
    """Return the file beside a log that is locked; by whatever name a log is opened, it is the same."""
    log = Path(os.path.realpath(path))
    return log.parent / f".{log.name}.lock"


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep a log to oneself; a LogError says that somebody else is at it, and nothing was changed."""
    beside = lock_path(path)
    try:
        file = _take(beside)
    except OSError as error:
        raise LogError("cannot-write", reason=error) from error
    try:
        yield
    finally:
        _let_go(file, beside)


def is_held(path: Path) -> bool:
    """Return whether somebody else is at a log right now."""
    beside = lock_path(path)
    try:
        with beside.open("r+b") as file:
            lock_file(file)
    except OSError as error:
        return error.errno in TAKEN
    return False


def _take(beside: Path) -> IO[bytes]:
    """Lock the file; one that was taken away between opening and locking is no lock, and made anew."""
    while True:
        file = beside.open("ab")
        try:
            lock_file(file)
        except OSError as error:
            file.close()
            if error.errno in TAKEN:
                raise LogError("in-use") from error
            raise
        if _is_at(file, beside):
            return file
        file.close()


def _is_at(file: IO[bytes], path: Path) -> bool:
    """Return whether this very file is still the one at a path."""
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    return False


def _let_go(file: IO[bytes], beside: Path) -> None:
    """Take the file away while it is still locked, or, on Windows, closed; never one with something in it."""
    is_ours = os.fstat(file.fileno()).st_size == 0
    if sys.platform == "win32":
        file.close()
    if is_ours:
        with suppress(OSError):
            beside.unlink()
    file.close()
