"""How a store comes to be as this program knows it: step by step, each done once and all of it or nothing.

A step only adds, tables and indices: a server of the last version may go on beside one that has taken it, and
whoever reads an older store without writing to it puts empty tables in the place of those it lacks.
"""

from __future__ import annotations

from typing import Final

from gangland.server.store import company_shelf, erasure, keeping, probe, session_shelf, snapshot_shelf
from gangland.server.store.base import Base, NewerStoreError
from gangland.server.store.ddl import SCHEMA

SECOND = """
CREATE UNIQUE INDEX IF NOT EXISTS accounts_by_name ON accounts (lower(name));
CREATE TABLE IF NOT EXISTS editions (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL
) STRICT;
"""
SECOND += snapshot_shelf.DDL + company_shelf.DDL

THIRD = erasure.DDL + keeping.DDL + session_shelf.DDL

FOURTH = probe.DDL

STEPS: Final = (SCHEMA, SECOND, THIRD, FOURTH)
"""What a store is given, from the first step on.

1: all there was before steps were counted: it lays what is lacking, and is done at every start, since tables
came to it one by one. 2: accounts are found by their names in small letters; snapshots of games; what
servers on one database know of each other, and how often a table was written to. 3: where somebody was
erased, and what was said; when sessions and accounts were used. 4: a place to try whether anything can be
kept.
"""

VERSION: Final = len(STEPS)
"""The version of a store that has taken every step; stores from before there was one have 0."""


def statements(found: int) -> list[str]:
    """Return what a store of some version still lacks, one statement after the other."""
    if found > VERSION:
        raise NewerStoreError(found, VERSION)
    steps = (STEPS[0], *STEPS[max(found, 1) :])
    return [one.strip() for step in steps for one in step.split(";") if one.strip()]


def lay(base: Base, found: int) -> None:
    """Give a store what it lacks; a transaction is under way."""
    for statement in statements(found):
        base.execute(statement)
