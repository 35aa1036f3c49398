"""`gangland restore`: a server's tables as a backup has them; what was there before is kept beside them."""

from __future__ import annotations

import argparse
import sqlite3
import time
from pathlib import Path

from gangland.cli.backup import add_data
from gangland.cli.cards import Subparsers
from gangland.cli.places import DATABASE
from gangland.words import Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    about = {"help": words.text("restore-help"), "description": words.text("restore-about")}
    parser = subparsers.add_parser("restore", **about)
    file = words.text("cli-metavar-file")
    parser.add_argument("file", metavar=file, help=words.text("restore-help-file"))
    parser.add_argument("--replace", action="store_true", help=words.text("restore-help-replace"))
    add_data(parser, words)


def run(args: argparse.Namespace) -> int:
    """Put the copy in its place; 1 where something is in the way."""
    from gangland.server.store.backup import restore  # noqa: PLC0415 - the web's libraries
    from gangland.server.store.base import DamagedStoreError, NewerStoreError  # noqa: PLC0415
    from gangland.server.store.sqlite import FolderTakenError, Sqlite  # noqa: PLC0415
    from gangland.terminal.excuses import complain, say_os_error  # noqa: PLC0415
    from gangland.terminal.files import tables_folder  # noqa: PLC0415

    words = Words(args.lang)
    folder = Path(args.data) if args.data else tables_folder()
    there, aside = folder / DATABASE, folder / time.strftime("gangland-before-%Y%m%dT%H%M%S.db")
    if there.is_file() and not args.replace:
        return complain(words.text("restore-there", folder=str(folder)), 1)
    try:
        count = restore(Path(args.file), Sqlite(there), aside)
    except FolderTakenError:
        return complain(words.text("restore-running", folder=str(folder)), 1)
    except OSError as error:
        return complain(words.text("restore-cannot", file=args.file, reason=say_os_error(error, words)), 1)
    except NewerStoreError:
        return complain(words.text("store-newer", file=args.file), 1)
    except (sqlite3.Error, DamagedStoreError):
        return complain(words.text("restore-damaged", file=args.file), 1)
    print(words.text("restore-done", folder=str(folder), n=count))
    if aside.is_file():
        print(words.text("restore-aside", file=str(aside)))
    return 0
