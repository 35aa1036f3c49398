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
import json
import logging
import random
import secrets
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from campaign import run
from hearing import Reader, compose
from reckoning import Books
from rig import new_table, settings
from virtual import Ear, Mishaps, Shared, SimulatedDatabase, VirtualLoop, VirtualStore

from gangland.game.chain import Chain
from gangland.protocol.bodies import Pace
from gangland.server.settings import Notify
from gangland.server.socket.sessions import Session
from gangland.server.table import house as house_module
from gangland.server.table.house import House

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


class Server:
    """A house that can be killed between any two steps."""

    def __init__(self, world: World, number: int) -> None:
        """Furnish it; its mishaps, its clocks and its secrets are its own."""
        self.world, self.number = world, number
        self.mishaps = Mishaps(f"{world.seed}/server/{number}", world.weather)
        self.is_dead = False
        self.wall = 0.0
        self.wires: list[Wire] = []
        database = SimulatedDatabase(world.shared, self.mishaps)
        ear = partial(self._listen, world.shared)
        with (
            patch.object(house_module, "Store", VirtualStore),
            patch.object(house_module, "database_of", lambda _: database),
        ):
            self.house = House(world.settings, self.now, self.steady)
        seeds = random.Random(f"{world.seed}/dice/{number}")
        self.house.new_seed = lambda: seeds.randbytes(32).hex()
        self.listen = ear
        self.ear: Ear | None = None

    def now(self) -> float:
        """What the clock on the wall says, which is set now and then."""
        return 1.7e9 + self.world.loop.time() + self.wall

    def steady(self) -> float:
        """What the machine's own clock says."""
        return 1000.0 * self.number + self.world.loop.time()

    def _listen(self, shared: Shared, _url: str, hear: Callable[[str], None]) -> Ear:
        self.ear = Ear(shared, self.mishaps, hear)
        return self.ear

    async def open(self) -> None:
        """Start it."""
        with patch("gangland.server.store.listener.Listener", self.listen):
            await self.house.open()

    def kill(self) -> None:
        """Stop it where it is: what was asked of the database may be done, and nobody is told."""
        self.is_dead = True
        store, company = self.house.store, self.house.company
        assert isinstance(store, VirtualStore)
        store.is_dead = True
        bots = [task for driver in self.house.drivers.values() for task in driver.tasks.values()]
        for task in (*self.house.tasks, *bots, *(company.tasks if company else ())):
            task.cancel()
        if self.ear is not None:
            self.ear.close()
        for wire in self.wires:
            wire.cut()


class KnownSession(Session):
    """A session with a number, by which it has its place in sets."""

    def __init__(self, number: int, *given: Any) -> None:  # noqa: ANN401 - as any session
        super().__init__(*given)
        self.number = number

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Wire:
    """A connection: in order to the client; to the server as the weather wants it."""

    def __init__(self, client: Client, server: Server, number: int) -> None:
        self.client, self.server, self.number = client, server, number
        self.mishaps = Mishaps(f"{client.world.seed}/wire/{number}", client.world.weather)
        self.loop = client.world.loop
        self.is_cut = False
        self.last = 0.0
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None
        self.task: asyncio.Task[None] | None = None
        server.wires.append(self)

    def serve(self, session: Session) -> None:
        """Hand on what comes, one after the other."""
        self.session = session

        async def read() -> None:
            while True:
                await session.receive(await self.inbox.get())

        self.task = self.loop.create_task(read())

    def say(self, text: str) -> None:
        """Send something to the server: it may be lost, or come twice, and overtake what went before."""
        if not self.mishaps.happens("lost"):
            self.loop.call_later(self.mishaps.latency(), self._put, text)
        if self.mishaps.happens("doubled"):
            self.loop.call_later(self.mishaps.latency(), self._put, text)

    def _put(self, text: str) -> None:
        if not self.is_cut:
            self.inbox.put_nowait(text)

    def send(self, text: str) -> None:
        """Send something to the client, in order."""
        if not self.is_cut:
            self.client.world.books.sent(self.client.seat, text)
            self.last = max(self.last + 1e-6, self.loop.time() + self.mishaps.latency())
            self.loop.call_at(self.last, self._arrive, text)

    def _arrive(self, text: str) -> None:
        if not self.is_cut:
            self.client.hear(text)

    def close(self, _code: int) -> None:
        """Hang up."""
        self.cut()

    def cut(self) -> None:
        """Lose the line, with whatever is under way on it; both ends notice."""
        if self.is_cut:
            return
        self.is_cut = True
        self.client.wire = None
        if self.task is not None:
            self.task.cancel()
        if self.session is not None and not self.server.is_dead:
            self.server.house.sessions.discard(self.session)
            self.session.leave()


class Client:
    """One device of a seat, or of somebody who looks on; it sends what was not answered again."""

    def __init__(self, world: World, number: int, seat: int, key: str | None) -> None:
        self.world, self.number, self.seat, self.key = world, number, seat, key
        self.chooser = random.Random(f"{world.seed}/client/{number}")
        self.wire: Wire | None = None
        self.reader = Reader()
        self.version = 0
        self.facts: list[Doc] = []
        self.may_undo = False
        self.is_over = False
        self.pending: dict[str, str] = {}
        self.words = itertools.count()
        self.chain: Chain | None = None

    async def live(self) -> None:
        """Do something now and then."""
        while True:
            await asyncio.sleep(self.chooser.uniform(0.02, 0.9))
            if self.wire is None:
                await self.connect()
            elif self.pending and self.chooser.random() < 0.5:
                self.wire.say(self.chooser.choice(list(self.pending.values())))
            elif not self.world.is_calm and self.chooser.random() < self.world.weather["cut"]:
                self.wire.cut()
            elif not self.world.is_calm and self.seat >= 0:
                self.do_something()

    async def connect(self) -> None:
        """Come to any server that is there."""
        server = self.chooser.choice(self.world.servers)
        if server.is_dead:
            return
        found = asyncio.ensure_future(server.house.find(self.world.table))
        with contextlib.suppress(Exception):
            room = await asyncio.wait_for(asyncio.shield(found), 6)
            if room is None or server.is_dead:
                return
            number = next(self.world.numbers)
            wire = Wire(self, server, number)
            session = KnownSession(number, room, wire, server.house.bad_keys, "", server.house.looks)
            server.house.sessions.add(session)
            wire.serve(session)
            self.wire = wire
            wire.last = self.world.loop.time()
            wire._put(json.dumps({"type": "hello", "key": self.key, "since": self.version}))  # noqa: SLF001

    def do_something(self) -> None:
        """Answer what is asked, talk, whisper, or take back."""
        document, what = self.reader.document, self.chooser.random()
        if not document or self.is_over:
            return
        rows = (document.get("question") or {}).get("rows") or []
        if self.may_undo and what < 0.1:
            self.send("undo", "u")
        elif rows and what < 0.75 and not any(one.startswith("a") for one in self.pending):
            self.send("act", "a", action=compose(self.chooser.choice(rows), self.chooser))
        elif what < 0.85:
            self.send("deal", "s", text=f"say to=all text=word-{self.seat}-{self.number}{next(self.words)}")
        elif what < 0.95 and document["round"] > 0:
            rivals = [one for one in range(len(document["seats"])) if one != self.seat]
            to = self.chooser.choice(rivals)
            gang = document["seats"][to]["gang"]
            whisper = f"psst-{self.seat}-{to}-{self.number}{next(self.words)}"
            self.send("deal", "w", text=f"say to={gang} text={whisper}")

    def send(self, kind: str, letter: str, **fields: Any) -> None:  # noqa: ANN401 - of any message
        """Send something new, and keep it until it is answered."""
        name = f"{letter}{self.number}-{next(self.words)}"
        text = json.dumps({"type": kind, "id": name, "version": self.version, **fields})
        self.world.books.asked[self.seat, name] = json.loads(text)
        self.pending[name] = text
        if self.wire is not None:
            self.wire.say(text)

    def hear(self, text: str) -> None:
        """Take in a message of the server."""
        message = self.reader.read(text)
        self.world.trace(f"{self.number} {text}")
        kind = message["type"]
        if kind == "update":
            self.world.books.check(message["version"] >= self.version, "a version went back", self.number)
            self.version, self.may_undo = message["version"], message["undo"]
            self.facts += message["facts"]
        elif kind in ("ack", "refused"):
            self.pending.pop(message["id"], None)
        elif kind == "over":
            self.is_over = True
        elif kind == "dice" and message["due"] and self.chain is not None and self.wire is not None:
            links = {str(self.seat): self.chain.link(message["index"])}
            self.wire.say(json.dumps({"type": "links", "index": message["index"], "links": links}))


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
        self.servers = [Server(self, number) for number in range(count)]
        self.clients: list[Client] = []
        self.table = ""
        self.books = Books(self.shared)
        self.loop.set_exception_handler(self._failed)
        self.count = count

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
        from gangland.server.table.gathering import add_chain, add_entropy  # noqa: PLC0415

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
    sys.exit(run(sys.argv[1:], "simulation", "seeds", 20_000, look))
