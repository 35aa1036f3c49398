"""Time at a table goes on by a clock nobody can set, and stands still while there is no server."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
from rig import Player, Watch, journal, new_table, open_house, play_on, run, settings, sit_down

from gangland.protocol.bodies import Pace
from gangland.server.store.places import FILE
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

HOUR = 3600.0


async def at_sixty_seconds(house: House) -> tuple[Room, list[Player], int]:
    """A table with a minute for each answer, and who owes one."""
    room, players = await sit_down(house, new_table(pace=Pace("live", 60)))
    return room, players, journal(room).owed()[0]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_is_set_plays_for_nobody(folder: Path, jump: float) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder), wall, steady)
        room, _, seat = await at_sixty_seconds(house)
        wall.at += jump
        assert not room.late()
        clock = room.clock()
        assert clock is not None
        assert clock.now == wall.at
        assert clock.deadlines == {str(seat): wall.at + 60}
        steady.at += 61
        assert room.late() == [seat]
        await house.close()

    run(story())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_bots_take_a_breath_of_the_same_length_when_the_clock_is_set(folder: Path, jump: float) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder, undo_breath=2.0), wall, steady)
        room, players = await sit_down(house, new_table())
        chooser = random.Random(3)
        while not any(room.can_undo(seat) for seat in range(4)):
            await play_on(room, players, chooser, 1)
        wall.at += jump
        assert room.breath() == 2.0
        await house.close()

    run(story())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_delayed_spectators_wait_as_long_when_the_clock_is_set(folder: Path, jump: float) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder, spectator_delay=100), wall, steady)
        room, players = await sit_down(house, new_table(spectators="delayed"))
        guest = Player(room)
        await guest.hello()
        await play_on(room, players, random.Random(1), 4)
        wall.at += jump
        room.audience.tick()
        assert room.audience.gallery is not None
        assert len(room.audience.gallery.journal) == 0
        steady.at += 101
        room.audience.tick()
        assert len(room.audience.gallery.journal) > 0
        await house.close()

    run(story())


async def left_over(folder: Path, wall: Watch, gone: float) -> tuple[str, int]:
    """A table left with forty of its sixty seconds, by a server that is away for so long."""
    steady = Watch()
    house = open_house(settings(folder), wall, steady)
    room, _, seat = await at_sixty_seconds(house)
    steady.at += 20
    wall.at += 20
    await house.close()
    wall.at += gone
    return room.id, seat


@pytest.mark.parametrize("gone", [5.0, HOUR, 30 * 86_400.0, -HOUR])
def test_after_a_restart_as_much_time_is_left_as_there_was(folder: Path, gone: float) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        table, seat = await left_over(folder, wall, gone)
        steady.at = 17.0
        again = open_house(settings(folder), wall, steady)
        room = await again.find(table)
        assert room is not None
        assert room.deadlines() == {seat: pytest.approx(17.0 + 40)}
        await again.close()

    run(story())


def test_time_that_passed_is_kept_without_a_goodbye(folder: Path) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder), wall, steady)
        room, _, seat = await at_sixty_seconds(house)
        steady.at += 15
        await house.keep_time()
        kept = await house.store.run(
            lambda base: base.execute("SELECT game, seat, secs FROM clocks").fetchall()
        )
        assert kept == [(room.id, seat, 45.0)]
        await house.close()

    run(story())


@pytest.mark.parametrize(
    ("gone", "left"), [(10.0, 50.0), (HOUR, 30.0), (-HOUR, 60.0)], ids=["soon", "late", "set-back"]
)
def test_what_the_last_version_kept_is_read_as_time_that_is_left(
    folder: Path, gone: float, left: float
) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder, grace=30), wall, steady)
        room, _, seat = await at_sixty_seconds(house)
        await house.close()
        with sqlite3.connect(folder / FILE) as base:
            base.execute("DROP TABLE clocks")
        base.close()
        wall.at += gone
        steady.at = 500.0
        again = open_house(settings(folder, grace=30), wall, steady)
        loaded = await again.find(room.id)
        assert loaded is not None
        assert loaded.deadlines() == {seat: pytest.approx(500.0 + left)}
        await again.close()

    run(story())


def test_the_clocks_of_a_table_that_is_held_stand_still(folder: Path) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        house = open_house(settings(folder), wall, steady)
        room, players, _ = await at_sixty_seconds(house)
        await play_on(room, players, random.Random(1), 10)
        owed = journal(room).owed()
        steady.at += 20
        await house.close()
        with sqlite3.connect(folder / FILE) as base:
            found = base.execute("SELECT line, mark FROM marks ORDER BY line DESC LIMIT 1").fetchone()
            base.execute("UPDATE marks SET mark = '1:0' WHERE line = ?", found[:1])
        base.close()
        steady.at = 500.0
        house = open_house(settings(folder), wall, steady)
        held = await house.find(room.id)
        assert held is not None
        assert held.held is not None
        steady.at += HOUR
        assert held.clock() is None
        await house.look_after()
        await house.keep_time()
        await house.close()
        with sqlite3.connect(folder / FILE) as base:
            base.execute("UPDATE marks SET mark = ? WHERE line = ?", found[::-1])
        base.close()
        house = open_house(settings(folder), wall, steady)
        again = await house.find(room.id)
        assert again is not None
        assert again.deadlines() == {seat: pytest.approx(steady.at + 40) for seat in owed}
        await house.close()

    run(story())
