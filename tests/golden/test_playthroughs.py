"""Playthroughs: what every seat and an onlooker see at every decision of four games, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from annals import first_difference, kept_pack, script_of
from watching import PLAYTHROUGHS, watched_again

FILES = sorted(PLAYTHROUGHS.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_everybody_sees_what_they_saw(path: Path) -> None:
    text = path.read_text("utf-8")
    again = watched_again(text)
    if again != text:
        pytest.fail(f"{path.name}: {first_difference(text, again)}", pytrace=False)


def test_two_games_of_each_kind_are_watched() -> None:
    games = [kept_pack(script_of(path.read_text("utf-8")).content).game for path in FILES]
    assert sorted(games) == ["mayhem", "mayhem", "wise-guys", "wise-guys"]
