"""Who else has a part at a table, as the table knows them: bots and notifier, the doorman, the coach."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from gangland.game.journal import Journal
from gangland.protocol.answers import Result
from gangland.protocol.messages import Ask

Advise = Callable[[Journal, int, Ask], Awaitable[Result]]
"""Has the coach answer what a seat asks; whoever seats the bots knows where it thinks."""


class Driver(Protocol):
    """Whoever has to look when something happened: the bots, the notifier."""

    def wake(self) -> None:
        """Look whether there is something to do."""


class Bars(Protocol):
    """Whoever knows which names are not welcome."""

    def bars_name(self, name: str) -> bool:
        """Return whether nobody may go by a name."""

    def check_names(self, names: Iterable[str]) -> None:
        """Refuse names that nobody may go by."""
