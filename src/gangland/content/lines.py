"""Where things stand in a TOML text: the line of every table, key and element.

The standard parser forgets lines. This scanner only runs over texts that parser has accepted, so it
need not judge, only walk: headers, keys, and values down to the elements of arrays and inline tables.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The way from the top of a file to a value: `("site", 3, "main", 0, "sell")`."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'""")
_STRING: Final = re.compile(
    r'''"""(?:\\.|"(?!"")|[^"\\])*""""{0,2}|\'\'\'(?:'(?!'')|[^'])*\'\'\''{0,2}'''
    r"""|"(?:\\.|[^"\\\n])*"|'[^'\n]*\'""",
    re.DOTALL,
)
_BARE: Final = re.compile(r"[^,\]}#\n]*")


def index_lines(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every path in a valid TOML text."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it that has one; 1 for the file itself."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scanner:
    """A walk over the text, noting where each path begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self._breaks = [match.start() for match in re.finditer("\n", text)]
        self._last: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            start = self.at
            if self._ahead("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)
            if self.at == start:
                return

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`; a name already used for an array of tables means its last element."""
        start = self.at
        doubled = self.text.startswith("[[", self.at)
        self.at += 2 if doubled else 1
        *outer, name = self._dotted()
        path: Path = ()
        for part in outer:
            path = self._enter((*path, part))
        path = (*path, name)
        self._note(path, start)
        if doubled:
            self._last[path] = self._last.get(path, -1) + 1
        path = self._enter(path)
        self._note(path, start)
        self.at += 2 if doubled else 1
        return path

    def _enter(self, path: Path) -> Path:
        return (*path, self._last[path]) if path in self._last else path

    def _pair(self, table: Path) -> None:
        start = self.at
        path = table
        for part in self._dotted():
            path = (*path, part)
            self._note(path, start)
        self.at += 1
        self._value(path)

    def _dotted(self) -> list[str]:
        """A key of one or more parts; leaves the walk at what follows it."""
        parts = []
        while True:
            self._skip(_BLANK)
            parts.append(_plain(self._skip(_KEY)))
            self._skip(_BLANK)
            if not self._ahead("."):
                return parts
            self.at += 1

    def _value(self, path: Path) -> None:
        self._skip(_BLANK)
        if self._ahead("["):
            self._array(path)
        elif self._ahead("{"):
            self._inline(path)
        elif self._ahead('"') or self._ahead("'"):
            self._skip(_STRING)
        else:
            self._skip(_BARE)

    def _array(self, path: Path) -> None:
        count = 0
        while self._more("]"):
            self._note((*path, count), self.at)
            self._value((*path, count))
            count += 1

    def _inline(self, path: Path) -> None:
        while self._more("}"):
            self._pair(path)

    def _more(self, close: str) -> bool:
        """Step over the bracket or comma ahead; whether another element follows."""
        self._skip(_BLANK)
        if not self._ahead(close):
            self.at += 1
            self._skip(_BLANK)
        if self._ahead(close) or self.at >= len(self.text):
            self.at += 1
            return False
        return True

    def _note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect(self._breaks, at - 1) + 1)

    def _ahead(self, char: str) -> bool:
        return self.text.startswith(char, self.at)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]


def _plain(part: str) -> str:
    """What a key is called, without its quotes."""
    if "\\" in part:
        return next(iter(tomllib.loads(f"{part} = 0")))
    return part[1:-1] if part[:1] in {'"', "'"} else part
