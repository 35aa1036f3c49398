"""The one wrapper does what PettingZoo's three do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

from gangland.research import heads, mayhem_v0


def in_three() -> Any:  # noqa: ANN401 - PettingZoo has no types
    """Return the environment in PettingZoo's own wrappers."""
    wrapped = wrappers.TerminateIllegalWrapper(mayhem_v0.raw_env(3), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def in_one() -> Any:  # noqa: ANN401 - PettingZoo has no types
    return mayhem_v0.env(3)


BOTH = [in_three, in_one]
Make = Callable[[], Any]


def played(make: Make, offence: int) -> list[object]:
    """Play until somebody says what it may not, if ever; return all that an agent could see of it."""
    env, rng = make(), np.random.default_rng(4)
    seen: list[object] = []
    env.reset(seed=4)
    for number, agent in enumerate(env.agent_iter(2000)):
        observation, reward, gone, cut, info = env.last()
        mask = observation["action_mask"]
        action = None if gone or cut else int(rng.choice(np.flatnonzero(mask)))
        if number == offence:
            action = int(np.flatnonzero(mask == 0)[-1])
        seen.append((agent, observation["observation"].tobytes(), mask.tobytes(), reward, gone, cut, info))
        env.step(action)
        seen.append((list(env.agents), dict(env.rewards), dict(env.terminations), dict(env.truncations)))
    assert not env.agents
    return seen


@pytest.mark.parametrize("offence", [-1, 0, 7, 150])
def test_games_go_and_end_the_same(offence: int) -> None:
    assert played(in_three, offence) == played(in_one, offence)


@pytest.mark.parametrize("make", BOTH)
def test_nothing_is_there_before_the_first_reset(make: Make) -> None:
    for name in (
        "agents",
        "agent_selection",
        "rewards",
        "terminations",
        "truncations",
        "infos",
        "num_agents",
    ):
        with pytest.raises(AttributeError, match=name):
            getattr(make(), name)
    calls: list[tuple[str, list[object]]] = [("step", [0]), ("observe", ["player_0"]), ("last", [])]
    for call, arguments in calls:
        with pytest.raises((AssertionError, AttributeError)):
            getattr(make(), call)(*arguments)
    with pytest.raises(AssertionError, match="reset"):
        make().agent_iter()


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize("action", [None, heads.SIZE, -1, 2.5, "move"])
def test_what_is_in_no_table_is_refused(make: Make, action: object) -> None:
    env = make()
    env.reset(seed=4)
    env.last()
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64])
def test_numbers_of_numpy_are_numbers(make: Make, kind: type[Any]) -> None:
    env = make()
    env.reset(seed=4)
    observation, *_ = env.last()
    env.step(kind(np.flatnonzero(observation["action_mask"])[0]))
    assert env.rewards == dict.fromkeys(env.agents, 0.0)


@pytest.mark.parametrize("make", BOTH)
def test_one_steps_in_every_turn_of_a_loop(make: Make) -> None:
    env = make()
    env.reset(seed=4)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


@pytest.mark.parametrize("make", BOTH)
def test_after_the_end_nothing_happens(make: Make) -> None:
    env = make()
    env.reset(seed=4)
    env.last()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[-1]))
    while env.agents:
        env.step(None)
    env.step(None)
    assert env.agents == []
