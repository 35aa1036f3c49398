"""Many tables at once play the games of single environments, whoever plays them and however they end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from positions import GAMES

from gangland.research import heads
from gangland.research.aec import TurnEnv
from gangland.research.lot import Arrays
from gangland.research.room import DEALS, FULL, OFF, Room
from gangland.research.sitting import NotAllowedError
from gangland.research.vector import VectorTables, make_vec
from gangland.research.workers import Workers


def choose(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Say anything that may be said."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def compare(vec: VectorTables, seen: dict[str, NDArray[Any]], envs: list[TurnEnv]) -> None:
    for number, env in enumerate(envs):
        agent = env.agent_selection
        assert vec.seat[number] == env.play.seats[agent]
        for name, array in env.observe(agent).items():
            assert np.array_equal(seen[name][number], array), (number, name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deals", DEALS)
def test_every_table_plays_what_an_environment_of_its_seed_plays(game: str, deals: str) -> None:
    """With the first games to their end, and on into the next (with deals, which are long, for a while)."""
    vec = make_vec(game, 3, seed=7, players=3, deals=deals)
    envs = [TurnEnv(Room(game, 3, deals=deals)) for _ in range(3)]
    for number, env in enumerate(envs):
        env.reset(seed=7 + number)
    seen, infos = vec.reset()
    rng, ended, steps = np.random.default_rng(7), 0, 0
    while ended < 4 and (deals == OFF or steps < 150):
        compare(vec, seen, envs)
        assert infos["seat"] is vec.seat
        said = choose(seen["action_mask"], rng)
        seen, rewards, over, cut, infos = vec.step(said)
        for number, env in enumerate(envs):
            env.step(int(said[number]))
            t = env.sitting.t
            assert bool(over[number]) == t.over
            assert not cut[number]
            assert rewards[number].tolist() == [float(t.over and t.winner == seat) for seat in range(3)]
            if t.over:
                ended += 1
                env.reset()
            else:
                while env.terminations[env.agent_selection]:
                    env.step(None)
        steps += 1
    assert deals != OFF or ended == 4


def test_reset_goes_on_to_the_next_games_and_a_seed_goes_back() -> None:
    vec, env = make_vec(tables=2, seed=3), TurnEnv(Room("mayhem"))
    first = vec.reset()[0]["observation"].copy()
    second = vec.reset()[0]["observation"].copy()
    env.reset(seed=4)
    env.reset()
    assert np.array_equal(second[1], env.observe(env.agent_selection)["observation"])
    assert not np.array_equal(first, second)
    assert np.array_equal(vec.reset(seed=3)[0]["observation"], first)
    assert np.array_equal(vec.reset(seed=[4, 3])[0]["observation"], first[::-1])


def record(vec: VectorTables, steps: int) -> list[list[NDArray[Any]]]:
    rng, found = np.random.default_rng(1), []
    vec.reset(seed=11)
    for _ in range(steps):
        vec.step(choose(vec.arrays.mask, rng))
        found.append([array.copy() for array in vec.arrays])
    return found


@pytest.mark.parametrize(("workers", "deals"), [(1, FULL), (2, OFF), (3, OFF)])
def test_workers_give_what_one_process_gives(workers: int, deals: str) -> None:
    steps = 450 if deals == OFF else 40
    here, beside = make_vec(tables=3, deals=deals), make_vec(tables=3, deals=deals, workers=workers)
    try:
        for ours, theirs in zip(record(here, steps), record(beside, steps), strict=True):
            for name, one, other in zip(Arrays._fields, ours, theirs, strict=True):
                assert np.array_equal(one, other), name
    finally:
        beside.close()
    assert isinstance(beside.players, Workers)
    assert [process.exitcode for process in beside.players.processes] == [0] * workers


def test_what_may_not_be_said_at_one_table_is_said_at_none() -> None:
    vec = make_vec(tables=3, seed=1)
    seen, _ = vec.reset()
    before = [array.copy() for array in vec.arrays]
    said = choose(seen["action_mask"], np.random.default_rng(1))
    for wrong in (-1, heads.SIZE, heads.WAIT):
        said[1] = wrong
        with pytest.raises(NotAllowedError, match=f"may not say {wrong} now, at table 1"):
            vec.step(said)
        assert all(np.array_equal(one, other) for one, other in zip(before, vec.arrays, strict=True))
    with pytest.raises(ValueError, match="3 tables are told something"):
        vec.step(said[:2])


@pytest.mark.parametrize("copy", [False, True])
def test_the_arrays_are_written_over_unless_copies_are_asked_for(copy: bool) -> None:
    vec = make_vec(tables=2, seed=1, copy=copy)
    seen, told = vec.reset()
    rng = np.random.default_rng(1)
    kept = [seen["observation"], seen["action_mask"], told["seat"]]
    before = [array.copy() for array in kept]
    for _ in range(7):
        vec.step(choose(vec.arrays.mask, rng))
    same = [np.array_equal(one, other) for one, other in zip(kept, before, strict=True)]
    assert same == [copy] * 3


def test_it_keeps_to_gymnasiums_conventions() -> None:
    vec = make_vec("wise-guys", 5, seed=1, players=3)
    assert vec.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = vec.reset()
    assert vec.num_envs == 5
    assert vec.observation_space.contains(seen)
    row = {name: array[0] for name, array in seen.items()}
    assert vec.single_observation_space.contains(row)
    said = choose(seen["action_mask"], np.random.default_rng(1))
    assert vec.action_space.contains(said)
    assert vec.single_action_space.contains(said[0])
    seen, rewards, over, cut, _ = vec.step(said)
    assert vec.observation_space.contains(seen)
    assert (rewards.shape, over.shape, cut.shape) == ((5, 3), (5,), (5,))
    vec.close()
    assert vec.closed


@pytest.mark.parametrize(("tables", "workers"), [(0, 0), (1, 2)])
def test_everybody_who_plays_tables_needs_one(tables: int, workers: int) -> None:
    with pytest.raises(ValueError, match="need a table each"):
        make_vec(tables=tables, workers=workers)


def test_a_worker_that_has_ended_is_told() -> None:
    vec = make_vec(tables=2, seed=1, workers=2)
    vec.reset()
    assert isinstance(vec.players, Workers)
    vec.players.processes[1].kill()
    vec.players.processes[1].join()
    said = choose(vec.arrays.mask, np.random.default_rng(1))
    with pytest.raises(ChildProcessError, match="one of the workers has ended"):
        vec.step(said)
    vec.close()
