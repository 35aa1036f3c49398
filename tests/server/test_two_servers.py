"""Two server processes on one PostgreSQL: one is killed, then the other is replaced, and the game goes on."""

from __future__ import annotations

import signal
from pathlib import Path

import psycopg
from live import Client
from test_crash import Process, Table


class SplitTable(Table):
    """Four people, the first two at one server and the others at another."""

    def __init__(self, *servers: Process) -> None:
        self.servers = servers
        super().__init__(servers[0])

    def sit_down(self, server: Process) -> None:
        del server
        keys = [key for (key,) in self.made["keys"].values()]
        ports = [self.servers[seat * len(self.servers) // len(keys)].port for seat in range(len(keys))]
        self.clients = [
            Client(f"ws://127.0.0.1:{port}/ws/{self.made['table']}", key)
            for port, key in zip(ports, keys, strict=True)
        ]
        self.welcomes = [client.hello(self.version(seat)) for seat, client in enumerate(self.clients)]

    def move(self, *servers: Process) -> None:
        """Have everybody connect anew, and find everything as it was."""
        self.leave()
        self.servers = servers
        self.sit_down(servers[0])
        for seat, client in enumerate(self.clients):
            update = client.wait_for("update")
            assert update["document"] == self.updates[seat]["document"]
            assert update["version"] == self.updates[seat]["version"]


def lines(database: str, table: str) -> list[str]:
    """The lines another process would find."""
    with psycopg.connect(database) as base:
        rows = base.execute("SELECT text FROM lines WHERE game = %s ORDER BY number", (table,)).fetchall()
    return [row[0] for row in rows]


def test_one_server_is_killed_and_the_other_replaced_and_nothing_is_lost(folder: Path, database: str) -> None:
    with Process(folder / "a", 0, database) as first, Process(folder / "b", 0, database) as second:
        table = SplitTable(first, second)
        for _ in range(6):
            table.act()
        kept = lines(database, table.made["table"])
        first.end(signal.SIGKILL)
        table.move(second)
        assert lines(database, table.made["table"]) == kept
        for _ in range(4):
            table.act()
        with Process(folder / "c", 0, database) as third:
            table.move(third, second)
            table.act()
            before = lines(database, table.made["table"])
            assert second.end(signal.SIGTERM) in (0, -signal.SIGTERM)
            table.move(third)
            for _ in range(4):
                table.act()
            after = lines(database, table.made["table"])
            assert after[: len(before)] == before
            assert before[: len(kept)] == kept
            table.leave()
