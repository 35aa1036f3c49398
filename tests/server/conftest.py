"""Where tables of tests are kept: in memory where there is such a folder, because every line is synced."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import cluster, new_database

MEMORY = Path("/dev/shm")  # noqa: S108


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for one test."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, one for all tests that ask for it."""
    with cluster(MEMORY if MEMORY.is_dir() else None) as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    """The address of a database for one test."""
    return new_database(postgres)
