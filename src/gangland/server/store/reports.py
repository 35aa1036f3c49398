"""What people have told the host about others: who, about whom, why, and what the one had heard of the other.

A report outlives its table, since a table may be closed because of it, but not for ever.
"""

from __future__ import annotations

import msgspec

from gangland.content.message import Message
from gangland.server.store.base import Base

DDL = """
CREATE TABLE IF NOT EXISTS reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    report TEXT NOT NULL,
    reporter INTEGER NOT NULL,
    address TEXT NOT NULL
) STRICT;
"""


class Person(msgspec.Struct):
    """Somebody at a table: the name there, the account's where there is one, and where they were."""

    name: str
    accounts: list[str]
    addresses: list[str]


class Report(msgspec.Struct):
    """A report: `lines` are what the reporter had heard of the other, as the story told it."""

    at: float
    table: str
    about: Person
    by: Person
    why: str
    text: str
    lines: list[Message]


def save(base: Base, report: Report, seats: tuple[int, int], address: str) -> None:
    """Keep a report; `seats` are whom it is about and who makes it, from an address."""
    text = msgspec.json.encode(report).decode()
    base.execute(
        "INSERT INTO reports (at, game, seat, report, reporter, address) VALUES (?, ?, ?, ?, ?, ?)",
        (report.at, report.table, seats[0], text, seats[1], address),
    )


def count(base: Base, address: str, since: float) -> int:
    """Return how many reports came from an address since an instant."""
    row = base.execute("SELECT count(*) FROM reports WHERE address = ? AND at > ?", (address, since))
    return int(row.fetchone()[0])


def last(base: Base, table: str, seat: int, reporter: int) -> float:
    """Return when somebody last reported somebody at a table, 0 where they never did."""
    row = base.execute(
        "SELECT coalesce(max(at), 0) FROM reports WHERE game = ? AND seat = ? AND reporter = ?",
        (table, seat, reporter),
    )
    return float(row.fetchone()[0])


def fetch(base: Base) -> list[tuple[int, Report]]:
    """Return every report there is by its number, the oldest first."""
    rows = base.execute("SELECT id, report FROM reports ORDER BY id")
    return [(row[0], msgspec.json.decode(row[1], type=Report)) for row in rows]


def settle(base: Base, number: int) -> bool:
    """Put a report away; return whether there was one."""
    return base.execute("DELETE FROM reports WHERE id = ?", (number,)).rowcount > 0


def forget(base: Base, now: float, kept: float) -> None:
    """Forget reports that are so many seconds old, whatever became of them."""
    base.execute("DELETE FROM reports WHERE at <= ?", (now - kept,))
