"""A game goes on with its cards, whatever becomes of the file they were in; never with others unasked."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from rig import in_round_one, journal, lines_on_disk, new_table, play_on, run, sit_down
from stores import KEPT, LAST, assets, found, house_of, last_store, own_pack, play_out, restart

from gangland.game.journal import DamagedGame
from gangland.server.store import contents
from gangland.server.store.places import FILE


@pytest.fixture(autouse=True)
def other_process_after() -> Iterator[None]:
    """Leave nothing of rules that were others for a test."""
    yield
    restart()


def test_an_edited_pack_changes_no_game_that_has_begun(folder: Path) -> None:
    pack = own_pack(folder)

    async def before() -> tuple[str, str, dict[str, list[int]]]:
        house = house_of(folder, pack)
        room, _ = await in_round_one(house, pack="mine")
        waiting, _, _ = await house.create(new_table(people=3, pack="mine"))
        await house.close()
        return room.id, waiting.id, assets(room)

    table, waiting, had = run(before())
    own_pack(folder, more=5)

    async def after() -> None:
        house = house_of(folder, pack)
        await house.open()
        room = await found(house, table)
        assert room.held is None
        assert assets(room) == had
        fresh, players = await sit_down(house, new_table(pack="mine"))
        assert fresh.pack.hash != room.pack.hash
        assert [side.assets[0] for side in room.pack.gangs[0].sides] == [3, 6]
        assert [side.assets[0] for side in fresh.pack.gangs[0].sides] == [8, 11]
        while journal(fresh).game.t.round == 0:
            await play_on(fresh, players, random.Random(1), 1)
        assert assets(fresh)["cash"] == [cash + 5 for cash in had["cash"]]
        assert (await found(house, waiting)).pack.hash == room.pack.hash
        await play_out(room)
        await house.close()

    run(after())
    pack.unlink()

    async def without_any_file() -> None:
        house = house_of(folder)
        assert (await found(house, table)).record.state == "over"
        assert (await found(house, table)).held is None
        await house.close()

    run(without_any_file())


def test_cards_are_kept_once_for_all_tables_and_as_long_as_there_are_any(folder: Path) -> None:
    async def story() -> None:
        house = house_of(folder)
        for _ in range(3):
            await house.create(new_table("mayhem", 3))
        await house.create(new_table("wise-guys", 3))
        kept = {pack.game: pack.tables for pack in await house.store.run(contents.kept)}
        assert kept == {"mayhem": 3, "wise-guys": 1}
        await house.store.run(lambda base: base.execute("DELETE FROM tables WHERE plan LIKE '%wise%'"))
        await house.tidy_up()
        assert [pack.game for pack in await house.store.run(contents.kept)] == ["mayhem"]
        await house.close()

    run(story())


def test_a_pack_that_is_not_what_its_hash_says_is_none(folder: Path) -> None:
    async def story() -> None:
        house = house_of(folder)
        room, _, _ = await house.create(new_table("mayhem", 3))
        content = room.record.plan.content
        assert await house.store.run(lambda base: contents.fetch(base, content)) == room.pack
        change = "UPDATE contents SET pack = replace(pack, '\"limits\":[-1,', '\"limits\":[9,')"
        assert await house.store.run(lambda base: base.execute(change).rowcount) == 1
        assert await house.store.run(lambda base: contents.fetch(base, content)) is None
        await house.store.run(lambda base: base.execute("UPDATE contents SET pack = '{}'").rowcount)
        assert await house.store.run(lambda base: contents.fetch(base, content)) is None
        await house.close()

    run(story())


def test_a_game_whose_cards_are_nowhere_is_held_until_they_are_back(folder: Path) -> None:
    pack = folder / "own.toml"
    last_store(folder, pack)
    table = next(table for table in LAST if LAST[table]["pack"])
    lines = lines_on_disk(folder, table)

    async def held() -> None:
        house = house_of(folder)
        await house.open()
        with pytest.raises(DamagedGame) as error:
            await house.find(table)
        assert error.value.code == "other-cards"
        assert house.held[table].reason == "cards"
        await house.close()

    run(held())
    assert lines_on_disk(folder, table) == lines
    pack.write_bytes((KEPT / "own.toml").read_bytes())

    async def back() -> None:
        house = house_of(folder)
        await house.open()
        assert assets(await found(house, table))["cash"] == LAST[table]["cash"]
        await house.close()

    run(back())


def test_a_game_from_before_cards_were_named_is_not_played_with_what_is_in_the_file_now(
    folder: Path,
) -> None:
    last_store(folder, KEPT / "own.toml")
    table = next(table for table in LAST if LAST[table]["pack"])
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        (plan,) = base.execute("SELECT plan FROM tables WHERE id = ?", (table,)).fetchone()
        old = json.dumps(json.loads(plan) | {"content": ""})
        base.execute("UPDATE tables SET plan = ? WHERE id = ?", (old, table))

    async def story() -> None:
        house = house_of(folder)
        await house.open()
        with pytest.raises(DamagedGame) as error:
            await house.find(table)
        assert error.value.code == "other-cards"
        assert house.held[table].reason == "unnamed"
        await house.close()

    run(story())
