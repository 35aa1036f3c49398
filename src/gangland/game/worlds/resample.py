"""Resampling: another world in which a seat has seen and heard the very same since the game began.

What is kept is all that the seat knows; what was dealt in the dark, what is in closed fists and what others
have open between them is drawn anew. Talk between others, and offers of theirs that came to nothing, leave no
trace and are left out. The result depends on what the seat knows alone, never on what is the case.
"""

from __future__ import annotations

import random

from gangland.game.game import Game
from gangland.game.worlds import history
from gangland.game.worlds.clues import Clues
from gangland.game.worlds.draw import Drawing, NoWorldError
from gangland.game.worlds.fate import Fate
from gangland.game.worlds.retelling import Retelling
from gangland.game.worlds.script import Script


def resample(game: Game, seat: int, rng: random.Random) -> Game:
    """Return a world that a seat (-1: an onlooker) cannot tell from the one it is in."""
    return another_world(game, seat, Fate(rng))


def another_world(game: Game, seat: int, fate: Fate) -> Game:
    """Return the world that fate draws; what was taken back leaves no trace in it."""
    game = game.settled()
    clues, script = Clues(game, seat), Script(game, seat)
    for line in history.read(game):
        clues.read(line)
        script.read(line)
    world = Retelling(game, script, fate).tell(Drawing(clues, fate).nets())
    if not is_same_to(world, game, seat):
        raise NoWorldError
    return world


def is_same_to(world: Game, game: Game, seat: int) -> bool:
    """Return whether a seat was told and sees the same in two worlds."""
    told = [[fact.doc for fact in one.told(seat)] for one in (world, game)]
    return told[0] == told[1] and world.view(seat) == game.view(seat)
