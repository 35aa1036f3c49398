"""What was learnt, at a table: a bot for `gangland simulate` and `gangland arena` (docs/research.md).

`PYTHONPATH=examples gangland simulate --bots ppo_bot:Learnt,drifter,drifter,drifter`
has it play; GANGLAND_POLICY says which file has the weights, `policy.npz` unless said otherwise.
"""  # noqa: INP001

import os
from typing import ClassVar

import numpy as np

from gangland.research.learner import Learner
from gangland.research.room import Room

Weights = dict[str, np.ndarray]


def thought(weights: Weights, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Return what each number of the table has for it: the network of `ppo.py`, without JAX."""
    seen = seen.astype(np.float32)
    x = np.concatenate([np.sign(seen) * np.log1p(np.abs(seen)), mask.astype(np.float32)], axis=-1)
    for layer in ("first", "second"):
        x = np.maximum(x @ weights[f"{layer}_w"] + weights[f"{layer}_b"], 0)
    return np.where(mask == 1, x @ weights["say_w"] + weights["say_b"], -np.inf)


class Learnt(Learner):
    """Speaks by the chances it learnt; where `greedy` is on, it says what it finds best alone."""

    weights: Weights | None = None
    slots: ClassVar[list[int]] = Room("mayhem").slots
    greedy = False

    def __init__(self, seed: int = 0) -> None:
        """Read the weights, once."""
        super().__init__(seed)
        if Learnt.weights is None:
            Learnt.weights = dict(np.load(os.environ.get("GANGLAND_POLICY", "policy.npz")))
        self.rng = np.random.default_rng(seed)

    def say(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """Return a number that the mask allows."""
        found = thought(Learnt.weights, seen, mask)
        return int((found if self.greedy else found + self.rng.gumbel(size=found.shape)).argmax())
