"""The croupier of a lesson: what is set for a purpose is rolled and drawn, all else is left to chance."""

from __future__ import annotations

from typing import Self

from gangland.engine.step import options
from gangland.engine.table import CHANCE, Table
from gangland.game.croupier import Croupier, Roll
from gangland.game.notation import Notation
from gangland.lessons.lesson import Lesson
from gangland.rulesets import ids
from gangland.rulesets.fight import is_talking

SET = "lesson"
"""The purpose of a die or a draw that is set: nobody can derive it, nobody need."""


class LessonCroupier(Croupier):
    """Sets what a lesson says, by what it is for; whatever is asked besides, `fair` answers."""

    def __init__(self, lesson: Lesson, fair: Croupier) -> None:
        """Stand in front of another croupier."""
        super().__init__(fair.seed, fair.dice)
        self.lesson = lesson
        self.fair = fair

    def answer(self, notation: Notation, t: Table) -> int:
        """Return the next answer of chance."""
        text = self.is_set(notation, t)
        return self._read(notation, t, text) if text else self.fair.answer(notation, t)

    def again(self, notation: Notation, t: Table, text: str) -> int:
        """Return the answer that was given before; what was set then stands, whatever is set now."""
        if self.is_set(notation, t):
            return self._read(notation, t, text)
        return self.fair.again(notation, t, text)

    def roll(self, notation: Notation, t: Table) -> Roll:
        """Return the next die or draw, by what it is for."""
        text = self.is_set(notation, t)
        if not text:
            return self.fair.roll(notation, t)
        menu = options(notation.g, t, CHANCE)
        action = self._read(notation, t, text)
        which = next(index for index in range(menu.size(0)) if menu.nth(0, index) == action)
        return Roll(SET, 1, menu.size(0), which)

    def copy(self) -> Self:
        """Return the same croupier, to go on independently."""
        other = super().copy()
        other.fair = self.fair.copy()
        return other

    def is_set(self, notation: Notation, t: Table) -> str:
        """Return what is set for what chance is asked now, in notation; empty where nothing is."""
        step = notation.g.step(t)
        if step.id in (ids.NEW_TURF, ids.TURN_UP_CARDS):
            return self._draw(notation, t)
        if t.round > self.lesson.rounds:
            return ""
        seat = step.roller(notation.g, t)
        kind = ""
        if step.id == ids.ROLL_DICE:
            kind = "talking" if is_talking(notation.g, t) else "slugging"
        for die in self.lesson.dice:
            if (die.step, die.seat) == (step.id, seat) and die.kind in ("", kind):
                return f"roll {die.face}"
        return ""

    def _draw(self, notation: Notation, t: Table) -> str:
        if not 1 <= t.round <= self.lesson.rounds:
            return ""
        draws = self.lesson.draws[t.round - 1]
        wanted = draws.sites if notation.draws_site(t) else draws.cards
        left = options(notation.g, t, CHANCE)
        texts = {notation.write(t, CHANCE, left.nth(0, index)) for index in range(left.size(0))}
        return next((f"draw {one}" for one in wanted if f"draw {one}" in texts), "")

    def _read(self, notation: Notation, t: Table, text: str) -> int:
        return notation.read(t, CHANCE, text, options(notation.g, t, CHANCE))
