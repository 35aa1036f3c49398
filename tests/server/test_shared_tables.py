"""What several servers on one PostgreSQL know of a table beside its lines: mutes, rematches, losses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from rig import Player, new_table, open_house, run, settings, until
from test_company import at, servers, split, texts
from test_rematch import finished

from gangland.server.store import archive, mutes
from gangland.server.store.base import StoreError
from gangland.server.table.company import Company
from gangland.server.table.house import House
from gangland.server.table.rematch import rematch
from gangland.server.table.web_table import Room


def is_quiet(houses: list[House], rooms: list[Room]) -> bool:
    """Whether every server knows who is connected to the other."""
    here, there = (room.audience.seats_here() for room in rooms)
    noted = [house.company.noted.get(rooms[0].id) for house in houses if house.company is not None]
    return noted == [here, there] and [room.elsewhere for room in rooms] == [there, here]


def test_who_is_muted_at_one_server_is_muted_at_all_and_nobody_else_hears_of_it(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        ann = [players[0], Player(rooms[1], players[0].key)]
        await ann[1].hello()
        await until(lambda: is_quiet(houses, rooms))

        def told() -> list[object]:
            return [one.heard("muted")[-1]["seats"] if one.heard("muted") else None for one in ann]

        counts = [len(player.wire.texts) for player in players[1:]]
        await ann[0].say(type="mute", id="m1", seat=2, on=True)
        await until(lambda: told() == [[2], [2]])
        await ann[1].say(type="mute", id="m2", seat=3, on=True)
        await until(lambda: told() == [[2, 3], [2, 3]])
        assert [len(player.wire.texts) for player in players[1:]] == counts
        monkeypatch.setattr(Company, "hear", lambda *_: None)  # nobody tells it
        await ann[0].say(type="mute", id="m3", seat=2, on=False)
        await ann[1].say(type="mute", id="m4", seat=1, on=True)
        kept = await houses[0].store.run(lambda base: mutes.fetch(base, rooms[0].id))
        assert kept == {0: frozenset({1, 3})}
        late = Player(rooms[0], players[0].key)
        await late.hello()
        assert late.heard("muted")[-1]["seats"] == [1, 3] == ann[0].heard("muted")[-1]["seats"]
        for house in houses:
            await house.close()

    run(story())


async def beat_until(company: Company, condition: Callable[[], bool]) -> None:
    """Have a server beat without a pause until something has come true: every tenth time it looks around."""

    def beaten() -> bool:
        company.hurry.set()
        return condition()

    await until(beaten)


def test_a_deaf_server_looks_whether_it_was_told_everything(folder: Path, database: str) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        await until(lambda: is_quiet(houses, rooms))
        company = houses[1].company
        assert company is not None
        await asyncio.to_thread(company.close_ear)
        before = len(texts(rooms[0]))
        assert (await players[0].deal("say to=all text=hello"))[0]["type"] == "ack"
        assert len(texts(rooms[0])) == before + 1
        assert len(texts(rooms[1])) == before
        await beat_until(company, lambda: len(texts(rooms[1])) == before + 1)
        players[1].session.leave()
        await beat_until(company, lambda: rooms[1].audience.presence()[1] == "away")
        for house in houses:
            await house.close()

    run(story())


def test_a_game_is_taken_up_though_the_database_failed_just_then(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        (first,) = await servers(folder, database, 1, bot_delay=(600.0, 600.0))
        room, _, _ = await first.create(new_table(people=0, bots=4))
        await first.close()
        second = open_house(settings(folder, database=database))
        whole, failed = second.find, list[str]()

        async def find(table: str) -> Room | None:
            if not failed:
                failed.append(table)
                raise StoreError("lost")
            return await whole(table)

        monkeypatch.setattr(second, "find", find)
        await second.open()
        await until(lambda: room.id in second.rooms and len(texts(second.rooms[room.id])) > len(texts(room)))
        assert failed == [room.id]
        await second.close()

    run(story())


def test_two_who_want_a_rematch_at_once_at_two_servers_get_the_same(folder: Path, database: str) -> None:
    async def story() -> None:
        houses = await servers(folder, database)
        room, players = await finished(houses[0], people=3)
        rooms = [room, await at(houses[1], room.id)]
        late = Player(rooms[1], players[2].key)
        await late.hello()
        wanted = zip(houses, rooms, (0, 1), strict=True)
        found = await asyncio.gather(*(rematch(*one) for one in wanted))
        (table,) = {one.room.id for one in found}
        assert [one.seat for one in found] == [0, 1]
        assert await houses[0].store.run(archive.count) == 1
        for player in (players[2], late):  # at the one server and at the other
            await until(lambda player=player: player.heard("over")[-1]["rematch"] == table)  # type: ignore[misc]
        for one, house in zip(found, houses, strict=True):
            assert (await Player(await at(house, table), one.key).hello())[0]["seat"] == one.seat
        for house in houses:
            await house.close()

    run(story())
