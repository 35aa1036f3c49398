"""Kill a server (kill -9) in the middle of a lot of talk, over and over: what it acknowledged is there.

    python tests/server/kills.py --store sqlite --jobs 2

Each time somebody says forty things without waiting, and the server is killed after some of them were
acknowledged. What was acknowledged must be kept, in order; then another server is started, everything is said
once more, and each thing must be there once. The servers are processes of their own on real ports, forked so
that each is there at once; the disk is one in memory, which is for a process that dies as good as any.
"""

from __future__ import annotations

import random
import signal
import sys
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from campaign import campaign_of, run
from forked import Forked
from live import Client, fetch
from postgres import cluster, new_database
from rig import lines_on_disk
from test_crash import WORDS, talk_on
from test_two_servers import lines

from conftest import MEMORY

PLACE = MEMORY if MEMORY.is_dir() else None
SEATS = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]


def sit_down(server: Forked, made: dict[str, Any]) -> Client:
    """Ann at her table."""
    ann = Client(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", made["keys"]["0"][0])
    ann.hello()
    return ann


def kill_once(folder: Path, database: str, number: int) -> str:
    """Kill a server once, and look what is left with another; return what is wrong."""
    with Forked(folder, database) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
        ann = sit_down(server, made)
        ann.send({"type": "entropy", "hex": f"{number:032x}"})
        ann.wait_for("update")
        talk_on(ann)
        acked = [ann.wait_for("ack")["id"] for _ in range(random.Random(number).randrange(1, WORDS))]
        server.end(signal.SIGKILL)
    ann.close()
    kept = said(folder, database, made["table"])
    if kept[: len(acked)] != acked:
        return f"acknowledged, and lost: {acked} {kept}"
    with Forked(folder, database) as again:
        ann = sit_down(again, made)
        talk_on(ann)
        for _ in range(WORDS):
            ann.wait_for("ack")
        again.end(signal.SIGKILL)
    ann.close()
    kept = said(folder, database, made["table"])
    return "" if kept == [f"word-{one}" for one in range(WORDS)] else f"not once each: {kept}"


def said(folder: Path, database: str, table: str) -> list[str]:
    """What is kept of what was said."""
    found = lines(database, table) if database else lines_on_disk(folder, table)
    return [line.partition("text=")[2] for line in found if ": say " in line]


def look(address: str, number: int) -> str:
    """Kill a server on a new store, in a file or at an address; return what is wrong."""
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        try:
            return kill_once(Path(folder), new_database(address) if address else "", number)
        except Exception as error:  # noqa: BLE001 - a crash is a finding too
            return f"{type(error).__name__}: {str(error)[:500]}"


def main(argv: list[str]) -> int:
    """Go on with a campaign."""
    _, store, *rest = argv
    with ExitStack() as stack:
        address = stack.enter_context(cluster(PLACE)) if store == "postgres" else ""
        return run(rest, campaign_of(f"kills-{store}"), partial(look, address))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
