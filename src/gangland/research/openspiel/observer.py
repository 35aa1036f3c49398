"""What seats of a game of OpenSpiel see: what is known now, or all that was seen and said so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from gangland.engine.event import WIDTH
from gangland.engine.table import Table
from gangland.research.eye import Eye
from gangland.research.heads import name_of
from gangland.research.room import Room, window
from gangland.rulesets.view import NOBODY

if TYPE_CHECKING:
    from gangland.research.openspiel.state import State

ROWS: Final = 64
"""How many rows of a record there is room for, for each seat and round; of a longer one the last are kept.
The longest of random games have a third of that."""
BESIDE: Final = 2  # rounds more, for what is before and after them


class Observer:
    """Writes into `tensor`, of which `dict` has the slices by name, or says it as text.

    A tensor has what one seat knows; what all know, or what it alone does, is said as text only.
    """

    def __init__(self, room: Room, kind: Any, params: Any) -> None:  # noqa: ANN401 - pyspiel has no types
        """Make room for what is to be seen."""
        if params:
            raise ValueError(f"nothing is to be set about observations: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees behind all blinds")
        self.room = room
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.recalls and not (self.public and self.private):
            raise ValueError("a record is of all that a seat knows")
        self.rows = ROWS * room.players * (room.g.rounds + BESIDE)
        self.eye = Eye(room.g, room.slots)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            size = len(room.layout) + (self.rows * WIDTH if self.recalls else 0)
            self.tensor = np.zeros(size, np.float32)
            self.dict = self.slices(self.tensor)

    def slices(self, tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Return the parts of a tensor by name."""
        layout = self.room.layout
        parts = {
            name: tensor[layout[name]].reshape(part.rows, len(part.fields))
            for name, part in layout.parts.items()
            if part.size
        }
        if self.recalls:
            parts["record"] = tensor[len(layout) :].reshape(self.rows, WIDTH)
        return parts

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat knows into the tensor."""
        if self.tensor is None:
            return
        course = state.course
        self.eye.look(course.view(player), player, course.memory(player), course.question(player))
        self.tensor[: len(self.room.layout)] = window(self.eye.out)
        if self.recalls:
            rows, record = self.dict["record"], course.records[player][-self.rows :]
            rows.fill(0)
            if record:
                rows[: len(record)] = record

    def string_from(self, state: State, player: int) -> str:
        """Say what a seat knows."""
        course = state.course
        if self.recalls:
            return course.information(player)
        if not self.private:
            return repr(course.view(NOBODY)) if self.public else ""
        said = " ".join(name_of(index) for index in course.saying.get(player, ()))
        hand = f"seat {player}: {said} {hand_of(course.view(player), player)}"
        return f"{hand} {course.view(player)!r}" if self.public else hand


def hand_of(view: Table, seat: int) -> str:
    """Return what is behind a seat's own blind."""
    return (
        f"cash {view.cash[seat]} guns {view.guns[seat]} goods {view.goods[seat]} "
        f"orders {view.tokens[seat]} fist {view.fist[seat]}"
    )
