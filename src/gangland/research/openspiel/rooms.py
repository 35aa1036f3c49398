"""The rooms that games of OpenSpiel are played in, each composed once; a game in a file names its room."""

from __future__ import annotations

from functools import cache
from typing import Any

from gangland.game.setup import parse_options
from gangland.research.room import Room
from gangland.research.tiny import TinyRoom


class FullRoom(Room):
    """A room that is known by its game, its players and its options, and is pickled as these."""

    def __init__(self, game: str, players: int, options: str) -> None:
        """Compose the rules."""
        super().__init__(game, players, parse_options(options.replace("+", ",").replace(":", "=")))
        self.name = (game, players, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return full_room, self.name


@cache
def full_room(game: str, players: int, options: str) -> FullRoom:
    """Return the room of a whole game; the same for the same."""
    return FullRoom(game, players, options)


@cache
def tiny_room(game: str, rounds: int) -> TinyRoom:
    """Return the room of a game in tiny; the same for the same."""
    return KeptTinyRoom(game, rounds)


class KeptTinyRoom(TinyRoom):
    """One that is pickled by its game and its rounds."""

    def __reduce__(self) -> tuple[Any, ...]:
        return tiny_room, (self.pack.game, self.g.rounds)
