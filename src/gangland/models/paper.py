"""A screen that nobody sees or types at: what is drawn on it is plain text of a fixed width."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Final

from rich.console import Console

from gangland.terminal.screen import KeyboardGone, Screen

WIDTH: Final = 160
"""Wide enough for every row of the board to be one line in most games: a reader of text needs no window."""
HEIGHT: Final = 1000


class Paper(Screen):
    """Text, whatever the terminal is that the program was started from."""

    def __init__(self) -> None:
        super().__init__()
        self.is_terminal = self.is_live = False
        self.console = Console(
            file=StringIO(),
            color_system=None,
            force_terminal=False,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.measure()

    def measure(self) -> None:
        """Have the same width everywhere."""
        self.width, self.height = WIDTH, HEIGHT
        self.console.width = WIDTH

    def title(self, text: str) -> None:
        """Print a heading, without a line through the page."""
        self.say()
        self.say(text)

    def text(self, *draw: Callable[[], object]) -> str:
        """What some calls would print."""
        return "\n".join(self.drawn(*draw)).strip("\n")

    def read(self, prompt: str, timeout: float | None = None) -> str | None:  # noqa: ARG002 - never typed at
        """Nobody is there to type."""
        raise KeyboardGone
