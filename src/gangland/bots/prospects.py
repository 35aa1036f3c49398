"""The value of a position: every seat's chance of winning, by what can be counted of an open table.

A seat's score is a sum of its features, each weighed by how many markets are still to come, and chances are
the softmax of the scores. Weights are whole numbers, so that a score is the same on every machine.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gangland.bots.features import STAGES, WIDTH, clock_of, features
from gangland.engine.ints import Ints, i64, ints, push
from gangland.engine.step import Rules
from gangland.engine.table import Table

UNIT: Final = 65536.0  # a score of so much is worth e times the chances

# what a thing is worth in cents as far as a thumb can tell, by feature: at the end, and more for every market
AT_END: Final[list[float]] = [
    1, 10, 5, 0.9, 5, 0, 0, 20, 0, 0, -10, 10, -3, 0.8, 0, 0, 0, 0.3, 0, 0, 0, 0, -10, -5, -0.8, -30,
]  # fmt: skip
A_MARKET: Final[list[float]] = [
    0, 30, 15, 0, 25, 40, 15, 0, 35, 12, -15, 8, 0, 0, 0.12, 0.06, -0.03, 0, 2, 3, 0, 0, -15, -8, 0, -40,
]  # fmt: skip
SHARP: Final = 300  # cents that make the chances e times as good at the end
DULLER: Final = 300  # the same, more for every market to come


class Weights:
    """What every feature weighs, stage by stage."""

    def __init__(self, stages: Ints | None = None) -> None:
        """Take the weights of all stages, one after the other."""
        self.stages: Ints = ints([]) if stages is None else stages


def thumb() -> Weights:
    """Return weights set by hand: everything in cents, the blunter the longer the game still goes on."""
    stages = ints([])
    for stage in range(STAGES):
        sharp = UNIT / (SHARP + DULLER * stage)
        for index in range(WIDTH):
            stages = push(stages, int((AT_END[index] + A_MARKET[index] * stage) * sharp))
    return Weights(stages)


THUMB: Final = thumb()


def scores(g: Rules, t: Table, weights: Weights) -> list[float]:
    """Return a number for every seat that is in the game: the higher, the better off it is."""
    clock = clock_of(g)
    rows = features(g, t, clock)
    first = clock.stage(t) * WIDTH
    out: list[float] = []
    for seat in range(t.seats):
        total: i64 = 0
        for index in range(WIDTH):
            total += weights.stages[first + index] * rows[seat * WIDTH + index]
        out.append(float(total) / UNIT)
    return out


def prospects(g: Rules, t: Table) -> list[float]:
    """Return every seat's chance of winning from here; they sum to 1, and who is out has none."""
    return chances(t, scores(g, t, THUMB))


def chances(t: Table, score: list[float]) -> list[float]:
    """Return the softmax of scores among those in the game; once it is over, all there is for the winner."""
    top = -1e9
    for seat in range(t.seats):
        if t.is_alive(seat):
            top = max(top, score[seat])
    out: list[float] = []
    total = 0.0
    for seat in range(t.seats):
        weight = 0.0
        if t.over:
            weight = 1.0 if seat == t.winner else 0.0
        elif t.is_alive(seat):
            weight = exp(score[seat] - top)
        out.append(weight)
        total += weight
    return [weight / total for weight in out]
