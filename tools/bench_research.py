"""Measures the PettingZoo environments of both games by PettingZoo's own benchmark.

Three ways each: bare, as `env()` has it (in one wrapper), and in the three wrappers PettingZoo's games of
cards come in. Where Texas hold'em is installed (`pip install 'pettingzoo[classic]'`) it is measured in
between, and each is told as a multiple of it: bare by bare, wrapped by wrapped, the median of the runs.
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

from pettingzoo.test import performance_benchmark
from pettingzoo.utils import wrappers

from gangland.engine.ints import COMPILED
from gangland.research import mayhem_v0, wise_guys_v0

HOLDEM = "texas_holdem_v4"
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


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured, by turns")
    args = parser.parse_args()
    others, mine = theirs(), ours()
    rates: dict[str, list[float]] = {one.name: [] for one in [*others, *mine]}
    for _ in range(args.runs):
        for one in [*others, *mine]:
            rates[one.name].append(turns(one.make))
    build = "compiled" if COMPILED else "interpreted"
    print(f"turns per second of the processor, {build}, {args.runs} runs of 5 seconds:")  # noqa: T201
    for one in others:
        print(f"  {f'{HOLDEM}, {one.name}':<48}{statistics.median(rates[one.name]):>10,.0f}")  # noqa: T201
    for one in mine:
        line = f"  {one.name:<48}{statistics.median(rates[one.name]):>10,.0f}"
        if others:
            ratios = [a / b for a, b in zip(rates[one.name], rates[one.against], strict=True)]
            line += f"  × {statistics.median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f})"
        print(line)  # noqa: T201


if __name__ == "__main__":
    main()
