"""The screen and the keyboard: colours and rules on a terminal, plain lines through a pipe."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gangland.terminal.line import Line

NARROWEST: Final = 40
WIDEST: Final = 120
USUAL: Final = (100, 30)
LONGEST_LINE: Final = 4_000
"""More than anybody types, and no more digits than Python makes a number of."""
CLEAR: Final = "\033[H\033[2J\033[3J"
"""Home, clear, and clear what could be scrolled back to."""
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
    """Where one table is shown and its players type."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.painted: list[tuple[str, str]] = []
        self.line = Line() if sys.stdin.isatty() else None
        self.width = 0
        self.measure()

    def measure(self) -> None:
        """Fit the page to the window, which may have changed."""
        columns = shutil.get_terminal_size(USUAL).columns
        self.width = min(max(columns, NARROWEST), WIDEST)
        self.console.width = self.width

    def paint(self, names: Iterable[str]) -> None:
        """Give each of these names a colour of its own from now on."""
        self.painted = list(zip(names, COLOURS, strict=False))

    def styled(self, text: str, style: str = "") -> Text:
        """A text with every painted name in its colour."""
        styled = Text(text.replace(SPACE, HARD), style)
        for name, colour in self.painted:
            styled.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
        return styled

    def say(self, text: str = "", style: str = "") -> None:
        """Print a paragraph."""
        self._print(self.styled(text, style), Text(), Text())

    def hang(self, head: str, text: str, style: str = "") -> None:
        """Print a paragraph whose later lines stand under its first, behind a head."""
        self._print(self.styled(text, style), Text(f"{head} "), Text(" " * (len(head) + 1)))

    def _print(self, text: Text, first: Text, margin: Text) -> None:
        """Print wrapped lines, the first behind one thing and the others behind another."""
        for number, line in enumerate(self._wrapped(text, margin)):
            line.rstrip()
            start = first if number == 0 else margin.copy()
            self._write(start.append_text(line), soft_wrap=True)

    def _wrapped(self, text: Text, margin: Text) -> Iterable[Text]:
        """Return the lines of a paragraph; a word too long for a line, such as a path, stays whole."""
        width = self.width - len(margin)
        paragraphs = text.split(allow_blank=True) or [Text()]
        return [line for part in paragraphs for line in part.divide(_breaks(part.plain, width))]

    def title(self, text: str) -> None:
        """Print a heading with a line through the page."""
        self.measure()
        self.console.print()
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

    def _write(self, what: RenderableType, *, soft_wrap: bool = False) -> None:
        """Print something drawn; through a pipe without spaces at the ends of lines."""
        with self.console.capture() as captured:
            self.console.print(what, soft_wrap=soft_wrap)
        drawn = captured.get().replace(HARD, SPACE)
        if not self.is_terminal:
            drawn = "\n".join(line.rstrip() for line in drawn.split("\n"))
        self.console.file.write(drawn)
        self.console.file.flush()

    def clear(self) -> None:
        """Leave nothing of what was shown: neither on the screen nor to be scrolled back to or recalled."""
        if self.line is not None:
            self.line.forget()
        if self.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.title("")

    def ask(self, prompt: str) -> str:
        """Read a line; where it has no end, nobody is typing."""
        try:
            typed = input(f"{prompt} ") if sys.stdin.isatty() else self._read(f"{prompt} ")
        except EOFError as error:
            self.console.print()
            raise KeyboardGone from error
        return typed.strip()[:LONGEST_LINE]

    def _read(self, prompt: str) -> str:
        """Read a line that comes through a pipe."""
        self.console.file.write(prompt)
        self.console.file.flush()
        typed = sys.stdin.readline(LONGEST_LINE)
        if not typed or len(typed) == LONGEST_LINE:
            raise EOFError
        return typed


def _breaks(text: str, width: int) -> list[int]:
    """Where a paragraph is broken: before a word that would not fit, unless it is the line's first."""
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
