"""A game that waits for people who are not there is put away, and is back when it is needed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from rig import Player, Watch, journal, new_table, open_house, run, settings, sit_down, until, with_a_bot

from gangland.protocol.bodies import Pace
from gangland.server.settings import Notify
from gangland.server.store import makers
from gangland.server.store.base import StoreError
from gangland.server.store.places import FILE
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

DAY = 86_400.0
IDLE = 600.0


async def at_a_slow_table(house: House) -> tuple[Room, list[Player]]:
    """A game with a day for each answer, in which nobody is connected any more."""
    room, players = await sit_down(house, new_table(pace=Pace("slow", int(DAY))))
    for player in players:
        player.session.leave()
    return room, players


async def be_put_away(house: House, steady: Watch, room: Room) -> None:
    """Wait until a table is not needed."""
    steady.at += IDLE + 1
    await house.look_after()
    assert room.id not in house.rooms
    assert room.id not in house.drivers


def kept_clocks(folder: Path, table: str) -> dict[int, float]:
    """How long everybody has, by the disk."""
    with closing(sqlite3.connect(folder / FILE)) as base:
        return dict(base.execute("SELECT seat, secs FROM clocks WHERE game = ?", (table,)).fetchall())


def test_who_comes_back_finds_the_game_as_it_was(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, players = await at_a_slow_table(house)
        before = journal(room)
        await be_put_away(house, steady, room)
        steady.at += 1000
        again = await house.find(room.id)
        assert again is not None
        assert again is not room
        assert journal(again).game == before.game
        seat = before.owed()[0]
        assert again.timer.left(again.journal)[seat] == DAY - IDLE - 1 - 1000
        player = Player(again, players[seat].key)
        assert (await player.hello())[0]["type"] == "welcome"
        assert room.id not in house.away
        await house.close()

    run(story())


def test_its_clocks_run_on(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, _ = await at_a_slow_table(house)
        late = journal(room).owed()
        await be_put_away(house, steady, room)
        steady.at += DAY - 3 * IDLE
        await house.look_after(look_again=True)
        assert room.id not in house.rooms
        steady.at += 3 * IDLE
        await house.look_after(look_again=True)
        again = house.rooms[room.id]
        steady.at += house.settings.grace + 1
        await house.look_after()
        assert [again.record.seats[seat].caretaker for seat in late] == [True] * len(late)
        await house.close()

    run(story())


def test_a_restart_finds_the_time_that_was_left(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, _ = await at_a_slow_table(house)
        seat = journal(room).owed()[0]
        await be_put_away(house, steady, room)
        assert kept_clocks(folder, room.id)[seat] == DAY - IDLE - 1
        steady.at += 1000
        await house.close()
        assert kept_clocks(folder, room.id)[seat] == DAY - IDLE - 1001

    run(story())


def test_nobody_is_told_of_the_same_turn_twice(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        notify = Notify(webhooks=("http://127.0.0.1:9/",), push=False)
        house = open_house(settings(folder, notify=notify), steady)
        room, _ = await at_a_slow_table(house)
        room.wake()
        told = house.notifier.hooks.qsize()
        assert told
        await be_put_away(house, steady, room)
        assert await house.find(room.id) is not None
        assert house.notifier.hooks.qsize() == told
        await house.close()

    run(story())


def test_a_game_somebody_looks_at_stays(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, players = await sit_down(house, new_table())
        for player in players[1:]:
            player.session.leave()
        steady.at += IDLE + 1
        await house.look_after()
        assert house.rooms[room.id] is room
        await house.close()

    run(story())


def test_a_game_in_which_a_bot_is_asked_stays(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, players = await with_a_bot(house)
        for player in players:
            player.session.leave()
        driver = house.drivers[room.id]
        await until(driver.is_idle)
        started = asyncio.get_running_loop().create_task(asyncio.sleep(3600))
        driver.tasks["answer"] = started
        steady.at += IDLE + 1
        await house.look_after()
        assert house.rooms[room.id] is room
        started.cancel()
        await asyncio.gather(started, return_exceptions=True)
        await house.look_after()
        assert room.id in house.away
        await house.close()

    run(story())


def test_a_game_that_cannot_be_read_is_not_the_others_loss(folder: Path) -> None:
    async def story() -> None:
        steady = Watch()
        house = open_house(settings(folder), steady)
        room, _ = await at_a_slow_table(house)
        await be_put_away(house, steady, room)
        steady.at += DAY
        find = house.find

        async def fail(table: str) -> Room | None:
            raise StoreError(table)

        house.find = fail  # type: ignore[method-assign]
        await house.look_after(look_again=True)
        assert room.id in house.away
        house.find = find  # type: ignore[method-assign]
        await house.store.run(lambda base: makers.drop(base, room.id))
        await house.look_after(look_again=True)
        assert room.id not in house.away
        await house.close()

    run(story())
