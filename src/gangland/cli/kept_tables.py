"""Tables that are kept: read beside a server that may be running, and never written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from gangland.cli.kept import BROWSER, HOSTED, Kept, newest_first
from gangland.cli.places import DATABASE, last_address, play_folders, table_folders
from gangland.content.problems import PackError
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.server.http.library import first_content, pack_of
from gangland.server.store import archive
from gangland.server.store.store import is_taken
from gangland.server.table.gathering import setup_of
from gangland.terminal.excuses import say_refusal
from gangland.terminal.files import tables_folder
from gangland.words import Words, say_problem

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
        with _reading(folder) as base:
            rows = base.execute(BEGUN).fetchall()
    except sqlite3.Error as error:
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
        with _reading(Path(kept.where)) as base:
            record = archive.fetch(base, kept.table)
        if record is None:
            return kept.unreadable(words.text("error-no-such-table"))
        plan = record.plan
        content = plan.content or first_content(plan.game, plan.packs)
        game = Game(setup_of(record), pack_of(plan.game, plan.packs, content))
        game.replay([line.text for line in record.lines])
    except PackError as error:
        return kept.unreadable("\n".join(say_problem(problem, words) for problem in error.problems))
    except Refusal as refusal:
        return kept.unreadable(say_refusal(refusal, words))
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        return kept.unreadable(str(error))
    return kept.standing(game)


@contextmanager
def _reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database of a folder, to be read only."""
    address = f"{(folder / DATABASE).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as base:
        yield base
