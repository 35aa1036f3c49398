"""A house without sockets: tables, sessions with wires that remember, and people who answer by chance."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hearing import Reader

from gangland.game.journal import Journal
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.http.limits import Limiter
from gangland.server.settings import Rates, Settings
from gangland.server.socket.sessions import Session
from gangland.server.table.gathering import add_entropy
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

T = TypeVar("T")
Doc = dict[str, Any]

FREE = (1e9, 1e9)
NO_LIMITS = Rates(**dict.fromkeys(Rates.__struct_fields__, FREE))
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")

PATIENCE = 300
"""Seconds until what was waited for is missing: however busy the machine, that is no question of speed."""


def settings(folder: Path, **changes: Any) -> Settings:  # noqa: ANN401 - any setting
    """Settings for tests: bots answer at once, nobody is limited."""
    usual: Doc = {"data": str(folder), "bot_delay": (0.0, 0.0), "undo_breath": 0.0, "playouts": 2}
    usual |= {
        "rates": NO_LIMITS,
        "most_connections": 1000,
        "most_from_address": 10_000,
        "most_open": 500,
        "most_running": 500,
        "thinking": 600.0,
    }
    return Settings(**(usual | changes))


def open_house(
    settings: Settings, now: Callable[[], float] = time.time, steady: Callable[[], float] | None = None
) -> House:
    """A house whose dice are the same every time; one watch is both its clocks, unless there are two."""
    house = House(settings, now, steady or (time.monotonic if now is time.time else now))
    numbers = itertools.count()
    house.new_seed = lambda: f"{next(numbers):064x}"
    return house


def run(job: Coroutine[Any, Any, T]) -> T:
    """Run a test's story; one that never ends is an error in the end."""
    return asyncio.run(asyncio.wait_for(job, 2 * PATIENCE))


async def until(condition: Callable[[], object]) -> None:
    """Let everything go on until something has come true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - whatever may come true, nobody calls for it
            await asyncio.sleep(0.001)


class FakeWire:
    """A wire that remembers what went through it; it is read when somebody asks what it says."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.unread: list[str] = []
        self.known: list[Doc] = []
        self.listener = Reader()
        self.closed = 0

    def send(self, text: str) -> None:
        self.texts.append(text)
        self.unread.append(text)

    @property
    def read(self) -> list[Doc]:
        """Every message so far."""
        unread, self.unread = self.unread, []
        self.known += map(self.listener.read, unread)
        return self.known

    @property
    def reader(self) -> Reader:
        """Who has read all of them."""
        assert self.read is self.known
        return self.listener

    def close(self, code: int) -> None:
        self.closed = code


class Player:
    """Somebody at a table, without a network in between."""

    def __init__(self, room: Room, key: str | None = None) -> None:
        self.room = room
        self.key = key
        self.wire = FakeWire()
        self.session = Session(room, self.wire, Limiter(*FREE))
        self.number = 0

    async def say(self, **message: Any) -> list[Doc]:  # noqa: ANN401 - any message
        """Send a message; return what came back on this wire."""
        return await self.send(json.dumps(message))

    async def send(self, text: str | bytes) -> list[Doc]:
        """Send anything; return what came back on this wire."""
        before = len(self.wire.read)
        await self.session.receive(text)
        return self.wire.read[before:]

    async def hello(self, since: int = 0) -> list[Doc]:
        """Say hello."""
        return await self.say(type="hello", key=self.key, since=since)

    async def act(self, action: str, version: int | None = None) -> list[Doc]:
        """Answer the question of the moment."""
        self.number += 1
        version = self.version() if version is None else version
        return await self.say(type="act", id=f"a{self.number}", version=version, action=action)

    async def deal(self, text: str, version: int | None = None) -> list[Doc]:
        """Deal or talk."""
        self.number += 1
        version = self.version() if version is None else version
        return await self.say(type="deal", id=f"d{self.number}", version=version, text=text)

    def version(self) -> int:
        """The version of this viewer now."""
        return 0 if self.room.journal is None else self.room.journal.version(self.session.seat)

    def heard(self, kind: str) -> list[Doc]:
        """Every message of a kind so far."""
        return [doc for doc in self.wire.read if doc["type"] == kind]


def new_table(game: str = "mayhem", people: int = 4, bots: int = 0, **plan: Any) -> NewTable:  # noqa: ANN401
    """A table for so many people and bots."""
    seats = [NewSeat("human", name) for name in NAMES[:people]]
    seats += [NewSeat("bot", f"bot {number}", "random") for number in range(bots)]
    return NewTable(game, seats, **plan)


async def sit_down(house: House, new: NewTable) -> tuple[Room, list[Player]]:
    """Make a table whose people have all added to the dice, and are connected."""
    room, keys, _ = await house.create(new)
    for seat in keys:
        await add_entropy(room, seat, f"{seat:032x}")
    players = [Player(room, key) for key in keys.values()]
    for player in players:
        await player.hello()
    return room, players


def any_answer(room: Room, seat: int, chooser: random.Random) -> str:
    """Some legal answer of a seat, in notation."""
    game = journal(room).game
    menu = game.menu(seat)
    row = chooser.randrange(len(menu))
    return game.notation.write(game.t, seat, menu.nth(row, chooser.randrange(menu.size(row))))


async def play_on(room: Room, players: list[Player], chooser: random.Random, answers: int) -> None:
    """Have people answer by chance, so many times or to the end."""
    for _ in range(answers):
        if room.record.state == "over":
            return
        seat = chooser.choice(journal(room).owed())
        reply = await players[seat].act(any_answer(room, seat, chooser))
        assert reply[0]["type"] == "ack", reply[0]


def journal(room: Room) -> Journal:
    """The game of a room that has one."""
    assert room.journal is not None
    return room.journal


def gang(room: Room, seat: int) -> str:
    """How a seat is written."""
    game = journal(room).game
    return game.notation.seat(game.t, seat)


async def in_round_one(house: House, **plan: Any) -> tuple[Room, list[Player]]:  # noqa: ANN401
    """A table where gangs are chosen, and deals have begun."""
    room, players = await sit_down(house, new_table(**plan))
    while journal(room).game.t.round == 0:
        await play_on(room, players, random.Random(1), 1)
    return room, players


async def with_a_bot(house: House) -> tuple[Room, list[Player]]:
    """A table of three people and a bot in its first round; the bot has answered what it was asked."""
    room, players = await sit_down(house, new_table(people=3, bots=1))
    while journal(room).game.t.round == 0:
        await until(lambda: 3 not in journal(room).owed())
        if journal(room).game.t.round == 0:
            await play_on(room, players, random.Random(1), 1)
    return room, players


async def reloaded(house: House, table: str) -> Room:
    """The same table, from the disk."""
    house.rooms.pop(table)
    room = await house.find(table)
    assert room is not None
    return room


def lines_on_disk(folder: Path, table: str) -> list[str]:
    """The lines another process would find."""
    base = sqlite3.connect(folder / "gangland.db")
    rows = base.execute("SELECT text FROM lines WHERE game = ? ORDER BY number", (table,)).fetchall()
    base.close()
    return [row[0] for row in rows]


class Watch:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at
