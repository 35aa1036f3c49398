"""Dice given by hand: the next faces are as said, and then chance goes on."""

from __future__ import annotations

from collections.abc import Iterable

from gangland.engine.action import ROLL, pack
from gangland.engine.step import options
from gangland.engine.table import CHANCE, Table
from gangland.game.croupier import Croupier
from gangland.game.notation import Notation


class GivenDice(Croupier):
    """A croupier that first rolls what it was told to."""

    def __init__(self, seed: int | str, faces: Iterable[int] = ()) -> None:
        super().__init__(seed)
        self.faces = list(faces)

    def answer(self, notation: Notation, t: Table) -> int:
        """The next face where a die is asked for, else chance."""
        menu = options(notation.g, t, CHANCE)
        if self.faces and menu.rows[0] == ROLL:
            return pack(ROLL, 0, self.faces.pop(0))
        return super().answer(notation, t)
