"""Measures the PettingZoo environments of both games by PettingZoo's own benchmark.

Three ways each: bare, as `env()` has it (in one wrapper), and in the three wrappers PettingZoo's games of
cards come in. Where Texas hold'em is installed (`pip install 'pettingzoo[classic]'`) it is measured in
between, and each is told as a multiple of it: bare by bare, wrapped by wrapped, the median of the runs.

Then many tables at once (`make_vec`), in this process and with two workers, random agents: small steps a
second by the clock, each with its observation and mask in the arrays; once without and once with what it
takes to choose. In this process they are told a second of the processor as well.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import statistics
import time
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from pettingzoo.test import performance_benchmark
from pettingzoo.utils import wrappers

from gangland.engine.ints import COMPILED
from gangland.research import heads, mayhem_v0, wise_guys_v0
from gangland.research.vector import make_vec

HOLDEM = "texas_holdem_v4"
NOISES = 32
"""How many ways there are of choosing at random; every step is chosen by one of them."""
BARE, WRAPPED, ONE, THREE = "bare", "wrapped", "env()", "in PettingZoo's three wrappers"


class Measured(NamedTuple):
    """Something to measure, and what of hold'em it is a multiple of."""

    name: str
    make: Callable[[], Any]
    against: str


def in_three(module: ModuleType) -> Any:  # noqa: ANN401 - PettingZoo has no types
    """Return an environment in the wrappers that hold'em has."""
    wrapped = wrappers.TerminateIllegalWrapper(module.raw_env(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def ours() -> list[Measured]:
    """Return our environments, three ways each."""
    found = []
    for name, module in (("mayhem_v0", mayhem_v0), ("wise_guys_v0", wise_guys_v0)):
        found.append(Measured(f"{name}, {BARE}", module.raw_env, BARE))
        found.append(Measured(f"{name}, {ONE}", module.env, WRAPPED))
        found.append(Measured(f"{name}, {THREE}", partial(in_three, module), WRAPPED))
    return found


def theirs() -> list[Measured]:
    """Return hold'em, two ways; nothing where it is not installed."""
    try:
        module = importlib.import_module(f"pettingzoo.classic.{HOLDEM}")
    except ImportError:
        return []
    return [Measured(BARE, module.raw_env, BARE), Measured(WRAPPED, module.env, WRAPPED)]


def turns(make: Callable[[], Any]) -> float:
    """Return how many turns PettingZoo's benchmark counts in a second of the processor."""
    env, said = make(), io.StringIO()
    clock, processor = time.perf_counter(), time.process_time()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    share = (time.process_time() - processor) / (time.perf_counter() - clock)
    line = next(line for line in said.getvalue().splitlines() if "turns per second" in line)
    return float(line.split()[0]) / share


def many(game: str, tables: int, workers: int, seconds: float) -> list[float]:
    """Return small steps a second: by the clock, with choosing, and in this process by the processor."""
    vec, rng = make_vec(game, tables, seed=1, workers=workers), np.random.default_rng(1)
    noise = rng.integers(1, 127, (NOISES, tables, heads.SIZE), np.int8)
    vec.reset()
    taken = steps = 0.0
    begun, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        said = (vec.arrays.mask * noise[int(rng.integers(NOISES))]).argmax(1)
        now = time.perf_counter()
        vec.step(said)
        taken += time.perf_counter() - now
        steps += tables
    whole, share = time.perf_counter() - begun, time.process_time() - processor
    vec.close()
    return [steps / taken, steps / whole, steps / whole * (whole / share)]


def report_many(tables: int, seconds: float, runs: int) -> None:
    """Measure many tables at once, and print."""
    print(f"{tables} tables at once, steps a second: by the clock; with choosing; the same by the processor:")  # noqa: T201
    for game in ("mayhem", "wise-guys"):
        for workers in (0, 2):
            found = zip(*(many(game, tables, workers, seconds) for _ in range(runs)), strict=True)
            rates = [statistics.median(one) for one in found][: 2 if workers else 3]
            told = "".join(f"{rate:>10,.0f}" for rate in rates)
            print(f"  {f'{game}, {workers} workers':<48}{told}")  # noqa: T201


def report_single(runs: int) -> None:
    """Measure single environments, and print."""
    others, mine = theirs(), ours()
    rates: dict[str, list[float]] = {one.name: [] for one in [*others, *mine]}
    for _ in range(runs):
        for one in [*others, *mine]:
            rates[one.name].append(turns(one.make))
    build = "compiled" if COMPILED else "interpreted"
    print(f"turns per second of the processor, {build}, {runs} runs of 5 seconds:")  # noqa: T201
    for one in others:
        print(f"  {f'{HOLDEM}, {one.name}':<48}{statistics.median(rates[one.name]):>10,.0f}")  # noqa: T201
    for one in mine:
        line = f"  {one.name:<48}{statistics.median(rates[one.name]):>10,.0f}"
        if others:
            ratios = [a / b for a, b in zip(rates[one.name], rates[one.against], strict=True)]
            line += f"  × {statistics.median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f})"
        print(line)  # noqa: T201


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured, by turns")
    parser.add_argument("--tables", type=int, default=512, help="how many are played at once")
    parser.add_argument("--many", action="store_true", help="measure only many tables at once")
    args = parser.parse_args()
    if not args.many:
        report_single(args.runs)
    report_many(args.tables, 5, args.runs)


if __name__ == "__main__":
    main()
