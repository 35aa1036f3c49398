"""A check that cannot fail is worse than none: leaks planted on purpose, each of which must be caught.

Half of them here, all of them in `make leaks`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from leaking import LEAK, PLANTED, Planted, caught
from planting import SOURCES, look

SAFE = 3  # games to look at where there is none


def test_there_are_fifty_and_each_has_its_place() -> None:
    assert len({planted.name for planted in PLANTED}) == len(PLANTED) == 50
    for planted in PLANTED:
        for file, old, _ in planted.changes:
            assert (SOURCES / file).read_text("utf-8").count(old) == 1, planted.name


@pytest.mark.parametrize("planted", PLANTED[::2], ids=lambda planted: planted.name.replace(" ", "-"))
def test_a_planted_leak_is_caught(planted: Planted, tmp_path: Path) -> None:
    found = caught(planted, tmp_path)
    assert LEAK.search(found), found


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_same_games_have_no_leak_where_none_is_planted(game: str, tmp_path: Path) -> None:
    assert look(tmp_path, game, SAFE) == "nothing"
