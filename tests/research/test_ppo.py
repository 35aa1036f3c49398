"""The example that learns by playing itself learns as it says, and what it has learnt plays."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SIZES = "--tables 4 --steps 12 --lessons 2 --every 1 --games 1 --last-games 2 --batch 16 --hidden 8"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("ppo")


def test_it_learns_and_tells_how_it_goes(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / "ppo.py"), *SIZES.split(), "--out", str(tmp_path / "policy")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    told = [json.loads(line) for line in (tmp_path / "policy.jsonl").read_text("utf-8").splitlines()]
    assert [json.loads(line) for line in done.stdout.splitlines()] == told
    assert [(one["steps"], one["rival"], one["games"]) for one in told] == [
        (0, "drifter", 1),
        (48, "drifter", 1),
        (96, "drifter", 2),
        (96, "thug", 2),
    ]
    weights = np.load(tmp_path / "policy.npz")
    assert weights["say_w"].shape == (8, 271)


def test_its_two_networks_are_one(ppo: ModuleType) -> None:
    """What is trained in JAX says what the bot in the arena says without it."""
    rng = np.random.default_rng(1)
    params = ppo.make_params(ppo.jax.random.key(1), 20 + 271, 8)
    seen = rng.integers(-2, 40, (5, 20)).astype(np.int16)
    mask = rng.integers(0, 2, (5, 271)).astype(np.int8)
    mask[:, 3] = 1
    chances, _ = ppo.think(params, seen, mask)
    weights = {name: np.asarray(array) for name, array in params.items()}
    thought = importlib.import_module("ppo_bot").thought(weights, seen, mask)
    for row in range(5):
        allowed = mask[row] == 1
        ours, theirs = np.asarray(chances)[row][allowed], thought[row][allowed]
        assert np.allclose(ours - ours.max(), theirs - theirs.max(), atol=1e-4)
        assert not np.isfinite(thought[row][~allowed]).any()


def test_a_gain_is_how_much_better_than_thought_it_was(ppo: ModuleType) -> None:
    """One table of two seats: 0, 1, 0 are asked, seat 1 wins; then 1 and 0 begin the next game."""
    seat = np.array([[0], [1], [0], [1], [0]])
    value = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    reward = np.array([[0.05], [0.0], [0.0], [0.01], [0.0]], np.float32)
    none = (np.array([], int), np.zeros((0, 2), np.float32))
    over = (np.array([0]), np.array([[0.0, 1.0]], np.float32))
    last = (np.array([1]), np.array([0.6], np.float32))
    gain, sure = ppo.gains(value, seat, reward, [none, none, over, none, none], last)
    lost = 0.0 - 0.3
    expected = [0.05 + 0.3 - 0.1 + ppo.LAMBDA * lost, 1.0 - 0.2, lost, 0.01 + 0.6 - 0.4]
    assert np.allclose(gain[:4, 0], expected)
    assert sure[:, 0].tolist() == [1, 1, 1, 1, 0]  # what seat 0 comes to after the last step nobody knows yet
