"""`gangland cards`: the sites, cards and gangs of a game in words, and checks for an owner's own."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final, Protocol

from gangland.cli.parser import Parser
from gangland.content.explain import Explainer, Sheet
from gangland.content.grammar import GAMES
from gangland.content.load import load_pack, load_packs
from gangland.content.problems import PackError, nearest
from gangland.content.schema import schema_text
from gangland.content.source import TABLES
from gangland.words import LANGS, Words, preferred_lang, say_problem

COLUMNS: Final = ("name", "id", "kind", "source", "what")


class Subparsers(Protocol):
    """What `argparse` gives to hang a command on."""

    def add_parser(self, name: str, **options: Any) -> argparse.ArgumentParser:  # noqa: ANN401
        """A parser for a command."""


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    about = {"help": words.text("cards-help"), "description": words.text("cards-description")}
    parser = subparsers.add_parser("cards", **about)
    _add_arguments(parser, words, argparse.REMAINDER)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 1 where a pack has problems, 2 where the question has."""
    args = _with_options_anywhere(args)
    match args.what:
        case ["schema"]:
            sys.stdout.write(schema_text())
            return 0
        case ["check", *files]:
            return _check(files, Words(args.lang))
        case ids:
            return _list(ids, args)


def _add_arguments(parser: argparse.ArgumentParser, words: Words, nargs: str) -> None:
    def add(name: str, help_id: str, **options: Any) -> None:  # noqa: ANN401 - argparse's own
        parser.add_argument(name, help=words.text(help_id), **options)

    add("what", "cards-help-what", nargs=nargs, metavar=words.text("cards-metavar-what"))
    add("--game", "cards-help-game", choices=GAMES, default=GAMES[0])
    add("--kind", "cards-help-kind", choices=TABLES)
    file = words.text("cards-metavar-file")
    add("--pack", "cards-help-pack", action="append", default=[], metavar=file)
    add("--lang", "cards-help-lang", choices=LANGS, default=words.lang)
    add("--json", "cards-help-json", action="store_true")


def _with_options_anywhere(args: argparse.Namespace) -> argparse.Namespace:
    """What follows the first id is read once more: a subcommand's own parser wants options first."""
    words = Words(args.lang)
    parser = Parser(prog="gangland cards", description=words.text("cards-description"), words=words)
    _add_arguments(parser, words, "*")
    parser.fix_usage()
    rest = args.what
    del args.what
    return parser.parse_intermixed_args(rest, args)


def _check(files: list[str], words: Words) -> int:
    if not files:
        return _complain(words.text("cards-no-files"), 2)
    return max([_check_one(file, words) for file in files])


def _check_one(file: str, words: Words) -> int:
    try:
        pack = load_pack(file)
    except PackError as error:
        return _show_problems(error, words)
    counts = {"sites": len(pack.sites), "cards": len(pack.cards), "gangs": len(pack.gangs)}
    print(words.text("cards-fine", file=file, game=pack.game, **counts))
    return 0


def _list(ids: list[str], args: argparse.Namespace) -> int:
    try:
        pack = load_packs(args.game, args.pack)
    except PackError as error:
        return _show_problems(error, Words(args.lang))
    words = Words(args.lang, pack.names, game=pack.game)
    sheets = {sheet.id: sheet for sheet in Explainer(pack).sheets() if args.kind in (None, sheet.table)}
    unknown = next((name for name in ids if name not in sheets), None)
    if unknown is not None:
        near = nearest(unknown, sheets)
        hint = f"; {words.text('problem-near', word=near)}" if near else ""
        return _complain(words.text("cards-unknown-id", id=unknown) + hint, 2)
    chosen = [sheets[name] for name in ids or sheets]
    if args.json:
        print(json.dumps([_facts(sheet, words) for sheet in chosen], ensure_ascii=False, indent=1))
    elif sys.stdout.isatty():
        _show_table(chosen, words)
    else:
        print("\n".join(_block(sheet, words) for sheet in chosen))
    return 0


def _facts(sheet: Sheet, words: Words) -> dict[str, Any]:
    """A record for a program: its name and its lines in words, its mechanics as data."""
    lines = [words.say(line) for line in sheet.lines]
    return {"table": sheet.table, "name": words.say(sheet.name), "lines": lines, **asdict(sheet.record)}


def _show_table(sheets: Iterable[Sheet], words: Words) -> None:
    from rich.console import Console  # noqa: PLC0415 - 40 ms that no other command need pay
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(show_lines=True)
    for column in COLUMNS:
        table.add_column(words.text(f"cards-column-{column}"))
    for sheet in sheets:
        cells = [words.say(part) for part in (sheet.name, sheet.kind, sheet.source)]
        cells.insert(1, sheet.id)
        table.add_row(*map(Text, cells), Text("\n".join(words.say(line) for line in sheet.lines)))
    Console().print(table)


def _block(sheet: Sheet, words: Words) -> str:
    """A record as plain lines."""
    head = f"{words.say(sheet.name)} ({sheet.id}) · {words.say(sheet.kind)} · {words.say(sheet.source)}"
    return "\n".join([head, *(f"  {words.say(line)}" for line in sheet.lines)])


def _show_problems(error: PackError, words: Words) -> int:
    for problem in error.problems:
        _complain(say_problem(problem, words), 1)
    return _complain(words.text("cards-problems", n=len(error.problems)), 1)


def _complain(text: str, code: int) -> int:
    print(text, file=sys.stderr)
    return code
