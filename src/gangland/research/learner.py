"""A policy as a bot: it answers in small steps, from what environments show, in any match of the arena."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from gangland.bots.bot import Bot
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.research.choosing import Choosing
from gangland.research.eye import Eye
from gangland.research.play import MASK
from gangland.research.recollection import Recollection
from gangland.research.room import SEEN, window


class Learner(Bot):
    """Somebody who plays by a policy: `say` picks a number of the table, as at an environment without deals.

    `slots` are those of the room it learnt in: which modifiers it is shown.
    """

    slots: ClassVar[list[int]]

    def __init__(self, seed: i64 = 0) -> None:
        """Sit down; nothing was seen yet."""
        super().__init__(seed)
        self.name = "learner"
        self.recollection = Recollection()
        self.eye: Eye | None = None

    def say(self, seen: NDArray[np.int16], mask: NDArray[np.int8]) -> int:
        """Return a number that the mask allows."""
        raise NotImplementedError

    def watch(self, events: Ints, seat: i64) -> None:
        """Remember what environments remember."""
        super().watch(events, seat)
        self.recollection.watch(events, seat)

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Answer step by step, from the seat's view alone."""
        eye = self.eye = self.eye or Eye(g, self.slots)
        choosing = Choosing(g.named)
        choosing.begin(menu, view.seats, seat)
        while choosing.head >= 0:
            eye.look(view, seat, self.recollection, choosing)
            seen, mask = window(eye.out).astype(SEEN), window(choosing.mask).astype(MASK)
            choosing.take(int(self.say(seen, mask)))
        return choosing.action()
