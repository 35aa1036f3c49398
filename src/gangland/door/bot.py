"""A bot as one writes it in Python: it is shown a view and answers with an action."""

from __future__ import annotations

from gangland.bots.bot import Bot as Player
from gangland.door.action import Action
from gangland.door.view import View
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.notation import Notation
from gangland.game.setup import pack_of


class Bot(Player):
    """A player at one seat of one game: say in `play` what to answer.

    Deals are declined unless `accepts` says otherwise; `proposes`, `counters` and `watch` are there too.
    """

    def play(self, view: View) -> Action | str:
        """Return one of the actions of `view.legal()`."""
        return view.legal()[0]

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        """Answer a question of the engine's."""
        notation = self.notation(g)
        action = self.play(View(notation, view, seat))
        return notation.read(view, seat, str(action), menu)

    def notation(self, g: Rules) -> Notation:
        """Return how actions are written in a game; learnt once."""
        learnt: Notation | None = getattr(self, "_notation", None)
        if learnt is None:
            learnt = Notation(g, pack_of(g))
            self._notation = learnt
        return learnt
