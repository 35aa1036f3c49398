"""How long from an answer to all seats' update, with tables of bots beside.

Server and clients are processes of their own; the bots think and wait as they do in a real game. `make
bench-web` runs it; alone it is `python tools/latency.py --tables 50 --answers 300`. With `--thinking 20` it
measures once more with so many tables of bots that search besides (`--thinker boss:100ms`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from hearing import Reader, compose  # type: ignore[import-not-found]
from live import fetch  # type: ignore[import-not-found]
from test_crash import Process  # type: ignore[import-not-found]

Doc = dict[str, Any]
Beside = dict[str, int]
"""How many tables of which bot."""


SETTINGS = "[rates]\nmessages = [1e9, 1e9]\nrequests = [1e9, 1e9]\ntables = [1e9, 1e9]\n"


class Slow(Process):  # type: ignore[misc]
    """A server process with its usual delays, and no limits unless its settings say so."""

    def __init__(self, folder: Path, settings: str = SETTINGS) -> None:
        (folder / "gangland.toml").write_text(settings, "utf-8")
        super().__init__(folder)


class Afar(threading.Thread):
    """Somebody who plays from elsewhere: no screen of theirs is on this machine."""

    def __init__(self, address: str, name: str, breath: float) -> None:
        super().__init__(daemon=True)
        self.breath = breath
        self.sent: list[tuple[int, float]] = []
        server, _, table = address.partition("/t/")
        taken = fetch(f"{server}/api/tables/{table}/join", {"name": name, "entropy": "5" * 32})[1]
        self.socket = connect_now(f"ws{server[4:]}/ws/{table}", max_size=None)
        self.socket.send(json.dumps({"type": "hello", "key": taken["key"]}))
        self.start()

    def run(self) -> None:
        """Answer what is asked, as anybody might, after a breath."""
        reader, chooser = Reader(), random.Random(len(self.name))
        with suppress(ConnectionClosed):
            for text in self.socket:
                message = reader.read(text)
                question = reader.document.get("question")
                if message["type"] != "update" or not question:
                    continue
                time.sleep(self.breath)
                if question["step"] == "IssueOrders":
                    self.sent.append((message["version"], 1000 * time.time()))
                act: Doc = {"type": "act", "id": str(message["version"]), "version": message["version"]}
                self.socket.send(
                    json.dumps(act | {"action": compose(chooser.choice(question["rows"]), chooser)})
                )

    def leave(self) -> None:
        """Go home."""
        self.socket.close()
        self.join()


def start_bot_tables(url: str, count: int, bot: str = "thug") -> list[str]:
    """Tables where four bots play by themselves."""
    made = []
    for number in range(count):
        game = ("mayhem", "wise-guys")[number % 2]
        new = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * 4}
        made.append(fetch(f"{url}/api/tables", new)[1]["table"])
    return made


async def measure(url: str, answers: int) -> list[float]:
    """Play with four clients; return the seconds from each answer to its arrival at the last of them."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    found: list[float] = []
    chooser = random.Random(1)
    while len(found) < answers:
        made = fetch(f"{url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        address = f"ws{url[4:]}/ws/{made['table']}"
        async with (
            connect(address) as ann,
            connect(address) as bob,
            connect(address) as cleo,
            connect(address) as dan,
        ):
            clients = [ann, bob, cleo, dan]
            for seat, client in enumerate(clients):
                await client.send(json.dumps({"type": "hello", "key": made["keys"][str(seat)][0]}))
                await client.send(json.dumps({"type": "entropy", "hex": f"{seat}" * 32}))
            heard = [Reader() for _ in clients]
            versions = [await next_update(client, one, 0) for client, one in zip(clients, heard, strict=True)]
            while not heard[0].document.get("over") and len(found) < answers:
                seat = heard[0].document["asked"][0]
                doc, version = heard[seat].document, versions[seat]
                action = compose(chooser.choice(doc["question"]["rows"]), chooser)
                act = {"type": "act", "id": f"l{len(found)}", "version": version, "action": action}
                begun = time.perf_counter()
                await clients[seat].send(json.dumps(act))
                versions = await asyncio.gather(
                    *(next_update(client, one, version) for client, one in zip(clients, heard, strict=True))
                )
                found.append(time.perf_counter() - begun)
                await asyncio.sleep(0.02)
    return found


async def next_update(client: ClientConnection, reader: Reader, version: int) -> int:
    """The version of the next update that is newer; the reader has what it tells."""
    while True:
        doc: Doc = reader.read(await client.recv())
        if doc["type"] in ("refused", "error"):
            raise RuntimeError(doc)
        if doc["type"] == "update" and doc["version"] > version:
            return int(doc["version"])


def told(values: list[float]) -> str:
    """Half, 95 % and 99 % of so many seconds, in milliseconds."""
    found = sorted(1000 * one for one in values)
    shares = {"half": 0.5, "95 %": 0.95, "99 %": 0.99}
    at = {name: found[min(len(found) - 1, int(share * len(found)))] for name, share in shares.items()}
    return ", ".join(f"{name} within {value:.1f} ms" for name, value in at.items()) + f" (of {len(found)})"


def latency(beside: Beside, answers: int) -> list[float]:
    """Measure on this machine, with so many tables beside of every bot; return seconds."""
    with tempfile.TemporaryDirectory() as name:
        server = Slow(Path(name))
        try:
            for bot, tables in beside.items():
                start_bot_tables(server.url, tables, bot)
            return asyncio.run(measure(server.url, answers))
        finally:
            server.end(signal.SIGINT)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bot", default="thug", help="who plays at the tables beside")
    parser.add_argument("--thinking", type=int, default=0, help="tables besides where bots search")
    parser.add_argument("--thinker", default="boss", help="who plays at those")
    parser.add_argument("--answers", type=int, default=300)
    args = parser.parse_args()
    rows: list[Beside] = [{args.bot: args.tables}]
    if args.thinking:
        rows.append({args.bot: args.tables, args.thinker: args.thinking})
    for beside in rows:
        tables = ", ".join(f"{count} tables of {bot}" for bot, count in beside.items())
        print(f"An answer at all four seats, {tables} beside: ", end="", flush=True)  # noqa: T201
        print(told(latency(beside, args.answers)))  # noqa: T201


if __name__ == "__main__":
    main()
