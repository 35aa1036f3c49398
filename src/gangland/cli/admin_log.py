"""What a host did with `gangland admin`: a file that only grows, a line of JSON for every deed."""

from __future__ import annotations

import getpass
import json
import os
from datetime import UTC, datetime
from pathlib import Path

FILE = "admin.log"


def note(folder: Path, what: str, about: str) -> None:
    """Write down who does what, and when; it is done only after this is on the disk."""
    at = datetime.now(UTC).isoformat(timespec="seconds")
    line = json.dumps({"at": at, "who": _who(), "what": what, "about": about}, ensure_ascii=False)
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


def _who() -> str:
    """Return whose login this is, or the number of it where nobody has a name for it."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return str(os.getuid()) if hasattr(os, "getuid") else "?"
