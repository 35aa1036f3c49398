"""Editions: the packs of the house as they once were, so that a game goes on with the cards it began with.

A log, a position and a kept game name their content by its hash. Before a pack that people have played with
is changed, it is copied to a new folder under `packs/editions`, which is added to `EDITIONS`; what is there
never changes again, and its names stay in the catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from gangland.content.load import load_builtin, load_house, load_packs
from gangland.content.problems import PackError
from gangland.content.records import Pack

FIRST: Final = "1"
EDITIONS: Final = (FIRST, "2")
"""The folders of the earlier packs, oldest first."""


@cache
def load_edition(game: str, edition: str = FIRST) -> Pack:
    """The pack of the house for a game, as it was in an edition."""
    return load_house(game, f"editions/{edition}/{game}.toml")


def versions(game: str) -> list[str]:
    """The versions there are of the house's pack for a game, the present one last."""
    return [*EDITIONS, load_builtin(game).version]


def load_version(game: str, version: str) -> Pack:
    """The pack of the house with this version, the present one or an edition."""
    present = load_builtin(game)
    return present if present.version == version else load_edition(game, version)


def find_pack(game: str, paths: Iterable[str | Path], content: str) -> Pack:
    """The pack with this hash: a game's files on top of ours, present or past.

    Where there is none the present pack is returned, or what is wrong with it raised.
    """
    files = list(paths)
    for house in _houses(game) if content else ():
        try:
            pack = load_packs(game, files, house)
        except PackError:
            continue
        if pack.hash == content:
            return pack
    return load_packs(game, files)


def _houses(game: str) -> Iterator[Pack]:
    """The packs of the house, the present one first, then its editions from the newest back."""
    yield load_builtin(game)
    for edition in reversed(EDITIONS):
        yield load_edition(game, edition)
