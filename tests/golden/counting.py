"""Counts of positions: a log up to some moment, and in how many ways the game can go on from there."""

from __future__ import annotations

from annals import AT_THE_END, HERE, Script, open_game, script_of, take, woven

from gangland.engine.perft import divide, perft
from gangland.engine.step import next_asked
from gangland.game.game import Game

PERFT = HERE / "perft"
DEPTH = f"{AT_THE_END}depth "
MOST_TABLES = 6000
"""Tables to be looked at for one file, so that all are counted in seconds."""


def moment_of(script: Script) -> Game:
    """The game at the end of a script."""
    game = open_game(script)
    for entry in script.entries:
        take(game, entry)
    return game


def counted(script: Script, depth: int) -> str:
    """The log of a script with the number of ways to go on, for every depth down to this one."""
    game = moment_of(script)
    counts = [f"{DEPTH}{one}: {perft(game.g, game.t, one)}" for one in range(1, depth + 1)]
    return woven(game, [*([None] * len(game.lines)), *counts])


def recounted(text: str) -> str:
    """A file of counts, counted again."""
    return counted(script_of(text), text.count(DEPTH))


def deepest(game: Game) -> int:
    """How deep can be counted without looking at too many tables; one answer less is played than counted."""
    depth = 1
    while depth < 12 and perft(game.g, game.t, depth) <= MOST_TABLES:
        depth += 1
    return depth


def divided(text: str) -> list[str]:
    """Every answer there is at the moment of a file, with the ways to go on from it at the greatest depth."""
    game = moment_of(script_of(text))
    seat = next_asked(game.t)
    who = game.notation.seat(game.t, seat)
    ways = divide(game.g, game.t, text.count(DEPTH))
    return [f"{who}: {game.notation.write(game.t, seat, action)}: {number}" for action, number in ways]
