"""Tables that are kept: read beside a server that may be running, and never written."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec

from gangland.cli.kept import BROWSER, HOSTED, Kept, newest_first
from gangland.cli.places import DATABASE, last_address, play_folders, table_folders
from gangland.server.store import archive
from gangland.server.store.base import NewerStoreError
from gangland.server.store.sqlite import is_taken
from gangland.server.table.examination import play, reading
from gangland.server.table.pack_shelf import PackShelf
from gangland.terminal.files import tables_folder
from gangland.words import Words

BEGUN = """
SELECT id, max(created, started, coalesce((SELECT max(at) FROM lines WHERE game = id), 0)),
    state = 'running' AND EXISTS (SELECT 1 FROM lines WHERE game = id AND message != '')
FROM tables WHERE state != 'open'
"""
"""Every game that has begun, when something last happened, and whether a person has to come back to it."""


def kept_tables() -> list[Kept]:
    """Every game at a table that has begun, not yet looked at; a folder that cannot be read is told of."""
    return newest_first(kept for folder in table_folders() for kept in _tables_in(folder))


def unfinished_tables() -> list[Kept]:
    """The games of `gangland play` somebody has to come back to, and nobody is playing right now."""
    folders = [folder for folder in play_folders() if (folder / DATABASE).is_file()]
    found = [kept for folder in folders for kept in _tables_in(folder, only_touched=True)]
    return newest_first(kept for kept in found if kept.table and not kept.is_busy)


def find_table(table: str) -> Kept | None:
    """The table of `gangland play` with this name, if there is one."""
    return next((kept for kept in kept_tables() if kept.table == table and kept.kind == BROWSER), None)


def _tables_in(folder: Path, *, only_touched: bool = False) -> list[Kept]:
    kind = HOSTED if folder == tables_folder() else BROWSER
    is_busy = is_taken(folder / DATABASE)
    address = last_address(folder) if is_busy else ""
    try:
        with reading(folder / DATABASE) as base:
            rows = base.execute(BEGUN).fetchall()
    except (sqlite3.Error, NewerStoreError) as error:
        when = (folder / DATABASE).stat().st_mtime
        return [Kept(kind, str(folder), when).unreadable(f"{folder / DATABASE}: {error}")]
    return [
        Kept(kind, str(folder), when, table, address=address, is_busy=is_busy)
        for table, when, is_touched in rows
        if is_touched or not only_touched
    ]


def look_at_table(kept: Kept, words: Words) -> Kept:
    """What is at a table; one that cannot be played again says why."""
    if not kept.table:
        return kept
    try:
        with reading(Path(kept.where) / DATABASE) as base:
            record = archive.fetch(base, kept.table)
            if record is None:
                return kept.unreadable(words.text("error-no-such-table"))
            journal, verdict = play(base, record, PackShelf(), time.time())
    except NewerStoreError:
        return kept.unreadable(words.text("store-newer", file=str(Path(kept.where) / DATABASE)))
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        return kept.unreadable(str(error))
    if journal is None or verdict.outcome == "pinned":
        return kept.unreadable(words.say(verdict.why()))
    return kept.standing(journal.game)
