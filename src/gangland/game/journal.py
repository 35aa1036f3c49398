"""The journal: a game, its dice, and how much of it each viewer has seen.

A viewer is a seat or an onlooker. Its version counts the lines of the log it knows of: every answer, die and
draw, but of the deals and the talk of others only what reaches it (INF-3). So a version betrays nothing, and
what does not concern a seat does not make its messages stale.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from gangland.engine.table import CHANCE, OPEN
from gangland.game.croupier import Croupier
from gangland.game.deals.talk import for_seat, is_deal
from gangland.game.game import Game
from gangland.game.happenings import HOUSE, Fact
from gangland.game.throws import is_about_dice, is_public
from gangland.game.undo import WORD, last_step

Doc = dict[str, Any]

OPENING = frozenset({"guns", "sold", "held", "round"})
"""What tells of opened fists, or that none is closed any more."""

ONLOOKER = -1
EVERYBODY = -2
"""The viewer from whom nothing is hidden."""


class DamagedGame(Exception):  # noqa: N818 - the game is damaged, not the program
    """Lines that are not what the dice say or cannot be played, or a game this house does not know."""

    def __init__(self, what: str, code: str = "damaged") -> None:
        """Keep the code of the reason: `damaged`, `other-rules` or `other-cards`."""
        super().__init__(what)
        self.code = code


class Journal:
    """A game being played; `copy` is cheap, so that whatever fails is done on a copy and dropped."""

    def __init__(self, game: Game, croupier: Croupier) -> None:
        """Open a journal with the game's first question.

        `fists` are the closed ones and their lines, `unclenched` the first line of a fist taken back while
        nobody's has opened; `waited` says since when a seat was asked that may take its answer back, by line,
        `undone` which line was taken back by which. `reasons` has how bots came to what they did, by line, as
        far as they were asked here: a game that is read back knows of none.
        """
        viewers = range(ONLOOKER, game.t.seats)
        self.game = game
        self.croupier = croupier
        self.firsts = [0]
        self.marks: dict[int, list[int]] = {viewer: [] for viewer in viewers}
        self.asked = dict.fromkeys(viewers, 0)
        self.asked_at = dict.fromkeys(viewers, 0.0)
        self.fists: dict[int, int] = {}
        self.unclenched: int | None = None
        self.waited: dict[int, float] = {}
        self.undone: dict[int, int] = {}
        self.reasons: dict[int, str] = {}

    def copy(self) -> Journal:
        """Return the same journal, to be written on independently."""
        journal = Journal.__new__(Journal)
        journal.game = self.game.branch()
        journal.croupier = self.croupier.copy()
        journal.firsts = self.firsts[:]
        journal.marks = {viewer: marks[:] for viewer, marks in self.marks.items()}
        journal.asked = dict(self.asked)
        journal.asked_at = dict(self.asked_at)
        journal.fists = dict(self.fists)
        journal.unclenched = self.unclenched
        journal.waited = dict(self.waited)
        journal.undone = dict(self.undone)
        journal.reasons = self.reasons  # of lines that stay: what fails on a copy leaves none
        return journal

    # writing

    def take(self, seat: int, text: str, at: float) -> None:
        """Take an action or a deal in notation, or one back; a Refusal leaves everything as it was."""
        before = self.game.t.owed
        if text == WORD:
            self._take_back(seat, before, at)
            return
        if seat == HOUSE and is_about_dice(text):
            self.croupier.hear(text, self.game.t)
        facts, public = self.game.take(seat, text), not is_deal(text) and (seat != HOUSE or is_public(text))
        if seat not in (CHANCE, HOUSE) and public:
            self.waited[len(self.game.lines) - 1] = self.asked_at[seat]
        self._count(seat, facts, before, at, public=public)

    def _take_back(self, seat: int, before: int, at: float) -> None:
        """Take a seat's last action back: it is asked again, and has waited for as long as it had."""
        taken = last_step(self.game, seat).line
        since = self.waited[taken]
        if seat in self.fists:
            self.unclenched = min(
                self.fists[seat], len(self.game.lines) if self.unclenched is None else self.unclenched
            )
        facts = self.game.take(seat, WORD)
        self.undone[len(self.game.lines) - 1] = taken
        self._count(seat, facts, before, at, public=True)
        self.asked_at[seat] = since

    def settle(self, at: float) -> None:
        """Let chance answer as long as it is asked and its dice are there."""
        while self.is_left_to_chance() and self.croupier.is_ready:
            before = self.game.t.owed
            facts = self.game.answer(CHANCE, self.croupier.answer(self.game.notation, self.game.t))
            self._count(CHANCE, facts, before, at, public=True)
        if not self.is_left_to_chance():
            self.croupier.rest()

    def is_left_to_chance(self) -> bool:
        """Return whether a die or a draw is asked for."""
        return bool(self.game.t.owed >> CHANCE & 1)

    def replay(self, line: str, at: float) -> None:
        """Take a line that was written before; dice and draws must be what the parts of the seed give."""
        who, _, text = line.partition(": ")
        if who != "*":
            self.take(self.game.author(who), text, at)
            return
        before = self.game.t.owed
        if not self.is_left_to_chance() or not self.croupier.is_ready:
            raise DamagedGame(line)
        facts = self.game.answer(CHANCE, self.croupier.again(self.game.notation, self.game.t, text))
        if self.game.lines[-1] != line:
            raise DamagedGame(line)
        self._count(CHANCE, facts, before, at, public=True)
        if not self.is_left_to_chance():
            self.croupier.rest()

    def retrace(self, lines: Iterable[str], at: float) -> None:
        """Take lines that were written before, dice and draws as they are."""
        for line in lines:
            who, _, text = line.partition(": ")
            self.take(self.game.author(who), text, at)

    def _count(self, who: int, facts: list[Fact], before: int, at: float, *, public: bool) -> None:
        """Count a line for those who know of it, and note whose question is new."""
        line = len(self.firsts) - 1
        self.firsts.append(len(self.game.facts))
        for viewer, marks in self.marks.items():
            if public or any(fact.is_for(viewer) for fact in facts):
                marks.append(line)
        now = self.game.t.owed
        for seat in range(self.game.t.seats) if public else ():
            if now >> seat & 1 and (seat == who or not before >> seat & 1):
                self.asked[seat] = self.version(seat)
                self.asked_at[seat] = at
        if self.waited:
            kept = {back.line for back in self.game.way_back.steps}
            self.waited = {one: since for one, since in self.waited.items() if one in kept}
        closed = [seat for seat, fist in enumerate(self.game.t.fist) if fist != OPEN]
        self.fists = {seat: self.fists.get(seat, line) for seat in closed}
        if any(fact.doc["event"] in OPENING for fact in facts):
            self.unclenched = None

    # reading

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self.game.lines)

    def version(self, viewer: int) -> int:
        """Return how many lines a viewer knows of."""
        return len(self.game.lines) if viewer == EVERYBODY else len(self.marks[viewer])

    def lines_at(self, viewer: int, version: int) -> int:
        """Return how many lines there were when a viewer had this version."""
        marks = self.marks[viewer]
        return 0 if version <= 0 else marks[min(version, len(marks)) - 1] + 1

    def facts(self, viewer: int, since: int) -> list[tuple[int, Doc]]:
        """Return what a viewer was told after a version of its own, each behind the version it came with.

        From everybody together nothing is hidden, and offers have the game's own numbers. What was taken back
        is told with the version before it.
        """
        is_open = viewer == EVERYBODY
        lines = range(len(self.game.lines)) if is_open else self.marks[viewer]
        told: list[tuple[int, Doc]] = []
        if since >= len(lines):
            return told
        before = self.firsts[lines[since]]
        facts = self.game.facts[before:]
        for version, line in enumerate(lines[since:], since + 1):
            void = {"since": bisect_left(lines, self.undone[line])} if line in self.undone else {}
            for fact in facts[self.firsts[line] - before : self.firsts[line + 1] - before]:
                if fact.doc["event"] == "dealt" if is_open else not fact.is_for(viewer):
                    continue
                doc = fact.doc if is_open else for_seat(self.game, fact.doc, viewer)
                told.append((version, doc | void if void else doc))
        return told

    def before_fists(self) -> int:
        """Return how many lines there were before the first fist that is still a secret (all, if none is)."""
        lines = [*self.fists.values(), *([] if self.unclenched is None else [self.unclenched])]
        return min(lines, default=len(self.game.lines))

    def owed(self) -> list[int]:
        """Return the seats that owe an answer, chance not among them."""
        return [seat for seat in self.game.owed() if seat != CHANCE]
