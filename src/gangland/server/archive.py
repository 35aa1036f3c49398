"""What is kept of a table: its plan, its seats and keys, and every line of its game."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from gangland.play.croupier import NO_ENTROPY
from gangland.server.bodies import Pace, SpectatorRule
from gangland.server.messages import Lang, State

HOST = -1
"""The seat of the host's key."""


class Plan(msgspec.Struct):
    """What was agreed when the table was made."""

    game: str
    options: dict[str, int]
    packs: tuple[str, ...]
    open_deals: bool
    pace: Pace
    spectators: SpectatorRule
    lang: Lang


class SeatRecord(msgspec.Struct):
    """A seat: whose it is, what it added to the dice, and whether a caretaker plays for it."""

    kind: str
    name: str
    bot: str = ""
    entropy: str = NO_ENTROPY
    caretaker: bool = False
    lang: str = ""


class Line(NamedTuple):
    """A line of the log, when it was written, and the message (of a seat) it came from."""

    text: str
    at: float
    seat: int = -1
    message: str = ""


class TableRecord(msgspec.Struct):
    """All that is kept of a table."""

    id: str
    created: float
    state: State
    plan: Plan
    commitment: str
    seed: str
    seats: list[SeatRecord]
    keys: list[tuple[str, int]]
    lines: list[Line]
    started: float = 0.0


def insert(base: sqlite3.Connection, record: TableRecord) -> None:
    """Keep a new table."""
    plan = msgspec.json.encode(record.plan).decode()
    values = (record.id, record.created, record.state, plan, record.commitment)
    base.execute("INSERT INTO tables (id, created, state, plan, commitment) VALUES (?, ?, ?, ?, ?)", values)
    base.execute("INSERT INTO seeds VALUES (?, ?)", (record.id, record.seed))
    for number, seat in enumerate(record.seats):
        save_seat(base, record.id, number, seat)
    for key, seat_number in record.keys:
        add_key(base, record.id, key, seat_number)


def save_seat(base: sqlite3.Connection, table: str, number: int, seat: SeatRecord) -> None:
    """Keep a seat as it is now."""
    base.execute(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, number, seat.kind, seat.name, seat.bot, seat.entropy, int(seat.caretaker), seat.lang),
    )


def add_key(base: sqlite3.Connection, table: str, key: str, seat: int) -> None:
    """Keep what one more key of a seat hashes to."""
    base.execute("INSERT INTO keys VALUES (?, ?, ?)", (key, table, seat))


def set_state(base: sqlite3.Connection, table: str, state: State, started: float) -> None:
    """Keep that a game began or ended."""
    base.execute("UPDATE tables SET state = ?, started = ? WHERE id = ?", (state, started, table))


def append(base: sqlite3.Connection, table: str, first: int, lines: Sequence[Line]) -> None:
    """Keep new lines of a game; a number that is taken is an error."""
    rows = [(table, first + index, *line) for index, line in enumerate(lines)]
    base.executemany(
        "INSERT INTO lines (game, number, text, at, seat, message) VALUES (?, ?, ?, ?, ?, ?)", rows
    )


def fetch(base: sqlite3.Connection, table: str) -> TableRecord | None:
    """Return a table, or None where there is none of that name."""
    row = base.execute(
        "SELECT id, created, state, plan, commitment, seeds.seed, started"
        " FROM tables JOIN seeds ON seeds.game = tables.id WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    seats = base.execute(
        "SELECT kind, name, bot, entropy, caretaker, lang FROM seats WHERE game = ? ORDER BY seat", (table,)
    )
    keys = base.execute("SELECT hash, seat FROM keys WHERE game = ? ORDER BY rowid", (table,))
    lines = base.execute("SELECT text, at, seat, message FROM lines WHERE game = ? ORDER BY number", (table,))
    return TableRecord(
        id=row[0],
        created=row[1],
        state=row[2],
        plan=msgspec.json.decode(row[3], type=Plan),
        commitment=row[4],
        seed=row[5],
        started=row[6],
        seats=[SeatRecord(seat[0], seat[1], seat[2], seat[3], bool(seat[4]), seat[5]) for seat in seats],
        keys=[(key, seat) for key, seat in keys],
        lines=[Line(*line) for line in lines],
    )


def running(base: sqlite3.Connection) -> list[str]:
    """Return the names of all games under way."""
    return [row[0] for row in base.execute("SELECT id FROM tables WHERE state = 'running' ORDER BY created")]


def count(base: sqlite3.Connection) -> int:
    """Return how many tables are open or under way."""
    return int(base.execute("SELECT count(*) FROM tables WHERE state != 'over'").fetchone()[0])


def purge(base: sqlite3.Connection, before: float) -> int:
    """Forget tables that never began; return how many there were."""
    return base.execute("DELETE FROM tables WHERE state = 'open' AND created < ?", (before,)).rowcount
