"""Where a server keeps its tables: in a file in its folder, or in the database its host names."""

from __future__ import annotations

from typing import Final

from gangland.server.settings import Settings
from gangland.server.store.base import Database
from gangland.server.store.sqlite import Sqlite

FILE: Final = "gangland.db"
SCHEMES: Final = ("postgresql://", "postgres://")


class NoDriverError(Exception):
    """What speaks to PostgreSQL is not installed."""


class BadDatabaseError(Exception):
    """An address that is none of a database we know."""


def database_of(settings: Settings) -> Database:
    """Return the database that settings name; the file in their folder where they name none."""
    return database_at(settings.database) if settings.database else Sqlite(settings.folder() / FILE)


def database_at(url: str) -> Database:
    """Return the database at an address."""
    if not url.startswith(SCHEMES):
        raise BadDatabaseError
    try:
        from gangland.server.store.postgres import Postgres  # noqa: PLC0415 - an extra of its own
    except ImportError as error:
        raise NoDriverError from error
    return Postgres(url)


def place_of(settings: Settings) -> str:
    """Return where tables are kept, as people may read it: without a password."""
    if not settings.database:
        return settings.data
    from gangland.server.store.postgres import place_of as database_place  # noqa: PLC0415 - an extra of its own

    return database_place(settings.database)
