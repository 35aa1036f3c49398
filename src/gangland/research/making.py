"""How environments are made: bare, in the wrappers of PettingZoo's own games of cards, or for all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gangland.research.aec import TurnEnv
from gangland.research.guarded import Guarded
from gangland.research.parallel import AtOnceEnv
from gangland.research.room import OFF, Room


class Maker:
    """Makes the environments of one game."""

    def __init__(self, game: str) -> None:
        """Remember the game."""
        self.game = game

    def room(
        self,
        players: int = 4,
        options: Mapping[str, int] | None = None,
        packs: Sequence[str] = (),
        deals: str = OFF,
    ) -> Room:
        """Return the room such games are played in."""
        return Room(self.game, players, options, packs, deals)

    def raw_env(self, *args: Any, render_mode: str | None = None, **keywords: Any) -> TurnEnv:  # noqa: ANN401 - as `room` takes them
        """Return the bare environment, for a room: what may not be said is refused."""
        return TurnEnv(self.room(*args, **keywords), render_mode)

    def env(self, *args: Any, **keywords: Any) -> Guarded:  # noqa: ANN401 - as `raw_env` takes them
        """Return the environment guarded as PettingZoo's are: who says what it may not has lost."""
        return Guarded(self.raw_env(*args, **keywords))

    def parallel_env(self, *args: Any, render_mode: str | None = None, **keywords: Any) -> AtOnceEnv:  # noqa: ANN401 - as `room` takes them
        """Return the environment in which all who are asked act at once."""
        return AtOnceEnv(self.room(*args, **keywords), render_mode)
