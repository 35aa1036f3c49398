"""Counts the way of a move: the functions of ours that one order passes, and the files they are in.

`recruit` is typed at a table of four in the terminal, sent to a server by one of four people, and given by a
bot at a server's table: from the line, the message or the bot's turn to the last that goes out. Interpreted,
with `sys.setprofile` in every thread. `--list` names the functions.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import random
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "cli"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from keyboard import run
from rig import (  # type: ignore[import-not-found]
    NAMES,
    journal,
    new_table,
    open_house,
    play_on,
    settings,
    sit_down,
)

import gangland
from gangland.bots.bot import Bot
from gangland.engine import action as act
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.server.table.seated_bots import BotDriver

ROOT = Path(gangland.__file__).parent
ORDER = "recruit"
WHICH = 3
"""Which of the orders typed is followed: the first ones load what is loaded once."""


class Way:
    """Notes the functions that are called while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seen: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call."""
        if self.is_on and event == "call":
            self.seen.add(frame.f_code)

    def functions(self) -> list[tuple[str, str]]:
        """Return our functions by file; what is written inside of another counts as a part of it."""
        found = [(Path(code.co_filename), code.co_qualname) for code in self.seen]
        ours = {(str(file.relative_to(ROOT)), name) for file, name in found if file.is_relative_to(ROOT)}
        return sorted((file, name) for file, name in ours if "<" not in name)


class Here(Executor):
    """A pool that thinks where it is asked."""

    def submit(self, job: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:  # noqa: ANN401
        """Do it at once."""
        done: Future[Any] = Future()
        done.set_result(job(*args, **named))
        return done


class Recruiter(Bot):
    """Recruits whenever it may."""

    def choose(self, g: Rules, t: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002 - every bot is asked alike
        """Return the order, or the first answer there is."""
        order = act.pack(act.RECRUIT)
        return order if menu.has(order) else menu.nth(0, 0)


def typed(way: Way) -> None:
    """Four people at one keyboard."""

    def lines(out: io.StringIO) -> Iterator[str]:
        orders = 0
        while orders < WHICH:
            is_order = "order?" in out.getvalue()[-400:].lower()
            orders += is_order
            way.is_on = orders == WHICH
            yield f"{ORDER}\n" if is_order else "1\n" if random.random() < 0.5 else "\n"
        way.is_on = False

    people = ",".join(NAMES[:4])
    with tempfile.TemporaryDirectory() as folder:
        game = ("--text", "--game", "mayhem", "--players", people, "--seed", "3", "--lang", "en")
        run("play", *game, "--save", f"{folder}/game.log", typing=lines)


async def clicked(way: Way, folder: Path) -> None:
    """Four people, each at a browser."""
    house = open_house(settings(folder))
    room, players = await sit_down(house, new_table())
    chooser = random.Random(1)
    orders = 0
    while orders < WHICH:
        game, seat = journal(room).game, journal(room).owed()[0]
        if game.t.round == 0 or not game.menu(seat).has(act.pack(act.RECRUIT)):
            await play_on(room, players, chooser, 1)
            continue
        orders += 1
        way.is_on = orders == WHICH
        await players[seat].act(ORDER)
        way.is_on = False
    await house.close()


async def by_a_bot(way: Way, folder: Path) -> None:
    """One person looks on at three bots."""
    house = open_house(settings(folder))
    room, players = await sit_down(house, new_table(people=1, bots=3))
    driver = next(one for one in room.drivers if isinstance(one, BotDriver))
    sys.modules[type(driver).__module__].make_bot = lambda *_: Recruiter()  # type: ignore[attr-defined]
    driver.pool, plain = Here(), driver.do
    orders: list[int] = []

    async def do(what: Any, seat: int, offer: Any) -> None:  # noqa: ANN401 - whatever the driver does
        game = journal(room).game
        is_order = game.t.round > 0 and game.menu(seat).has(act.pack(act.RECRUIT))
        way.is_on = is_order and len(orders) == WHICH - 1
        await plain(what, seat, offer)
        way.is_on = False
        orders.extend([seat] * is_order)

    driver.do = do  # type: ignore[method-assign]
    chooser = random.Random(1)
    while len(orders) < WHICH:
        if 0 in journal(room).owed():
            await play_on(room, players, chooser, 1)
        await asyncio.sleep(0)
    await house.close()


def walked(walk: Callable[[Way], None]) -> Way:
    """Return what one way passes."""
    way = Way()
    sys.setprofile(way)
    threading.setprofile(way)
    try:
        walk(way)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return way


def at_server(walk: Callable[[Way, Path], Any], way: Way) -> None:
    """Walk at a server with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(walk(way, Path(folder)))


def main() -> int:
    """Print the counts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="name the functions too")
    args = parser.parse_args()
    ways: dict[str, Callable[[Way], None]] = {
        "typed": typed,
        "clicked, at the server": lambda way: at_server(clicked, way),
        "by a bot, at the server": lambda way: at_server(by_a_bot, way),
    }
    for name, walk in ways.items():
        functions = walked(walk).functions()
        sys.stdout.write(f"{name}: {len(functions)} in {len({file for file, _ in functions})}\n")
        for room in sorted({file.partition("/")[0] for file, _ in functions}):
            here = [one for one in functions if one[0].startswith(f"{room}/")]
            sys.stdout.write(f"  {room}: {len(here)} in {len({file for file, _ in here})}\n")
        if args.list:
            sys.stdout.writelines(f"    {file} {function}\n" for file, function in functions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
