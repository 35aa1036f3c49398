"""What a host did with `gangland admin`: a line of JSON for every deed, kept as long as the host wants."""

from __future__ import annotations

import getpass
import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError

FILE: Final = "admin.log"
PATIENCE: Final = 10.0
"""Seconds to wait for whoever else is at the file."""


def note(folder: Path, what: str, about: str) -> None:
    """Write down who does what, and when; it is done only after this is on the disk."""
    at = datetime.now(UTC).isoformat(timespec="seconds")
    line = json.dumps({"at": at, "who": _who(), "what": what, "about": about}, ensure_ascii=False)
    with _alone(folder):
        file = os.open(folder / FILE, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(file, f"{line}\n".encode())
            os.fsync(file)
        finally:
            os.close(file)


def read(folder: Path) -> list[str]:
    """Return what was done, the oldest first."""
    path = folder / FILE
    return path.read_text("utf-8").splitlines() if path.is_file() else []


def forget(folder: Path, before: float) -> int:
    """Take away what was done before an instant; return how many lines that were. Others stay as they are."""
    lines = read(folder)
    if not any(_is_old(line, before) for line in lines):
        return 0
    with _alone(folder):
        lines = read(folder)
        left = [line for line in lines if not _is_old(line, before)]
        part = folder / f".{FILE}.part"
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123 - for its owner alone
            file.writelines(f"{line}\n" for line in left)
            file.flush()
            os.fsync(file.fileno())
        part.replace(folder / FILE)
    return len(lines) - len(left)


def _is_old(line: str, before: float) -> bool:
    """Return whether a line is older than an instant; one that cannot be read is not."""
    try:
        return datetime.fromisoformat(json.loads(line)["at"]).timestamp() < before
    except (ValueError, KeyError, TypeError):
        return False


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Nobody else is at the file meanwhile."""
    until = time.monotonic() + PATIENCE
    with ExitStack() as stack:
        while True:
            try:
                stack.enter_context(held(folder / FILE))
                break
            except LogError as error:
                if time.monotonic() > until:
                    raise OSError(str(error)) from error
                time.sleep(0.02)
        yield


def _who() -> str:
    """Return whose login this is, or the number of it where nobody has a name for it."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return str(os.getuid()) if hasattr(os, "getuid") else "?"
