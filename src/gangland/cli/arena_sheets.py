"""A table of an arena's run, for the terminal and the report alike, and what its rows are called."""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.arena.league import PLAYERS
from gangland.arena.standings import Rating, Standing
from gangland.game.setup import format_options
from gangland.words import Words

LEFT: Final = ("row", "game", "candidate", "against", "entrant", "rival", "bar", "part", "outcome")


class Sheet(NamedTuple):
    """One table: its name, its columns by name, and its rows as they are read."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


def title(sheet: Sheet, words: Words) -> str:
    """Say what a table shows."""
    return words.text(f"arena-title-{sheet.name}")


def heading(column: str, words: Words) -> str:
    """Say what a column shows."""
    return words.text(f"arena-column-{column}")


def game_name(one: Standing | Rating, words: Words) -> str:
    """Name the game of a row, with its options and an unusual number of players."""
    if isinstance(one, Rating):
        return words.text(f"game-{one.game}")
    return table_name(one.row.game, format_options(one.row.options), one.row.players, words)


def table_name(game: str, options: str, players: int, words: Words) -> str:
    """Name a game as it is played at a table."""
    several = [words.text("arena-players", players=players)] if players != PLAYERS else []
    rest = ", ".join([*several, *([options] if options else [])])
    name = words.text(f"game-{game}")
    return f"{name} ({rest})" if rest else name


def candidate_name(one: Standing, words: Words) -> str:
    """Name the candidate, and whether there were deals."""
    return bot_name(one.row.candidate, words, deals=one.row.deals, silent=one.row.silent)


def bot_name(bot: str, words: Words, *, deals: bool, silent: bool) -> str:
    """Name a bot, and whether it dealt."""
    return words.text("arena-silent" if silent else "arena-dealing", bot=bot) if deals else bot


def interval(low: float, high: float, words: Words) -> str:
    """Write an interval of shares."""
    return f"{words.percent(low, 1)} – {words.percent(high, 1)}"
