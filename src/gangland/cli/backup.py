"""`gangland backup`: a whole copy of a server's tables in one file, whether it runs or not."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from gangland.cli.cards import Subparsers
from gangland.cli.places import DATABASE
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    about = {"help": words.text("backup-help"), "description": words.text("backup-about")}
    parser = subparsers.add_parser("backup", **about)
    file = words.text("cli-metavar-file")
    parser.add_argument("file", metavar=file, help=words.text("backup-help-file"))
    add_data(parser, words)


def add_data(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add where the tables are, and the language."""
    parser.add_argument(
        "--data", metavar=words.text("serve-metavar-folder"), help=words.text("admin-help-data")
    )
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Write the copy; 1 where that cannot be done."""
    from gangland.server.store.backup import back_up  # noqa: PLC0415 - the web's libraries
    from gangland.server.store.base import StoreError  # noqa: PLC0415
    from gangland.terminal.excuses import complain, say_os_error  # noqa: PLC0415
    from gangland.terminal.files import tables_folder  # noqa: PLC0415

    words = Words(args.lang)
    folder = Path(args.data) if args.data else tables_folder()
    if not (folder / DATABASE).is_file():
        return complain(words.text("admin-no-house", folder=str(folder)), 1)
    try:
        count = back_up(folder / DATABASE, Path(args.file))
    except OSError as error:
        return complain(words.text("backup-cannot", file=args.file, reason=say_os_error(error, words)), 1)
    except (sqlite3.Error, StoreError) as error:
        return complain(words.text("backup-cannot", file=args.file, reason=str(error)), 1)
    print(words.text("backup-done", file=args.file, n=count))
    return 0
