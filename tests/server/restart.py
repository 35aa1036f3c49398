"""Measure how long a server takes to have its open games back: with snapshots, and without.

    python tests/server/restart.py --tables 500 --answers 150

Tables are played by chance up to so many answers (one game is played, the others are copies of it); then a
house is opened on the store, and every table is asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from rig import new_table, open_house, play_on, settings, sit_down

from gangland.server.store.places import FILE
from gangland.server.table.house import House

OF_A_GAME = ("seeds", "seats", "lines", "marks", "clocks", "snapshots")


async def play(folder: Path, answers: int) -> tuple[str, int]:
    """Play one game; return its table and its lines."""
    house = open_house(settings(folder))
    room, players = await sit_down(house, new_table())
    await play_on(room, players, random.Random(1), answers)
    await house.close()
    return room.id, len(room.record.lines)


def multiply(folder: Path, table: str, tables: int) -> None:
    """Have the same game at so many tables."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        for number in range(1, tables):
            name = f"copy{number}"
            base.execute(
                "INSERT INTO tables SELECT ?, created, state, plan, commitment, started"
                " FROM tables WHERE id = ?",
                (name, table),
            )
            for one in OF_A_GAME:
                columns = [row[1] for row in base.execute(f"PRAGMA table_info({one})") if row[1] != "game"]
                listed = ", ".join(columns)
                base.execute(
                    f"INSERT INTO {one} (game, {listed}) SELECT ?, {listed} FROM {one} WHERE game = ?",  # noqa: S608
                    (name, table),
                )


async def restart(folder: Path) -> tuple[float, float]:
    """Open a house until every table is there; return seconds, and those of the processor."""
    began, used = time.perf_counter(), time.process_time()
    house = House(settings(folder))
    await house.open()
    await house.tasks[0]
    took = time.perf_counter() - began, time.process_time() - used
    await house.close()
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--answers", type=int, default=150)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table, lines = asyncio.run(play(folder, given.answers))
        multiply(folder, table, given.tables)
        for what in ("with snapshots", "without"):
            took, used = asyncio.run(restart(folder))
            sys.stdout.write(
                f"{given.tables} tables of {lines} lines, {what}: {took:.1f} s ({used:.1f} s CPU)\n"
            )
            with closing(sqlite3.connect(folder / FILE)) as base, base:
                base.execute("DELETE FROM snapshots")


if __name__ == "__main__":
    main()
