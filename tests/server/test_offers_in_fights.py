"""What bots put to people while somebody is asked in a fight: thought elsewhere, and of its moment."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Event

import pytest
from rig import Player, any_answer, journal, new_table, open_house, run, settings, sit_down, until
from strangers import Clumsy, Courter, mark

from gangland.bots import roster
from gangland.bots.bargaining.moments import buyers
from gangland.bots.bot import Bot
from gangland.bots.dealer import HEARING
from gangland.bots.driver import Minds, is_sought
from gangland.game.game import Game
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.web_table import Room

SUITOR = 2


class Suitors(Minds):
    """Minds of which one may offer something to a person who is asked, once."""

    def suitor(self, game: Game, bots: Iterable[int]) -> int | None:
        is_time = SUITOR in bots and game.t.round and game.t.owed == 1
        return SUITOR if is_time and not self.courted else None


async def played_to(room: Room, ann: Player, condition: Callable[[], object]) -> None:
    """Have Ann answer what she is asked till something has come true, or all is over."""
    chooser = random.Random(1)
    while room.record.state == "running" and not condition():
        if 0 in journal(room).owed():
            await ann.act(any_answer(room, 0, chooser))
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("kind", [Courter, Clumsy])
def test_dea_1_an_offer_in_anothers_turn_is_thought_at_a_desk_and_who_fails_makes_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[Bot]
) -> None:
    monkeypatch.setitem(roster.BOTS, "stranger", kind)
    caplog.set_level(logging.ERROR, "gangland.server")

    async def story() -> None:
        house = open_house(settings(folder, thinking=600))
        seats = [
            NewSeat("human", "Ann"),
            *(NewSeat("bot", f"bot {number}", "stranger") for number in range(3)),
        ]
        room, (ann,) = await sit_down(house, NewTable("mayhem", seats))
        driver = house.drivers[room.id]
        driver.minds = Suitors(driver.make)
        driver.minds.sits = driver.sit
        await played_to(room, ann, lambda: journal(room).game.t.round and journal(room).owed() == [0])
        await until(lambda: driver.minds.courted)
        await until(driver.tasks["offer"].done)
        made = [(one.by, one.to) for one in journal(room).game.ledger.offers]
        assert made == ([(SUITOR, (0,))] if kind is Courter else [])
        given = {one.give[0] for one in journal(room).game.ledger.offers}
        assert given <= {mark(desk.process.pid or 0) for desk in house.study.desks if desk.process}
        assert mark(os.getpid()) not in given
        await house.close()

    run(story())
    assert not [one for one in caplog.records if one.name == "gangland.server"]


class Late(Suitors):
    """What is offered in another's turn takes until something has happened."""

    happened = Event()

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        if seat != SUITOR or not self.courted or game.t.owed != 1:
            return None

        def think() -> str:
            self.happened.wait()
            return f"offer to={game.notation.seat(game.t, 0)} give=cash:1"

        return think


def test_dea_1_nobody_pays_for_what_is_decided(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 3))
        driver = house.drivers[room.id]
        driver.minds = Late(driver.make)
        await played_to(room, ann, lambda: driver.minds.courted)
        offering = driver.tasks["offer"]
        known = len(journal(room).game.happened)
        if 0 in journal(room).owed():  # else her last answer came after the bot began to think
            await ann.act(any_answer(room, 0, random.Random(1)))
            assert len(journal(room).game.happened) > known
        Late.happened.set()
        await until(offering.done)
        assert not journal(room).game.ledger.offers
        await house.close()

    try:
        run(story())
    finally:
        Late.happened.set()  # whatever failed, no thread waits for ever


class Bidders(Minds):
    """Minds that offer something to a person where they are asked in a fight, once in all."""

    def suitor(self, _game: Game, _bots: Iterable[int]) -> int | None:
        return None

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        is_fight = buyers(game.g, game.t) and game.t.owed >> seat & 1
        if game.ledger.offers or not is_fight or not game.t.is_alive(0):
            return None
        return lambda: f"offer to={game.notation.seat(game.t, 0)} give=cash:1"


@pytest.mark.parametrize("kind", [Bidders, Minds])
def test_inf_3_a_bot_that_is_asked_in_a_fight_waits_a_while_whether_it_has_put_something_to_people_or_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Minds]
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table("wise-guys", 1, 3))
        driver = house.drivers[room.id]
        driver.minds, driver.does = kind(driver.make), ("answer",)
        waited: list[int] = []

        def delay() -> float:
            game = journal(room).game
            if any(is_sought(game, seat) for seat in (1, 2, 3)):
                waited.append(len(game.happened))
            return 0.0

        monkeypatch.setattr(driver, "delay", delay)
        await played_to(room, ann, lambda: waited and len(journal(room).game.happened) > waited[0])
        assert waited.count(waited[0]) == 1 + HEARING  # the pause before any answer, and those to be heard
        await house.close()

    run(story())
