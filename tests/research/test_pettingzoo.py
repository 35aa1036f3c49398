"""PettingZoo's own conformance tests, unmodified, and what they do not ask."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from positions import MODULES

import gangland
from gangland.research import heads, mayhem_v0, wise_guys_v0
from gangland.research.coding import encode
from gangland.research.heads import NAMES, head_at
from gangland.research.room import DEALS

# of masks in the observation PettingZoo's tests know in games of its own alone
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.fixture(params=MODULES)
def module(request: pytest.FixtureRequest) -> ModuleType:
    return importlib.import_module(f"gangland.research.{request.param}")


@pytest.mark.parametrize("deals", DEALS)
@pytest.mark.parametrize("players", [3, 4])
def test_api(module: ModuleType, players: int, deals: str) -> None:
    api_test(module.env(players, deals=deals), num_cycles=150)


def test_api_to_the_end_of_a_game(module: ModuleType) -> None:
    api_test(module.env(3), num_cycles=1000)


def test_api_of_the_bare_environment(module: ModuleType) -> None:
    api_test(module.raw_env(), num_cycles=100)


def test_api_with_six_players_and_options() -> None:
    api_test(mayhem_v0.env(6, options={"under-the-radar": 1, "hollow-point": 1}), num_cycles=80)


@pytest.mark.parametrize("deals", DEALS)
def test_parallel_api(module: ModuleType, deals: str) -> None:
    parallel_api_test(module.parallel_env(deals=deals), num_cycles=150)


def test_parallel_api_to_the_end_of_a_game(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(3), num_cycles=2000)


@pytest.mark.parametrize("deals", DEALS)
def test_seeds(module: ModuleType, deals: str) -> None:
    seed_test(lambda: module.env(deals=deals), num_cycles=60)
    parallel_seed_test(lambda: module.parallel_env(deals=deals), num_cycles=60)


def test_render(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "Round 1" in capsys.readouterr().out


# what they do not ask


def played(env: Any, seed: int, steps: int = 20000) -> list[tuple[str, int]]:  # noqa: ANN401 - PettingZoo has no types
    """Play a game at random; return who said what."""
    rng, said = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter(steps):
        observation, _, gone, cut, _ = env.last()
        index = None if gone or cut else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        said.append((agent, -1 if index is None else index))
        env.step(index)
    return said


def test_the_same_seed_is_the_same_game_to_its_end(module: ModuleType) -> None:
    games = [played(module.env(3), seed) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


def test_one_agent_wins_and_all_are_told(module: ModuleType) -> None:
    env = module.raw_env(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, reward, gone, _, _ = env.last()
        total[agent] += reward if gone else 0.0
        env.step(None if gone else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(total.values()) == [0.0, 0.0, 1.0]
    assert total[env.possible_agents[env.play.sitting.t.winner]] == 1.0


def test_std_4_a_disbanded_gang_is_out_and_the_others_play_on() -> None:
    """In this game somebody is disbanded in the third round."""
    env: Any = wise_guys_v0.env(4)
    rng = np.random.default_rng(5)
    env.reset(seed=5)
    left: dict[str, int] = {}
    for agent in env.agent_iter():
        observation, reward, gone, _, _ = env.last()
        t = env.unwrapped.sitting.t
        if gone and not t.over:
            assert not t.is_alive(env.unwrapped.play.seats[agent])
            assert reward == 0.0
            left[agent] = t.round
        env.step(None if gone else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert agent not in env.agents or not gone
    assert left
    assert min(left.values()) < env.unwrapped.sitting.t.rounds


def sealed(env: Any) -> None:  # noqa: ANN401 - PettingZoo has no types
    """Play on until several owe a sealed answer."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while env.play.sitting.t.owed.bit_count() < 2:
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


def test_nothing_is_revealed_before_all_sealed_answers_are_in(module: ModuleType) -> None:
    """Whatever the first says, the second is shown the same."""
    seen = []
    for which in (0, -1):
        env = module.raw_env(4)
        sealed(env)
        first = env.agent_selection
        while env.agent_selection == first:
            env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[which]))
        seen.append(env.observe(env.agent_selection))
        assert env.play.sitting.t.owed.bit_count() > 0
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_all_who_owe_a_sealed_answer_act_at_once(module: ModuleType) -> None:
    env = module.parallel_env(4)
    seen, _ = env.reset(seed=1)
    rng, most = np.random.default_rng(1), 0
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        asked = [agent for agent, mask in masks.items() if not mask[heads.WAIT]]
        assert asked
        most = max(most, len(asked))
        actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        seen, rewards, *_ = env.step(actions)
    assert most == 4
    assert max(rewards.values()) == 1.0


def test_who_says_what_it_may_not_has_lost(module: ModuleType) -> None:
    env = module.parallel_env(3)
    env.reset(seed=2)
    actions = dict.fromkeys(env.agents, heads.SIZE - 1)
    _, rewards, gone, _, _ = env.step(actions)
    assert sorted(rewards.values()) == [-1.0, 0.0, 0.0]
    assert all(gone.values())
    assert env.agents == []


@pytest.mark.parametrize("said", [heads.SIZE, 999, -1, None, "x", 3.7])
def test_what_is_in_no_mask_loses_as_well(module: ModuleType, said: Any) -> None:  # noqa: ANN401 - anything
    env = module.parallel_env(3, deals="full")
    seen, _ = env.reset(seed=2)
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    _, rewards, gone, cut, _ = env.step(actions | {"player_1": said})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(gone.values())
    assert all(cut.values())


def test_an_agent_that_says_nothing_at_all_is_named() -> None:
    env = mayhem_v0.parallel_env(3)
    seen, _ = env.reset(seed=2)
    with pytest.raises(ValueError, match="player_2 says nothing"):
        env.step(dict.fromkeys(list(seen)[:2], 0))
    assert len(env.agents) == 3


def test_a_seed_is_a_whole_number_of_whatever_sort(module: ModuleType) -> None:
    env = module.raw_env(3)
    states = []
    for seed in (3, np.int64(3), 4):
        env.reset(seed=seed)
        states.append(env.state())
    assert np.array_equal(states[0], states[1])
    assert not np.array_equal(states[0], states[2])
    with pytest.raises(ValueError, match="a seed is 0 or more"):
        env.reset(seed=-3)
    with pytest.raises(TypeError):
        env.reset(seed="three")


def kinds(env: Any, agent: str) -> list[int]:  # noqa: ANN401 - PettingZoo has no types
    return [int(kind) for kind in np.flatnonzero(env.head_masks(agent)["kind"])]


def test_masks_of_all_heads_are_of_what_one_is_asked_now() -> None:
    env = mayhem_v0.raw_env(3, deals="full")
    rng = np.random.default_rng(1)
    env.reset(seed=2)
    while not env.observe(agent := env.agent_selection)["action_mask"][heads.OFFER]:
        env.step(int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))
    waiting = next(one for one in env.agents if one != agent)
    assert kinds(env, waiting) == [heads.WAIT]
    assert {heads.OFFER, heads.TELL, heads.SAY} < set(kinds(env, agent))
    for index in (heads.OFFER, heads.TO + 1, heads.PART + 3, heads.NUMBER + 1, heads.PART + 18):
        env.step(index)
    assert env.agent_selection != agent
    assert kinds(env, env.agent_selection) == [heads.ACCEPT, heads.DECLINE, heads.COUNTER]
    with pytest.raises(ValueError, match="step by step"):
        env.answer([heads.ACCEPT])


def test_the_bare_environment_refuses_what_may_not_be_said(module: ModuleType) -> None:
    env = module.raw_env(3)
    env.reset(seed=2)
    for index in (heads.SIZE - 1, heads.SIZE, -1):
        with pytest.raises(ValueError, match="may not say"):
            env.step(index)
    with pytest.raises(AssertionError, match="not dead"):
        env.step(None)


BAD: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"players": 2}, gangland.Refusal, "players"),
    ({"options": {"moonshine": 1}}, gangland.Refusal, "option"),
    ({"deals": "some"}, ValueError, "deals are one of off, offers, full"),
    ({"render_mode": "hologram"}, ValueError, "rendered as one of human, ansi, rgb_array"),
]


@pytest.mark.parametrize(("arguments", "error", "said"), BAD)
@pytest.mark.parametrize("make", [mayhem_v0.env, mayhem_v0.raw_env, mayhem_v0.parallel_env])
def test_what_cannot_be_played_is_refused(
    make: Callable[..., object], arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        make(**arguments)


def test_a_whole_answer_is_given_by_its_code(module: ModuleType) -> None:
    env = module.raw_env(3)
    rng = np.random.default_rng(8)
    env.reset(seed=8)
    answers = 0
    while env.play.sitting.t.round < 3:
        seat = env.play.seats[env.agent_selection]
        question, t = env.play.sitting.choosings[seat], env.play.sitting.t
        actions = list(question.menu.actions())
        code = encode(question.named, t.seats, seat, actions[rng.integers(len(actions))])
        masks = env.head_masks(env.agent_selection)
        assert all(masks[NAMES[head_at(index)]].any() for index in code)
        env.answer(list(code))
        answers += 1
    assert answers > 30


def test_the_state_is_what_all_know_together() -> None:
    env = mayhem_v0.raw_env(3)
    env.reset(seed=1)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.stack(rows))
    other = mayhem_v0.parallel_env(3)
    other.reset(seed=1)
    assert np.array_equal(other.state(), env.state())


def test_observations_are_kept_as_they_were() -> None:
    env = mayhem_v0.raw_env(3)
    env.reset(seed=1)
    agent = env.agent_selection
    first = env.observe(agent)
    kept = {name: part.copy() for name, part in first.items()}
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.observe(agent)
    assert all(np.array_equal(first[name], kept[name]) for name in kept)
    assert first["observation"].flags.writeable
