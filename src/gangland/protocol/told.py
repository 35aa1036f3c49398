"""What one viewer was told so far, and the lines made of it; it goes on where it was as the game does."""

from __future__ import annotations

from gangland.game.journal import EVERYBODY, Journal
from gangland.protocol.facts import FactDoc
from gangland.telling.forms import Line
from gangland.telling.names import Names
from gangland.telling.story import last_start, tell


class Told:
    """The facts a viewer knows, each with its version, and their story.

    A later fact may change the last line: `changed` says at which version, by where the line starts.
    """

    def __init__(self, viewer: int) -> None:
        """Nothing was told yet."""
        self.viewer = viewer
        self.version = 0
        self.facts: list[FactDoc] = []
        self.lines: list[Line] = []
        self.changed: dict[int, int] = {}

    def go_on(self, journal: Journal, version: int) -> None:
        """Take in what happened up to a version; the last line is told anew, later facts may belong to it."""
        if version == self.version:
            return
        is_open = self.viewer == EVERYBODY
        news = journal.every_fact(self.version) if is_open else journal.facts(self.viewer, self.version)
        self.version = version
        self.facts += news
        start = last_start(self.lines)
        view = journal.game.t if is_open else journal.game.view(self.viewer)
        versions = [fact["version"] for fact in self.facts]
        anew = tell(Names(journal.game), view, self.facts, versions, start)
        before = {line.first: line for line in self.lines}
        self.changed |= {line.first: version for line in anew if before.get(line.first, line) != line}
        self.lines = [line for line in self.lines if line.first < start] + anew

    def facts_since(self, version: int) -> list[FactDoc]:
        """Return what was told after a version."""
        return [fact for fact in self.facts if fact["version"] > version]

    def lines_since(self, version: int) -> list[Line]:
        """Return the lines from the first on that was not told yet, or not as it is now, at a version."""
        told = (max(line.version, self.changed.get(line.first, 0)) > version for line in self.lines)
        first = next((at for at, is_new in enumerate(told) if is_new), len(self.lines))
        return self.lines[first:]
