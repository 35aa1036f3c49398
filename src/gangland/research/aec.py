"""The games as PettingZoo environments in which agents act one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from gangland.research.play import Observation, Play, Rendered, metadata_of
from gangland.research.room import Room


class TurnEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are asked in turn, small step by small step.

    Where several owe a sealed answer they are asked one after the other, and none sees what another said.
    """

    def __init__(self, room: Room, render_mode: str | None = None) -> None:
        """Sit down; `reset` begins a game."""
        super().__init__()
        self.room = room
        self.play = Play(room, render_mode)
        self.render_mode = render_mode
        self.metadata = metadata_of(room, parallel=False)
        self.possible_agents = self.play.agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent is shown: the observation, and the mask of what it may say."""
        return self.play.shown[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the one table of everything that can be said."""
        return self.play.said[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        """Begin a game; the same seed and the same answers give the same game."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.alive = self.play.sitting.alive
        self.agent_selection = self.possible_agents[self.play.sitting.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat knows, remembers and has said so far, and what it may say now."""
        return self.play.observe(self.play.seats[agent])

    def step(self, action: int | None) -> None:
        """Have the selected agent say one thing; whoever is asked next is selected."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        sitting = self.play.sitting
        sitting.take(self.play.seats[agent], int(action))
        if sitting.seat < 0 or sitting.alive != self.alive:
            self.bury()
        else:
            self.agent_selection = self.possible_agents[sitting.seat]

    def bury(self) -> None:
        """STD-4: end it for gangs that were disbanded, and for all when somebody has won."""
        play = self.play
        self.alive = play.sitting.alive
        for agent in self.agents:
            self.terminations[agent] = play.is_gone(play.seats[agent])
            self.rewards[agent] = play.reward(play.seats[agent])
        self._accumulate_rewards()
        if play.sitting.seat >= 0:
            self.agent_selection = self.possible_agents[play.sitting.seat]
        self._deads_step_first()

    def state(self) -> NDArray[np.int16]:
        """Return what all seats know together: for whoever trains all at once."""
        return self.play.state()

    def render(self) -> Rendered:
        """Return the table with all blinds up, as text or as a picture; or print it for people."""
        return self.play.render()

    def close(self) -> None:
        """Nothing is open."""
