"""The games as OpenSpiel has them: their parameters, how long they are, and how they are registered."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from gangland.game.games import GAMES
from gangland.research import heads
from gangland.research.course import Course
from gangland.research.openspiel.observer import Observer
from gangland.research.openspiel.rooms import room_of
from gangland.research.openspiel.state import State

NAMES: Final = {"gangland_mayhem": "mayhem", "gangland_wise_guys": "wise-guys"}
"""The games by the names they have there."""
LONG: Final = {"mayhem": "Gangland: Men of Mayhem", "wise-guys": "Gangland: Wise Guys"}
TOGETHER, IN_TURN = "together", "in_turn"
FACES: Final = 7  # of a die, and none
LONGEST: Final = 20_000
"""More than any game takes: of decisions, and as many times chance."""


def game_type(name: str, sealed: str = TOGETHER) -> Any:  # noqa: ANN401 - pyspiel has no types
    """Return the type of a game; where sealed answers are said in turn it is a sequential one."""
    kinds = pyspiel.GameType
    fewest, most = GAMES[NAMES[name]].players
    return kinds(
        short_name=name,
        long_name=LONG[NAMES[name]],
        dynamics=kinds.Dynamics.SEQUENTIAL if sealed == IN_TURN else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification={"players": fewest, "options": "", "sealed": TOGETHER},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the games with its parameters."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Compose the rules; what cannot be played is refused."""
        params, name = params or {}, self.name
        sealed = params.get("sealed", TOGETHER)
        if sealed not in (TOGETHER, IN_TURN):
            raise ValueError(f"sealed answers are said {TOGETHER} or {IN_TURN}, not {sealed!r}")
        players = params.get("players", GAMES[NAMES[name]].players[0])
        self.room = room_of(NAMES[name], players, params.get("options", ""))
        catalogue = self.room.g.catalogue
        super().__init__(
            game_type(name, sealed),
            pyspiel.GameInfo(
                num_distinct_actions=heads.SIZE,
                max_chance_outcomes=max(FACES, len(catalogue.site_tiles), len(catalogue.card_kind)),
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            params,
        )
        self.opening = Course(self.room, in_turn=sealed == IN_TURN)
        self.opening.lay()

    def new_initial_state(self, told: Any = None) -> State:  # noqa: ANN401 - pyspiel has no types
        """Return the game at its first question."""
        if told is not None:
            raise ValueError("a game begins at its beginning")
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance is asked, at most."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 - the same
        """Return an observer: of what a seat sees now, or of all it has seen and said."""
        return Observer(self.room, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MayhemGame(Game):
    """Men of Mayhem."""

    name = "gangland_mayhem"


class WiseGuysGame(Game):
    """Wise Guys."""

    name = "gangland_wise_guys"


def register() -> None:
    """Make the games known to pyspiel, which keeps the classes to its very end."""
    for game in (MayhemGame, WiseGuysGame):
        pyspiel.register_game(game_type(game.name), game)
