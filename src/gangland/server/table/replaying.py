"""A finished game to be looked through, forwards and backwards, with blinds up or through anybody's eyes."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from gangland.game.game import Game
from gangland.game.journal import ONLOOKER, Journal
from gangland.game.refusal import Refusal
from gangland.protocol.aftermath import Moment
from gangland.protocol.document import document

EVERY: Final = 64
"""After so many lines a game is kept as it was, to go on from."""


class Replay:
    """One game; who goes on from where they are pays for the lines between."""

    def __init__(self, journal: Journal) -> None:
        """Begin at the beginning."""
        self.journal = journal
        self.whole = whole = journal.game
        self.kept: dict[int, Game] = {0: whole.rewound(0)}
        self.game = self.kept[0].branch()

    def moment(self, version: int, viewer: int) -> Moment:
        """Return what a viewer saw after so many lines."""
        last = len(self.whole.lines)
        if not 0 <= version <= last:
            raise Refusal("no-such-version")
        self._go_to(version)
        shown = document(self.game, viewer)
        viewers = [*range(self.whole.t.seats), ONLOOKER]
        known = [bisect_left(self.journal.marks[one], version) for one in viewers]
        return Moment(version=version, last=last, known=known, document=shown)

    def _go_to(self, version: int) -> None:
        """Lay the table as it was after so many lines."""
        here = len(self.game.lines)
        nearest = max(one for one in self.kept if one <= version)
        if here > version or here < nearest:
            self.game = self.kept[nearest].branch()
        for line in self.whole.lines[len(self.game.lines) : version]:
            self.game.replay([line])
            if len(self.game.lines) % EVERY == 0 and len(self.game.lines) not in self.kept:
                self.kept[len(self.game.lines)] = self.game.branch()
