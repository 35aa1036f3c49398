"""The examples for OpenSpiel run: search and regrets on the small games, chance on the whole ones."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def said(example: str, *arguments: str) -> str:
    """Run an example, and return what it prints."""
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("game", ["gangland_tiny_mayhem", "gangland_tiny_wise_guys"])
def test_regrets_by_sampling_learn(game: str) -> None:
    rows = re.findall(
        r"(\d+) iterations: NashConv (\d\.\d+)",
        said("openspiel_mccfr.py", "--game", game, "--iterations", "60"),
    )
    assert [int(number) for number, _ in rows] == [1, 60]
    assert float(rows[1][1]) < float(rows[0][1])


@pytest.mark.parametrize("game", ["gangland_tiny_mayhem", "gangland_tiny_wise_guys"])
def test_a_search_plays(game: str) -> None:
    told = said(
        "openspiel_search.py", "--game", f"{game}(sealed=in_turn)", "--games", "2", "--simulations", "10"
    )
    assert re.search(r"won \d of 2, \[-?[\d.]+, -?[\d.]+\] a game", told)


@pytest.mark.parametrize("game", ["gangland_mayhem", "gangland_wise_guys"])
def test_a_search_plays_a_whole_game(game: str) -> None:
    told = said(
        "openspiel_search.py", "--game", f"{game}(sealed=in_turn)", "--games", "1", "--simulations", "3"
    )
    assert re.search(r"won \d of 1, \[", told)
