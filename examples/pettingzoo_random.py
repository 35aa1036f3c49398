"""Random agents play whole games in a PettingZoo environment (docs/research.md)."""  # noqa: INP001

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np

from gangland.research import mayhem_v0, wise_guys_v0

ENVIRONMENTS = {"mayhem": mayhem_v0, "wise-guys": wise_guys_v0}


def play(env: Any, seed: int) -> tuple[str, int]:  # noqa: ANN401 - PettingZoo has no types
    """Play one game at random; return who won, and how many steps it took."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    winner, steps = "", 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if reward > 0:
            winner = agent
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return winner, steps


def main() -> None:
    """Play some games and say who won how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=ENVIRONMENTS, default="mayhem")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", choices=("off", "offers", "full"), default="off")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = ENVIRONMENTS[args.game].env(args.players, deals=args.deals)
    start, steps, won = time.perf_counter(), 0, Counter()
    for number in range(args.games):
        winner, taken = play(env, args.seed + number)
        won[winner] += 1
        steps += taken
    rate = steps / (time.perf_counter() - start)
    print(f"{args.games} games, {steps} steps, {rate:.0f} a second; won: {dict(sorted(won.items()))}")  # noqa: T201


if __name__ == "__main__":
    main()
