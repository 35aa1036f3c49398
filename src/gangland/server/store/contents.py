"""The cards of tables, kept once for all that are played with them, by their content hash.

A pack file belongs to the host, who may change or lose it; what a game began with stays here. A row never
changes: a pack that is not what its hash says any more is as good as none.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from gangland.content.fingerprint import fingerprint
from gangland.content.records import Pack
from gangland.server.store.archive import Plan
from gangland.server.store.base import Base


class KeptPack(NamedTuple):
    """A pack in the store: its hash, its name, its game, and how many tables are played with it."""

    hash: str
    id: str
    game: str
    tables: int


def keep(base: Base, pack: Pack) -> None:
    """Keep a pack, if it is not kept yet."""
    text = msgspec.json.encode(pack).decode()
    base.execute("INSERT INTO contents VALUES (?, ?) ON CONFLICT DO NOTHING", (pack.hash, text))


def fetch(base: Base, content: str) -> Pack | None:
    """Return the pack with this hash, or None where none is kept that is still what it was."""
    row = base.execute("SELECT pack FROM contents WHERE hash = ?", (content,)).fetchone()
    if row is None:
        return None
    try:
        pack = msgspec.json.decode(row[0], type=Pack)
    except msgspec.MsgspecError:
        return None
    return pack if fingerprint(pack) == content else None


def kept(base: Base) -> list[KeptPack]:
    """Return every pack there is."""
    rows = base.execute(
        "SELECT hash, json_extract(pack, '$.id'), json_extract(pack, '$.game'),"
        " (SELECT count(*) FROM tables WHERE json_valid(plan) AND json_extract(plan, '$.content') = hash)"
        " FROM contents ORDER BY hash"
    )
    return [KeptPack(*row) for row in rows]


def lacking(base: Base) -> list[tuple[str, Plan]]:
    """Return the tables whose cards are not kept, with their plans."""
    rows = base.execute(
        "SELECT id, plan FROM tables WHERE json_valid(plan)"
        " AND coalesce(json_extract(plan, '$.content'), '') NOT IN (SELECT hash FROM contents)"
        " ORDER BY created"
    )
    found = [(table, readable(plan)) for table, plan in rows]
    return [(table, plan) for table, plan in found if plan is not None]


def readable(plan: str) -> Plan | None:
    """Return what was agreed at a table; None where it is damaged, which is told when the table is opened."""
    try:
        return msgspec.json.decode(plan, type=Plan)
    except msgspec.MsgspecError:
        return None


def forget_unused(base: Base) -> None:
    """Forget the cards no table is played with any more."""
    base.execute(
        "DELETE FROM contents WHERE hash NOT IN"
        " (SELECT coalesce(json_extract(plan, '$.content'), '') FROM tables WHERE json_valid(plan))"
    )
