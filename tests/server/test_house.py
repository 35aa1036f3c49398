"""The house: tables are loaded once, forgotten when nobody needs them, and never fill it for good."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from live import Client, LiveServer, fetch, fetch_raw
from rig import (
    PATIENCE,
    Player,
    Watch,
    journal,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
    until,
)

from gangland.game.refusal import Refusal
from gangland.server.table import loading
from gangland.server.table.gathering import add_entropy
from gangland.server.table.pinning import Verdict
from gangland.server.table.web_table import Room

DAY = 86_400


def test_a_table_is_not_forgotten_while_a_connection_refers_to_it(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, keys, _ = await house.create(new_table())
        silent = Player(room, keys[0])
        house.sessions.add(silent.session)
        watch.at += 10_000
        await house.look_after()
        assert await house.find(room.id) is room
        house.sessions.clear()
        watch.at += 10_000
        async with room.lock:
            await house.look_after()
            assert room.id in house.rooms
        await house.look_after()
        assert room.id not in house.rooms
        await house.close()

    run(story())


def test_a_table_that_was_just_found_is_in_use(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, _, _ = await house.create(new_table())
        watch.at += 10_000
        await house.find(room.id)
        await house.look_after()
        assert room.id in house.rooms
        await house.close()

    run(story())


def test_nobody_changes_the_dice_of_a_game_that_has_begun(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, keys, _ = await house.create(new_table())
        orphan = room
        room = await reloaded(house, room.id)
        for seat in keys:
            await add_entropy(room, seat, f"{seat:032x}")
        players = [Player(room, key) for key in keys.values()]
        for player in players:
            await player.hello()
        await play_on(room, players, random.Random(1), 10)
        await add_entropy(orphan, 2, "ee" * 16)
        orphan.record.seats[2].name = "Mallory"
        await orphan.keep_seat(2)
        again = await reloaded(house, room.id)
        assert again.entropies() == room.entropies()
        assert again.record.seats[2].name == "Cleo"
        assert journal(again).game.lines == journal(room).game.lines
        await house.close()

    run(story())


def test_a_seat_keeps_its_caretaker_and_its_language_during_a_game(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await players[1].say(type="hello", key=players[1].key, lang="it")
        await room.take_over(2)
        again = await reloaded(house, room.id)
        assert again.record.seats[1].lang == "it"
        assert again.record.seats[2].caretaker
        await house.close()

    run(story())


def test_a_table_that_was_complete_when_the_server_died_begins(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, keys, _ = await house.create(new_table())

        async def dies() -> None:
            raise SystemError

        room.begin = dies  # type: ignore[method-assign]
        with contextlib.suppress(SystemError):
            for seat in keys:
                await add_entropy(room, seat, f"{seat:032x}")
        assert room.record.state == "open"
        again = await reloaded(house, room.id)
        assert again.record.state == "running"
        assert journal(again).owed()
        await house.close()

    run(story())


def test_one_table_that_fails_does_not_stop_the_clocks_of_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangland.server.table.house.TICK", 0.01)
    monkeypatch.setattr("gangland.server.table.house.LOOK_AGAIN", 1)

    async def story() -> None:
        house = open_house(settings(folder))
        broken, _, _ = await house.create(new_table())
        other, _, _ = await house.create(new_table())
        ticks: list[str] = []

        def fails() -> None:
            raise RuntimeError

        async def ticked() -> None:
            ticks.append(other.id)

        house.drivers[broken.id].wake = fails  # type: ignore[method-assign]
        other.tick = ticked  # type: ignore[method-assign]
        await house.open()
        await until(lambda: len(ticks) > 5)
        assert not house.tasks[1].done()
        await house.close()

    run(story())


def test_games_without_people_fall_asleep_and_go_on_when_somebody_plays(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        kept = settings(folder, most_tables=2)
        house = open_house(kept, watch)
        rooms = [(await sit_down(house, new_table())) for _ in range(2)]
        with pytest.raises(Refusal, match="house-full"):
            await house.create(new_table())
        watch.at += 40 * DAY
        room, players = rooms[0]
        await play_on(room, players, random.Random(1), 1)
        watch.at += 40 * DAY
        await house.close()

        house = open_house(kept, watch)
        await house.open()
        await house.tasks[0]  # every game under way is loaded
        assert set(house.rooms) == {room.id}
        await house.create(new_table())
        sleeper = await house.find(rooms[1][0].id)
        assert sleeper is not None
        assert sleeper.record.is_asleep
        again = [Player(sleeper, player.key) for player in rooms[1][1]]
        for player in again:
            await player.hello()
        await play_on(sleeper, again, random.Random(1), 1)
        assert not (await reloaded(house, sleeper.id)).record.is_asleep
        await house.close()

    run(story())


def test_what_never_began_is_forgotten_without_a_restart(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, keep_open=DAY), watch)
        used, _, _ = await house.create(new_table())
        unused, _, _ = await house.create(new_table())
        house.rooms.pop(unused.id)
        watch.at += 2 * DAY
        await house.tidy_up()
        assert await house.find(used.id) is used
        assert await house.find(unused.id) is None
        await house.close()

    run(story())


def test_one_address_cannot_take_every_table(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, most_open=2))
        await house.create(new_table(), "192.0.2.1")
        room, keys, _ = await house.create(new_table(), "192.0.2.1")
        with pytest.raises(Refusal, match="too-many-open"):
            await house.create(new_table(), "192.0.2.1")
        await house.create(new_table(), "192.0.2.2")
        for seat in keys:
            await add_entropy(room, seat, f"{seat:032x}")
        await house.tidy_up()
        await house.create(new_table(), "192.0.2.1")
        await house.close()

    run(story())


def test_a_damaged_table_is_a_typed_error(folder: Path) -> None:
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
    with LiveServer(settings(folder)) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        ann = Client(f"{server.ws}/ws/{made['table']}", made["keys"]["0"][0])
        ann.hello()
        ann.send({"type": "entropy", "hex": "ab" * 16})
        ann.wait_for("update")
        ann.close()
    with contextlib.closing(sqlite3.connect(folder / "gangland.db")) as base, base:
        base.execute("UPDATE seats SET entropy = 'cd' WHERE seat = 0")
        base.execute("UPDATE lines SET text = replace(text, 'throw 1 ', 'throw 1 0') WHERE number = 0")
    with LiveServer(settings(folder)) as server:
        status, headers, body = fetch_raw(f"{server.url}/api/tables/{made['table']}")
        assert (status, b'"error-damaged"' in body) == (500, True)
        assert "content-security-policy" in headers
        client = Client(f"{server.ws}/ws/{made['table']}")
        assert client.receive()["code"] == "damaged"
        client.close()


def test_no_table_waits_for_another_to_be_loaded_and_each_is_loaded_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        slow, quick = [(await sit_down(house, new_table()))[0].id for _ in range(2)]
        house.rooms.clear()
        whole, loaded, gate = loading.load, list[str](), asyncio.Event()

        async def load(room: Room, *rest: Any) -> Verdict:  # noqa: ANN401 - as it is
            loaded.append(room.id)
            if room.id == slow:
                await gate.wait()
            return await whole(room, *rest)

        monkeypatch.setattr(loading, "load", load)
        first = asyncio.create_task(house.find(slow))
        second = asyncio.create_task(house.find(slow))
        await until(lambda: loaded)
        room = await asyncio.wait_for(house.find(quick), PATIENCE)
        assert room is not None
        assert not first.done()
        gate.set()
        assert await first is await second is house.rooms[slow]
        assert loaded == [slow, quick]
        await house.close()

    run(story())
