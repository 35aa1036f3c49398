"""Measure the memory of tables that are played: with four people connected, after a restart, and over.

    python tests/server/weigh.py --tables 30 --answers 150

Every table is a game of its own, played by chance; its people's wires forget what they are sent. The memory
is that of the whole process, before and after. `--where` prints which lines of code hold most of it, which
costs time and makes everything look larger.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import gc
import json
import random
import re
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rig import FakeWire, Player, any_answer, journal, new_table, open_house, settings, sit_down

from gangland.engine import table
from gangland.server.store import archive
from gangland.server.table.house import House

MOST = 25
"""Lines of code that are printed."""


class Deaf:
    """A wire that forgets whatever it is sent."""

    def send(self, text: str) -> None:
        """Hear, and forget."""

    def close(self, code: int) -> None:
        """Be hung up on."""


def resident() -> int:
    """The bytes this process has in memory, once all that can be given back was."""
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    return 1024 * int(re.findall(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text("ascii"))[0])


async def play(house: House, number: int, answers: int) -> int:
    """Play a table of four by chance; return its lines."""
    game = ("mayhem", "wise-guys")[number % 2]
    room, players = await sit_down(house, new_table(game))
    for player in players:
        player.session.wire = deaf = Deaf()
        player.session.send_text = deaf.send
        player.wire = FakeWire()
    chooser = random.Random(number)
    for count in range(answers):
        if room.record.state == "over":
            break
        seat = chooser.choice(journal(room).owed())
        await tell(players[seat], count, any_answer(room, seat, chooser))
    KEPT.append(players)
    return len(room.record.lines)


KEPT: list[list[Player]] = []
"""Who is connected."""


async def tell(player: Player, number: int, action: str) -> None:
    """Answer the question of the moment."""
    act = {"type": "act", "id": f"a{number}", "version": player.version(), "action": action}
    await player.session.receive(json.dumps(act))


async def weigh(folder: Path, tables: int, answers: int, is_traced: object) -> list[str]:
    """Play at so many tables, then have them back; return what each weighs."""
    house = open_house(settings(folder, most_tables=10**6))
    await play(house, 0, answers)
    await play(house, 1, answers)
    if is_traced:
        tracemalloc.start()
    before = resident()
    lines = [await play(house, number, answers) for number in range(2, tables + 2)]
    await asyncio.sleep(0.1)
    mean = sum(lines) / tables
    rows = [f"{mean:.0f} lines, four connected: {(resident() - before) / tables / 1e3:.0f} kB a table"]
    if is_traced:
        found = tracemalloc.take_snapshot().statistics("lineno")
        rows += [
            f"  {one.size / tables / 1e3:7.1f} kB  {one.count / tables:7.0f}  {one.traceback}"
            for one in found[:MOST]
        ]
        rows.append(f"  {sum(one.size for one in found) / tables / 1e3:.1f} kB traced")
        tracemalloc.stop()
    KEPT.clear()
    await house.close()
    return rows


async def weigh_again(folder: Path, tables: int) -> list[str]:
    """Have all tables back after a restart; return what each weighs with nobody there."""
    house = House(settings(folder, most_tables=10**6))
    await house.open()
    await house.find((await house.store.run(archive.running))[0])
    before = resident()
    await house.tasks[0]
    size = (resident() - before) / tables / 1e3
    await house.close()
    return [f"after a restart, nobody there: {size:.0f} kB a table"]


def alone(what: Callable[..., Coroutine[Any, Any, list[str]]], *args: object) -> list[str]:
    """Measure something in a process of its own: what another left free is no measure."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(start, what, *args).result()


def start(what: Callable[..., Coroutine[Any, Any, list[str]]], *args: object) -> list[str]:
    """Run it."""
    return asyncio.run(what(*args))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--where", action="store_true")
    given = parser.parse_args()
    kind = "interpreted" if str(table.__file__).endswith(".py") else "compiled"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = alone(weigh, folder, given.tables, given.answers, given.where)
        rows += alone(weigh_again, folder, given.tables + 2)
    print(f"{given.tables} tables, {kind}:", *rows, sep="\n")  # noqa: T201


if __name__ == "__main__":
    main()
