"""The rooms that games of OpenSpiel are played in, each composed once; a game in a file names its room."""

from __future__ import annotations

from functools import cache
from typing import Any

from gangland.game.setup import parse_options
from gangland.research.room import Room


class NamedRoom(Room):
    """A room that is known by its game, its players and its options, and is pickled as these."""

    def __init__(self, game: str, players: int, options: str) -> None:
        """Compose the rules."""
        super().__init__(game, players, parse_options(options.replace("+", ",")))
        self.name = (game, players, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return room_of, self.name


@cache
def room_of(game: str, players: int, options: str) -> NamedRoom:
    """Return the room of a game; the same for the same."""
    return NamedRoom(game, players, options)
