"""The coach at a table: for everybody or for nobody, from the seat's own view, at a price."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rig import (
    Doc,
    Player,
    gang,
    in_round_one,
    journal,
    new_table,
    open_house,
    play_on,
    run,
    settings,
    sit_down,
)

from gangland.bots.coach.advice import advice
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.settings import Rates
from gangland.server.table.desk import LostThoughtError, Task, Thought
from gangland.server.table.gathering import lobby_document, new_record
from gangland.server.table.study import Study


async def ask(player: Player, what: str, **rest: object) -> Doc:
    """Ask something; return what comes back."""
    player.number += 1
    return (await player.say(type="ask", id=f"c{player.number}", what=what, **rest))[0]


@pytest.mark.parametrize(
    ("people", "bots", "coach", "found"),
    [
        (1, 3, None, True),
        (2, 2, None, False),
        (1, 3, False, False),
        (2, 2, True, True),
    ],
)
def test_there_is_a_coach_for_everybody_or_for_nobody(
    folder: Path, people: int, bots: int, coach: bool | None, found: bool
) -> None:
    """Where nothing was agreed there is one if nobody but bots could mind; an open seat is somebody."""
    record, _, _ = new_record(
        new_table("mayhem", people, bots, coach=coach), settings(folder), 0.0, "00" * 32
    )
    assert lobby_document(record, ["here"] * 4).coach is found
    seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("bot", "b", "thug")]
    opened, _, _ = new_record(NewTable("mayhem", seats), settings(folder), 0.0, "00" * 32)
    assert not opened.plan.coach


def test_advice_is_the_coachs_and_changes_nothing(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table("mayhem", 4, coach=True))
        await play_on(room, players, random.Random(4), 14)
        seat = journal(room).owed()[0]
        lines = list(journal(room).game.lines)
        told = (await ask(players[seat], "advice"))["result"]
        assert told["action"] == advice(journal(room).game, seat).action
        assert told["reason"]["id"].startswith("advice-")
        assert (await ask(players[seat], "hint", action=told["action"]))["result"]["what"] == "hint"
        other = next(one for one in range(4) if one not in journal(room).owed())
        assert (await ask(players[other], "advice"))["code"] == "not-asked"
        onlooker = Player(room)
        await onlooker.hello()
        assert (await ask(onlooker, "advice"))["code"] == "not-your-seat"
        assert journal(room).game.lines == lines
        await house.close()

    run(story())


def test_the_coach_thinks_in_the_study_and_a_thug_answers_where_it_is_late(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table("mayhem", 4, coach=True))
        await play_on(room, players, random.Random(4), 14)
        seat = journal(room).owed()[0]
        asked: list[Task] = []

        def lost(_: Study, task: Task) -> Thought:
            asked.append(task)
            raise LostThoughtError("late")

        assert (await ask(players[seat], "advice"))["result"]["chance"] is not None
        monkeypatch.setattr(Study, "ask", lost)
        told = (await ask(players[seat], "advice"))["result"]
        assert [task.seat for task in asked] == [seat]
        assert told["chance"] is None
        assert told["reason"]["id"].startswith("advice-")
        await house.close()

    run(story())


def test_dea_1_an_offer_is_advised_on_where_there_is_a_coach(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house, coach=True)
        await players[0].deal(f"offer to={gang(room, 1)} give=cash:1")
        told = (await ask(players[1], "advice", action="accept 1"))["result"]
        assert told["action"] == "accept 1"
        assert told["reason"]["id"] == "advice-accept-gift"
        assert (await ask(players[2], "advice", action="accept 1"))["code"] == "no-such-offer"
        await house.close()

    run(story())


def test_dea_1_an_offer_is_appraised_in_the_study_alone_and_late_advice_is_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house, coach=True)
        await players[0].deal(f"offer to={gang(room, 1)} give=cash:1")
        asked: list[tuple[str, int, bool, bool]] = []
        real = Study.ask

        def noted(study: Study, task: Task) -> Thought:
            asked.append((task.verb, task.seat, bool(task.news), study.is_here()))
            if len(asked) > 1:
                raise LostThoughtError("late")
            return real(study, task)

        monkeypatch.setattr(Study, "ask", noted)
        told = (await ask(players[1], "advice", action="accept 1"))["result"]
        assert told["action"] == "accept 1"
        assert (await ask(players[1], "advice", action="accept 1"))["code"] == "no-advice"
        assert asked == [("reply", 1, True, True)] * 2
        await house.close()

    run(story())


def test_without_a_coach_the_answer_says_so(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house)
        seat = journal(room).owed()[0]
        assert (await ask(players[seat], "advice"))["code"] == "no-coach"
        assert (await ask(players[seat], "hint"))["code"] == "no-coach"
        assert (await ask(players[seat], "motive", version=1))["code"] == "no-motive"
        await house.close()

    run(story())


def test_thinking_has_its_price(folder: Path) -> None:
    async def story() -> None:
        limited = settings(folder, rates=Rates(messages=(12, 0)))
        house = open_house(limited)
        room, players = await sit_down(house, new_table("mayhem", 4, coach=True))
        seat = journal(room).owed()[0]
        codes = [(await ask(players[seat], "advice")).get("code") for _ in range(2)]
        assert codes == [None, "too-much"]
        await house.close()

    run(story())
