"""The value of a position: every seat's chance of winning, by what can be counted of an open table.

A seat's score is a sum of its features and of hidden units of a small network, each weighed by how many
markets are still to come, and chances are the softmax of the scores. All but that is whole numbers, the same
on every machine. Cash counts by itself alone, so that more of it is never worse.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gangland.bots.features import WIDTH, clock_of, features
from gangland.bots.mood import SPITE, Mood
from gangland.bots.weights import HALF, UNIT, Weights, weights_of
from gangland.engine.ints import Ints, i64
from gangland.engine.step import Rules
from gangland.engine.table import Table

LOWEST: Final = -1e9


def prospects(g: Rules, t: Table) -> list[float]:
    """Return every seat's chance of winning from here; they sum to 1, and who is out has none."""
    return prospects_by(g, t, weights_of(g.game))


def prospects_by(g: Rules, t: Table, weights: Weights) -> list[float]:
    """Return every seat's chance of winning by some weights."""
    return chances(t, scores_of(g, t, weights))


def fortune(g: Rules, t: Table, seat: i64, weights: Weights, mood: Mood) -> float:
    """Return what a position is worth to a seat: its chance of winning, and what it wants besides."""
    scores = scores_of(g, t, weights)
    found = chances(t, scores)
    worth = found[seat] + mood.greed * scores[seat]
    if mood.foes:
        for foe in range(t.seats):
            if (mood.foes >> foe) & 1:
                worth -= SPITE * found[foe]
    return worth


def scores_of(g: Rules, t: Table, weights: Weights) -> list[float]:
    """Return how well off every seat is."""
    clock = clock_of(g)
    rows = features(g, t, clock)
    stage = clock.stage(t)
    return [score(rows, seat * WIDTH, stage, weights) / UNIT for seat in range(t.seats)]


def score(rows: Ints, at: i64, stage: i64, weights: Weights) -> float:
    """Return how well off a seat is, in parts of a unit, by the row of features that starts there."""
    linear = weights.linear
    first = stage * WIDTH
    total: i64 = 0
    index: i64
    for index in range(WIDTH):
        total += linear[first + index] * rows[at + index]
    hidden = weights.hidden
    for unit in range(weights.units):
        sum_ = weights.bias[stage * weights.units + unit]
        row = unit * WIDTH
        for index in range(1, WIDTH):
            sum_ += hidden[row + index] * rows[at + index]
        if sum_ > 0:
            total += (sum_ >> HALF) * weights.out[stage * weights.units + unit]
    return float(total)


def chances(t: Table, scores: list[float]) -> list[float]:
    """Return the softmax of scores among those in the game; once it is over, all there is for the winner."""
    top = LOWEST
    for seat in range(t.seats):
        if t.is_alive(seat):
            top = max(top, scores[seat])
    out: list[float] = []
    total = 0.0
    for seat in range(t.seats):
        weight = 0.0
        if t.over:
            weight = 1.0 if seat == t.winner else 0.0
        elif t.is_alive(seat):
            weight = exp(scores[seat] - top)
        out.append(weight)
        total += weight
    return [weight / total for weight in out]
