"""Tables of one room that one process plays, and the arrays in which it tells what came of a step."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangland.engine.ints import COMPILED, Ints
from gangland.research import deal_facts, heads
from gangland.research.bargaining import Bargaining
from gangland.research.play import MASK, SEEDS
from gangland.research.room import OFF, SEEN, Room, window
from gangland.research.tables import Tables

REWARD = np.float32


class Arrays(NamedTuple):
    """What passes between those who play and whoever learns, a row a table."""

    said: NDArray[np.int64]  # what whoever is asked says
    seen: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float32]  # of every seat, for the game that ended in this step
    over: NDArray[np.bool_]  # whether a game did

    def rows(self, share: slice) -> Arrays:
        """Return some of the rows; what is written into them is written into all."""
        return Arrays(*(array[share] for array in self))


Form = tuple[tuple[int, ...], Any]


def forms(room: Room, tables: int) -> list[Form]:
    """Return the shape and the type of each of the arrays."""
    return [
        ((tables,), np.int64),
        ((tables, len(room.layout)), SEEN),
        ((tables, heads.SIZE), MASK),
        ((tables,), np.int64),
        ((tables, room.players), REWARD),
        ((tables,), np.bool_),
    ]


class Lot:
    """Some tables, played here; a game that is over is followed by the next in the same step."""

    def __init__(self, room: Room, arrays: Arrays) -> None:
        """Sit down at all of them; `begin` lays them."""
        self.room = room
        self.arrays = arrays
        self.sittings = [room.sitting() for _ in arrays.said]
        self.rngs = [Random() for _ in self.sittings]
        self.tables = Tables(self.sittings, len(room.layout))
        self.size = self.sittings[0].eye.size
        if COMPILED:
            self.windows = [window(vector) for vector in self.vectors()]

    def vectors(self) -> list[Ints]:
        """Return what the engine writes, in the order of the arrays."""
        return [self.tables.seen, self.tables.masks, self.tables.seats]

    def begin(self, seeds: list[int] | None = None) -> None:
        """Lay every table anew; with a seed for each, the games are those of environments of that seed."""
        for number, rng in enumerate(self.rngs):
            if seeds is not None:
                rng.seed(seeds[number])
            self.lay(number)
        self.arrays.rewards[:] = 0
        self.arrays.over[:] = False
        self.show()

    def lay(self, number: int) -> None:
        """Lay one table."""
        self.room.begin(self.sittings[number], self.rngs[number].randrange(SEEDS))

    def step(self) -> None:
        """Have everybody who is asked say what stands in `said`."""
        arrays = self.arrays
        over = self.tables.take(arrays.said.tolist())
        arrays.rewards[:] = 0
        arrays.over[:] = False
        for number in over:
            arrays.over[number] = True
            arrays.rewards[number, self.sittings[number].t.winner] = 1
            self.lay(number)
        self.show()

    def show(self) -> None:
        """Fill the arrays with what everybody who is asked knows and may say."""
        self.tables.look()
        windows = self.windows if COMPILED else [window(vector) for vector in self.vectors()]
        for array, whole in zip((self.arrays.seen, self.arrays.mask, self.arrays.seat), windows, strict=True):
            np.copyto(array, whole.reshape(array.shape), casting="unsafe")
        if self.room.deals != OFF:
            self.show_deals()

    def show_deals(self) -> None:
        """Write what everybody who is asked knows of deals behind what it knows of the table."""
        for row, sitting in zip(self.arrays.seen, self.sittings, strict=True):
            if isinstance(sitting, Bargaining):
                row[self.size :] = deal_facts.facts(sitting, sitting.seat)
