"""The standings of a run in words: what every table shows, for the terminal and for the report alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from gangland.arena.hall import pack_of
from gangland.arena.run import Run
from gangland.arena.standings import Bar, Entrant, Part, Rating, Standing
from gangland.arena.stats import ratio
from gangland.cli.arena_deals import deal_sheets
from gangland.cli.arena_models import model_sheets
from gangland.cli.arena_sheets import LEFT, Sheet, candidate_name, game_name, heading, interval, title
from gangland.game.setup import Setup
from gangland.words import Words

WIDTH: Final = 120
WORD: Final = 26
MILLI: Final = 1000


def sheets(found: Sequence[Standing], rated: Sequence[Rating], words: Words) -> Iterator[Sheet]:
    """Yield all tables there is something in."""
    numbers = {id(one): str(number) for number, one in enumerate(found, 1)}
    every = [(numbers[id(one)], one) for one in found]
    yield Sheet(
        "rows",
        ("row", "game", "candidate", "against", "games", "share", "interval", "cash", "bar"),
        [_row(number, one, words) for number, one in every],
    )
    yield Sheet(
        "entrants",
        ("row", "entrant", "games", "share", "cash", "decisions", "time", "longest", "illegal"),
        [_entrant(number, entrant, words) for number, one in every for entrant in one.entrants],
    )
    yield from deal_sheets(every, words)
    yield from model_sheets(every, words)
    columns = ("row", "rival", "games", "share", "interval")
    yield Sheet("ahead", columns, [_part(number, part, words) for number, one in every for part in one.ahead])
    columns = ("row", "part", "games", "share", "interval")
    yield Sheet(
        "seats",
        columns,
        [
            _part(number, part, words, words.text("arena-seat", seat=part.name))
            for number, one in every
            for part in one.seats
        ],
    )
    yield Sheet(
        "gangs",
        columns,
        [
            _part(number, part, words, gang_name(one, part, words))
            for number, one in every
            for part in one.gangs
        ],
    )
    if rated:
        columns = ("game", "entrant", "level", "doubt", "careful")
        yield Sheet("ratings", columns, [_rating(one, words) for one in rated])


def show(kept: Run, found: Sequence[Standing], rated: Sequence[Rating], words: Words) -> None:
    """Print where a run stands."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH)
    seed = str(kept.manifest.league.seed)
    print(words.text("arena-played", played=kept.played, games=kept.games, seed=seed))
    for sheet in sheets(found, rated, words):
        console.print(table_of(sheet, words))


def table_of(sheet: Sheet, words: Words) -> Table:
    """Return a table to print; what is left of the figures keeps its words whole, as far as there is room."""
    table = Table(title=title(sheet, words), title_justify="left")
    for at, column in enumerate(sheet.columns):
        if column in LEFT:
            longest = max((len(word) for row in sheet.rows for word in row[at].split()), default=0)
            table.add_column(heading(column, words), overflow="fold", min_width=min(longest, WORD))
        else:
            table.add_column(heading(column, words), justify="right")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def gang_name(one: Standing, part: Part, words: Words) -> str:
    """Name a gang by its number in the pack."""
    pack = pack_of(Setup(one.row.game, ()).pack_game)
    return Words(words.lang, pack.names, game=pack.game).text(f"gang-{pack.gangs[int(part.name)].id}")


def bar_text(bar: Bar, words: Words) -> str:
    """Say whether a bar is met, and what it asked for."""
    if bar.name in ("times", "as-rich"):
        asked, found = words.number(bar.bar, 2), words.number(bar.value, 2)
    else:
        asked, found = words.percent(bar.bar, 1), words.percent(bar.value, 1)
    spread = ""
    if bar.low is not None and bar.high is not None:
        spread = f" ({words.number(bar.low, 2)} – {words.number(bar.high, 2)})"
    mark = "✓" if bar.is_met else "✗"
    return f"{mark} {words.text(f'arena-bar-{bar.name}', bar=asked, value=found + spread)}"


def _row(number: str, one: Standing, words: Words) -> tuple[str, ...]:
    return (
        number,
        game_name(one, words),
        candidate_name(one, words),
        ", ".join(one.row.against),
        words.number(one.games),
        words.percent(one.share, 1),
        interval(one.low, one.high, words),
        words.number(one.cash, 1),
        "\n".join(bar_text(bar, words) for bar in one.bars),
    )


def _entrant(number: str, entrant: Entrant, words: Words) -> tuple[str, ...]:
    return (
        number,
        entrant.name,
        words.number(entrant.games),
        words.percent(ratio(entrant.wins, entrant.games), 1),
        words.number(ratio(entrant.cash, entrant.games), 1),
        words.number(entrant.asked),
        words.number(ratio(entrant.spent, entrant.timed * MILLI), 3),
        words.number(entrant.longest / MILLI, 1),
        words.number(entrant.illegal),
    )


def _part(number: str, part: Part, words: Words, name: str = "") -> tuple[str, ...]:
    share, spread = words.percent(part.share, 1), interval(part.low, part.high, words)
    return (number, name or part.name, words.number(part.games), share, spread)


def _rating(one: Rating, words: Words) -> tuple[str, ...]:
    figures = (words.number(figure, 2) for figure in (one.mu, one.sigma, one.ordinal))
    return (game_name(one, words), one.name, *figures)
