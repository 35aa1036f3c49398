"""How long a ping takes while spectators leaf through a game: `python tools/past.py --spectators 30`.

A game of bots is played to its end on a server of its own process, with the limits every server has; then
each spectator asks for one version after the other, as fast as it is let, and somebody else pings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

from latency import Slow, told
from live import fetch  # type: ignore[import-not-found]
from websockets.asyncio.client import ClientConnection, connect

Doc = dict[str, Any]
SETTINGS = """
bot_delay = [0, 0]
most_connections = 1000
most_from_address = 1000
[rates]
requests = [1e9, 1e9]
tables = [1e9, 1e9]
"""


async def hear(client: ClientConnection, kind: str) -> Doc:
    """The next message of a kind."""
    while True:
        doc: Doc = json.loads(await client.recv())
        if doc["type"] == kind:
            return doc


async def finished(url: str) -> tuple[str, int]:
    """The socket of a game that is over, and how many versions it has."""
    new = {"game": "mayhem", "seats": [{"kind": "bot", "bot": "thug"}] * 4}
    address = f"ws{url[4:]}/ws/{fetch(f'{url}/api/tables', new)[1]['table']}"
    async with connect(address, max_size=None) as client:
        await client.send(json.dumps({"type": "hello"}))
        version = 0
        while True:
            doc: Doc = json.loads(await client.recv())
            version = doc.get("version", version)
            if doc["type"] == "over":
                return address, version


async def leaf(
    address: str, last: int, chooser: random.Random, counts: dict[str, int], door: asyncio.Barrier
) -> None:
    """Look at one version after the other, as soon as all have come in."""
    async with connect(address, max_size=None) as client:
        await client.send(json.dumps({"type": "hello"}))
        await hear(client, "over")
        await door.wait()
        for number in range(1_000_000):
            version = chooser.randint(0, last)
            ask = {"type": "ask", "id": str(number), "what": "past", "version": version}
            await client.send(json.dumps(ask))
            kind = json.loads(await client.recv())["type"]
            counts[kind] = counts.get(kind, 0) + 1
            await asyncio.sleep(0.05 if kind == "answer" else 0.3)


async def ping(address: str, seconds: float) -> list[float]:
    """How long pings take, one every ten milliseconds."""
    found: list[float] = []
    async with connect(address, max_size=None) as client:
        await client.send(json.dumps({"type": "hello"}))
        await hear(client, "over")
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await client.send('{"type":"ping"}')
            await hear(client, "pong")
            found.append(time.perf_counter() - begun)
            await asyncio.sleep(0.04)
    return found


async def measure(url: str, spectators: int, seconds: float) -> None:
    """Print what pings take without and with spectators who leaf through the game."""
    address, last = await finished(url)
    print(f"A ping, nobody beside: {told(await ping(address, seconds))}")  # noqa: T201
    counts: dict[str, int] = {}
    door = asyncio.Barrier(spectators + 1)
    beside = [
        asyncio.create_task(leaf(address, last, random.Random(n), counts, door)) for n in range(spectators)
    ]
    await door.wait()
    found = await ping(address, seconds)
    print(f"A ping, {spectators} spectators leafing through {last} versions: {told(found)}")  # noqa: T201
    print(f"They were told: {counts} in {seconds:.0f} s")  # noqa: T201
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--spectators", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = Slow(Path(name), SETTINGS)
        try:
            asyncio.run(measure(server.url, args.spectators, args.seconds))
        finally:
            server.end(signal.SIGINT)


if __name__ == "__main__":
    main()
