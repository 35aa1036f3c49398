"""A rolling upgrade: one server after the other is replaced under fifty games, and none of them notices."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rig import Player, any_answer, journal, new_table, open_house, run, settings, sit_down, until
from test_company import at, texts

from gangland.server.store import archive
from gangland.server.table.house import House

TABLES = 50


async def answer(people: list[Player], chooser: random.Random) -> None:
    """Have whoever is asked answer, wherever they sit."""
    room = people[0].room
    seat = journal(room).owed()[0]
    reply = await people[seat].act(any_answer(people[seat].room, seat, chooser))
    assert any(one["type"] == "ack" for one in reply), reply


async def move(people: list[Player], house: House) -> list[Player]:
    """Have everybody come to another server, and find the game as it was."""
    room = await at(house, people[0].room.id)
    moved = []
    for old in people:
        new = Player(room, old.key)
        new.number = old.number
        await new.hello()
        assert new.heard("update")[-1]["document"] == old.heard("update")[-1]["document"]
        moved.append(new)
    return moved


def test_fifty_games_outlive_the_replacement_of_both_servers(folder: Path, database: str) -> None:
    async def started(name: str) -> House:
        house = open_house(settings(folder / name, database=database))
        await house.open()
        return house

    async def story() -> None:
        chooser = random.Random(5)
        servers = [await started("a"), await started("b")]
        tables = []
        for number in range(TABLES):
            _, people = await sit_down(servers[number % 2], new_table(people=3))
            tables.append(people)
        for name in ("c", "d"):
            for people in tables:
                await answer(people, chooser)
            old = servers.pop(0)
            await old.close()
            servers.append(await started(name))
            for number, people in enumerate(tables):
                if people[0].room is old.rooms.get(people[0].room.id):
                    tables[number] = await move(people, servers[number % 2])
        for people in tables:
            await answer(people, chooser)
            room = people[0].room
            kept = await servers[0].store.run(lambda base, room=room: archive.fetch(base, room.id))  # type: ignore[misc]
            assert kept is not None
            assert [line.text for line in kept.lines] == texts(room)
            assert sum(bool(line.message) for line in kept.lines) == 3
        drives = [house.company.leases for house in servers if house.company is not None]
        names = [people[0].room.id for people in tables]
        await until(lambda: all(sum(name in leases for leases in drives) == 1 for name in names))
        await asyncio.gather(*(house.close() for house in servers))

    run(story())
