"""What `gangland admin` does, one deed after the other; each is written down before it is done."""

from __future__ import annotations

import argparse
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from gangland.cli import admin_games, admin_people, admin_reports
from gangland.cli.admin_says import AdminError, when
from gangland.cli.places import DATABASE
from gangland.game.names import LONGEST_NAME, check_name
from gangland.game.refusal import Refusal
from gangland.server.store import admin_log, archive, bans, company_shelf, makers
from gangland.server.store.bans import Ban
from gangland.server.store.base import Base, StoreError
from gangland.server.store.migrations import VERSION
from gangland.server.store.places import database_at
from gangland.server.store.sqlite import is_taken, lay, version_of
from gangland.server.table.doorman import network_of
from gangland.server.table.export import kept_log, write_private
from gangland.server.table.pack_shelf import named_content
from gangland.words import Words

PATIENCE: Final = 10.0
"""Seconds to wait for a server that is writing."""

UNITS: Final = {"m": 60, "h": 3600, "d": 86_400}
LONGEST: Final = 3650 * 86_400

ROWS: Final = """
SELECT tables.id, CASE WHEN json_valid(plan) THEN json_extract(plan, '$.game') END, state, created,
    coalesce(makers.address, ''), coalesce(accounts.name, '')
FROM tables LEFT JOIN makers ON makers.game = tables.id LEFT JOIN accounts ON accounts.id = makers.account
WHERE state != 'over' OR ? ORDER BY created
"""


NAMES: Final = "SELECT name FROM seats WHERE game = ? ORDER BY seat"


@contextmanager
def house(folder: Path, url: str) -> Iterator[Base]:
    """Open what a server keeps beside it; what is done there is done when all of it is."""
    with _file(folder) if not url else _database(folder, url) as base:
        yield base


@contextmanager
def _database(folder: Path, url: str) -> Iterator[Base]:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # for the log of what is done
    database = database_at(url)
    try:
        with closing(database.connect()) as base:
            base.execute(database.begin)
            yield base
            base.execute("COMMIT")
    except database.errors as error:
        raise StoreError(str(error)) from error


@contextmanager
def _file(folder: Path) -> Iterator[Base]:
    if not (folder / DATABASE).is_file():
        raise AdminError("admin-no-house", folder=str(folder))
    with closing(sqlite3.connect(folder / DATABASE, timeout=PATIENCE, isolation_level=None)) as base:
        if version_of(base) > VERSION:
            raise AdminError("store-newer", file=str(folder / DATABASE))
        base.execute("PRAGMA foreign_keys=ON")
        base.execute("PRAGMA secure_delete=ON")
        lay(base)
        base.execute("BEGIN IMMEDIATE")
        with base:
            yield base
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # nothing erased stays in the log beside it


def list_tables(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Say which tables there are, who sits there, and who made them."""
    del folder
    found = [
        words.text(
            "admin-row",
            table=table,
            game=words.text(f"game-{game}") if words.has(f"game-{game}") else game or "?",
            state=state,
            when=when(created),
            names=", ".join(row[0] for row in base.execute(NAMES, (table,)).fetchall()),
            maker=" ".join(filter(None, (address, account))),
        ).rstrip()
        for table, game, state, created, address, account in base.execute(ROWS, (args.all,)).fetchall()
    ]
    return found or [words.text("admin-nobody")]


def close(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Close a table; a server that runs does it itself, because people may sit there."""
    if base.execute("SELECT 1 FROM tables WHERE id = ?", (args.table,)).fetchone() is None:
        raise AdminError("admin-no-table", table=args.table)
    admin_log.note(folder, "close", args.table)
    if _is_served(folder, base):
        bans.order_closing(base, args.table)
        return [words.text("admin-will-close", table=args.table)]
    makers.drop(base, args.table)
    return [words.text("admin-closed", table=args.table)]


def _is_served(folder: Path, base: Base) -> bool:
    """Return whether a server runs that has to do something itself."""
    is_file = isinstance(base, sqlite3.Connection)
    return is_taken(folder / DATABASE) if is_file else company_shelf.is_anybody_alive(base)


def export(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Write a game as a log, also one that is held; its seed is in it only when it is over."""
    record = archive.fetch(base, args.table)
    if record is None:
        raise AdminError("admin-no-table", table=args.table)
    if not record.lines and record.state == "open":
        raise AdminError("admin-not-begun", table=args.table)
    record.plan.content = named_content(record.plan)
    admin_log.note(folder, "export", args.table)
    write_private(Path(args.file), kept_log(record))
    return [words.text("admin-exported", file=args.file)]


def ban(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Let nobody in under a name or from an address, for a while."""
    kind, what = _who(args)
    until = time.time() + _seconds(args.time)
    admin_log.note(folder, "ban", f"{kind} {what} {args.time}")
    bans.save(base, Ban(kind, what, until))
    return [words.text("admin-banned", what=what, until=when(until))]


def unban(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Let somebody in again."""
    kind, what = _who(args)
    if not any((one.kind, one.what) == (kind, what) for one in bans.fetch(base)):
        raise AdminError("admin-not-banned", what=what)
    admin_log.note(folder, "unban", f"{kind} {what}")
    bans.lift(base, kind, what)
    return [words.text("admin-unbanned", what=what)]


def list_bans(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Say who is banned, and until when."""
    del args, folder
    now = time.time()
    found = [f"{when(one.until)}  {one.kind}  {one.what}" for one in bans.fetch(base) if one.until > now]
    return found or [words.text("admin-no-bans")]


def show_log(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Say what was done here."""
    del args, base
    return admin_log.read(folder) or [words.text("admin-no-log")]


def _who(args: argparse.Namespace) -> tuple[str, str]:
    """Return whom it is about; an address as the network it is."""
    if args.name is not None:
        try:
            check_name(args.name)
        except Refusal as refusal:
            name, most = str(refusal.details["name"]), LONGEST_NAME
            raise AdminError("refusal-bad-name", 2, name=name, most=most) from refusal
        return "name", args.name
    network = network_of(args.address)
    if network is None:
        raise AdminError("admin-bad-address", 2, text=args.address)
    return "address", str(network)


def _seconds(text: str) -> float:
    found = re.fullmatch(r"([1-9]\d{0,5})([mhd])", text)
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < seconds <= LONGEST:
        raise AdminError("admin-bad-time", 2, text=text)
    return seconds


Deed = Callable[[argparse.Namespace, Path, Base, Words], list[str]]
ACTS: Final[dict[str, Deed]] = {
    "list": list_tables,
    "close": close,
    "export": export,
    "import": admin_games.take_in,
    "erase": admin_people.erase,
    "ban": ban,
    "unban": unban,
    "bans": list_bans,
    "kept": admin_people.show_kept,
    "reports": admin_reports.show,
    "settle": admin_reports.settle,
    "log": show_log,
}
