"""A search over information sets (IS-MCTS, from OpenSpiel) plays against bots that leave all to chance."""  # noqa: INP001

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import gangland.research.openspiel  # noqa: F401 - it makes the games known


def play(game: Any, bot: Any, rng: np.random.RandomState) -> list[float]:  # noqa: ANN401 - pyspiel has no types
    """Play one game, the bot at the first seat; return what it came to."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            fates, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(fates, p=odds))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play some games, the search at the first seat, and say what it came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gangland_tiny_mayhem(sealed=in_turn)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, rng = pyspiel.load_game(args.game), np.random.RandomState(args.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, args.simulations, random_state=rng)
    returns = [play(game, bot, rng) for _ in range(args.games)]
    won = sum(one[0] == 1 for one in returns)
    print(f"{args.game}: won {won} of {args.games}, {np.mean(returns, axis=0).round(3).tolist()} a game")  # noqa: T201


if __name__ == "__main__":
    main()
