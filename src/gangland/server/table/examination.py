"""Examining a store: what this program would make of its open games, found out without writing a byte.

The same is asked in the same way as by a server that starts (`pinning.replayed`), of the store as it stands
at one moment; a server may be running on it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from gangland.game.journal import Journal
from gangland.server.store import archive, contents, line_marks
from gangland.server.store.archive import TableRecord
from gangland.server.store.base import NewerStoreError
from gangland.server.store.contents import KeptPack
from gangland.server.store.migrations import VERSION, statements
from gangland.server.store.sqlite import version_of
from gangland.server.table.laying import lay
from gangland.server.table.pack_shelf import PackShelf, in_files
from gangland.server.table.pinning import Verdict, replayed, without_cards

TABLES: Final = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
OPEN: Final = "SELECT id FROM tables WHERE state != 'over' ORDER BY created"


class Examined(NamedTuple):
    """An open game, and the verdict on it."""

    record: TableRecord
    verdict: Verdict


class Report(NamedTuple):
    """A store: its version, the packs it keeps and those it would keep, and its open games."""

    version: int
    packs: list[KeptPack]
    adopted: list[KeptPack]
    tables: list[Examined]


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The database of a store as it is now, to be read only; one of a newer program is not understood."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as base:
        if (found := version_of(base)) > VERSION:
            raise NewerStoreError(found, VERSION)
        base.execute("BEGIN")
        _stand_in(base)
        yield base


def _stand_in(base: sqlite3.Connection) -> None:
    """Have what an older store lacks stand beside it, empty, as a server would lay it."""
    there = dict(base.execute(TABLES).fetchall())
    with closing(sqlite3.connect(":memory:")) as blank:
        for statement in statements(0):
            blank.execute(statement)
        for name, sql in blank.execute(TABLES).fetchall():
            if name not in there:
                base.execute(sql.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))


def examine(base: sqlite3.Connection, now: float) -> Report:
    """Return what would become of every open game of a store."""
    packs = PackShelf()
    records = [archive.fetch(base, row[0]) for row in base.execute(OPEN).fetchall()]
    found = [Examined(one, play(base, one, packs, now)[1]) for one in records if one is not None]
    (version,) = base.execute("PRAGMA user_version").fetchone()
    return Report(version, contents.kept(base), _to_adopt(base), found)


def play(
    base: sqlite3.Connection, record: TableRecord, packs: PackShelf, now: float
) -> tuple[Journal | None, Verdict]:
    """Play the game of a table again, as a server would that loads it."""
    pack = packs.find(base, record.plan)
    if pack is None:
        return None, without_cards(record.plan)
    record.plan.content = pack.hash
    return replayed(record, line_marks.fetch(base, record.id), lambda: lay(record, pack), now)


def _to_adopt(base: sqlite3.Connection) -> list[KeptPack]:
    """Return the packs that are in files only, and would be kept from the next start on."""
    found: dict[str, KeptPack] = {}
    for _, plan in contents.lacking(base):
        pack = in_files(plan)
        if pack is not None:
            tables = found[pack.hash].tables if pack.hash in found else 0
            found[pack.hash] = KeptPack(pack.hash, pack.id, pack.game, tables + 1)
    return list(found.values())
