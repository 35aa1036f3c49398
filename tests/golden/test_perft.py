"""Counts of positions: the number of ways to go on, to a depth, from six moments of games."""

from __future__ import annotations

from pathlib import Path

import pytest
from annals import first_difference, kept_pack, script_of
from counting import DEPTH, PERFT, moment_of, recounted

from gangland.engine.perft import divide, perft
from gangland.engine.step import answer, next_asked, options
from gangland.engine.table import Table
from gangland.game.game import Game

FILES = sorted(PERFT.glob("*.txt"))


def game_at(path: Path) -> Game:
    return moment_of(script_of(path.read_text("utf-8")))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_there_are_as_many_ways_to_go_on(path: Path) -> None:
    text = path.read_text("utf-8")
    again = recounted(text)
    if again != text:
        pytest.fail(f"{path.name}: {first_difference(text, again)}", pytrace=False)


def test_three_moments_of_each_game_are_counted() -> None:
    texts = [path.read_text("utf-8") for path in FILES]
    assert sorted(kept_pack(script_of(text).content).game for text in texts) == [
        *["mayhem"] * 3,
        *["wise-guys"] * 3,
    ]
    assert all(text.count(DEPTH) >= 2 for text in texts)


def listed(game: Game, t: Table, depth: int) -> int:
    """The same count, slowly: every action listed, every answer given, down to the last."""
    if depth == 0:
        return 1
    if t.over:
        return 0
    seat = next_asked(t)
    total = 0
    for action in options(game.g, t, seat).actions():
        copy = t.copy()
        answer(game.g, copy, seat, action)
        total += listed(game, copy, depth - 1)
    return total


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_counting_is_listing(path: Path) -> None:
    """The counts do not lean on the way they are counted, and counting leaves the table alone."""
    game = game_at(path)
    assert perft(game.g, game.t, 0) == 1
    assert perft(game.g, game.t, 2) == listed(game, game.t, 2)
    ways = divide(game.g, game.t, 2)
    assert sum(count for _, count in ways) == perft(game.g, game.t, 2)
    assert [action for action, _ in ways] == list(options(game.g, game.t, next_asked(game.t)).actions())


def test_a_game_that_is_over_goes_no_way() -> None:
    game = game_at(FILES[0])
    game.t.over = True
    assert perft(game.g, game.t, 1) == 0
    assert perft(game.g, game.t, 0) == 1
