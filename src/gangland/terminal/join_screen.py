"""A screen that hears the table while somebody types."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from select import select
from socket import socket
from typing import Final

from gangland.terminal.screen import LONGEST_LINE, KeyboardGone, Screen

CHUNK: Final = 4096


class LiveScreen(Screen):
    """Where a seat at a server's table is shown.

    On a terminal lines are read at any time; through a pipe only when one is asked for, so that a script's
    answers wait for their questions. The system edits the line: `input` cannot wait for the network too.
    """

    def __init__(self) -> None:
        super().__init__()
        self.line = None
        self.is_live = sys.stdin.isatty()
        self.handle = _handle()
        self.typed = b""
        self.wake: socket | None = None
        self.hear: Callable[[], bool] = lambda: False

    def ask(self, prompt: str) -> str:
        """Read a line; meanwhile the table is heard, and the prompt comes again under what was said."""
        shown = False
        while True:
            shown = not self.hear() and shown
            if not shown:
                self.console.file.write(f"{prompt} ")
                self.console.file.flush()
                shown = True
            line = self.read()
            if line is not None:
                return line

    def read(self, timeout: float | None = None) -> str | None:
        """A line, or None where the table has something to say first; no more lines: nobody is there."""
        if self.handle < 0:
            return self._cut(sys.stdin.readline(LONGEST_LINE), is_last=False)
        if b"\n" not in self.typed:
            heard = [] if self.wake is None else [self.wake.fileno()]
            ready, _, _ = select([self.handle, *heard], [], [], timeout)
            if self.handle not in ready:
                return None
            chunk = os.read(self.handle, CHUNK)
            self.typed += chunk
            if not chunk or len(self.typed) > LONGEST_LINE:
                rest, self.typed = self.typed, b""
                return self._cut(rest.decode("utf-8", "replace"), is_last=True)
        if b"\n" not in self.typed:
            return None
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _cut(self, text: str, *, is_last: bool) -> str:
        if not text or (len(text) >= LONGEST_LINE and not is_last):
            self.console.print()
            raise KeyboardGone
        return text.strip()[:LONGEST_LINE]


def _handle() -> int:
    """The number of standard input, -1 where it has none."""
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):
        return -1
