"""The line being typed at a terminal: keys edit and recall it, Tab completes it."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import takewhile
from select import select
from socket import socket
from typing import Any, Final

from rich.cells import cell_len

CHUNK: Final = 1024
KEY: Final = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z]|.)|.", re.DOTALL)
ARROWS: Final = {
    **dict.fromkeys(("\x1b[A", "\x1bOA", "\x10"), "up"),
    **dict.fromkeys(("\x1b[B", "\x1bOB", "\x0e"), "down"),
    **dict.fromkeys(("\x1b[C", "\x1bOC", "\x06"), "right"),
    **dict.fromkeys(("\x1b[D", "\x1bOD", "\x02"), "left"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x01"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x05"), "end"),
    **dict.fromkeys(("\x7f", "\x08"), "rub"),
    "\x1b[3~": "delete",
    "\x15": "clear",
    "\x17": "word",
    "\t": "tab",
}
"""What keys do; whatever else is no letter does nothing."""

Completer = Callable[[str], tuple[int, list[str]]]
"""What may stand at the end of a text: where the word begins, and the words."""


class Line:
    """A text, where in it somebody is, and what was typed before; `offered` are words Tab found."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0
        self.history: list[str] = []
        self.past = 0
        self.offered: list[str] = []
        self.complete: Completer = lambda text: (len(text), [])

    def press(self, key: str) -> str | None:
        """Take a key; the whole line once it is ended."""
        if key in ("\r", "\n"):
            return self._done()
        what = ARROWS.get(key)
        if what is not None:
            self._edit(what)
        elif len(key) == 1 and key.isprintable():
            self.text = self.text[: self.at] + key + self.text[self.at :]
            self.at += 1
        return None

    def forget(self) -> None:
        """Let nobody recall what was typed before the keyboard was passed."""
        self.text, self.at, self.history, self.past = "", 0, [], 0

    def shown(self, prompt: str, width: int) -> str:
        """The line as it is drawn, cut to the screen, with the cursor brought back to where it is."""
        text, at = self.text, self.at
        while cell_len(prompt + text[:at]) > width - 1 and text:
            text, at = text[1:], at - 1
        while cell_len(prompt + text) > width - 1:
            text = text[:-1]
        back = cell_len(text[at:])
        return f"\r\x1b[K{prompt}{text}" + (f"\x1b[{back}D" if back else "")

    def _done(self) -> str:
        line = self.text
        if line and self.history[-1:] != [line]:
            self.history.append(line)
        self.text, self.at, self.past = "", 0, 0
        return line

    def _edit(self, what: str) -> None:
        left, right = self.text[: self.at], self.text[self.at :]
        if what in ("up", "down"):
            self._recall(1 if what == "up" else -1)
        elif what == "tab":
            self._complete(left, right)
        elif what in ("rub", "clear", "word"):
            kept = {"rub": left[:-1], "clear": "", "word": re.sub(r"\S*\s*$", "", left)}[what]
            self.text, self.at = kept + right, len(kept)
        elif what == "delete":
            self.text = left + right[1:]
        else:
            moved = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.text)}[what]
            self.at = min(max(moved, 0), len(self.text))

    def _recall(self, step: int) -> None:
        self.past = min(max(self.past + step, 0), len(self.history))
        self.text = self.history[-self.past] if self.past else ""
        self.at = len(self.text)

    def _complete(self, left: str, right: str) -> None:
        """Complete as far as all words agree; where that is no further, offer them."""
        start, words = self.complete(left)
        part = left[start:]
        found = [word for word in dict.fromkeys(words) if plain(word).startswith(plain(part))]
        common = _common(found)
        if len(found) == 1:
            common += "" if common.endswith(("=", ":", ",")) else " "
        if len(common) > len(part):
            self.text, self.at = left[:start] + common + right.lstrip(), start + len(common)
        elif len(found) > 1:
            self.offered = found


def _common(words: list[str]) -> str:
    """What all words begin with."""
    first, last = min(words, default=""), max(words, default="")
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in alike)


class Keys:
    """The keys of a terminal as they are pressed, where the system can tell."""

    def __init__(self) -> None:
        self.termios: Any = None
        self.is_raw = False
        self.decoder = getincrementaldecoder("utf-8")("replace")
        with suppress(ImportError):
            self.termios = import_module("termios")

    def is_there(self) -> bool:
        """Whether keys can be read one by one."""
        if self.termios is None or os.environ.get("TERM", "dumb") == "dumb":
            return False
        try:
            self.termios.tcgetattr(sys.stdin.fileno())
        except (OSError, ValueError, AttributeError, self.termios.error):
            return False
        return True

    @contextmanager
    def raw(self) -> Iterator[None]:
        """Have keys come one by one, and not be shown by the system, until all who wanted that are done."""
        if self.is_raw:
            yield
            return
        handle = sys.stdin.fileno()
        before = self.termios.tcgetattr(handle)
        after = self.termios.tcgetattr(handle)
        after[3] &= ~(self.termios.ECHO | self.termios.ICANON)
        after[6][self.termios.VMIN], after[6][self.termios.VTIME] = 1, 0
        self.termios.tcsetattr(handle, self.termios.TCSADRAIN, after)
        self.is_raw = True
        try:
            yield
        finally:
            self.is_raw = False
            self.termios.tcsetattr(handle, self.termios.TCSADRAIN, before)

    def read(self, timeout: float | None, bell: socket | None) -> list[str] | None:
        """The keys pressed; none where nothing was in time, or the bell rings; None: nobody is there."""
        handle = sys.stdin.fileno()
        heard = [] if bell is None else [bell.fileno()]
        ready, _, _ = select([handle, *heard], [], [], timeout)
        if handle not in ready:
            return []
        chunk = os.read(handle, CHUNK)
        return KEY.findall(self.decoder.decode(chunk)) if chunk and chunk != b"\x04" else None


def plain(text: str) -> str:
    """A word as it is compared: small letters, no accents, one way to write apostrophes and hyphens."""
    letters = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'").replace("-", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
