"""Stores for tests of what an upgrade does to them: edited packs, other rules, and a store from before."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from rig import any_answer, journal, open_house, settings

from gangland.engine.ints import ints
from gangland.engine.step import Rules
from gangland.game import setup
from gangland.rulesets.versions import VERSIONS
from gangland.server.http import library
from gangland.server.store.places import FILE
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

KEPT = Path(__file__).parent / "kept"
LAST: dict[str, dict[str, Any]] = json.loads((KEPT / "last.json").read_text("utf-8"))
"""What was at the tables of a store that the program wrote before it kept cards and marks."""

WHEN = 1_700_000_000.0
MAYHEM = resources.files("gangland.content").joinpath("packs", "mayhem.toml")


def own_pack(folder: Path, more: int = 0) -> Path:
    """A whole pack of the host's, in which every gang starts with so much more cash than in ours."""

    def richer(found: re.Match[str]) -> str:
        return f"cash = {int(found[1]) + more}"

    file = folder / "mine.toml"
    file.write_text(re.sub(r"(?m)^cash = (\d+)", richer, MAYHEM.read_text("utf-8")), "utf-8")
    return file


def restart() -> None:
    """Forget what a process knows of packs and rules: the next house is another process's."""
    library.pack_of.cache_clear()
    library.has_game.cache_clear()
    setup._SHELF.clear()  # noqa: SLF001 - a new process has none


def rule_otherwise(patch: pytest.MonkeyPatch, version: str = "2") -> None:
    """Have the program rule otherwise without another version: the black market pays one more for each."""
    newest = VERSIONS[version]

    def otherwise(g: Rules) -> Rules:
        g.catalogue.prices = ints([price + 1 for price in g.catalogue.prices])
        return newest(g)

    patch.setitem(VERSIONS, version, otherwise)
    for module in ("loading", "snapshots"):  # rules are in files: a program with others is another one
        patch.setattr(f"gangland.server.table.{module}.program", lambda: "another")
    restart()


def last_store(folder: Path, pack: Path) -> None:
    """Lay the store of the last version, whose own pack is in a file."""
    text = (KEPT / "last.sql").read_text("utf-8").replace("@PACK@", str(pack))
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.executescript(text)


async def found(house: House, table: str) -> Room:
    """A table that is there."""
    room = await house.find(table)
    assert room is not None
    return room


def assets(room: Room) -> dict[str, list[int]]:
    """What everybody has."""
    t = journal(room).game.t
    return {name: list(getattr(t, name)) for name in ("cash", "guns", "goods")}


def house_of(folder: Path, pack: Path | None = None) -> House:
    """A house in another process than the one before."""
    restart()
    return open_house(settings(folder, packs={"mine": str(pack)} if pack else {}), lambda: WHEN)


async def play_out(room: Room, seed: int = 7) -> None:
    """Have everybody answer by chance to the end."""
    chooser = random.Random(seed)
    async with room.lock:
        while room.record.state == "running":
            (seat, *_) = journal(room).owed()
            await room.commit(seat, any_answer(room, seat, chooser))
