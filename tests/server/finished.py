"""Measure whether a server grows with the games that are over at it: they are played, told, and let go of.

    python tests/server/finished.py --games 10000

Every game is one of its own, played to its end by chance; somebody is there at its end and is shown its
story, leaves, and the table is let go of as after ten minutes. A tenth of the way is the beginning: what is
kept for all tables (packs, words, what was compiled for patterns) is there by then.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec
from rig import FakeWire, Player, any_answer, journal, new_table, open_house, settings
from weigh import resident

from gangland.server.table.chronicle import story
from gangland.server.table.gathering import add_entropy
from gangland.server.table.house import House

TENTHS: Final = 10


async def play(house: House, number: int) -> int:
    """Play a game to its end, look at it, and leave; return its lines."""
    room, keys, _ = await house.create(new_table(("mayhem", "wise-guys")[number % 2]))
    for seat in keys:
        await add_entropy(room, seat, f"{seat:032x}")
    chooser = random.Random(number)
    async with room.lock:
        while room.record.state == "running":
            (seat, *_) = journal(room).owed()
            await room.commit(seat, any_answer(room, seat, chooser))
    player = Player(room, keys[0])
    await player.hello()
    room.story = msgspec.json.encode(story(journal(room), room.new_journal()))
    player.session.leave()
    player.wire = FakeWire()
    return len(room.record.lines)


async def measure(folder: Path, games: int) -> None:
    """Play so many games, and say after every tenth of them what the server weighs."""
    house = open_house(settings(folder, most_tables=10**9, most_open=10**9, most_running=10**9, idle=0))
    await house.open()
    lines, first = 0, (0, 0)
    for number in range(1, games + 1):
        lines += await play(house, number)
        await house.look_after()
        if number % max(1, games // TENTHS) == 0:
            gc.collect()
            found = (resident(), sys.getallocatedblocks())
            first = first if first[0] else found
            grown = [(now - then) for now, then in zip(found, first, strict=True)]
            print(  # noqa: T201
                f"{number} games, {lines} lines, {len(house.rooms)} in memory: {found[0] / 1e6:.1f} MB "
                f"({grown[0] / 1e6:+.1f}), {found[1]} blocks ({grown[1]:+})",
                flush=True,
            )
    await house.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name), given.games))


if __name__ == "__main__":
    main()
