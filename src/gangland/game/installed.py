"""What other packages bring: bots, games and packs, by the entry points they declare.

An entry point is code that whoever runs this has installed. Its name may come from anywhere, a log or a
client of a server; it is looked up among the names installed, and never read as a place to load code from.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gangland.game.refusal import Refusal

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BOTS: Final = "gangland.bots"
GAMES: Final = "gangland.games"
PACKS: Final = "gangland.packs"


@cache
def installed(group: str) -> dict[str, EntryPoint]:
    """Return what is installed, by name; looked up once."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - most runs need none of this

    return {entry.name: entry for entry in entry_points(group=group)}


def load(entry: EntryPoint) -> Any:  # noqa: ANN401 - whatever the package has there
    """Return what an entry point leads to."""
    try:
        return entry.load()
    except Exception as error:
        raise Refusal("cannot-load", name=entry.name, reason=str(error) or type(error).__name__) from error


def pack_paths(names: Iterable[str]) -> tuple[str, ...]:
    """Return the files of packs, each named by its path or by the name it is installed under."""
    return tuple(_pack_path(name) for name in names)


def _pack_path(name: str) -> str:
    if Path(name).exists() or name not in installed(PACKS):
        return name
    return str(Path(str(load(installed(PACKS)[name]))).resolve())
