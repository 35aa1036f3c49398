"""`gangland admin`: what a host sees and does, on the file of a server that may be running.

There is no administrator on the net: whoever may write to the folder is one. What a running server has to do
itself, as to close a table people sit at, is left for it in the file; it looks there every few seconds.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
from pathlib import Path
from typing import Any

from gangland.cli.admin_says import AdminError
from gangland.cli.cards import Subparsers
from gangland.cli.replay import add_pack
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command, and what it can do."""
    parser = subparsers.add_parser(
        "admin", help=words.text("admin-help"), description=words.text("admin-about")
    )
    parser.add_argument(
        "--data", metavar=words.text("serve-metavar-folder"), help=words.text("admin-help-data")
    )
    parser.add_argument(
        "--database", metavar=words.text("serve-metavar-database"), help=words.text("admin-help-database")
    )
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))
    acts = parser.add_subparsers(
        dest="act", metavar=words.text("admin-metavar-act"), title=words.text("admin-acts"), required=True
    )

    def add(name: str) -> argparse.ArgumentParser:
        about = words.text(f"admin-help-{name}")
        made: argparse.ArgumentParser = acts.add_parser(name, help=about, description=about)
        return made

    add("list").add_argument("--all", action="store_true", help=words.text("admin-help-all"))
    table: dict[str, Any] = {
        "metavar": words.text("admin-metavar-table"),
        "help": words.text("admin-help-table"),
    }
    add("close").add_argument("table", **table)
    export = add("export")
    export.add_argument("table", **table)
    export.add_argument("file", metavar=words.text("cli-metavar-file"), help=words.text("admin-help-file"))
    taken = add("import")
    files = words.text("cli-metavar-file")
    taken.add_argument("files", nargs="+", metavar=files, help=words.text("admin-help-files"))
    add_pack(taken, words)
    erase = add("erase")
    erase.add_argument(
        "who", nargs="?", metavar=words.text("admin-metavar-name"), help=words.text("admin-help-account")
    )
    place = (words.text("admin-metavar-table"), words.text("admin-metavar-seat"))
    erase.add_argument("--seat", nargs=2, metavar=place, help=words.text("admin-help-seat"))
    for name in ("ban", "unban"):
        one = add(name)
        who = one.add_mutually_exclusive_group(required=True)
        for kind in ("name", "address"):
            about = words.text(f"admin-help-{kind}")
            who.add_argument(f"--{kind}", metavar=words.text("admin-metavar-who"), help=about)
        if name == "ban":
            time, about = words.text("admin-metavar-time"), words.text("admin-help-for")
            one.add_argument("--for", dest="time", default="7d", metavar=time, help=about)
    add("bans")
    add("kept")
    add("reports")
    add("settle").add_argument(
        "number", type=int, metavar=words.text("admin-metavar-number"), help=words.text("admin-help-number")
    )
    add("log")


def run(args: argparse.Namespace) -> int:
    """Do it; 1 where something is in the way, 2 where the question is wrong."""
    from gangland.cli.admin_acts import ACTS, house  # noqa: PLC0415 - the web's libraries
    from gangland.server.store.base import StoreError  # noqa: PLC0415
    from gangland.server.store.places import BadDatabaseError, NoDriverError  # noqa: PLC0415
    from gangland.terminal.excuses import complain, say_os_error  # noqa: PLC0415
    from gangland.terminal.files import tables_folder  # noqa: PLC0415

    words = Words(args.lang)
    folder = Path(args.data) if args.data else tables_folder()
    try:
        with house(folder, args.database or os.environ.get("GANGLAND_DATABASE", "")) as base:
            lines = ACTS[args.act](args, folder, base, words)
    except AdminError as error:
        return complain(words.text(error.code, **error.details), error.status)
    except NoDriverError:
        return complain(words.text("serve-no-driver", command='pip install "gangland[postgres]"'), 1)
    except BadDatabaseError:
        return complain(words.text("serve-bad-database", example="postgresql://user@host/name"), 2)
    except (sqlite3.Error, StoreError) as error:
        return complain(words.text("admin-cannot", reason=str(error)), 1)
    except OSError as error:
        return complain(words.text("admin-cannot", reason=say_os_error(error, words)), 1)
    for line in lines:
        print(line)
    return 0
