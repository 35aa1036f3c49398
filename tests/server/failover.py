"""Measure what the end of a server costs those who sit there.

    python tests/server/failover.py --tables 50

Two servers on one PostgreSQL, a person with two bots at each table, half of them at either server. Each is
killed (kill -9) once with all its seats, which come to another one by themselves. Told is how long a seat was
without its table: until it was shown everything again, and until something it said was acknowledged.
"""

from __future__ import annotations

import argparse
import signal
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from live import Client, fetch
from postgres import cluster, new_database
from test_crash import Process
from test_two_servers import lines
from websockets.exceptions import ConnectionClosed

SEATS = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]


class Sitter:
    """Somebody at a table, who comes back at the other server."""

    def __init__(self, home: Process, number: int) -> None:
        made = fetch(f"{home.url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
        self.table, self.key, self.number, self.said = made["table"], made["keys"]["0"][0], number, 0
        self.sit(home)
        self.client.send({"type": "entropy", "hex": f"{number:032x}"})
        self.client.wait_for("update")

    def sit(self, home: Process) -> None:
        """Connect."""
        self.home = home
        self.client = Client(f"ws://127.0.0.1:{home.port}/ws/{self.table}", self.key)
        self.client.hello()

    def speak(self) -> None:
        """Say something, and wait until it is kept."""
        self.said += 1
        word = f"word-{self.said}"
        self.client.send({"type": "deal", "id": word, "version": 0, "text": f"say to=all text={word}"})
        self.client.wait_for("ack")

    def outlive(self, other: Process, killed: list[float]) -> tuple[float, float]:
        """Wait for the end of the server, come to the other; return after how long one is shown and heard."""
        try:
            while True:
                self.client.receive()
        except ConnectionClosed:
            self.client.close()
        self.sit(other)
        self.client.wait_for("update")
        shown = time.monotonic() - killed[0]
        self.speak()
        return shown, time.monotonic() - killed[0]


def kill(pool: ThreadPoolExecutor, home: Process, other: Process, people: list[Sitter]) -> None:
    """Kill a server, and say what that costs."""
    seats = [one for one in people if one.home is home]
    killed: list[float] = []
    waiting = [pool.submit(one.outlive, other, killed) for one in seats]
    time.sleep(1)
    killed.append(time.monotonic())
    home.end(signal.SIGKILL)
    found = [one.result() for one in waiting]
    for what, times in zip(("shown", "heard"), zip(*found, strict=True), strict=True):
        middle, worst = statistics.median(times), max(times)
        sys.stdout.write(f"{len(seats)} seats {what} again after {middle:.2f} s, the last {worst:.2f} s\n")


def main() -> None:
    """Kill each of two servers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    tables = parser.parse_args().tables
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = new_database(stack.enter_context(cluster(None)))
        pool = stack.enter_context(ThreadPoolExecutor(tables))
        servers = [stack.enter_context(Process(folder / str(n), 0, database)) for n in range(2)]
        people = [Sitter(servers[number % 2], number) for number in range(tables)]
        kill(pool, servers[0], servers[1], people)
        third = stack.enter_context(Process(folder / "2", 0, database))
        kill(pool, servers[1], third, people)
        words = sum(one.said for one in people)
        kept = sum(": say " in line for one in people for line in lines(database, one.table))
        sys.stdout.write(f"{tables} tables: {words} words acknowledged, {kept} kept\n")
        for one in people:
            one.client.close()


if __name__ == "__main__":
    main()
