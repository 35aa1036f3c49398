"""What one viewer was told so far, and the lines made of it; it goes on where it was as the game does."""

from __future__ import annotations

from bisect import bisect_right

from gangland.game.journal import Journal
from gangland.protocol.facts import FactDoc
from gangland.telling.forms import Line
from gangland.telling.story import Telling


class Told:
    """The facts a viewer knows, each with its version, and their story.

    A fact is the game's own, the same for all who were told it. A later one may change the last line: `marks`
    says for each line at which version it, or one before it, became what it is.
    """

    def __init__(self, viewer: int) -> None:
        """Nothing was told yet."""
        self.viewer = viewer
        self.version = 0
        self.facts: list[FactDoc] = []
        self.versions: list[int] = []
        self.lines: list[Line] = []
        self.marks: list[int] = []

    def go_on(self, journal: Journal, telling: Telling, since: int = 0) -> tuple[list[FactDoc], list[Line]]:
        """Take in what happened; return what was told after a version, and the lines not yet told so.

        The last line is told anew, later facts may belong to it.
        """
        version = journal.version(self.viewer)
        if version != self.version:
            for number, fact in journal.facts(self.viewer, self.version):
                self.facts.append(fact)
                self.versions.append(number)
            self.version = version
            last = self.lines.pop() if self.lines else None
            del self.marks[len(self.lines) :]
            mark = self.marks[-1] if self.marks else 0
            for line in telling.lines(self.facts, self.versions, last.first if last else 0):
                is_changed = last is not None and line.first == last.first and line != last
                mark = max(mark, version if is_changed else line.version)
                self.lines.append(line)
                self.marks.append(mark)
        first = bisect_right(self.versions, since)
        facts = zip(self.facts[first:], self.versions[first:], strict=True)
        told = [{**fact, "version": number} for fact, number in facts]
        return told, self.lines[bisect_right(self.marks, since) :]
