"""Erasing a person, in a file and in a database: what is kept of them goes, their games stay proved."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from holders import sit_with_chains
from rig import Player, journal, new_table, open_house, play_on, run, settings, sit_down
from stores import play_out

from gangland.cli.main import main
from gangland.protocol.bodies import Join, NewSeat, NewTable
from gangland.server.settings import Settings
from gangland.server.store import archive, erasure, keys, mutes, reports
from gangland.server.store.base import Base
from gangland.server.store.devices import Device, DeviceShelf
from gangland.server.store.erasure import Place
from gangland.server.store.places import FILE, database_of
from gangland.server.store.reports import Person, Report
from gangland.server.table import erasing, gathering
from gangland.server.table.export import kept_log
from gangland.server.table.house import House
from gangland.server.table.proof import verify
from gangland.server.table.web_table import Room

NAME = "Ann Person"
WORDS = "my telephone number"


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, folder: Path) -> Settings:
    """Where a house keeps its tables: in a file, and in a database."""
    url = request.getfixturevalue("database") if request.param == "database" else ""
    return settings(folder, database=url)


def admin(kept: Settings, *line: str) -> int:
    database = ["--database", kept.database] if kept.database else []
    return main(["--lang", "en", "admin", "--data", kept.data, *database, *line])


@contextmanager
def opened(kept: Settings) -> Iterator[Base]:
    """The database as another process finds it."""
    database = database_of(kept)
    base = database.connect()
    yield base
    base.close()


def everything(base: Base, kept: Settings) -> str:
    """Every row of every table, as text."""
    ask = (
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        if kept.database
        else "SELECT name FROM sqlite_master WHERE type = 'table'"
    )
    tables = [row[0] for row in base.execute(ask).fetchall()]
    return "\n".join(str(row) for one in tables for row in base.execute(f"SELECT * FROM {one}").fetchall())  # noqa: S608 - our own


async def played(house: House, *, to_the_end: bool) -> tuple[Room, list[Player], int]:
    """A game in which somebody with an account said something, and so did the others."""
    account = await house.accounts.register(NAME, "correct horse")
    token, _ = await house.accounts.new_session(account)
    seats = [NewSeat("human", name) for name in (NAME, "Bob", "Cleo", "Dan")]
    room, players = await sit_down(house, NewTable("mayhem", seats))
    await house.accounts.own(account, room.id, [0])
    while journal(room).game.t.round == 0:
        await play_on(room, players, random.Random(1), 1)
    rival = journal(room).game.notation.seat(journal(room).game.t, 1)
    for text in (
        f"say to=all text='{WORDS}'",
        f"offer to={rival} 'mine=word:2:{WORDS}' until=2 'text={WORDS}'",
    ):
        assert (await players[0].deal(text))[0]["type"] == "ack"
    assert (await players[1].deal("say to=all text='what others say'"))[0]["type"] == "ack"
    await tell_about(house, room, token)
    if to_the_end:
        for player in players:
            player.session.leave()
        await play_out(room)
    return room, players, account


async def tell_about(house: House, room: Room, token: str) -> None:
    """Keep everything a server may keep of somebody."""
    about, by = Person(NAME, [NAME], ["192.0.2.7"]), Person("Bob", [], [])
    device = Device("https://push.example/1", "key", "auth", "en")
    await DeviceShelf(house.store, house.now).keep(device, keys.hashed(token), [])

    def job(base: Base) -> None:
        reports.save(base, Report(house.now(), room.id, about, by, "insults", WORDS, []), (0, 1), "192.0.2.9")
        reports.save(base, Report(house.now(), "gone", by, about, "insults", WORDS, []), (1, 0), "192.0.2.7")
        mutes.save(base, room.id, 1, 0, on=True)

    await house.store.run(job)


def test_a_finished_game_stays_and_proves_its_dice_without_the_person(
    kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> str:
        house = open_house(kept)
        room, _, _ = await played(house, to_the_end=True)
        await house.close()
        return room.id

    table = run(story())
    log = folder / "before.log"
    assert admin(kept, "export", table, str(log)) == 0
    before = verify(log)
    with opened(kept) as base:
        assert NAME in everything(base, kept)
        assert WORDS in everything(base, kept)
        assert base.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)
    capsys.readouterr()
    assert admin(kept, "erase", "nobody at all") == 1
    assert admin(kept, "erase", NAME.lower()) == 0
    assert NAME not in capsys.readouterr().out
    with opened(kept) as base:
        left = everything(base, kept)
        assert [one for one in (NAME, WORDS, "192.0.2.7", "push.example") if one in left] == []
        assert "what others say" in left
        for name in (
            "accounts",
            "sessions",
            "session_uses",
            "owners",
            "mutes",
            "snapshots",
            "reports",
            "push_devices",
        ):
            assert base.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name  # noqa: S608 - our own
        assert base.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
    log = folder / "after.log"
    assert admin(kept, "export", table, str(log)) == 0
    after = verify(log)
    assert after.over
    assert (after.rolls, after.throws, after.commit, after.parts) == (
        before.rolls,
        before.throws,
        before.commit,
        before.parts,
    )
    assert after.names == ["nobody-1", "Bob", "Cleo", "Dan"]
    assert main(["--lang", "en", "verify", str(log)]) == 0
    assert main(["--lang", "en", "replay", str(log)]) == 0
    done = [json.loads(line) for line in (folder / "admin.log").read_text("utf-8").splitlines()]
    assert [(one["what"], one["about"]) for one in done if one["what"] == "erase"] == [("erase", "account")]
    assert NAME not in (folder / "admin.log").read_text("utf-8")
    if not kept.database:
        assert [path for path in folder.glob(f"{FILE}*") if WORDS.encode() in path.read_bytes()] == []


def test_a_game_under_way_goes_on_without_the_person(kept: Settings) -> None:
    async def story() -> None:
        house = open_house(kept)
        room, players, account = await played(house, to_the_end=False)
        lines = len(journal(room))
        await erasing.erase_account(house, account)
        assert players[0].wire.closed
        assert not players[1].wire.closed
        assert room.record.seats[0].name == "nobody-1"
        assert room.audience.presence()[0] == "caretaker"
        assert len(journal(room)) >= lines
        assert WORDS not in "\n".join(journal(room).game.lines)
        told = players[1].heard("update")[-1]
        assert WORDS not in json.dumps(told)
        assert NAME not in json.dumps(told)
        again = Player(room, players[0].key)
        assert (await again.hello())[0]["code"] == "bad-key"
        for player in players[1:]:
            player.session.leave()
        await play_out(room)
        text = kept_log(room.record)
        await house.close()
        path = Path(kept.data) / "end.log"
        path.write_text(text, "utf-8")
        assert verify(path).over

    run(story())


def test_a_running_server_forgets_whom_the_host_erases_beside_it(kept: Settings) -> None:
    async def story() -> None:
        house = open_house(kept)
        room, players, _ = await played(house, to_the_end=False)
        await room.past.step(journal(room), 1, players[1].version())
        assert admin(kept, "erase", "--seat", room.id, "1") == 0
        assert admin(kept, "erase", "--seat", room.id, "5") == 1
        assert room.record.seats[0].name == NAME  # it looks every few seconds
        room.photographer.look(journal(room), house.steady(), 1)
        count = "SELECT count(*) FROM snapshots"
        assert await house.store.run(lambda base: base.execute(count).fetchone()) == (1,)
        await house.obey()
        assert await house.store.run(lambda base: base.execute(count).fetchone()) == (0,)
        assert room.record.seats[0].name == "nobody-1"
        step = await room.past.step(journal(room), 1, players[1].version())
        assert WORDS.encode() not in step
        for player in players[1:]:
            reply = await player.deal("say to=all text=hello")
            assert reply[0]["type"] == "ack"
        await house.close()  # which may take a last snapshot
        with opened(kept) as base:
            record = archive.fetch(base, room.id)
        assert record is not None
        assert WORDS not in "".join(line.text for line in record.lines)
        found = await open_house(kept).find(room.id)
        assert found is not None
        assert found.held is None

    run(story())


def test_a_seat_at_a_table_that_has_not_begun_is_open_again(kept: Settings) -> None:
    async def story() -> None:
        house = open_house(kept)
        account = await house.accounts.register(NAME, "correct horse")
        room, _, _ = await house.create(NewTable("mayhem", [NewSeat("open")] * 3))
        seat, _ = await gathering.join(room, Join(NAME))
        await house.accounts.own(account, room.id, [seat])
        await erasing.erase_account(house, account)
        assert [one.kind for one in room.record.seats] == ["open"] * 3
        assert len({one.name for one in room.record.seats}) == 3
        assert (await gathering.join(room, Join("Bob")))[0] == seat
        await house.close()

    run(story())


def test_servers_on_one_database_all_forget(folder: Path, database: str) -> None:
    async def story() -> None:
        one, other = (open_house(settings(folder, database=database)) for _ in range(2))
        room, players, account = await played(one, to_the_end=False)
        there = await other.find(room.id)
        assert there is not None
        await erasing.erase_account(one, account)
        await other.obey()
        assert there.record.seats[0].name == "nobody-1"
        assert WORDS not in "\n".join(journal(there).game.lines)
        reply = await players[1].deal("say to=all text=hello")
        assert reply[0]["type"] == "ack"
        await other.find(room.id)
        assert journal(there).game.lines == journal(room).game.lines
        for house in (one, other):
            house.store.close()

    run(story())


def test_a_throw_does_not_wait_for_who_is_gone(kept: Settings) -> None:
    async def story() -> None:
        house = open_house(kept)
        room, players = await sit_with_chains(house, new_table(people=3))
        assert journal(room).is_left_to_chance()
        for player in players[1:]:
            await player.react()
        assert not any("throw" in line for line in journal(room).game.lines)  # the first link is missing
        await house.store.run(lambda base: erasure.erase_seat(base, Place(room.id, 0), house.now()))
        await house.obey()
        assert "house: without 1 0" in journal(room).game.lines
        await house.close()

    run(story())


@pytest.mark.parametrize("line", [(), ("Ann", "--seat", "t", "1"), ("--seat", "t")])
def test_whom_to_erase_has_to_be_said(folder: Path, line: tuple[str, ...]) -> None:
    async def story() -> None:
        await open_house(settings(folder)).close()

    run(story())
    assert main(["--lang", "en", "admin", "--data", str(folder), "erase", *line]) == 2
