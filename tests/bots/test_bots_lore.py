"""Lore: read off a pack once, and never another game's."""

from __future__ import annotations

from typing import cast

import pytest

from gangland.bots.lore import lore_of
from gangland.content.editions import load_edition
from gangland.engine.catalogue import Catalogue
from gangland.engine.ints import COMPILED
from gangland.engine.step import Rules
from gangland.game.games import GAMES


def rules() -> list[Rules]:
    """Return the rules of every game."""
    return [GAMES[name].compose(load_edition(name), {}) for name in GAMES]


class Interrupted:
    """The rules of a game whose thread loses its turn to another game's when they are looked at."""

    def __init__(self, g: Rules, other: Rules) -> None:
        self.g = g
        self.other = other

    @property
    def catalogue(self) -> Catalogue:
        lore_of(self.other)
        return self.g.catalogue


def test_lore_is_read_once() -> None:
    g, other = rules()
    assert lore_of(g) is lore_of(g)
    assert lore_of(other).catalogue is other.catalogue
    assert lore_of(g).catalogue is g.catalogue


def test_a_game_keeps_its_own_lore_while_another_thread_asks_for_its_own() -> None:
    """Compiled, nobody can pose as rules, and nobody loses a turn while the shelf is looked at."""
    g, other = rules()
    known = lore_of(g)
    posing = cast("Rules", Interrupted(g, other))
    if COMPILED:
        with pytest.raises(TypeError):
            lore_of(posing)
    else:
        assert lore_of(posing) is known
