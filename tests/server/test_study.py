"""Bots that search think in processes of their own; who fails or is late there is replaced for one answer."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rig import any_answer, journal, open_house, run, settings, sit_down

from gangland.bots import roster
from gangland.bots.bot import Bot
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.house import House
from gangland.server.table.study import Desk, LostThoughtError, Task


class Slow(Bot):
    """A bot from outside that is sent to think elsewhere."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.slow = True

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seed,)


class Teller(Slow):
    """Answers with the number of the process it thinks in."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        return os.getpid()


class Clumsy(Slow):
    """Fails at everything."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        raise ValueError("clumsy")


class Dying(Slow):
    """Takes its process with it."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        os._exit(3)


class Dreamer(Slow):
    """Never comes to an end."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        while True:
            pass


async def played(house: House, bot: str, orders: int) -> list[str]:
    """Play some orders with three bots of a kind; return the lines of the game."""
    seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"{bot} {number}", bot) for number in range(3))]
    room, (ann,) = await sit_down(house, NewTable("mayhem", seats))
    chooser = random.Random(1)
    while room.record.state != "over" and orders:
        if 0 in journal(room).owed():
            await ann.act(any_answer(room, 0, chooser))
            orders -= 1
        await asyncio.sleep(0.001)
    return journal(room).game.lines


def task(bot: Bot) -> Task:
    """A first question for a bot."""
    game = Game(Setup("mayhem", seats_of(["Ann", "Bob", "Cid"])))
    seat = game.owed()[0]
    case = pickle.dumps((game.setup, game.pack))
    return Task(case, bot, game.view(seat), seat, game.menu(seat).named, list(game.menu(seat).rows))


def test_a_capo_plays_at_a_table_from_a_process_of_its_own(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        lines = await played(house, "capo:8p", 6)
        assert len(lines) > 20
        desks = [desk for desk in house.study.desks if desk.process is not None]
        assert desks
        await house.close()
        assert all(desk.process is None for desk in house.study.desks)

    run(story())


@pytest.mark.parametrize(("kind", "thinking"), [(Clumsy, 600), (Dying, 600), (Dreamer, 0.2)])
def test_who_fails_or_is_late_is_replaced_and_the_table_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Bot], thinking: float
) -> None:
    monkeypatch.setitem(roster.BOTS, "stranger", kind)

    async def story() -> None:
        house = open_house(msgspec.structs.replace(settings(folder), thinking=thinking))
        assert len(await played(house, "stranger", 2)) > 6
        await house.close()

    run(story())


def test_a_desk_is_a_process_and_is_there_again_after_a_failure() -> None:
    desk = Desk()
    with pytest.raises(LostThoughtError):
        desk.ask(task(Dying()), 600)
    assert desk.process is None
    with pytest.raises(LostThoughtError, match="late"):
        desk.ask(task(Dreamer()), 0.2)
    assert desk.process is None
    with pytest.raises(LostThoughtError, match="clumsy"):
        desk.ask(task(Clumsy()), 600)
    assert desk.process is not None
    assert desk.ask(task(Teller()), 600).action == desk.process.pid != os.getpid()
    desk.stop()
