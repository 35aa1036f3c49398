"""Servers, people and a database, played from one seed: the same seed is the same run, to the letter.

    python tests/server/simulation.py --times 20000

Up to three servers share a database and a table. People answer, talk, whisper and take back from two devices
each; what they send is late, doubled, out of order or lost, and they come back at another server. Servers are
killed and started, lose the database before or after a commit, are told of each other late, and have their
clocks set. Then the weather clears, and everything has to be as it was promised (`reckoning.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import random
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from actors import Client, Server
from campaign import campaign_of, run
from reckoning import Books
from rig import new_table, settings
from virtual import Shared, VirtualLoop

from gangland.game.chain import Chain
from gangland.protocol.bodies import Pace
from gangland.server.settings import Notify
from gangland.server.table.gathering import add_chain, add_entropy

Doc = dict[str, Any]
TROUBLE = 25.0
"""Seconds, of the virtual clock, in which things go wrong."""
PATIENCE = 240.0
"""Seconds after which everything that was asked has to be answered, once nothing goes wrong any more."""
MISHAPS = {
    "deaf": 0.1,
    "slow": 0.1,
    "lost-after-commit": 0.05,
    "lost-before-commit": 0.05,
    "in-the-way": 0.1,
    "lost": 0.1,
    "doubled": 0.2,
    "kill": 0.25,
    "jump": 0.2,
    "cut": 0.06,
}
"""What may go wrong, and how likely it is each time at most."""


class World:
    """Everything there is in one run."""

    def __init__(self, seed: int) -> None:
        """Have the seed say what the weather is like, how many servers there are, and what is played."""
        self.seed = seed
        self.loop = VirtualLoop(str(seed))
        self.shared = Shared(self.loop)
        self.chooser = random.Random(f"{seed}/world")
        self.weather = {
            name: self.chooser.choice([0.0, self.chooser.random() * most]) for name, most in MISHAPS.items()
        }
        self.is_calm = False
        self.numbers = itertools.count(1)
        self.digest = hashlib.sha256()
        self.steps = 0
        count = self.chooser.choice([1, 2, 2, 3])
        if count == 1:  # a commit to a file that fails was not made: nothing is lost on the way back
            self.weather["lost-after-commit"] = 0.0
        given: Doc = {"database": "postgresql://simulated"} if count > 1 else {}
        given |= {"bot_delay": (0.2, 0.2), "undo_breath": 0.4, "caretaker": "random", "grace": 4.0}
        self.settings = settings(Path("nowhere"), **given, dice_patience=3.0, notify=Notify(push=False))
        self.count = count
        self.servers = [Server(self, number) for number in range(count)]
        self.clients: list[Client] = []
        self.table = ""
        self.books = Books(self.shared)
        self.loop.set_exception_handler(self._failed)

    def _failed(self, _loop: object, what: Doc) -> None:
        """Note what failed where nobody waited for it."""
        self.books.check(what.get("exception") is None, "something failed", what.get("exception"))

    def trace(self, text: str) -> None:
        """Note what somebody heard, and when."""
        self.steps += 1
        self.digest.update(f"{self.loop.time():.9f} {text}\n".encode())

    async def play(self) -> None:
        """Let everything happen, then clear the weather and look whether all is as it should be."""
        calm, self.weather = self.weather, dict.fromkeys(self.weather, 0.0)
        for server in self.servers:
            server.mishaps.weather = self.weather
            await server.open()
        await self.sit_down()
        self.weather.update(calm)
        people = [self.loop.create_task(one.live()) for one in self.clients]
        fate = self.loop.create_task(self.fate())
        await asyncio.sleep(TROUBLE)
        self.weather.update(dict.fromkeys(self.weather, 0.0))
        self.is_calm = True
        await fate
        for number, server in enumerate(self.servers):
            if server.is_dead:
                await self.start(number)
        await self.settle()
        for task in people:
            task.cancel()
        if not self.books.broken:
            await self.books.close(self)
        if self.books.broken:
            raise self.books.broken[0]

    async def sit_down(self) -> None:
        """Make a table at the first server; its people have chains for the dice, or none."""
        new = new_table(
            self.chooser.choice(["mayhem", "wise-guys"]), 2, 1, pace=Pace("live", 15), spectators="plain"
        )
        room, keys, _ = await self.servers[0].house.create(new)
        self.table = room.id
        self.books.secrets = [room.record.seed, *keys.values()]
        numbers = itertools.count()
        for seat, key in keys.items():
            devices = [Client(self, next(numbers), seat, key) for _ in range(self.chooser.choice([1, 1, 2]))]
            self.clients += devices
            if self.chooser.random() < 0.3:
                chain = Chain(random.Random(f"{self.seed}/chain/{seat}").randbytes(32).hex())
                for device in devices:
                    device.chain = chain
                await add_chain(room, seat, chain.anchor)
            else:
                await add_entropy(room, seat, f"{seat:032x}")
        self.clients.append(Client(self, next(numbers), -1, None))

    async def fate(self) -> None:
        """Kill servers, start them again, set clocks."""
        while not self.is_calm:
            await asyncio.sleep(self.chooser.uniform(0.2, 1.5))
            number = self.chooser.randrange(self.count)
            server = self.servers[number]
            if server.is_dead:
                await self.start(number)
            elif self.chooser.random() < self.weather["kill"]:
                self.trace(f"kill {number}")
                server.kill()
            elif self.chooser.random() < self.weather["jump"]:
                server.wall += self.chooser.choice([-7200.0, -3.0, 5.0, 86_400.0])

    async def start(self, number: int) -> None:
        """Start a server in the place of a dead one; where the database fails, it tries once more."""
        while True:
            server = Server(self, next(self.numbers))
            self.servers[number] = server
            try:
                await server.open()
            except Exception:  # noqa: BLE001 - it cannot start as yet
                server.kill()
                continue
            return

    async def settle(self) -> None:
        """Wait until everybody has had every answer, and everything was told to all."""
        until = self.loop.time() + PATIENCE
        while any(one.pending or one.wire is None for one in self.clients) and not self.books.broken:
            left = [len(one.pending) for one in self.clients]
            self.books.check(self.loop.time() < until, "never answered", left)
            await asyncio.sleep(0.5)
        for server in self.servers:
            for room in server.house.rooms.values():
                room.tick = nothing  # type: ignore[method-assign]
            for driver in server.house.drivers.values():
                driver.find = nobody  # type: ignore[method-assign, assignment]
        await asyncio.sleep(8)


async def nothing() -> None:
    """Let a table's clocks stand."""


def nobody(_what: str) -> None:
    """Have no bot do anything."""


@contextlib.contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Have secrets come from a seed, and nothing be said on the way."""
    chooser = random.Random(f"{seed}/secrets")
    logging.disable(logging.CRITICAL)
    try:
        with patch.object(secrets, "token_bytes", lambda count=32: chooser.randbytes(count or 32)):
            yield
    finally:
        logging.disable(logging.NOTSET)


def simulate(seed: int) -> World:
    """Play a seed to its end; what is not as promised raises."""
    with seeded(seed):
        world = World(seed)
        asyncio.set_event_loop(world.loop)
        try:
            world.loop.run_until_complete(world.play())
        finally:
            for task in asyncio.all_tasks(world.loop):
                task.cancel()
            world.loop.run_until_complete(asyncio.sleep(0))
            world.loop.close()
            asyncio.set_event_loop(None)
    return world


def look(seed: int) -> str:
    """Play a seed; return what is wrong, nothing where all is well."""
    try:
        simulate(seed)
    except Exception as error:  # noqa: BLE001 - a crash is a finding too
        return f"{type(error).__name__}: {error}"
    return ""


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], campaign_of("simulation"), look))
