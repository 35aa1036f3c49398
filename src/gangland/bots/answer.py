"""What an answer is: one small object for each sort of question."""

from __future__ import annotations

from gangland.bots.value import Scene
from gangland.engine.action import NO, pack
from gangland.engine.ints import i64
from gangland.engine.menu import Menu


class Answer:
    """How to answer one sort of question; where nothing better is known, no, or else the first choice."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Return an action of the menu."""
        no = pack(NO)
        return no if menu.has(no) else menu.nth(0, 0)
