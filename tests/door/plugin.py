"""The example package, as if it were installed."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gangland.bots import roster
from gangland.content.effects import LOADED
from gangland.game.games import GAMES
from gangland.game.installed import installed

EXAMPLE = Path(__file__).parents[2] / "examples" / "house-rules"
SOURCES = EXAMPLE / "src"


def write_metadata(folder: Path) -> None:
    """Write what an installer would write of the package, beside a path to its sources."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "house_rules-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


@contextmanager
def house_rules(folder: Path) -> Iterator[None]:
    """Have the package there for a while, and nothing of it left behind."""
    write_metadata(folder)
    bots, path = dict(roster.BOTS), sys.path[:]
    sys.path[:0] = [str(folder), str(SOURCES)]
    installed.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = path
        installed.cache_clear()
        GAMES.guests.clear()
        LOADED.clear()
        roster.BOTS.clear()
        roster.BOTS.update(bots)
