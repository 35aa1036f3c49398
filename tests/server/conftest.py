"""Where tables of tests are kept: in memory where there is such a folder, because every line is synced."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for one test."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)
