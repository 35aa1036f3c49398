"""Spectators: what those without a seat may see, as the table allows.

`none` nothing, `plain` what any onlooker sees, `end` the same until the game is over and then everything,
`delayed` everything, but only after a while, and no fist before it opens: who owes theirs might look on.
"""

from __future__ import annotations

from collections.abc import Sequence

from gangland.game.journal import Journal
from gangland.server.store.archive import Line


class Gallery:
    """The game as delayed spectators see it: the same lines, played when their time has come."""

    def __init__(self, start: Journal, delay: float) -> None:
        """Begin with an empty journal of the same game."""
        self.journal = start
        self.delay = delay

    def advance(
        self, lines: Sequence[Line], written: Sequence[float], live: Journal, now: float, *, over: bool
    ) -> bool:
        """Play what has become old enough, short of fists still closed; return whether there was any.

        When lines were `written`, and what time it is `now`, is told by the steady clock.
        """
        before = len(self.journal)
        for number in range(before, len(lines[: live.before_fists()])):
            if not over and written[number] > now - self.delay:
                break
            self.journal.replay(lines[number].text, written[number])
        return len(self.journal) > before
