"""Finding the pack a log was written with: by what is in it, not by where it lay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

from gangland.content.editions import find_pack
from gangland.content.problems import PackError
from gangland.content.records import Pack

Paths = tuple[str, ...]
MOST_FILES = 100
"""Files of a folder that are looked into, at most."""


@dataclass(frozen=True)
class Shelf:
    """Where a pack may lie: in files somebody named for it, and in other files and folders."""

    given: Paths = ()
    places: tuple[Path, ...] = ()

    def beside(self, log: Path) -> Shelf:
        """Return the same shelf with the folder of a log before the other places."""
        return replace(self, places=(log.parent, *self.places))

    def files(self) -> list[Path]:
        """Return every single file there is; a place that cannot be read has none."""
        found = [Path(path) for path in self.given]
        for place in self.places:
            with suppress(OSError, ValueError):
                found += [place] if place.is_file() else sorted(place.glob("*.toml"))[:MOST_FILES]
        return list(dict.fromkeys(found))


class Found(NamedTuple):
    """A pack, and the files it was read from."""

    pack: Pack
    paths: Paths


class Tried(NamedTuple):
    """Files that were no answer: what is in them, or what is wrong with them."""

    paths: Paths
    hash: str
    error: PackError | None


class NoSuchPackError(Exception):
    """None of the files there are is the pack that is wanted; `tried` are those that were looked into."""

    def __init__(self, tried: list[Tried]) -> None:
        super().__init__()
        self.tried = tried


def seek_pack(game: str, named: Paths, wanted: str, shelf: Shelf) -> Found:
    """Return the pack with this content hash: where the log says, or else wherever it lies now."""
    tried: list[Tried] = []
    for paths in dict.fromkeys(_candidates(named, shelf)):
        try:
            pack = find_pack(game, paths, wanted)
        except PackError as error:
            tried.append(Tried(paths, "", error))
            continue
        if pack.hash == wanted:
            return Found(pack, paths)
        tried.append(Tried(paths, pack.hash, None))
    raise NoSuchPackError(tried)


def _candidates(named: Paths, shelf: Shelf) -> Iterator[Paths]:
    """What may be the pack, the likeliest first: several files lie on top of each other in their order."""
    yield named
    if shelf.given:
        yield shelf.given
    files = shelf.files()
    alike = [[str(file) for file in files if file.name == Path(path).name] for path in named]
    if len(named) > 1:
        yield from product(*([path, *others] for path, others in zip(named, alike, strict=True)))
    elif alike:
        yield from ((path,) for path in alike[0])
    if len(named) <= 1:
        yield from ((str(file),) for file in files)
