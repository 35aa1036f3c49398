"""The games as PettingZoo environments in which agents act one after the other."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv

from gangland.engine.ints import ints
from gangland.research.bargaining import Bargaining
from gangland.research.coding import decode, steps_to
from gangland.research.play import Environment, Observation
from gangland.research.sitting import NotAllowedError


class TurnEnv(Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are asked in turn, small step by small step.

    Where several owe a sealed answer they are asked one after the other, and none sees what another said.
    """

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
        sitting = self.sitting
        sitting.take(sitting.seat, operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        if sitting.seat < 0 or sitting.alive != self.alive:
            self.bury()
        else:
            self.agent_selection = self.possible_agents[sitting.seat]

    def answer(self, code: Sequence[int]) -> None:
        """Have the selected agent give a whole answer, by its code: for policies that have a head each.

        Deals are said step by step.
        """
        seat = self.play.seats[self.agent_selection]
        if isinstance(self.sitting, Bargaining) and seat in self.sitting.drafts:
            raise NotAllowedError("deals are said step by step")
        question = self.play.sitting.choosings[seat]
        action = decode(question.menu, question.seats, seat, ints([int(index) for index in code]))
        for index in list(steps_to(question, action)):
            self.step(index)

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
