"""A disk that is full: what cannot be kept is refused, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rig import (
    Player,
    Watch,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
)

from gangland.server.store.base import StoreError
from gangland.server.table.house import House
from gangland.server.watch.readiness import EVERY

HERE = Path(__file__).parent
WORDS = 4000
"""More than there is room for."""
SPARE = 40_000
"""Bytes there are left to write to any file."""

Limit = Callable[[House, Path, bool], Awaitable[None]]


async def limit_pages(house: House, _folder: Path, full: bool) -> None:
    """Have the database not grow by more than a page or two."""

    def job(base: object) -> None:
        count = base.execute("PRAGMA page_count").fetchone()[0]  # type: ignore[attr-defined]
        base.execute(f"PRAGMA max_page_count={count + 2 if full else 1_000_000}")  # type: ignore[attr-defined]

    await house.store.run(job)


def largest(folder: Path) -> int:
    """How large the largest file is."""
    return max(file.stat().st_size for file in folder.iterdir())


async def limit_bytes(_house: House, folder: Path, full: bool) -> None:
    """Have no file of this process grow beyond what it is, and a little more."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest(folder) + SPARE if full else hard, hard))


async def talk(player: Player, first: int, most: int) -> tuple[list[str], str]:
    """Say one thing after the other until one is not taken; return what was, and the code of what was not."""
    taken: list[str] = []
    for number in range(first, first + most):
        text = f"say to=all text=word-{number}-{'x' * 200}"
        (reply, *_) = await player.say(type="deal", id=f"w{number}", version=0, text=text)
        if reply["type"] != "ack":
            return taken, str(reply.get("code"))
        taken.append(f"word-{number}-")
    return taken, ""


def said(folder: Path, table: str) -> list[str]:
    return [
        line.partition("text=")[2].rstrip("x") for line in lines_on_disk(folder, table) if ": say " in line
    ]


async def fill_up(folder: Path, limit: Limit) -> None:
    """Talk until the disk is full, and go on once there is room; whoever asks is told, a little later."""
    watch = Watch()
    house = open_house(settings(folder), steady=watch)
    assert await house.readiness.check()
    room, players = await sit_down(house, new_table())
    await play_on(room, players, random.Random(1), 8)
    await limit(house, folder, True)
    taken, code = await talk(players[0], 0, WORDS)
    assert taken
    assert code == "storage"
    assert await house.readiness.check()  # nothing is written just because somebody asks again
    watch.at += EVERY
    assert not await house.readiness.check()
    before = journal(room)
    for player in players:  # it is so for everybody, and nothing has changed
        assert (await talk(player, 10_000, 1))[1] == "storage"
    assert room.journal is before
    assert said(folder, room.id) == taken
    much = ("too much", "x" * 10**6)
    with pytest.raises(StoreError, match="disk"):  # whoever runs the server reads why
        await house.store.run(lambda base: base.execute("INSERT INTO contents VALUES (?, ?)", much))
    await limit(house, folder, False)
    assert not await house.readiness.check()
    watch.at += EVERY
    assert await house.readiness.check()
    more, code = await talk(players[0], len(taken), 5)  # the first of them was refused before
    assert (len(more), code) == (5, "")
    again = await reloaded(house, room.id)
    assert again.held is None
    assert said(folder, room.id) == taken + more
    await play_on(again, [await back(again, player) for player in players], random.Random(2), 5)
    await house.close()


async def back(room: object, player: Player) -> Player:
    """Somebody who has come back."""
    found = Player(room, player.key)  # type: ignore[arg-type]
    found.number = 100
    await found.hello()
    return found


def test_a_database_that_cannot_grow_refuses_and_goes_on(folder: Path) -> None:
    run(fill_up(folder, limit_pages))


def test_a_disk_that_takes_no_more_bytes_is_the_same(folder: Path) -> None:
    """In a process of its own: what a file may grow to is the whole process's."""
    tell = (
        "import sys, pathlib, test_full_disk as t; t.run(t.fill_up(pathlib.Path(sys.argv[1]), t.limit_bytes))"
    )
    done = subprocess.run(
        [sys.executable, "-c", tell, str(folder)], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
