"""PostgreSQL restarts, crashes, drops connections, is cut off: nothing is lost or doubled, and it goes on."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from live import Client, LiveServer, fetch, fetch_raw, wait_until
from postgres import Gate, restart
from rig import settings
from test_two_servers import lines
from websockets.exceptions import ConnectionClosed

from gangland.server.http import watch_pages
from gangland.server.store.postgres import raw_connection

WORDS = 30
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "bot", "bot": "random"}]


class Talker(Client):
    """Somebody who says what was not acknowledged once more, wherever it is heard."""

    def __init__(self, servers: list[LiveServer], table: str, key: str) -> None:
        self.servers, self.table, self.turn = servers, table, 0
        super().__init__(f"{servers[0].ws}/ws/{table}", key)

    def come_back(self) -> None:
        """Connect anew, to the next server, until somebody opens."""
        while True:
            self.turn += 1
            self.address = f"{self.servers[self.turn % len(self.servers)].ws}/ws/{self.table}"
            try:
                self.close()
                self.open()
                if self.hello()["type"] == "welcome":
                    return
            except (ConnectionClosed, OSError):
                continue

    def talk(self, words: list[str], fault: Callable[[], None]) -> None:
        """Say everything at once, have something go wrong, and go on until all of it is acknowledged."""
        left = dict.fromkeys(words)
        happened = False
        while left:
            try:
                for word in left:
                    self.send({"type": "deal", "id": word, "version": 0, "text": f"say to=all text={word}"})
                if not happened:
                    happened = True
                    fault()
                for _ in list(left):
                    reply = self.wait_for("ack", "error", "refused")
                    if reply["type"] == "ack":
                        left.pop(reply["id"], None)
            except ConnectionClosed:
                self.come_back()


def sit_down(servers: list[LiveServer]) -> Talker:
    """Ann at a table that has begun; Bob is away."""
    made = fetch(f"{servers[0].url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
    for seat in ("1", "0"):
        person = Talker(servers, made["table"], made["keys"][seat][0])
        person.hello()
        person.send({"type": "entropy", "hex": seat * 32})
        person.wait_for("update" if seat == "0" else "lobby")
        if seat == "1":
            person.drain()
            person.close()
    return person


def said(database: str, table: str) -> list[str]:
    return [line.partition("text=")[2] for line in lines(database, table) if ": say " in line]


def is_ready(server: LiveServer) -> bool:
    return fetch_raw(f"{server.url}/readyz")[0] == 200


def stand(folder: Path, address: str, database: str, fault: Callable[[], None], rounds: int = 1) -> None:
    """Talk through something that goes wrong, at two servers: each word is there once, and they go on."""
    places = [settings(folder / name, database=address) for name in "ab"]
    with LiveServer(places[0]) as one, LiveServer(places[1]) as two:
        ann = sit_down([one, two])
        expected = []
        for number in range(rounds):
            words = [f"word-{number}-{index}" for index in range(WORDS)]
            ann.talk(words, fault)
            expected += words
            ann.come_back()
        wait_until(lambda: is_ready(one) and is_ready(two))
        found = said(database, ann.table)
        assert sorted(found) == sorted(expected)
        ann.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_restarts_in_the_middle(
    folder: Path, postgres: str, database: str, how: signal.Signals
) -> None:
    stand(folder, database, database, lambda: restart(postgres, how))


def test_connections_that_are_killed(folder: Path, postgres: str, database: str) -> None:
    def kill() -> None:
        ask = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        with psycopg.connect(postgres, autocommit=True) as base:
            base.execute(ask, (psycopg.conninfo.conninfo_to_dict(database)["dbname"],))

    stand(folder, database, database, kill, rounds=4)


def test_connections_that_are_cut(folder: Path, database: str) -> None:
    with Gate(folder / "gate", database) as gate:
        stand(folder, gate.address, database, gate.cut, rounds=4)


@pytest.mark.parametrize("is_cut", [False, True])
def test_a_server_that_is_cut_off_says_so_and_goes_on(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch, *, is_cut: bool
) -> None:
    """Bytes stop on the way; later they go on, or the connection is gone. Another server plays meanwhile."""
    monkeypatch.setattr(watch_pages, "STORE_WITHIN", 0.3)
    with (
        Gate(folder / "gate", database) as gate,
        LiveServer(settings(folder / "a", database=gate.address)) as lonely,
        LiveServer(settings(folder / "b", database=database)) as other,
    ):
        ann = sit_down([lonely, other])
        ann.talk(["before"], lambda: None)
        gate.shut()
        ann.send({"type": "deal", "id": "lost", "version": 0, "text": "say to=all text=lost"})
        wait_until(lambda: not is_ready(lonely))
        assert is_ready(other)
        ann.come_back()
        ann.talk(["lost", "meanwhile"], lambda: None)
        if is_cut:
            gate.cut()
        gate.is_open.set()
        wait_until(lambda: is_ready(lonely))
        ann.servers = [lonely]
        ann.come_back()
        ann.talk(["after", "before", "lost"], lambda: None)
        found = said(database, ann.table)
        assert sorted(found) == ["after", "before", "lost", "meanwhile"]
        ann.close()


def test_a_network_that_swallows_everything_is_not_waited_for_long(database: str) -> None:
    """What the system is told to do about it; no test can pull a cable."""
    with raw_connection(database) as base:
        assert base.info.get_parameters()["tcp_user_timeout"] == "10000"
    with raw_connection(f"{database}&tcp_user_timeout=700&connect_timeout=9") as base:
        assert base.info.get_parameters()["tcp_user_timeout"] == "700"
