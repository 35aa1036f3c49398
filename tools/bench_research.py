"""Measures the PettingZoo environments of both games by PettingZoo's own benchmark, in the same wrappers.

Where Texas hold'em is installed (`pip install 'pettingzoo[classic]'`), it is measured in between, and the
ratio is told: turns a second of ours by those of hold'em, run by run.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import statistics
from collections.abc import Callable
from typing import Any

from pettingzoo.test import performance_benchmark

from gangland.engine.ints import COMPILED
from gangland.research import mayhem_v0, wise_guys_v0

PLAYERS = 4
OURS: dict[str, Callable[[], Any]] = {
    "mayhem_v0": lambda: mayhem_v0.env(PLAYERS),
    "wise_guys_v0": lambda: wise_guys_v0.env(PLAYERS),
}
HOLDEM = "texas_holdem_v4"


def turns(make: Callable[[], Any]) -> float:
    """Return how many turns a second PettingZoo's benchmark counts: it takes five seconds."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(make())
    line = next(line for line in said.getvalue().splitlines() if "turns per second" in line)
    return float(line.split()[0])


def holdem() -> Callable[[], Any] | None:
    """Return how hold'em is made, where it is installed."""
    try:
        module = importlib.import_module(f"pettingzoo.classic.{HOLDEM}")
    except ImportError:
        return None
    return lambda: module.env(num_players=PLAYERS)


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured, by turns")
    args = parser.parse_args()
    other = holdem()
    makers = OURS | ({HOLDEM: other} if other else {})
    found: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(args.runs):
        for name, make in makers.items():
            found[name].append(turns(make))
    print(f"turns per second, {PLAYERS} agents, {'compiled' if COMPILED else 'interpreted'}:")  # noqa: T201
    for name, rates in found.items():
        line = f"  {name:<16} {statistics.median(rates):>9,.0f}"
        if other and name != HOLDEM:
            ratios = [ours / theirs for ours, theirs in zip(rates, found[HOLDEM], strict=True)]
            line += (
                f"   {statistics.median(ratios):.1f} times {HOLDEM} ({min(ratios):.1f} to {max(ratios):.1f})"
            )
        print(line)  # noqa: T201


if __name__ == "__main__":
    main()
