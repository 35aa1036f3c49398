"""Killed in the middle of a fight (kill -9), the server goes on exactly where it was."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from hearing import compose
from live import PATIENCE, Client, Elsewhere, fetch, reserved
from rig import lines_on_disk

Doc = dict[str, Any]
SERVE = """
import sys
from argparse import Namespace
from gangland.cli.serve import run

_, data, port, database = sys.argv
given = Namespace(lang="en", host="127.0.0.1", port=int(port), data=data, config=None, public_url=None)
sys.exit(run(Namespace(**vars(given), name=[], pack=[], workers=None, database=database or None)))
"""


class Process(Elsewhere):
    """The server in a process of its own."""

    def __init__(self, folder: Path, port: int = 0, database: str = "") -> None:
        command = [sys.executable, "-c", SERVE, str(folder), str(port), database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.find(self.process.stdout.readline())

    def end(self, how: signal.Signals) -> int:
        """Stop it, one way or the other; return its exit code."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.returncode


class Table:
    """Four people on four sockets."""

    def __init__(self, server: Process) -> None:
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
        self.made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        self.chooser = random.Random(4)
        self.updates: dict[int, Doc] = {}
        self.sent = 0
        self.sit_down(server)
        for seat, client in enumerate(self.clients):
            client.send({"type": "entropy", "hex": f"{seat}" * 32})
        for seat, client in enumerate(self.clients):
            self.updates[seat] = client.wait_for("update")

    def sit_down(self, server: Process) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/{self.made['table']}"
        self.clients = [Client(address, key) for (key,) in self.made["keys"].values()]
        self.welcomes = [client.hello(self.version(seat)) for seat, client in enumerate(self.clients)]

    def leave(self) -> None:
        for client in self.clients:
            client.close()

    def version(self, seat: int) -> int:
        return int(self.updates[seat]["version"]) if seat in self.updates else 0

    def act(self) -> Doc:
        """Have somebody who is asked answer, and everybody hear of it; return what was acknowledged."""
        seat = self.updates[0]["document"]["asked"][0]
        doc = self.updates[seat]["document"]
        act: Doc = {"type": "act", "id": f"c{self.sent}", "version": self.version(seat)}
        act["action"] = compose(self.chooser.choice(doc["question"]["rows"]), self.chooser)
        self.sent += 1
        self.clients[seat].send(act)
        assert self.clients[seat].wait_for("ack", "refused")["type"] == "ack"
        for one, client in enumerate(self.clients):
            self.updates[one] = client.wait_for("update")
        return {**act, "seat": seat}


def test_kill_9_in_the_middle_of_a_fight_and_go_on(folder: Path) -> None:
    place = reserved()
    with Process(folder, place.getsockname()[1]) as server:
        table = Table(server)
        last = table.act()
        while not is_fist(table):
            if table.updates[0]["document"]["over"]:
                table.leave()
                table = Table(server)
            last = table.act()
        before = lines_on_disk(folder, table.made["table"])
        server.end(signal.SIGKILL)
    table.leave()

    with place, Process(folder, server.port) as again:
        assert lines_on_disk(folder, table.made["table"]) == before
        table.sit_down(again)
        for seat, client in enumerate(table.clients):
            update = client.wait_for("update")
            assert update["document"] == table.updates[seat]["document"]
            assert update["version"] == table.updates[seat]["version"]
            assert update["facts"] == []
        # the last answer, sent once more because nobody knows whether it arrived, has no second effect
        seat = last.pop("seat")
        table.clients[seat].send(last)
        assert table.clients[seat].wait_for("ack", "refused")["type"] == "ack"
        table.clients[seat].drain()
        assert lines_on_disk(folder, table.made["table"]) == before
        for _ in range(5):
            if not table.updates[0]["document"]["over"]:
                table.act()
        assert len(lines_on_disk(folder, table.made["table"])) > len(before)
        table.leave()
        assert again.end(signal.SIGINT) == 0


def is_fist(table: Table) -> bool:
    """Some fists of a fight are closed, and one is still awaited."""
    doc = table.updates[0]["document"]
    fists = [seat["fist"] for seat in doc["seats"]]
    return doc["step"] == "PullGuns" and any(fist is not None for fist in fists)


def test_kill_9_at_any_moment_loses_nothing_that_was_acknowledged(folder: Path) -> None:
    """Much is said without waiting, the server is killed in between, and what it said it did, it did."""
    with Process(folder) as server:
        seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        ann = Client(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", made["keys"]["0"][0])
        ann.hello()
        ann.send({"type": "entropy", "hex": "00" * 16})
        ann.wait_for("update")
        talk_on(ann)
        acked = [ann.wait_for("ack")["id"] for _ in range(15)]
        server.end(signal.SIGKILL)
    ann.close()
    assert said(folder, made["table"])[: len(acked)] == acked
    with Process(folder) as again:
        ann = Client(f"ws://127.0.0.1:{again.port}/ws/{made['table']}", made["keys"]["0"][0])
        ann.hello()
        talk_on(ann)
        for _ in range(WORDS):
            ann.wait_for("ack")
        assert said(folder, made["table"]) == [f"word-{number}" for number in range(WORDS)]
        ann.close()
        assert again.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_kill_9_around_an_undo_takes_back_once(folder: Path) -> None:
    """Acknowledged or not when the server dies: said again, it is done, and done once."""
    place = reserved()
    with Process(folder, place.getsockname()[1]) as server:
        table = Table(server)
        last = table.act()
        while not table.updates[last["seat"]]["undo"]:
            last = table.act()
        seat = last["seat"]
        before = lines_on_disk(folder, table.made["table"])
        undo = {"type": "undo", "id": "back", "version": table.version(seat)}
        table.clients[seat].send(undo)
        acked = table.clients[seat].wait_for("ack", "refused")
        assert acked["type"] == "ack"
        after = table.clients[seat].wait_for("update")
        table.clients[seat].send({"type": "act", **{key: last[key] for key in ("id", "action", "version")}})
        server.end(signal.SIGKILL)
    table.leave()
    with place, Process(folder, server.port) as again:
        lines = lines_on_disk(folder, table.made["table"])
        assert lines[: len(before)] == before
        assert [line.partition(": ")[2] for line in lines[len(before) :]] == ["undo"]
        table.sit_down(again)
        updates = [client.wait_for("update") for client in table.clients]
        assert updates[seat]["document"] == after["document"]
        assert updates[seat]["version"] == after["version"] == acked["version"]
        table.clients[seat].send(undo)
        assert table.clients[seat].wait_for("ack", "refused") == acked
        table.clients[seat].drain()
        assert lines_on_disk(folder, table.made["table"]) == lines
        table.updates = dict(enumerate(updates))
        table.act()
        assert lines_on_disk(folder, table.made["table"])[: len(lines)] == lines
        table.leave()
        assert again.end(signal.SIGINT) == 0


WORDS = 40


def talk_on(client: Client) -> None:
    for word in (f"word-{number}" for number in range(WORDS)):
        client.send({"type": "deal", "id": word, "version": 0, "text": f"say to=all text={word}"})


def said(folder: Path, table: str) -> list[str]:
    return [line.partition("text=")[2] for line in lines_on_disk(folder, table) if ": say " in line]
