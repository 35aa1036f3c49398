"""How many tables a server can have: people outside it answer at many of them, and wait to be acknowledged.

    python tools/load.py --tables 1000 --people 2 --every 5
    python tools/load.py --tables 500 --people 4 --every 1 --python .venv-compiled/bin/python

Every table has four seats; who is not a person is a `thug`. A person answers every so many seconds, or as
soon as they are asked after that, on a websocket of their own, and shows the links of their chain. It is
measured from sending an answer to its acknowledgement, which comes when it is on the disk. Server and people
are processes of their own, and the time of the processor is told for each. `--profile FILE` has the server
write where its own went, which slows it.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import IO, Any, Self, cast

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from live import fetch  # type: ignore[import-not-found]
from load_players import Measured, Pace, Seat

NAMES = ("Ann", "Bob", "Cleo", "Dan")
FREE = "[1e9, 1e9]"
SETTINGS = f"""
most_tables = 100000
most_open = 100000
most_running = 100000
most_from_address = 100000
[rates]
messages = {FREE}
requests = {FREE}
tables = {FREE}
"""
SERVE = """
import cProfile, gc, json, sys, time
from argparse import Namespace
from gangland.cli.serve import run
from gangland.engine import table

_, data, profile = sys.argv
stops, begun = [0.0], [0.0]
def look(phase, info):
    if phase == "start":
        begun[0] = time.thread_time()
    else:
        stops.append(time.thread_time() - begun[0])
gc.callbacks.append(look)
given = Namespace(lang="en", host="127.0.0.1", port=0, data=data, config=None, public_url=None)
args = Namespace(**vars(given), name=[], pack=[], workers=None, database=None)
print("compiled" if not table.__file__.endswith(".py") else "interpreted", flush=True)
if profile:
    cProfile.run("run(args)", profile)
else:
    run(args)
print(json.dumps({"longest": max(stops), "all": sum(stops), "count": len(stops)}))
"""


class Process:
    """A server in a process of its own, and what it takes of the machine."""

    def __init__(self, python: str, folder: Path, profile: str = "") -> None:
        (folder / "gangland.toml").write_text(SETTINGS, "utf-8")
        self.folder = folder
        command = [python, "-c", SERVE, str(folder), profile]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own
        out = cast("IO[str]", self.process.stdout)
        self.kind = out.readline().strip()
        self.url = re.findall(r"http://[\d.:]+", out.readline())[0]
        self.port = int(self.url.rpartition(":")[2])
        self.stops: dict[str, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        last = self.process.communicate()[0].strip().splitlines()[-1:]
        self.stops = msgspec.json.decode(last[0]) if last and last[0].startswith("{") else {}

    def cpu(self) -> float:
        """The processor's seconds so far, those of the system among them."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes it has in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return 1024 * int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def lines(self) -> int:
        """The lines of all games on the disk."""
        with closing(sqlite3.connect(f"file:{self.folder / 'gangland.db'}?mode=ro", uri=True)) as base:
            return int(base.execute("SELECT count(*) FROM lines").fetchone()[0])


def make_tables(server: Process, tables: int, people: int) -> list[list[Seat]]:
    """Make tables of both games; return who sits at each."""
    made = []
    for number in range(tables):
        seats = [{"kind": "human", "name": name} for name in NAMES[:people]]
        seats += [{"kind": "bot", "bot": "thug"}] * (len(NAMES) - people)
        new = {"game": ("mayhem", "wise-guys")[number % 2], "seats": seats}
        found = fetch(f"{server.url}/api/tables", new)[1]
        keys = {int(seat): key[0] for seat, key in found["keys"].items()}
        made.append([Seat(server.port, found["table"], seat, key) for seat, key in keys.items()])
    return made


def start_players(seats: list[Seat], pace: Pace) -> subprocess.Popen[bytes]:
    """Have people play in a process of their own."""
    command = [sys.executable, str(Path(__file__).with_name("load_players.py"))]
    players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own
    with cast("IO[bytes]", players.stdin) as told:
        told.write(msgspec.json.encode((seats, pace)))
    return players


def heard(players: list[subprocess.Popen[bytes]]) -> list[Measured]:
    """What people in processes saw, once they are done."""
    found = []
    for one in players:
        with cast("IO[bytes]", one.stdout) as out:
            found.append(msgspec.json.decode(out.read(), type=Measured))
        one.wait()
    return found


def at(values: list[float], share: float) -> float:
    """The value that such a share does not exceed, in milliseconds."""
    return 1000 * values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def measure(args: argparse.Namespace) -> str:
    """Measure once; return it in words."""
    with (
        tempfile.TemporaryDirectory(dir=args.folder) as name,
        Process(args.python, Path(name), args.profile) as server,
    ):
        empty = server.memory()
        made = make_tables(server, args.tables, args.people)
        laid = server.memory()
        groups = [made[number :: args.processes] for number in range(args.processes)]
        pace = Pace(args.every, time.monotonic() + args.warm_up, args.seconds)
        players = [start_players([seat for table in group for seat in table], pace) for group in groups]
        time.sleep(pace.begins - time.monotonic())
        cpu, lines = server.cpu(), server.lines()
        time.sleep(pace.begins + pace.lasts - time.monotonic())
        cpu, lines = server.cpu() - cpu, server.lines() - lines
        full = server.memory()
        found = heard(players)
    waits = sorted(wait for one in found for wait in one.waits)
    answers, secs = max(len(waits), 1), args.seconds
    refused = sum((Counter(one.refused) for one in found), start=Counter())
    shares = ", ".join(f"{share:.0%} within {at(waits, share):.1f} ms" for share in (0.5, 0.95, 0.99, 1))
    people, sent = sum(one.cpu for one in found), sum(one.bytes for one in found)
    over, late = sum(one.over for one in found), sum(one.unanswered for one in found)
    kept = [(size - empty) / args.tables / 1e3 for size in (laid, full)]
    rows = {
        f"{args.tables} tables, {server.kind}": f"{args.people} people at each, every {args.every:g} s",
        "load of the machine": f"{os.getloadavg()[0]:.1f}",
        "acknowledged": shares,
        "a second": f"{len(waits) / secs:.0f} answers, {lines / secs:.0f} lines, {sent / secs / 1e6:.1f} MB",
        "not acknowledged": f"{late} waiting, refused {dict(refused)}; {over} seats' games were over",
        "the server's processor": f"{cpu / secs:.0%} of a core, {1000 * cpu / answers:.2f} ms an answer, "
        f"{1000 * cpu / max(lines, 1):.2f} ms a line",
        "the people's processor": f"{people / secs:.0%} of a core",
        "the server's memory": f"{empty / 1e6:.0f} MB empty, {kept[0]:.0f} kB for each table made, "
        f"{kept[1]:.0f} kB for each being played, connections with it",
        "collecting garbage": f"{server.stops.get('count', 0)} times, {server.stops.get('all', 0.0):.2f} s, "
        f"the longest {1000 * server.stops.get('longest', 0.0):.0f} ms, of the processor",
    }
    return "\n".join(f"{name}: {value}" for name, value in rows.items())


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers of a person")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=20.0, help="seconds until it is measured")
    parser.add_argument("--processes", type=int, default=1, help="processes of people")
    parser.add_argument("--python", default=sys.executable, help="whose gangland serves")
    parser.add_argument("--folder", default=None, help="where the server keeps its tables")
    parser.add_argument("--profile", default="")
    print(measure(parser.parse_args()))  # noqa: T201


if __name__ == "__main__":
    main()
