"""Who acts in a simulation: servers that can be killed, wires that can be cut, people on their devices."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from hearing import Reader, compose
from virtual import Ear, Mishaps, SimulatedDatabase, VirtualStore

from gangland.game.chain import Chain
from gangland.server.socket.sessions import Session
from gangland.server.table import house as house_module
from gangland.server.table.house import House

if TYPE_CHECKING:
    from simulation import World

Doc = dict[str, Any]


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
        with (
            patch.object(house_module, "Store", VirtualStore),
            patch.object(house_module, "database_of", lambda _: database),
        ):
            self.house = House(world.settings, self.now, self.steady)
        seeds = random.Random(f"{world.seed}/dice/{number}")
        self.house.new_seed = lambda: seeds.randbytes(32).hex()
        self.ear: Ear | None = None

    def now(self) -> float:
        """What the clock on the wall says, which is set now and then."""
        return 1.7e9 + self.world.loop.time() + self.wall

    def steady(self) -> float:
        """What the machine's own clock says."""
        return 1000.0 * self.number + self.world.loop.time()

    def _listen(self, _url: str, hear: Callable[[str], None]) -> Ear:
        self.ear = Ear(self.world.shared, self.mishaps, hear)
        return self.ear

    async def open(self) -> None:
        """Start it."""
        with patch("gangland.server.store.listener.Listener", self._listen):
            await self.house.open()

    def kill(self) -> None:
        """Stop it where it is: what was asked of the database may be done, and nobody is told."""
        self.is_dead = True
        store, company = self.house.store, self.house.company
        assert isinstance(store, VirtualStore)
        store.die(at_once=self.world.count == 1)
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
