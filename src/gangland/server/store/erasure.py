"""Erasing a person: all that is kept of whom, but for what the dice and the other players need.

A game stays, with every move: a seat is called `nobody-2`, and what its person wrote is `...`. Neither
is part of a die or of a mark, so a log can still be replayed and proved. A server that has the table
in memory finds its name here, and reads it again.
"""

from __future__ import annotations

from itertools import count
from typing import Final, NamedTuple

from gangland.game.deals.hushing import hushed
from gangland.game.names import skeleton
from gangland.server.store import archive, reports, snapshot_shelf
from gangland.server.store.archive import SeatRecord
from gangland.server.store.base import Base
from gangland.server.store.keys import folded

DDL: Final = """
CREATE TABLE IF NOT EXISTS erasures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at REAL NOT NULL
) STRICT;
"""

KEPT: Final = 30 * 86_400
"""Seconds for which a server that was away still learns what it has to read again."""

NOBODY: Final = "nobody"
ANSWERED: Final = "-"
"""In the place of the name a device gave a message: that a person answered is still to be known."""


class Place(NamedTuple):
    """A seat at a table."""

    table: str
    seat: int


def account_of(base: Base, name: str) -> int | None:
    """Return the account of a name."""
    row = base.execute("SELECT id FROM accounts WHERE lower(name) = ?", (folded(name),)).fetchone()
    return None if row is None else int(row[0])


def is_a_person(base: Base, place: Place) -> bool:
    """Return whether somebody has a seat who is no bot."""
    ask = "SELECT 1 FROM seats WHERE game = ? AND seat = ? AND kind = 'human'"
    return base.execute(ask, place).fetchone() is not None


def erase_account(base: Base, account: int, now: float) -> int:
    """Erase the person of an account, wherever they sat; return at how many tables that was."""
    row = base.execute("SELECT name FROM accounts WHERE id = ?", (account,)).fetchone()
    if row is None:
        return 0
    name = str(row[0])
    places = [
        Place(*row)
        for row in base.execute("SELECT game, seat FROM owners WHERE account = ?", (account,)).fetchall()
    ]
    for place in places:
        erase_seat(base, place, now)
    for number, report in reports.fetch(base):
        if folded(name) in map(folded, (*report.about.accounts, *report.by.accounts)):
            reports.settle(base, number)
    base.execute("DELETE FROM makers WHERE account = ?", (account,))
    base.execute(
        "DELETE FROM push_devices WHERE session IN (SELECT hash FROM sessions WHERE account = ?)", (account,)
    )
    base.execute("DELETE FROM accounts WHERE id = ?", (account,))
    return len({place.table for place in places})


def erase_seat(base: Base, place: Place, now: float) -> None:
    """Erase the person of a seat; a game under way goes on with a caretaker, who nobody comes back for."""
    table, seat = place
    for devices in ("keys", "owners"):
        base.execute(f"DELETE FROM {devices} WHERE game = ? AND seat = ?", place)  # noqa: S608 - one of two words
    drop_devices(base)
    base.execute("DELETE FROM mutes WHERE game = ?1 AND (seat = ?2 OR muted = ?2)", place)
    base.execute("DELETE FROM votes WHERE game = ?1 AND (seat = ?2 OR voter = ?2)", place)
    base.execute("DELETE FROM reports WHERE game = ?1 AND (seat = ?2 OR reporter = ?2)", place)
    _rename(base, place)
    _hush(base, table, seat)
    _tell(base, table, now)


def hush_all(base: Base, table: str, now: float) -> None:
    """Take what everybody wrote out of the lines of a game."""
    for (seat,) in base.execute("SELECT seat FROM seats WHERE game = ?", (table,)).fetchall():
        _hush(base, table, seat)
    _tell(base, table, now)


def drop_devices(base: Base) -> None:
    """Forget devices that are to be told of nothing any more."""
    base.execute(
        "DELETE FROM push_devices WHERE session IS NULL AND endpoint NOT IN (SELECT endpoint FROM push_seats)"
    )


def _tell(base: Base, table: str, now: float) -> None:
    """Have every server read a table again."""
    snapshot_shelf.drop(base, table)
    archive.turn(base, table)
    base.execute("INSERT INTO erasures (game, at) VALUES (?, ?)", (table, now))


def _rename(base: Base, place: Place) -> None:
    """Have a seat be nobody's: open to others before the game, with another name afterwards."""
    table, seat = place
    names = base.execute("SELECT name FROM seats WHERE game = ? AND seat != ?", place).fetchall()
    taken = {skeleton(row[0]) for row in names}

    def free(word: str) -> str:
        return next(name for n in count(seat + 1) if skeleton(name := f"{word}-{n}") not in taken)

    archive.save_seat(base, table, seat, SeatRecord("open", free("open")))  # but for a game that has begun
    base.execute(
        "UPDATE seats SET name = ?1, caretaker ="
        " (SELECT count(*) FROM tables WHERE id = ?2 AND state = 'running')"
        " WHERE game = ?2 AND seat = ?3 AND kind = 'human'",
        (free(NOBODY), table, seat),
    )


def _hush(base: Base, table: str, seat: int) -> None:
    """Take what a seat wrote out of the lines of a game."""
    ask = "SELECT number, text, message FROM lines WHERE game = ? AND seat = ?"
    for number, text, message in base.execute(ask, (table, seat)).fetchall():
        base.execute(
            "UPDATE lines SET text = ?, message = ? WHERE game = ? AND number = ?",
            (hushed(text), ANSWERED if message else "", table, number),
        )


def since(base: Base, number: int) -> list[tuple[int, str]]:
    """Return the tables where somebody was erased after a number, which each has one of."""
    rows = base.execute("SELECT id, game FROM erasures WHERE id > ? ORDER BY id", (number,)).fetchall()
    return [(int(row[0]), str(row[1])) for row in rows]


def forget(base: Base, now: float) -> None:
    """Forget what every server knows by now."""
    base.execute("DELETE FROM erasures WHERE at <= ?", (now - KEPT,))
