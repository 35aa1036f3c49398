"""A pack file as it was read: its text, what it says and where it says it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from errno import errorcode
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any, Final

from gangland.content.lines import Path, index_lines, line_of
from gangland.content.message import Message, message
from gangland.content.problems import Problem, shorten
from gangland.content.syntax import syntax_kind, syntax_line

TABLES: Final = ("site", "card", "gang")
"""The tables that hold records."""

REASONS: Final = ("EACCES", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOENT", "ENOTDIR", "EPERM")
"""Why a file is not read, as far as there are words for it."""

LARGEST: Final = 1_000_000
"""More bytes than any pack needs; a larger file was not meant to be one."""


@dataclass
class Source:
    """One file with everything found wrong with it so far."""

    file: str
    doc: dict[str, Any] = field(default_factory=dict)
    lines: dict[Path, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    readable: bool = False

    def top(self) -> Spot:
        """The file as a whole."""
        return Spot(self, ())


@dataclass(frozen=True)
class Spot:
    """A place in a file, where problems can be noted."""

    source: Source
    path: Path

    def down(self, *keys: str | int) -> Spot:
        """The place of a part."""
        return replace(self, path=self.path + keys)

    @property
    def line(self) -> int:
        """The line it stands on."""
        return line_of(self.source.lines, self.path)

    def note(self, what: Message, expected: Message | None = None, near: str = "") -> None:
        """Note a problem here."""
        table, record = _record(self.source.doc, self.path)
        self.source.problems.append(
            Problem(self.source.file, self.line, table, record, what, expected, near, self.path),
        )


def read_source(path: FilePath | Traversable) -> Source:
    """Read a file; whatever keeps it from being read is among its problems."""
    source = Source(str(path))
    try:
        data = _read_bytes(path)
    except OSError as error:
        source.top().note(message("problem-unreadable", reason=_reason(error)))
        return source
    except ValueError:  # a name no file can have
        source.top().note(message("problem-unreadable", reason=shorten(source.file)))
        return source
    return parse_source(str(path), data)


def _reason(error: OSError) -> Message | str:
    """Why the system would not, as a message where there is one, or else in its own words."""
    name = errorcode.get(error.errno or 0, "")
    return message(f"system-{name.lower()}") if name in REASONS else error.strerror or type(error).__name__


def parse_source(file: str, data: bytes) -> Source:
    """Read the bytes of a file; an editor's byte order mark and line ends do not matter."""
    source = Source(file)
    if len(data) > LARGEST:
        source.top().note(message("problem-too-big", max=LARGEST))
        return source
    try:
        _parse(source, data.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        source.lines[()] = data.count(b"\n", 0, error.start) + 1
        source.top().note(message("problem-not-utf8"))
    except RecursionError:
        source.top().note(message("problem-too-deep"))
    except ValueError as error:  # TOML's own errors, and what its numbers and dates raise
        source.lines[()] = syntax_line(str(error), data.rstrip().count(b"\n") + 1)
        source.top().note(message("problem-syntax", kind=syntax_kind(str(error))))
    return source


def _parse(source: Source, text: str) -> None:
    doc = tomllib.loads(text)
    source.lines = index_lines(text)
    source.doc = doc
    source.readable = True


def _read_bytes(path: FilePath | Traversable) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _record(doc: dict[str, Any], path: Path) -> tuple[str, str]:
    """The table and the id of the record a path is in; its number where it has no id."""
    if len(path) < 2 or path[0] not in TABLES:
        return "", ""
    table, index = path[0], path[1]
    found = doc[str(table)][index]
    name = found.get("id") if isinstance(found, dict) else None
    return str(table), shorten(name) if isinstance(name, str) and name else f"#{int(index) + 1}"
