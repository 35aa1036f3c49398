"""INF-1: how soon a search found its answer says nothing: all answers of a searcher take as long."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from rig import any_answer, journal, open_house, run, settings, sit_down

from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.seated_bots import BotDriver
from gangland.server.table.web_table import Room


def driver_of(room: Room) -> BotDriver:
    """Return who drives the bots of a table."""
    return next(one for one in room.drivers if isinstance(one, BotDriver))


@pytest.mark.parametrize(
    ("bot", "thinking", "seconds"),
    [("thug", 10, 0), ("capo:120ms", 10, 0.12), ("boss:400p", 10, 0.1), ("capo:5000ms", 2, 0.5)],
)
def test_an_answer_is_due_after_the_budget_and_no_search_takes_longer(
    folder: Path, bot: str, thinking: int, seconds: float
) -> None:
    async def story() -> None:
        house = open_house(settings(folder, thinking=float(thinking)))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"Bo {number}", bot) for number in range(3))]
        room, _ = await sit_down(house, NewTable("mayhem", seats))
        driver = driver_of(room)
        driver.minds.answering(journal(room).game, 1)
        assert driver.wait(1) == pytest.approx(seconds)
        await house.close()

    run(story())


def test_an_answer_that_was_found_at_once_is_given_when_it_is_due(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = 0.3
    monkeypatch.setattr(BotDriver, "wait", lambda _driver, _seat: due)
    asked: list[float] = []
    given: list[float] = []

    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"Bo {number}", "thug") for number in range(3))]
        loop = asyncio.get_running_loop()
        think = BotDriver.think

        async def timed(self: BotDriver, *words: object) -> None:
            asked.append(loop.time())
            await think(self, *words)  # type: ignore[arg-type]
            given.append(loop.time())

        monkeypatch.setattr(BotDriver, "think", timed)
        room, (ann,) = await sit_down(house, NewTable("mayhem", seats))
        while not given:
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, random.Random(1)))
            await asyncio.sleep(0.01)
        await house.close()

    run(story())
    assert given[0] - asked[0] >= due
