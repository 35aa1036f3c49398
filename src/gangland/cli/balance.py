"""`gangland balance`: a pack played for every number of players and every option, beside its bars."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from gangland.arena.balance import Job, Report, make_job, measure, parse_rows
from gangland.arena.kept import opened
from gangland.arena.simulate import Store
from gangland.cli.balance_page import notes_of, page_of
from gangland.cli.balance_view import Section, View
from gangland.cli.cards import Subparsers
from gangland.content.load import load_pack, load_packs
from gangland.content.problems import PackError
from gangland.engine.ints import COMPILED
from gangland.game.games import GAMES
from gangland.game.logs.log import LogError
from gangland.game.refusal import Refusal
from gangland.terminal.excuses import complain, complain_of_pack, say_os_error, say_refusal
from gangland.words import LANGS, Words, preferred_lang

FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
WIDTH: Final = 140
GAMES_A_ROW: Final = 2000


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    about = {"help": words.text("balance-help"), "description": words.text("balance-description")}
    parser = subparsers.add_parser("balance", **about)

    def says(name: str) -> str:
        return words.text(f"balance-help-{name}")

    parser.add_argument("--game", choices=GAMES, help=says("game"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=says("pack"))
    parser.add_argument("--games", type=int, default=GAMES_A_ROW, metavar="N", help=says("games"))
    parser.add_argument("--rows", metavar="4,4+A", help=says("rows"))
    parser.add_argument("--bot", default="thug", metavar="BOT", help=says("bot"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=says("seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=says("jobs"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=says("keep"))
    parser.add_argument("--json", action="store_true", help=says("json"))
    parser.add_argument("--write", metavar="PAGE", help=says("write"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=says("lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play every row; 2 where the question makes no sense, 130 where it was interrupted."""
    words = Words(args.lang)
    if args.games < 1 or args.jobs < 1:
        return complain(words.text("simulate-bad-numbers"), USAGE)
    try:
        jobs = _jobs(args)
        reports = _play_kept(jobs, args, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), USAGE)
    except PackError as error:
        complain_of_pack(error, words)
        return USAGE
    except (OSError, LogError) as error:
        return complain(_say_file(error, args.keep, words), FAILED)
    code = _tell(reports, args, words)
    if not all(report.is_finished for report in reports):
        played, wanted = sum(report.total for report in reports), args.games * sum(len(j.rows) for j in jobs)
        return complain(words.text("simulate-interrupted", played=played, games=wanted), INTERRUPTED)
    return code


def _jobs(args: argparse.Namespace) -> list[Job]:
    """What is to be played: the games asked for, or that of the packs, or all."""
    rows = None if args.rows is None else parse_rows(args.rows)
    if rows == []:
        raise Refusal("bad-row", row=args.rows)
    games = [args.game] if args.game else list(GAMES)
    if args.pack and not args.game:
        games = [load_pack(args.pack[0]).game]
    return [make_job(game, load_packs(game, args.pack), rows, args.bot, args.seed) for game in games]


def _play_kept(jobs: Sequence[Job], args: argparse.Namespace, words: Words) -> list[Report]:
    """Play, with a file that keeps the games where one is named."""
    if args.keep is None:
        return _play(jobs, args, words)
    with opened(args.keep) as (kept, torn):
        if torn:
            complain(words.text("balance-torn", file=str(torn)), 0)
        return _play(jobs, args, words, kept)


def _say_file(error: OSError | LogError, file: Path, words: Words) -> str:
    """What the system says of the file that keeps the games."""
    cause = error.__cause__ if isinstance(error, LogError) else error
    assert isinstance(cause, OSError)  # noqa: S101 - a log error without one is a refusal by now
    return words.text("balance-cannot-write", file=str(file), reason=say_os_error(cause, words))


def _play(
    jobs: Sequence[Job], args: argparse.Namespace, words: Words, store: Store | None = None
) -> list[Report]:
    """Play with a bar that shows how far we are, where somebody is watching."""
    console = Console(stderr=True)
    if not COMPILED and console.is_terminal:
        console.print(words.text("balance-slow"))
    reports: list[Report] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        total = args.games * sum(len(job.rows) for job in jobs)
        task = progress.add_task(words.text("simulate-progress"), total=total)
        for job in jobs:
            reports.append(measure(job, args.games, args.jobs, partial(progress.advance, task), store))
            if not reports[-1].is_finished:
                break
    return reports


def _tell(reports: Sequence[Report], args: argparse.Namespace, words: Words) -> int:
    """Print it, as tables or as JSON, or write the page; of a part of the games no page is made."""
    if args.json:
        print(json.dumps([report.document() for report in reports], ensure_ascii=False, indent=1))
    if args.write and all(report.is_finished for report in reports):
        return _write(reports, args, words)
    if not args.json:
        for report in reports:
            _show(View(report, Words(args.lang, report.pack.names, game=report.game)))
    return 0


def _write(reports: Sequence[Report], args: argparse.Namespace, words: Words) -> int:
    try:
        page = Path(args.write)
        notes = notes_of(page.read_text("utf-8")) if page.is_file() else ""
        page.write_text(page_of(reports, _command(args), words) + notes, "utf-8")
    except OSError as error:
        reason = say_os_error(error, words)
        return complain(words.text("balance-cannot-write", file=args.write, reason=reason), FAILED)
    if not args.json:
        print(words.text("balance-written", file=args.write))
    return 0


def _command(args: argparse.Namespace) -> str:
    """The line that makes the same page again."""
    parts = ["gangland balance"]
    parts += [f"--game {args.game}"] if args.game else []
    parts += [f"--pack {Path(pack).name}" for pack in args.pack]
    parts += [f"--rows {args.rows}"] if args.rows else []
    parts += [f"--bot {args.bot}", f"--games {args.games}", f"--seed {args.seed}"]
    return " ".join(parts)


def _show(view: View) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH)
    report, words = view.report, view.words
    print(
        words.text(
            "balance-played",
            game=words.text(f"game-{report.game}"),
            games=report.total,
            rows=len(report.played),
            bot=report.bot,
            seed=str(report.seed),
        )
    )
    for section in view.sections():
        console.print(_table(section))
        print(section.note)
        print()


def _table(section: Section) -> Table:
    table = Table(title=section.title, title_justify="left")
    for number, column in enumerate(section.columns):
        table.add_column(column, justify="right" if number else "left")
    for row in section.rows:
        table.add_row(*map(escape, row))
    return table
