"""The log of a server: a line an event, for people or for machines, that no guest can forge or break.

Neither form has what an exception says of itself, but for those of the system: it may quote a whisper.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final, TextIO

from gangland.server.settings import Watching
from gangland.server.store.base import StoreError

ROOTS: Final = ("gangland", "uvicorn")
FIELDS: Final = "fields"
SPOKEN: Final = (OSError, StoreError)
"""Errors whose words are the system's: a full disk has to say so."""

logger = logging.getLogger("gangland.server")


def note(event: str, **fields: str | float) -> None:
    """Write an event down, with what belongs to it."""
    logger.info(event, extra={FIELDS: fields})


@contextmanager
def kept(watching: Watching, stream: TextIO | None = None) -> Iterator[None]:
    """Have the log written as the host wants it, as long as this lasts."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if watching.log == "json" else TextLines())
    handler.setLevel(watching.level.upper())
    before = {name: logging.getLogger(name).level for name in ROOTS}
    for name in ROOTS:
        logging.getLogger(name).setLevel(watching.level.upper())
        logging.getLogger(name).addHandler(handler)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).removeHandler(handler)


class JsonLines(logging.Formatter):
    """A line of JSON in ASCII for every record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        doc: dict[str, object] = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_fields(record),
        }
        if trace := _trace(record):
            doc["trace"] = trace
        return json.dumps(doc, ensure_ascii=True, default=str)


class TextLines(logging.Formatter):
    """A line to read for every record, and one for each place of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines; what cannot be printed is spelt out."""
        told = [record.getMessage(), *(f"{name}={value}" for name, value in _fields(record).items())]
        first = f"{_at(record)} {record.levelname.lower()} {' '.join(told)}"
        return "\n    ".join(_printable(line) for line in (first, *_trace(record)))


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _fields(record: logging.LogRecord) -> Mapping[str, object]:
    found: Mapping[str, object] = getattr(record, FIELDS, {})
    return found


def _trace(record: logging.LogRecord) -> list[str]:
    """Return where an error came from, its causes first."""
    error = record.exc_info[1] if record.exc_info else None
    lines: list[str] = []
    while error is not None and len(lines) < 200:
        said = f"{type(error).__name__}: {error}" if isinstance(error, SPOKEN) else type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        lines = [f"{one.filename}:{one.lineno} {one.name}" for one in frames] + [said] + lines
        error = error.__cause__ or error.__context__
    return lines


def _printable(text: str) -> str:
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)
