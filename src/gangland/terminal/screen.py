"""The screen and the keyboard: pages drawn anew on a terminal, plain lines through a pipe."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from select import select
from socket import socket
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gangland.terminal.line import CHUNK, Keys, Line

NARROWEST: Final = 40
WIDEST: Final = 120
"""Paragraphs that are wider are hard to read; tables use all the width there is."""
SHORTEST: Final = 10
"""No name is cut to less."""
USUAL: Final = (100, 30)
LONGEST_LINE: Final = 4_000
"""More than anybody types, and no more digits than Python makes a number of."""
CLEAR: Final = "\033[H\033[2J\033[3J"
"""Home, clear, and clear what could be scrolled back to."""
ANEW: Final = "\033[2J\033[H"
"""Clear what is seen, and go home."""
SPACE: Final = "\u00a0"
HARD: Final = "\ue000"
"""What stands for a space that no line may break at, as long as lines are being broken."""
COLOURS: Final = (
    "bright_red",
    "bright_cyan",
    "bright_yellow",
    "bright_green",
    "bright_magenta",
    "bright_blue",
)


WORD: Final = re.compile(r"\S+\s*")
COMMAND: Final = "gangland "
"""How a line begins that is to be pasted into a shell: it is not broken."""


class KeyboardGone(Exception):  # noqa: N818 - nothing went wrong: whoever typed has left
    """There is nobody left at the keyboard."""


class Screen:
    """Where one table is shown and its players type.

    `hear` is called whenever something may have happened while somebody types; what it prints stands above
    the line being typed. `bell` says so where the news comes from elsewhere.
    """

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.painted: list[tuple[str, str]] = []
        self.keys = Keys()
        self.is_live = self.is_terminal and sys.stdin.isatty() and self.keys.is_there()
        self.line = Line()
        self.hear: Callable[[], None] = lambda: None
        self.bell: socket | None = None
        self.is_drawn = False
        self.held: list[str] | None = None
        self.pending: list[str] = []
        self.typed = b""
        self.more = "…"
        self.width = self.height = 0
        self.measure()

    def measure(self) -> None:
        """Fit the page to the window, which may have changed."""
        columns, lines = shutil.get_terminal_size(USUAL)
        self.width, self.height = max(columns, NARROWEST), lines
        self.console.width = self.width

    def paint(self, names: Iterable[str]) -> None:
        """Give each of these names a colour of its own from now on."""
        self.painted = list(zip(names, COLOURS, strict=False))

    # printing

    def styled(self, text: str, style: str = "") -> Text:
        """A text with every painted name in its colour."""
        styled = Text(text.replace(SPACE, HARD), style)
        for name, colour in self.painted:
            styled.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
        return styled

    def say(self, text: str = "", style: str = "", *, head: str = "") -> None:
        """Print a paragraph; behind a head, its later lines stand under its first."""
        width = min(self.width, WIDEST) - len(head)
        paragraphs = self.styled(text, style).split(allow_blank=True) or [Text()]
        lines = [line for part in paragraphs for line in part.divide(_breaks(part.plain, width))]
        for number, line in enumerate(lines):
            line.rstrip()
            start = Text(head if number == 0 else " " * len(head))
            self._write(start.append_text(line), soft_wrap=True)

    def hang(self, head: str, text: str, style: str = "") -> None:
        """Print a paragraph behind a head."""
        self.say(text, style, head=f"{head} ")

    def title(self, text: str) -> None:
        """Print a heading with a line through the page."""
        self.measure()
        self._write(Text())
        self._write(Rule(self.styled(text, "bold"), align="left", characters="─"))

    def table(
        self, heads: Sequence[str], rows: Iterable[Sequence[Text | str]], *, right: Sequence[int] = ()
    ) -> None:
        """Print rows under heads; columns named in `right` are numbers."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        for index, head in enumerate(heads):
            table.add_column(head.replace(SPACE, HARD), justify="right" if index in right else "left")
        for row in rows:
            table.add_row(*(cell if isinstance(cell, Text) else self.styled(cell) for cell in row))
        self._write(table)

    def line_of(self, name: Text, text: Text, width: int) -> Text:
        """A name and a text in one line of so many cells; the name is cut first."""
        room = max(width - text.cell_len - 1, SHORTEST)
        name, text = name.copy(), text.copy()
        name.truncate(room, overflow="ellipsis")
        text.truncate(width - name.cell_len - 1, overflow="ellipsis")
        whole = name.append(" ").append_text(text)
        whole.pad_right(max(width - whole.cell_len, 0))
        return whole

    def grid(self, rows: Sequence[Sequence[Text]]) -> None:
        """Print rows without heads, one line each; what does not fit is cut."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in max(rows, key=len, default=()):
            table.add_column(no_wrap=True, overflow="ellipsis")
        for row in rows:
            table.add_row(*row)
        self._write(table)

    def columns(self, items: Sequence[str]) -> None:
        """Print items one after the other, as many in a line as fit."""
        if not items:
            return
        widest = max(map(cell_len, items), default=0) + 2
        count = max(1, min(self.width, WIDEST) // widest)
        if count == 1:
            for item in items:
                self.say(item)
            return
        rows = [items[at : at + count] for at in range(0, len(items), count)]
        self.grid([[self.styled(item) for item in row] for row in rows])

    def _write(self, what: RenderableType, *, soft_wrap: bool = False) -> None:
        """Print something drawn; through a pipe without spaces at the ends of lines."""
        with self.console.capture() as captured:
            self.console.print(what, soft_wrap=soft_wrap)
        drawn = captured.get().replace(HARD, SPACE)
        if not self.is_terminal:
            drawn = "\n".join(line.rstrip() for line in drawn.split("\n"))
        if self.held is None:
            self._put(drawn)
        else:
            self.held += drawn.removesuffix("\n").split("\n")

    def _put(self, text: str) -> None:
        """Send letters to the terminal, in the place of the line being typed."""
        if self.is_drawn:
            self.is_drawn = False
            text = "\r\033[K" + text
        self.console.file.write(text)
        self.console.file.flush()

    # pages

    def drawn(self, *draw: Callable[[], object]) -> list[str]:
        """The lines that some calls would print."""
        before, self.held = self.held, []
        try:
            for one in draw:
                one()
            return self.held
        finally:
            self.held = before

    def page(self, lines: Iterable[str]) -> None:
        """Show lines on a page of their own, in the place of what is seen."""
        self._put(ANEW + "".join(f"{line}\n" for line in lines))

    def paged(self, draw: Callable[[], object]) -> None:
        """Print what may be long; on a terminal, a page at a time."""
        if not self.is_live:
            draw()
            return
        self.measure()
        lines = self.drawn(draw)
        while lines:
            now, lines = lines[: self.height - 1], lines[self.height - 1 :]
            self._put("".join(f"{line}\n" for line in now))
            if lines and self._stops():
                return

    def _stops(self) -> bool:
        """Ask whether to go on; any line that says something means no."""
        return bool(self.ask(self.more))

    def clear(self) -> None:
        """Leave nothing of what was shown: neither on the screen nor to be scrolled back to or recalled."""
        self.line.forget()
        if self.is_terminal:
            self._put(CLEAR)
        else:
            self.title("")

    # typing

    def open(self) -> AbstractContextManager[None]:
        """Keep what is typed off the screen, but for the line being typed, as long as this is open."""
        return self.keys.raw() if self.is_live else nullcontext()

    def ask(self, prompt: str) -> str:
        """Read a line; where it has no end, nobody is typing."""
        typed = None
        while typed is None:
            self.hear()
            typed = self.read(prompt)
        return typed

    def read(self, prompt: str, timeout: float | None = None) -> str | None:
        """Read a line, None where there is none in time or something may have happened."""
        if self.is_live:
            return self._read_keys(prompt, timeout)
        try:
            typed = input(f"{prompt} ") if sys.stdin.isatty() else self._read_line(prompt, timeout)
        except EOFError as error:
            self.console.print()
            raise KeyboardGone from error
        return None if typed is None else typed.strip()[:LONGEST_LINE]

    def _read_line(self, prompt: str, timeout: float | None) -> str | None:
        """Read a line that comes through a pipe."""
        if not self.is_drawn:
            self._put(f"{prompt} ")
        self.is_drawn = False
        if self.bell is not None and (handle := _handle()) >= 0:
            return self._hear_line(handle, self.bell, timeout)
        typed = sys.stdin.readline(LONGEST_LINE)
        if not typed or len(typed) == LONGEST_LINE:
            raise EOFError
        return typed

    def _hear_line(self, handle: int, bell: socket, timeout: float | None) -> str | None:
        """Read a line through a pipe, None where the bell rings first."""
        while b"\n" not in self.typed:
            ready, _, _ = select([handle, bell.fileno()], [], [], timeout)
            if handle not in ready:
                self.is_drawn = True
                return None
            chunk = os.read(handle, CHUNK)
            self.typed += chunk or b"\n"
            if self.typed == b"\n" or len(self.typed) > LONGEST_LINE:
                raise EOFError
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode("utf-8", "replace")

    def _read_keys(self, prompt: str, timeout: float | None) -> str | None:
        """Read keys; somebody who has begun a line is waited for."""
        with self.keys.raw():
            while True:
                self.console.file.write(self.line.shown(f"{prompt} " if prompt else "", self.width))
                self.console.file.flush()
                self.is_drawn = True
                keys = self.pending or self.keys.read(timeout, self.bell)
                if keys is None:
                    self._put("\n")
                    raise KeyboardGone
                if not keys and (self.bell is not None or not self.line.text):
                    return None
                self.pending = keys
                while self.pending:
                    typed = self.line.press(self.pending.pop(0))
                    if typed is not None:
                        self.is_drawn = False
                        self._put("\n")
                        return typed.strip()[:LONGEST_LINE]
                if self.line.offered:
                    self.say("  ".join(self.line.offered), "dim")
                    self.line.offered = []


def _handle() -> int:
    """The number of standard input, -1 where it has none."""
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):
        return -1


def _breaks(text: str, width: int) -> list[int]:
    """Where a paragraph is broken: before a word that would not fit, unless it is the line's first.

    So a word too long for a line, such as a path, stays whole.
    """
    breaks: list[int] = []
    if text.startswith(COMMAND):
        return breaks
    start = 0
    for word in WORD.finditer(text):
        is_first = not text[start : word.start()].strip()
        if not is_first and cell_len(text[start : word.end()].rstrip()) > width:
            start = word.start()
            breaks.append(start)
    return breaks
