"""The planner: sees what its answers lead to by its next order, as a lieutenant did when it was frozen.

`planner-1` is of the frozen league, a rival of another design than its thugs. What it takes everybody for is
the founder, its weights are its own, and a hash of all it does holds it, as one holds them.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.bot import Bot
from gangland.bots.candidates import candidates
from gangland.bots.foresight import Foresight
from gangland.bots.imagined import Notes, imagine
from gangland.bots.league import FOUNDER, temper_of
from gangland.bots.lore import lore_of
from gangland.bots.sorts import make_answers
from gangland.bots.temper import Temper
from gangland.bots.value import Scene
from gangland.bots.ways import LOOKED, OPENINGS
from gangland.bots.ways import THUMB as BY_THUMB
from gangland.bots.weights import THUMB, Weights, read_weights
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

PLANNER: Final = "planner-1"
GAMES: Final = ("mayhem", "wise-guys")
STRIDE: Final = 1009
KEPT: Final = 5
SAMPLES: Final = 4
GAIN: Final = 0.04


def planned(game: str) -> Weights:
    """Return the frozen weights for a game; by hand for another one."""
    return read_weights(f"{PLANNER}-{game}") if game in GAMES else THUMB


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    """Looks to its next order, and never learns."""

    def __init__(self, seed: i64 = 0) -> None:
        """Sit down with an empty notebook."""
        super().__init__(seed)
        self.name = PLANNER
        self.notes: Notes = Notes()
        self.temper: Temper = temper_of(FOUNDER)
        self.answers: list[Answer] = make_answers()

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Try every answer worth a thought."""
        scene = Scene(g, view, seat, lore_of(g), self.notes, self.temper)
        own = self.answers[menu.rows[KIND]].choose(scene, menu)
        self.departed = False
        if view.round == 0:
            return own
        w = imagine(g, view, self.notes)
        seed = self.seed + STRIDE * (view.round * 64 + view.tokens[seat])
        look = Foresight(g, w, seat, seed, self.answers, self.temper, planned(g.game))
        best = look.pick(own, candidates(g, w, seat, menu), KEPT, SAMPLES, GAIN)
        self.departed = best != own
        return best

    def way(self, kind: i64) -> str:
        """Look ahead, once there is something to see."""
        return BY_THUMB if kind in OPENINGS else LOOKED

    def watch(self, events: Ints, seat: i64) -> None:
        """Take notes."""
        self.notes.watch(events)
