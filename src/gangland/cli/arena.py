"""`gangland arena`: leagues of bots over paired deals, and how strong they are."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gangland import __version__
from gangland.arena.afield import cluster
from gangland.arena.budgets import points
from gangland.arena.league import PLAYERS, League, Row, checked, is_model, read_league, shelf
from gangland.arena.records import write_parquet
from gangland.arena.run import DEALS, LOGS, Run, Workers, manifest_of, opened, processes
from gangland.arena.standings import Standing, ratings, standings
from gangland.cli.arena_text import show
from gangland.cli.bots import bots_on_line
from gangland.cli.cards import Subparsers
from gangland.game.games import GAMES
from gangland.game.logs.log import LogError
from gangland.game.refusal import Refusal
from gangland.game.setup import parse_options
from gangland.terminal.excuses import complain, say_os_error, say_refusal
from gangland.words import LANGS, Words, preferred_lang

USAGE: Final = 2
INTERRUPTED: Final = 130
EXTRA: Final = ("altair", "openskill", "polars", "vl_convert")
INSTALL: Final = 'pip install "gangland[{}]"'
PARQUET: Final = "results.parquet"
REPORT: Final = "report.html"
TABLES: Final = "report.md"


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    about = {"help": words.text("arena-help"), "description": words.text("arena-description")}
    parser = subparsers.add_parser("arena", **about)

    def says(name: str) -> str:
        return words.text(f"arena-help-{name}", leagues=", ".join(shelf()))

    folder = words.text("serve-metavar-folder")
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)), help=says("game"))
    parser.add_argument("--entrant", action="append", default=[], metavar="A,B", help=says("entrant"))
    parser.add_argument("--against", default="", metavar="A,B,C", help=says("against"))
    parser.add_argument("--league", default="", metavar="L", help=says("league"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=says("games"))
    parser.add_argument("--players", type=int, default=PLAYERS, metavar="N", help=says("players"))
    parser.add_argument("--options", default="", metavar="A,B=2", help=says("options"))
    parser.add_argument("--models", default="", metavar=words.text("cli-metavar-file"), help=says("models"))
    parser.add_argument("--deals", action="store_true", help=says("deals"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=says("seed"))
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=says("out"))
    parser.add_argument("--logs", type=int, default=1, metavar="N", help=says("logs"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=says("jobs"))
    parser.add_argument("--ray", action="store_true", help=says("ray"))
    parser.add_argument("--json", action="store_true", help=says("json"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=says("lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is left of a run and show where it stands; 130 where it was interrupted."""
    words = Words(args.lang)
    if args.games < 1 or args.jobs < 1 or args.logs < 0:
        return complain(words.text("arena-bad-numbers"), USAGE)
    if args.ray and find_spec("ray") is None:
        return complain(words.text("arena-needs-ray", command=INSTALL.format("ray")), USAGE)
    try:
        league = _league(args)
        workers = _workers(args, league)
        with opened(args.out, manifest_of(league, args.logs, __version__)) as (kept, torn):
            if torn:
                complain(words.text("arena-torn", file=str(torn)), 0)
            is_done = _play(kept, workers, words)
            return _conclude(kept, args, words, is_done=is_done)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), USAGE)
    except (OSError, LogError) as error:
        return complain(_say_file(error, args.out, words), USAGE)


def _say_file(error: OSError | LogError, folder: Path, words: Words) -> str:
    """What the system says of a file of the run, or of a league's."""
    cause = error.__cause__ if isinstance(error, LogError) else error
    assert isinstance(cause, OSError)  # noqa: S101 - a log error without one is a refusal by now
    return words.text("arena-bad-file", file=str(cause.filename or folder), reason=say_os_error(cause, words))


def _league(args: argparse.Namespace) -> League:
    """Return what is to be played: a league, candidates against rivals, or everybody against the others."""
    if bool(args.league) == bool(args.entrant):
        raise Refusal("what-to-play")
    if args.league:
        return read_league(args.league)
    entrants = _names(",".join(args.entrant))
    rivals = _names(args.against)
    bots_on_line(",".join(name for name in (*entrants, *rivals) if "*" not in name and not is_model(name)))
    make: Callable[..., Row] = partial(
        Row,
        game=args.game,
        games=args.games,
        players=args.players,
        options=parse_options(args.options),
        deals=args.deals,
    )
    rows = [
        make(candidate=one, against=tuple(rivals or [other for other in entrants if other != one]))
        for one in entrants
    ]
    return checked(League(args.seed, tuple(rows)))


def _names(text: str) -> list[str]:
    """Return the names on a line."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _workers(args: argparse.Namespace, league: League) -> Workers:
    """Return who plays: processes or a cluster, with language models where some are named."""
    workers = cluster() if args.ray else processes(args.jobs)
    if not any(row.models for row in league.row):
        return workers
    if find_spec("httpx") is None:
        raise Refusal("models-need-extra", command=INSTALL.format("llm"))
    from gangland.models.hall import names_in, with_models  # noqa: PLC0415 - only with the extra
    from gangland.models.model import read_models  # noqa: PLC0415 - the same

    return with_models(workers, read_models(names_in(league), args.models))


def _play(kept: Run, workers: Workers, words: Words) -> bool:
    """Play with a bar that shows how far we are, where somebody is watching; whether it came to its end."""
    console = Console(stderr=True)
    text = TextColumn("{task.description}")
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("arena-progress"), total=kept.games, completed=kept.played)
        return kept.play(workers, partial(progress.advance, task))


def _conclude(kept: Run, args: argparse.Namespace, words: Words, *, is_done: bool) -> int:
    """Show where the run stands, and write it down where what that needs is installed."""
    found = standings(kept)
    has_extra = all(find_spec(name) is not None for name in EXTRA)
    if has_extra:
        _write(kept, found, words)
    if args.json:
        print(_as_json(kept, found, has_extra=has_extra))
    else:
        show(kept, found, ratings(kept) if has_extra else [], words)
    if not has_extra:
        said = words.text("arena-needs-extra", command=INSTALL.format("arena"), file=str(kept.folder / DEALS))
        complain(said, 0)
    if not is_done:
        return complain(words.text("arena-interrupted", played=kept.played, games=kept.games), INTERRUPTED)
    return 0


def _as_json(kept: Run, found: list[Standing], *, has_extra: bool) -> str:
    document = {
        "seed": kept.manifest.league.seed,
        "games": kept.games,
        "played": kept.played,
        "rows": found,
        "budgets": points(found),
        "ratings": ratings(kept) if has_extra else [],
    }
    return msgspec.json.format(msgspec.json.encode(document)).decode()


def _write(kept: Run, found: list[Standing], words: Words) -> None:
    """Write results and report into the run's folder, and say so."""
    from gangland.cli.arena_report import markdown, page  # noqa: PLC0415 - only with the extra

    write_parquet(kept, kept.folder / PARQUET)
    (kept.folder / REPORT).write_text(page(kept, found, words), "utf-8")
    (kept.folder / TABLES).write_text(markdown(kept, found, words), "utf-8", newline="\n")
    files = {"report": REPORT, "tables": TABLES, "results": PARQUET, "logs": LOGS}
    written = {name: str(kept.folder / file) for name, file in files.items()}
    complain(words.text("arena-written", **written), 0)
