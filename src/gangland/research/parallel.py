"""The games as PettingZoo environments in which all who are asked act at once."""

from __future__ import annotations

import operator
from typing import Any

from pettingzoo import ParallelEnv

from gangland.research import heads
from gangland.research.bargaining import Bargaining
from gangland.research.play import Environment, Observation

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]
ILLEGAL = -1.0


class AtOnceEnv(Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which all who owe a sealed answer say their next thing together; the others wait.

    A deal that is made comes first: what others said in that step is not heard, and they are asked anew. Who
    says what it may not has lost, and the game is over, as in the wrappers of the other environment.
    """

    is_parallel = True

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed and the same answers give the same game."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        """Have every agent say one thing, or wait."""
        offender = self.illegal(actions)
        if offender is None:
            self.take(actions)
        play, agents = self.play, self.agents
        gone = {agent: offender is not None or play.is_gone(play.seats[agent]) for agent in agents}
        rewards = {agent: play.reward(play.seats[agent]) for agent in agents}
        if offender is not None:
            rewards[offender] = ILLEGAL
        seen = self.observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agents = [agent for agent in agents if not gone[agent]]
        return seen, rewards, gone, dict.fromkeys(agents, offender is not None), infos

    def illegal(self, actions: dict[str, int]) -> str | None:
        """Return the first agent that says what its mask forbids, or what is in no mask."""
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"{agent} says nothing: who is not asked waits, with 0")
            try:
                index = operator.index(actions[agent])
            except TypeError:
                return agent
            mask = self.play.sitting.choosings[self.play.seats[agent]].mask
            if not (0 <= index < heads.SIZE and mask[index]):
                return agent
        return None

    def take(self, actions: dict[str, int]) -> None:
        """Hear everybody who is asked, from the first seat on; after a deal, nobody else."""
        sitting = self.play.sitting
        asked, made = sitting.now_asked(), self.deals_made()
        for agent in self.agents:
            seat = self.play.seats[agent]
            if asked >> seat & 1 and self.deals_made() == made:
                sitting.take(seat, operator.index(actions[agent]))

    def deals_made(self) -> int:
        """Return how many deals were made so far."""
        sitting = self.play.sitting
        return sitting.made if isinstance(sitting, Bargaining) else 0

    def observations(self) -> dict[str, Observation]:
        """Return what every agent is shown."""
        return {agent: self.play.observe(self.play.seats[agent]) for agent in self.agents}
