"""The games as OpenSpiel has them: their parameters, how long they are, and how they are registered."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from gangland.game.games import GAMES
from gangland.research import heads
from gangland.research.course import Course
from gangland.research.openspiel.observer import Observer
from gangland.research.openspiel.rooms import full_room, tiny_room
from gangland.research.openspiel.state import State
from gangland.research.room import Room
from gangland.rulesets import tiny

NAMES: Final = {"gangland_mayhem": "mayhem", "gangland_wise_guys": "wise-guys"}
"""The games by the names they have there."""
TINY: Final = {"gangland_tiny_mayhem": "mayhem", "gangland_tiny_wise_guys": "wise-guys"}
"""The same in tiny."""
LONG: Final = {"mayhem": "Gangland: Men of Mayhem", "wise-guys": "Gangland: Wise Guys"}
TOGETHER, IN_TURN = "together", "in_turn"
FACES: Final = 7  # of a die, and none
LONGEST: Final = 20_000
"""More than any game takes: of decisions, and as many times chance."""
LONGEST_TINY: Final = 200


def game_type(name: str, long: str, players: tuple[int, int], parameters: dict[str, Any], sealed: str) -> Any:  # noqa: ANN401 - pyspiel has no types
    """Return the type of a game; where sealed answers are said in turn it is a sequential one."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=long,
        dynamics=kinds.Dynamics.SEQUENTIAL if sealed == IN_TURN else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification={**parameters, "sealed": TOGETHER},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its parameters; each kind is a class, which pyspiel keeps to its very end."""

    name = ""
    longest = LONGEST

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Compose the rules; what cannot be played is refused."""
        chosen = {**self.parameters(), "sealed": TOGETHER, **(params or {})}
        sealed = chosen["sealed"]
        if sealed not in (TOGETHER, IN_TURN):
            raise ValueError(f"sealed answers are said {TOGETHER} or {IN_TURN}, not {sealed!r}")
        self.room = self.room_for(chosen)
        catalogue = self.room.g.catalogue
        super().__init__(
            self.kind(sealed),
            pyspiel.GameInfo(
                num_distinct_actions=heads.SIZE,
                max_chance_outcomes=max(FACES, len(catalogue.site_tiles), len(catalogue.card_kind)),
                num_players=self.room.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.longest,
            ),
            params or {},
        )
        self.opening = Course(self.room, in_turn=sealed == IN_TURN)
        self.opening.lay()

    @classmethod
    def parameters(cls) -> dict[str, Any]:
        """Return the parameters it has, as they are where nobody says otherwise."""
        raise NotImplementedError

    @classmethod
    def kind(cls, sealed: str = TOGETHER) -> Any:  # noqa: ANN401 - pyspiel has no types
        """Return its type."""
        raise NotImplementedError

    def room_for(self, chosen: dict[str, Any]) -> Room:
        """Return the room to play in."""
        raise NotImplementedError

    def new_initial_state(self, told: Any = None) -> State:  # noqa: ANN401 - pyspiel has no types
        """Return the game at its first question."""
        if told is not None:
            raise ValueError("a game begins at its beginning")
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance is asked, at most."""
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 - the same
        """Return an observer: of what a seat sees now, or of all it has seen and said."""
        return Observer(self.room, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class FullGame(Game):
    """A whole game."""

    @classmethod
    def parameters(cls) -> dict[str, Any]:
        """How many play, and with which options: `long-haul:2+slim-pickings`."""
        return {"players": GAMES[NAMES[cls.name]].players[0], "options": ""}

    @classmethod
    def kind(cls, sealed: str = TOGETHER) -> Any:  # noqa: ANN401 - pyspiel has no types
        """Return its type."""
        game = NAMES[cls.name]
        return game_type(cls.name, LONG[game], GAMES[game].players, cls.parameters(), sealed)

    def room_for(self, chosen: dict[str, Any]) -> Room:
        """Return the room to play in."""
        return full_room(NAMES[self.name], chosen["players"], chosen["options"])


class TinyGame(Game):
    """A game in tiny."""

    longest = LONGEST_TINY

    @classmethod
    def parameters(cls) -> dict[str, Any]:
        """How many rounds."""
        return {"rounds": tiny.ROUNDS}

    @classmethod
    def kind(cls, sealed: str = TOGETHER) -> Any:  # noqa: ANN401 - pyspiel has no types
        """Return its type."""
        players = (tiny.PLAYERS, tiny.PLAYERS)
        return game_type(cls.name, f"{LONG[TINY[cls.name]]}, tiny", players, cls.parameters(), sealed)

    def room_for(self, chosen: dict[str, Any]) -> Room:
        """Return the room to play in."""
        return tiny_room(TINY[self.name], chosen["rounds"])


class Mayhem(FullGame):
    """Men of Mayhem."""

    name = "gangland_mayhem"


class WiseGuys(FullGame):
    """Wise Guys."""

    name = "gangland_wise_guys"


class TinyMayhem(TinyGame):
    """Men of Mayhem in tiny."""

    name = "gangland_tiny_mayhem"


class TinyWiseGuys(TinyGame):
    """Wise Guys in tiny."""

    name = "gangland_tiny_wise_guys"


def register() -> None:
    """Make the games known to pyspiel."""
    for game in (Mayhem, WiseGuys, TinyMayhem, TinyWiseGuys):
        pyspiel.register_game(game.kind(), game)
