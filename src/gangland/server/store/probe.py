"""The probe: a few bytes that are kept and taken away again, to see whether anything can be kept at all.

They lie in pages of their own, so that a database that may not grow, or a disk that is full, has no room for
them; taken away, they leave that room to whatever is to be kept next.
"""

from __future__ import annotations

from typing import Final

from gangland.server.store.base import Base

DDL: Final = """
CREATE TABLE IF NOT EXISTS probe (
    one INTEGER PRIMARY KEY,
    filling BLOB NOT NULL
) STRICT;
"""

SIZE: Final = 8192
"""Bytes: two pages of a database, more or less."""


def write(base: Base) -> None:
    """Keep the probe."""
    base.execute(
        "INSERT INTO probe VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET filling = excluded.filling",
        (bytes(SIZE),),
    )


def clear(base: Base) -> None:
    """Take it away again."""
    base.execute("DELETE FROM probe")
