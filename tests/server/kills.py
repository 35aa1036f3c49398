"""Kill a server (kill -9) in the middle of a lot of talk, over and over: what it acknowledged is there.

    python tests/server/kills.py --store sqlite --times 5000

Each time somebody says forty things without waiting, and the server is killed after some of them were
acknowledged. What was acknowledged must be kept, in order; then another server is started, everything is said
once more, and each thing must be there once. How many times that went well is kept in runs/, and a campaign
goes on from there.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from live import Client, fetch
from postgres import cluster, new_database
from rig import lines_on_disk
from test_crash import WORDS, Process, talk_on
from test_two_servers import lines

SEATS = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
Said = Callable[[str], list[str]]


def sit_down(server: Process, made: dict[str, Any]) -> Client:
    """Ann at her table."""
    ann = Client(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", made["keys"]["0"][0])
    ann.hello()
    return ann


def kill_once(folder: Path, database: str, said: Said, number: int) -> None:
    """Kill a server once, and look what is left with another."""
    with Process(folder, 0, database) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
        ann = sit_down(server, made)
        ann.send({"type": "entropy", "hex": f"{number:032x}"})
        ann.wait_for("update")
        talk_on(ann)
        acked = [ann.wait_for("ack")["id"] for _ in range(random.Random(number).randrange(1, WORDS))]
        server.end(signal.SIGKILL)
    ann.close()
    if said(made["table"])[: len(acked)] != acked:
        sys.exit(f"{number}: acknowledged, and lost: {acked} {said(made['table'])}")
    with Process(folder, 0, database) as again:
        ann = sit_down(again, made)
        talk_on(ann)
        for _ in range(WORDS):
            ann.wait_for("ack")
        ann.close()
        again.end(signal.SIGKILL)
    if said(made["table"]) != [f"word-{one}" for one in range(WORDS)]:
        sys.exit(f"{number}: not once each: {said(made['table'])}")


def main() -> None:
    """Go on with a campaign."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--times", type=int, default=5000)
    given = parser.parse_args()
    kept = Path("runs") / f"kills-{given.store}.json"
    kept.parent.mkdir(exist_ok=True)
    done = json.loads(kept.read_text("utf-8"))["done"] if kept.is_file() else 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(cluster(None)) if given.store == "postgres" else ""
        while done < given.times:
            place = folder / str(done)
            database = new_database(address) if address else ""

            def said(table: str, place: Path = place, database: str = database) -> list[str]:
                found = lines(database, table) if database else lines_on_disk(place, table)
                return [line.partition("text=")[2] for line in found if ": say " in line]

            kill_once(place, database, said, done)
            done += 1
            kept.write_text(json.dumps({"done": done}), "utf-8")
    sys.stdout.write(f"{given.store}: killed {done} times, nothing lost\n")


if __name__ == "__main__":
    main()
