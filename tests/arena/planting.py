"""Faults planted in a copy of the sources: compiled code cannot be patched while it runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "gangland"
UNWANTED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", ".*_cache", "server", "research")

Change = tuple[str, str, str]
"""A file, what stands there once, and what is written instead."""


def plant(folder: Path, *changes: Change) -> None:
    """Put a copy of the sources with these changes into a folder."""
    copy = folder / "gangland"
    shutil.copytree(SOURCES, copy, ignore=UNWANTED)
    for file, old, new in changes:
        text = (copy / file).read_text("utf-8")
        assert text.count(old) == 1, f"not once in {file}: {old}"
        (copy / file).write_text(text.replace(old, new), "utf-8")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the sources in a folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


SEED = 5
"""Of the games most faults are looked for in."""

LOOK = """
import sys
from gangland.arena import fuzz
fuzz.CHECK_EVERY = 6
fuzz.MOST_LINES = 1200
game, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(next((found.what for found in fuzz.fuzz(game, games, seed) if found), "nothing"))
"""


def look(folder: Path, game: str, games: int, *changes: Change, seed: int = SEED) -> str:
    """Look closely at so many games of a changed copy; return what is found first."""
    plant(folder, *changes)
    done = run(folder, "-c", LOOK, game, str(games), str(seed))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
