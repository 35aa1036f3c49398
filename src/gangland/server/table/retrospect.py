"""Looking back: what a viewer was shown at an earlier version, from a shelf that all who may see it share.

A step is kept as it is sent, under the table, the viewer and the viewer's version: who looks with another
right to see looks at another step, never at this one. What was once shown changes only where a person is
erased, so nothing else on the shelf is ever wrong; what was asked for longest ago gives way. A step that is
not there is laid from the nearest position kept, a few lines at a time: whoever else waits is heard in
between.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Past
from gangland.protocol.document import document

ROOM: Final = 16_000_000
"""Bytes on the shelf of a house: some thousand steps."""

EVERY: Final = 32
"""After so many lines a position is kept, to go on from."""

SLICE: Final = 0.001
"""Seconds for which a replay keeps everybody else waiting at most, but for the line it is at."""


class Sight(NamedTuple):
    """Who may see a step: a viewer of a table; and which of the viewer's versions it is."""

    table: str
    viewer: int
    version: int


class Shelf:
    """Steps as they are sent, by who may see them; one replay at a time."""

    def __init__(self, room: int = ROOM) -> None:
        """Have room for so many bytes."""
        self.room = room
        self.size = 0
        self.steps: OrderedDict[Sight, bytes] = OrderedDict()
        self.laying = asyncio.Lock()

    def find(self, sight: Sight) -> bytes | None:
        """Return a step, if it is there."""
        step = self.steps.get(sight)
        if step is not None:
            self.steps.move_to_end(sight)
        return step

    def keep(self, sight: Sight, step: bytes) -> None:
        """Put a step there, in the place of those asked for longest ago."""
        self.size += len(step) - len(self.steps.pop(sight, b""))
        self.steps[sight] = step
        while self.size > self.room:
            self.size -= len(self.steps.popitem(last=False)[1])

    def clear(self, table: str) -> None:
        """Put away every step of a table where somebody was erased."""
        for sight in [one for one in self.steps if one.table == table]:
            self.size -= len(self.steps.pop(sight))


class Retrospect:
    """One table's past; `kept` are its positions, which nobody is shown but as a viewer's document."""

    def __init__(self, table: str, shelf: Shelf) -> None:
        """Know nothing yet."""
        self.table = table
        self.shelf = shelf
        self.kept: dict[int, Game] = {}

    def forget(self) -> None:
        """Know nothing any more."""
        self.kept.clear()
        self.shelf.clear(self.table)

    async def step(self, journal: Journal, viewer: int, version: int) -> bytes:
        """Return what a viewer was shown at a version of its own, as it is sent."""
        if not 0 <= version <= journal.version(viewer):
            raise Refusal("no-such-version")
        sight = Sight(self.table, viewer, version)
        step = self.shelf.find(sight)
        if step is None:
            async with self.shelf.laying:
                step = self.shelf.find(sight) or await self._lay(journal, sight)
        return step

    async def _lay(self, journal: Journal, sight: Sight) -> bytes:
        game = await self._position(journal.game, journal.lines_at(sight.viewer, sight.version))
        step = msgspec.json.encode(Past(sight.version, document(game, sight.viewer)))
        self.shelf.keep(sight, step)
        return step

    async def _position(self, whole: Game, lines: int) -> Game:
        """Lay the table as it was after so many lines, in slices."""
        if not self.kept:
            self.kept[0] = whole.rewound(0)
        game = self.kept[max(one for one in self.kept if one <= lines)].branch()
        until = time.monotonic() + SLICE
        for line in whole.lines[len(game.lines) : lines]:
            game.replay([line])
            number = len(game.lines)
            if number % EVERY == 0 and number not in self.kept:
                self.kept[number] = game.branch()
            if time.monotonic() > until:
                await asyncio.sleep(0)
                until = time.monotonic() + SLICE
        return game
