"""A store kept from before: its tables go on by the rules and with the cards they were made with."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from rig import any_answer, journal, new_table, open_house, run, settings

from gangland.content.editions import load_edition
from gangland.game.journal import DamagedGame
from gangland.server.store.places import FILE
from gangland.server.table.gathering import lobby_document
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

KEPT = Path(__file__).parent / "kept"
TABLES: dict[str, dict[str, Any]] = json.loads((KEPT / "tables.json").read_text("utf-8"))
WHEN = 1_700_000_000.0


def restored(folder: Path) -> House:
    """A house with the store of the last version."""
    with sqlite3.connect(folder / FILE) as base:
        base.executescript((KEPT / "tables.sql").read_text("utf-8"))
    base.close()
    return open_house(settings(folder), lambda: WHEN)


async def found(house: House, table: str) -> Room:
    """A table that is there."""
    room = await house.find(table)
    assert room is not None
    return room


@pytest.mark.parametrize("table", [table for table in TABLES if "lines" in TABLES[table]])
def test_a_kept_game_goes_on(folder: Path, table: str) -> None:
    house = restored(folder)

    async def story() -> None:
        room = await found(house, table)
        game = journal(room).game
        assert game.setup.rules == lobby_document(room.record, room.audience.presence()).rules == "1"
        assert game.pack.hash == room.record.plan.content == load_edition(game.setup.game).hash
        kept: dict[str, object] = {name: list(getattr(game.t, name)) for name in ("cash", "guns", "goods")}
        kept |= {"lines": len(journal(room)), "round": game.t.round, "owed": game.owed()}
        assert kept == TABLES[table]
        chooser = random.Random(1)
        async with room.lock:
            for _ in range(25):
                (seat, *_) = journal(room).owed()
                await room.commit(seat, any_answer(room, seat, chooser))
        await house.close()

    run(story())
    again = open_house(settings(folder), lambda: WHEN)

    async def later() -> None:
        assert len(journal(await found(again, table))) > TABLES[table]["lines"]
        await again.close()

    run(later())


def test_a_table_that_had_not_begun_keeps_what_was_agreed(folder: Path) -> None:
    house = restored(folder)
    table = next(table for table in TABLES if TABLES[table] == {"open": True})

    async def story() -> None:
        room = await found(house, table)
        assert room.record.plan.rules == "1"
        assert room.record.plan.content == load_edition("mayhem").hash
        await house.close()

    run(story())


@pytest.mark.parametrize(
    ("change", "code"), [({"rules": "9"}, "other-rules"), ({"content": "0" * 64}, "other-cards")]
)
def test_a_table_this_house_cannot_play_says_why(folder: Path, change: dict[str, str], code: str) -> None:
    house = open_house(settings(folder), lambda: WHEN)

    async def story() -> str:
        room, _, _ = await house.create(new_table("mayhem", 0, 3))
        assert (room.record.plan.rules, room.record.plan.content) == ("2", journal(room).game.pack.hash)
        await house.close()
        return room.id

    table = run(story())
    with sqlite3.connect(folder / FILE) as base:
        (plan,) = base.execute("SELECT plan FROM tables").fetchone()
        base.execute("UPDATE tables SET plan = ?", (json.dumps(json.loads(plan) | change),))
    base.close()
    again = open_house(settings(folder), lambda: WHEN)

    async def later() -> None:
        with pytest.raises(DamagedGame) as error:
            await again.find(table)
        assert error.value.code == code
        await again.close()

    run(later())
