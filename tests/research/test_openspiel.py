"""The games in OpenSpiel: its own tests, and what its algorithms lean on."""

from __future__ import annotations

import pyspiel
import pytest

from gangland.research.openspiel import NAMES


@pytest.mark.parametrize("sealed", ["together", "in_turn"])
@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_the_tests_of_openspiel(name: str, sealed: str) -> None:
    game = pyspiel.load_game(name, {"players": 3, "sealed": sealed})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
