"""The lieutenant: sees what its answers lead to by its next order, and takes what wins most often."""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.bot import Bot
from gangland.bots.candidates import candidates
from gangland.bots.foresight import Foresight
from gangland.bots.imagined import Notes, imagine
from gangland.bots.lore import lore_of
from gangland.bots.search.pool import POOL
from gangland.bots.sorts import make_answers
from gangland.bots.temper import Temper
from gangland.bots.value import Scene
from gangland.bots.ways import LOOKED, OPENINGS, THUMB
from gangland.bots.weights import weights_of
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table

STRIDE: Final = 1009
KEPT: Final = 5  # answers that are looked at closely, beside the rule of thumb's
SAMPLES: Final = 8  # how often each of these is tried
GAIN: Final = 0.06  # by so much of the chance to win another answer must be better than the rule of thumb's


@mypyc_attr(allow_interpreted_subclasses=True)
class Lieutenant(Bot):
    """Begins with a rule of thumb, and leaves it where the table looks better without."""

    def __init__(self, seed: i64 = 0) -> None:
        """Sit down with an empty notebook."""
        super().__init__(seed)
        self.name = "lieutenant"
        self.notes: Notes = Notes()
        self.temper: Temper = Temper()
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
        look = Foresight(g, w, seat, seed, self.answers, self.temper, weights_of(g.game))
        look.pool = POOL
        look.mood = self.mood
        best = look.pick(own, candidates(g, w, seat, menu), KEPT, SAMPLES, GAIN)
        self.departed = best != own
        return best

    def way(self, kind: i64) -> str:
        """Look ahead, once there is something to see."""
        return THUMB if kind in OPENINGS else LOOKED

    def watch(self, events: Ints, seat: i64) -> None:
        """Take notes."""
        self.notes.watch(events)
