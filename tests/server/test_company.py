"""Several servers on one PostgreSQL: any seat at any of them, and none of them missed for long."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from holders import Holder, throw
from rig import Player, any_answer, journal, new_table, open_house, run, settings, sit_down, until

from gangland.cli.main import main
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Join, NewSeat, NewTable
from gangland.server.store import archive, company_shelf
from gangland.server.store.base import StoreError
from gangland.server.table import gathering
from gangland.server.table.closing import close_table
from gangland.server.table.company import Company
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

LONG = 3600.0


async def servers(folder: Path, database: str, count: int = 2, **changes: Any) -> list[House]:  # noqa: ANN401
    """So many servers on one database, all open."""
    found = [open_house(settings(folder / str(n), database=database, **changes)) for n in range(count)]
    for house in found:
        await house.open()
    return found


async def at(house: House, table: str) -> Room:
    """A table as a server knows it."""
    room = await house.find(table)
    assert room is not None
    return room


def texts(room: Room) -> list[str]:
    return [line.text for line in room.record.lines]


async def agree(*rooms: Room) -> None:
    """Wait until all servers know of the same lines."""
    await until(lambda: len({len(texts(room)) for room in rooms}) == 1)


async def split(folder: Path, database: str, **plan: Any) -> tuple[list[House], list[Room], list[Player]]:  # noqa: ANN401
    """Two servers and a table of four people, two of them at each."""
    houses = await servers(folder, database)
    here, players = await sit_down(houses[0], new_table(**plan))
    there = await at(houses[1], here.id)
    moved = [Player(there, player.key) for player in players[2:]]
    for player in players[2:]:
        player.session.leave()
    for player in moved:
        await player.hello()
    return houses, [here, there], [*players[:2], *moved]


async def play(rooms: list[Room], players: list[Player], answers: int) -> None:
    """Have people answer by chance, each at their own server."""
    chooser = random.Random(1)
    for _ in range(answers):
        await agree(*rooms)
        seat = chooser.choice(journal(rooms[0]).owed())
        replies = await players[seat].act(any_answer(players[seat].room, seat, chooser))
        assert any(reply["type"] == "ack" for reply in replies), replies  # others may come or go before


def test_links_shown_at_two_servers_come_together_and_one_withheld_is_missed(
    folder: Path, database: str
) -> None:
    async def story() -> None:
        houses = await servers(folder, database, dice_patience=LONG)
        here, keys, _ = await houses[0].create(new_table(people=4))
        there = await at(houses[1], here.id)
        rooms = [here, there]
        players = [Holder(rooms[seat // 2], key, seat) for seat, key in keys.items()]
        for player in players:
            await player.hello()
            await gathering.add_chain(player.room, player.at, player.chain.anchor)
        await until(lambda: all(room.journal is not None for room in rooms))
        chooser, thrown = random.Random(1), 0
        while not any(text.startswith("house: without ") for text in texts(here)):
            await agree(*rooms)
            while any(journal(room).is_left_to_chance() for room in rooms):
                await throw(players)
                for room in rooms:
                    room.cup.since -= LONG * players[3].withholds  # all have shown what they show: time is up
                await asyncio.sleep(0.01)
                await agree(*rooms)
            thrown = sum(text.startswith("house: throw ") for text in texts(here))
            players[3].withholds = thrown > 2
            seat = chooser.choice(journal(here).owed())
            await players[seat].act(any_answer(players[seat].room, seat, chooser))
        await agree(*rooms)
        assert texts(here) == texts(there)
        escrows = [text for text in texts(here) if text.startswith("house: escrow ")]
        assert len(escrows) >= 4 * thrown > 8
        assert all(text.endswith(" 3") for text in texts(here) if text.startswith("house: without "))
        await until(lambda: all(room.audience.presence()[3] == "caretaker" for room in rooms))
        for house in houses:
            await house.close()

    run(story())


def test_a_game_is_played_from_two_servers_and_is_one_game(folder: Path, database: str) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        await until(lambda: rooms[0].audience.presence() == ["here"] * 4 == rooms[1].audience.presence())
        await play(rooms, players, 25)
        await agree(*rooms)
        assert texts(rooms[0]) == texts(rooms[1])
        kept = await houses[0].store.run(lambda base: archive.fetch(base, rooms[0].id))
        assert kept is not None
        assert [line.text for line in kept.lines] == texts(rooms[0])
        for player in players:
            await until(lambda player=player: player.session.version == player.version())  # type: ignore[misc]
        players[2].session.leave()
        await until(lambda: rooms[0].audience.presence()[2] == "away")
        assert sum(room.is_ours() for room in rooms) == 1
        for house in houses:
            await house.close()

    run(story())


def test_a_table_loaded_later_knows_who_is_connected_elsewhere(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        houses = await servers(folder, database)
        here, players = await sit_down(houses[0], new_table())
        company = houses[0].company
        assert company is not None
        await until(lambda: len(company.noted.get(here.id, ())) == 4)
        monkeypatch.setattr(Company, "hear", lambda *_: None)  # nobody tells it
        there = await at(houses[1], here.id)
        assert there.audience.presence() == ["here"] * 4
        players[2].session.leave()
        await until(lambda: len(company.noted[here.id]) == 3)
        await at(houses[1], here.id)
        assert there.audience.presence() == ["here", "here", "away", "here"]
        for house in houses:
            await house.close()

    run(story())


def test_who_writes_second_reads_the_first_and_tries_again(folder: Path, database: str) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        while journal(rooms[0]).game.t.round == 0:
            await play(rooms, players, 1)
            await agree(*rooms)
        before = len(texts(rooms[0]))

        async def say(player: Player) -> None:
            for _ in range(8):  # others may speak first, which makes a version stale
                replies = await player.deal("say to=all text=hello")
                if any(reply["type"] == "ack" for reply in replies):
                    return
            raise AssertionError(replies)

        await asyncio.gather(*map(say, players))
        await agree(*rooms)
        assert texts(rooms[0]) == texts(rooms[1])
        assert len(texts(rooms[0])) == before + 4
        again = Player(rooms[1], players[0].key)  # the same message, at another server
        await again.hello()
        again.number = players[0].number - 1
        assert (await again.deal("say to=all text=hello"))[0]["type"] == "ack"
        await agree(*rooms)
        assert len(texts(rooms[0])) == before + 4
        for house in houses:
            await house.close()

    run(story())


def test_two_who_join_at_once_get_different_seats_and_the_game_begins_once(
    folder: Path, database: str
) -> None:
    async def story() -> None:
        houses = await servers(folder, database)
        seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("open")]
        room, keys, _ = await houses[0].create(NewTable("mayhem", seats))
        await gathering.add_entropy(room, 0, "a" * 32)
        rooms = [room, await at(houses[1], room.id)]
        people = zip(rooms, ("Bob", "Cleo"), strict=True)
        joined = await asyncio.gather(*(gathering.join(one, Join(name, "b" * 32)) for one, name in people))
        assert {seat for seat, _ in joined} == {1, 2}
        await until(lambda: all(one.record.state == "running" for one in rooms))
        await agree(*rooms)
        assert texts(rooms[0]) == texts(rooms[1])
        for key in (*keys.values(), *(key for _, key in joined)):
            for house in houses:
                player = Player(await at(house, room.id), key)
                assert (await player.hello())[0]["type"] == "welcome"
        with pytest.raises(Refusal, match="begun"):
            await gathering.join(rooms[1], Join("Dan", "c" * 32))
        for house in houses:
            await house.close()

    run(story())


def test_bots_of_a_server_that_dies_go_on_elsewhere(folder: Path, database: str) -> None:
    async def story() -> None:
        houses = await servers(folder, database)
        room, _, _ = await houses[0].create(new_table(people=0, bots=4))
        await until(lambda: len(texts(room)) > 20 or room.record.state == "over")
        first = next(house for house in houses if house.company and room.id in house.company.leases)
        second = next(house for house in houses if house is not first)
        for task in [*first.tasks, *(task for driver in first.drivers.values() for task in driver.stop())]:
            task.cancel()  # as if it were killed: it says nothing any more
        assert second.company is not None
        await until(lambda: second.company is not None and room.id in second.company.leases)
        there = await at(second, room.id)
        await until(lambda: there.record.state == "over")
        kept = await second.store.run(lambda base: archive.fetch(base, room.id))
        assert kept is not None
        assert [line.text for line in kept.lines] == texts(there)
        await second.close()
        assert first.company is not None
        await asyncio.to_thread(first.company.close_ear)
        first.store.close()

    run(story())


def test_a_server_that_was_taken_for_dead_gives_its_games_up(folder: Path, database: str) -> None:
    async def story() -> None:
        houses = await servers(folder, database, 1, bot_delay=(600.0, 600.0))
        (house,) = houses
        company = house.company
        assert company is not None
        room, _, _ = await house.create(new_table(people=0, bots=4))
        await until(lambda: room.id in company.leases)
        await house.store.run(lambda base: company_shelf.leave(base, company.id))
        await house.store.run(
            lambda base: (
                base.execute("INSERT INTO servers VALUES ('other', 1e12)").rowcount
                and base.execute("INSERT INTO leases VALUES (?, 'other')", (room.id,)).rowcount
            )
        )
        await until(lambda: room.id not in company.leases)
        assert not room.is_ours()
        await house.store.run(lambda base: company_shelf.leave(base, "other"))
        await until(lambda: room.id in company.leases)
        await house.close()

    run(story())


def test_a_table_closed_at_one_server_is_closed_at_all(folder: Path, database: str) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        houses[1].sessions.add(players[3].session)
        assert await close_table(houses[0], rooms[0].id)
        await until(lambda: players[3].wire.closed)
        assert rooms[0].id not in houses[1].rooms
        for house in houses:
            await house.close()

    run(story())


def test_what_others_wrote_is_read_though_the_database_failed_just_then(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        company = houses[1].company
        assert company is not None
        whole = company.catch_up
        failed: list[Room] = []

        async def catch_up(room: Room) -> None:
            if not failed:
                failed.append(room)
                raise StoreError("lost")
            await whole(room)

        monkeypatch.setattr(company, "catch_up", catch_up)
        assert (await players[0].deal("say to=all text=hello"))[0]["type"] == "ack"
        await until(lambda: failed)
        await agree(*rooms)
        for house in houses:
            await house.close()

    run(story())


def test_a_host_bans_and_closes_for_all_servers(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = ["--lang", "en", "admin", "--data", str(folder / "host"), "--database", database]

    async def story() -> None:
        houses, rooms, players = await split(folder, database)
        houses[1].sessions.add(players[3].session)
        assert await asyncio.to_thread(main, [*admin, "list"]) == 0
        assert "Ann, Bob, Cleo, Dan" in capsys.readouterr().out
        assert await asyncio.to_thread(main, [*admin, "ban", "--name", "Dan"]) == 0
        await houses[1].obey()
        assert players[3].wire.closed
        assert await asyncio.to_thread(main, [*admin, "close", rooms[0].id]) == 0
        await houses[1].obey()
        await until(lambda: rooms[0].id not in houses[0].rooms)
        for house in houses:
            await house.close()

    run(story())
    assert main([*admin, "log"]) == 0
    assert "close" in capsys.readouterr().out


def test_without_its_library_postgresql_is_an_error_that_says_how(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "gangland.server.store.postgres", None)
    address = "postgresql://localhost/nothing"
    serve = ["--lang", "en", "serve", "--port", "0", "--data", str(folder), "--database", address]
    assert main(serve) == 1
    assert "gangland[postgres]" in capsys.readouterr().err
    assert main(["--lang", "en", "admin", "--data", str(folder), "--database", address, "list"]) == 1
    assert "gangland[postgres]" in capsys.readouterr().err
