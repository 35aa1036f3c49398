"""One wrapper that does what PettingZoo's three do for its games of cards, and costs a fraction of them.

`TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and `OrderEnforcingWrapper` look up every attribute
through one another, which takes four times as long as a step of the game. The tests hold this one to them.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from gangland.research import heads
from gangland.research.aec import TurnEnv
from gangland.research.play import Observation
from gangland.research.sitting import NotAllowedError

ILLEGAL = -1.0
Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


class Guarded(OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """An environment that is reset before it is played, and ends for who says what it may not."""

    env: TurnEnv

    def last(self, observe: bool = True) -> Last:
        """Return what the selected agent is shown, and what came of what it said last."""
        env = self.env
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        agent = env.agent_selection
        seen = env.observe(agent) if observe else None
        return (
            seen,
            env._cumulative_rewards[agent],  # noqa: SLF001 - as PettingZoo's wrappers do
            env.terminations[agent],
            env.truncations[agent],
            env.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Have the selected agent say one thing; what it may not say loses it the game."""
        env = self.env
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = env.agent_selection
        is_gone = env.terminations[agent] or env.truncations[agent]
        if action is None:
            assert is_gone, "action is not in action space"  # noqa: S101 - as PettingZoo says it
        elif type(action) is not int or not 0 <= action < heads.SIZE:
            assert env.action_space(agent).contains(action), "action is not in action space"  # noqa: S101 - the same
        try:
            env.step(action)
        except NotAllowedError:
            EnvLogger.warn_on_illegal_move()
            self.forfeit(agent)

    def forfeit(self, agent: str) -> None:
        """End the game: one agent has lost it."""
        env = self.env
        env.terminations = dict.fromkeys(env.agents, True)
        env.truncations = dict.fromkeys(env.agents, True)
        env.rewards = dict.fromkeys(env.agents, 0.0)
        env.rewards[agent] = ILLEGAL
        env._cumulative_rewards[agent] = 0.0  # noqa: SLF001 - as PettingZoo's wrappers do
        env._accumulate_rewards()  # noqa: SLF001 - the same
        env._deads_step_first()  # noqa: SLF001 - the same

    # what is looked up at every step, without a detour

    @property
    def agent_selection(self) -> str:
        """The agent that is asked."""
        return self.looked_up().agent_selection

    @property
    def agents(self) -> list[str]:
        """The agents that are still in the game."""
        return self.looked_up().agents

    @property
    def terminations(self) -> dict[str, bool]:
        """For whom it is over."""
        return self.looked_up().terminations

    @property
    def truncations(self) -> dict[str, bool]:
        """For whom it was broken off: after an illegal move, for all."""
        return self.looked_up().truncations

    @property
    def rewards(self) -> dict[str, float]:
        """What the last step was worth."""
        return self.looked_up().rewards

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """Nothing."""
        return self.looked_up().infos

    def looked_up(self) -> TurnEnv:
        """Return the environment, once it was reset."""
        if not self._has_reset:
            raise AttributeError("nothing is there before reset")
        return self.env
