"""What the features of a position weigh, game by game: fitted to games played, or else set by hand.

A file of weights is whole numbers only, in parts of `UNIT`; that it fits the features is checked on loading.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from gangland.bots.features import CASH, NAMES, STAGES, WIDTH
from gangland.engine.ints import Ints, i64, ints, push

UNIT: Final = 1 << 20  # a score of so much is worth e times the chances
HALF: Final = 10  # bits: hidden units and what they weigh are in parts of the root of a unit
FITTED: Final = ("mayhem", "wise-guys")

# by hand: what a thing is worth in cents as far as a thumb can tell, at the end, and more for every market
AT_END: Final[list[float]] = [
    1, 10, 5, 0.9, 5, 0, 0, 20, 0, 0, -10, 10, -3, 0.8, 0, 0, 0, 0.3, 0, 0, 0, 0, -10, -5, -0.8, -30,
]  # fmt: skip
A_MARKET: Final[list[float]] = [
    0, 30, 15, 0, 25, 40, 15, 0, 35, 12, -15, 8, 0, 0, 0.12, 0.06, -0.03, 0, 2, 3, 0, 0, -15, -8, 0, -40,
]  # fmt: skip
SHARP: Final = 300  # cents that make the chances e times as good at the end
DULLER: Final = 300  # the same, more for every market to come


class Weights:
    """A sum of features by stage, and hidden units: sums of features that count only above nothing."""

    def __init__(self) -> None:
        """Nothing weighs anything."""
        self.units: i64 = 0
        self.linear: Ints = ints([])  # by stage and feature
        self.hidden: Ints = ints([])  # by unit and feature
        self.bias: Ints = ints([])  # by stage and unit
        self.out: Ints = ints([])  # by stage and unit


def thumb() -> Weights:
    """Return weights set by hand: everything in cents, the blunter the longer the game still goes on."""
    weights = Weights()
    for stage in range(STAGES):
        for index in range(WIDTH):
            cents = AT_END[index] + A_MARKET[index] * stage
            weights.linear = push(weights.linear, int(cents * UNIT / (SHARP + DULLER * stage)))
    return weights


def parsed(text: str) -> Weights:
    """Return the weights of a file; what does not fit the features is refused."""
    found: Any = json.loads(text)
    if found["features"] != list(NAMES):
        raise ValueError("these weights are for other features")
    weights = Weights()
    weights.units = len(found["hidden"])
    weights.linear = flat(found["linear"], STAGES, WIDTH)
    weights.hidden = flat(found["hidden"], weights.units, WIDTH)
    weights.bias = flat(found["bias"], STAGES, weights.units)
    weights.out = flat(found["out"], STAGES, weights.units)
    for stage in range(STAGES):
        if weights.linear[stage * WIDTH + CASH] <= 0:
            raise ValueError("cash must weigh something at every stage")
    for unit in range(weights.units):
        if weights.hidden[unit * WIDTH + CASH] != 0:
            raise ValueError("cash must weigh by itself alone")
    return weights


def flat(rows: list[list[int]], count: int, width: int) -> Ints:
    """Return so many rows of so many whole numbers, one after the other."""
    values: list[int] = []
    if len(rows) != count:
        raise ValueError("these weights are for another number of stages or units")
    for row in rows:
        if len(row) != width or not all(isinstance(value, int) for value in row):
            raise ValueError("a row of weights is as many whole numbers as it has features or units")
        values.extend(row)
    return ints(values)


THUMB: Final = thumb()
_LOADED: Final[dict[str, Weights]] = {}


def weights_of(game: str) -> Weights:
    """Return the weights of a game; by hand for a game nobody has fitted any to."""
    return read_weights(game) if game in FITTED else THUMB


def read_weights(name: str) -> Weights:
    """Return the weights of a file of the package, read once."""
    if name not in _LOADED:
        file = resources.files("gangland.bots").joinpath(f"weights/{name}.json")
        _LOADED[name] = parsed(file.read_text("utf-8"))
    return _LOADED[name]
