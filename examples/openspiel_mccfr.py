"""Regrets by sampling (MCCFR, from OpenSpiel) learn a game in tiny, and OpenSpiel says how good they are."""  # noqa: INP001

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import gangland.research.openspiel  # noqa: F401 - it makes the games known


def main() -> None:
    """Learn for a while, and say how much can be won from what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gangland_tiny_wise_guys")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.random.seed(args.seed)  # noqa: NPY002 - what the solver draws from
    game = pyspiel.load_game(args.game, {"rounds": args.rounds, "sealed": "in_turn"})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for number in range(1, args.iterations + 1):
        solver.iteration()
        if number in (1, args.iterations):
            conv = exploitability.nash_conv(game, solver.average_policy())
            print(f"{number} iterations: NashConv {conv:.4f}")  # noqa: T201


if __name__ == "__main__":
    main()
