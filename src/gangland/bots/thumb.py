"""Answers by rule of thumb at an open table, as fast as playouts want them."""

from __future__ import annotations

from gangland.bots.answer import Answer
from gangland.bots.lore import Lore, lore_of
from gangland.bots.search.truth import TRUTH
from gangland.bots.temper import Temper
from gangland.bots.value import Scene
from gangland.engine.ints import i64
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table


class Thumb:
    """A thug for every seat: each question is read with the scene of the one before."""

    def __init__(self, g: Rules, answers: list[Answer]) -> None:
        """Take the answers of a thug."""
        self.g: Rules = g
        self.lore: Lore = lore_of(g)
        self.answers: list[Answer] = answers
        self.scene: Scene | None = None

    def choose(self, t: Table, seat: i64, menu: Menu, temper: Temper) -> i64:
        """Return what a temper answers at a table where nothing is hidden."""
        return self.answers[menu.rows[KIND]].choose(self.read(t, seat, temper), menu)

    def read(self, t: Table, seat: i64, temper: Temper) -> Scene:
        """Return what a seat sees, good until the next one reads."""
        if self.scene is None:
            self.scene = Scene(self.g, t, seat, self.lore, TRUTH, temper)
            return self.scene
        return self.scene.read(t, seat, temper)
