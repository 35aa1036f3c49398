"""How the house speaks to a database, whichever it is.

Whoever keeps something writes a job: a function that is handed a `Base` and asks it in SQL. The SQL is what
SQLite and PostgreSQL have in common, with `?` (or `?1`, `?2`) for values; so every question is written once.
Where they differ (the types of columns, how a version is kept), `sqlite.py` and `postgres.py` know it, and
nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What came of a statement: rows, and how many were written."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""

    def fetchone(self) -> Any:  # noqa: ANN401 - whatever was asked for
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return every row that is left."""

    def __iter__(self) -> Iterator[Any]: ...


class Base(Protocol):
    """A database in the middle of a transaction."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Do or ask something."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        """Do the same with many rows."""


class Connection(Base, Protocol):
    """A database that is open."""

    def close(self) -> None:
        """Let go of it."""


class Database(Protocol):
    """One kind of database at one place: how it is taken, opened, and asked about itself.

    `errors` is what its connections raise; `begin` is how a transaction is begun that is going to write.
    """

    errors: type[Exception]
    begin: str

    def take(self) -> None:
        """Make the place ours, where it is one server's alone."""

    def leave(self) -> None:
        """Let others have the place."""

    def connect(self) -> Connection:
        """Open the database, whole and with every table this program knows of."""

    def recovered(self, base: Connection) -> Connection:
        """Return a connection after something failed: the same without its transaction, or a new one."""

    def is_passing(self, error: Exception) -> bool:
        """Return whether an error was only somebody else in the way, and the same may work a moment later."""


class StoreError(Exception):
    """The database failed: nothing of what was asked for has happened."""


class ConflictError(StoreError):
    """Somebody else has written to a table in the meantime; the error's text is its name."""


class NewerStoreError(StoreError):
    """The store was opened by a newer program, which keeps what this one does not know of."""

    def __init__(self, found: int, known: int) -> None:
        """Keep its version."""
        super().__init__(f"store of version {found}, {known} is the newest known here")
        self.found = found


class DamagedStoreError(StoreError):
    """The database is not whole any more; it says what is wrong."""
