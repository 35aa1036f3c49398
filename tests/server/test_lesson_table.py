"""A lesson at a table: made, taught, left and resumed, skipped; nobody but the learner hears of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rig import Player, any_answer, journal, new_table, open_house, reloaded, run, settings, sit_down, until

from gangland.game.refusal import Refusal
from gangland.server.table.house import House
from gangland.server.table.proof import log_text, verify
from gangland.server.table.web_table import Room

ROUND_ONE = (
    *("move clubhouse rusty-spoke 1m1r", "exploit rusty-spoke", "yes", "no", "promote clubhouse 1m"),
    *("accept 1", "move clubhouse cartel-shipment 1r", "exploit cartel-shipment", "yes", "market 2"),
)


async def begun(house: House, lang: str = "en") -> tuple[Room, Player]:
    """A lesson whose learner is at the table."""
    await house.open()
    room, players = await sit_down(house, new_table(people=1, lesson="mayhem", lang=lang))
    return room, players[0]


def said(player: Player) -> list[str]:
    """What the guide has said, by ids."""
    return [one["message"]["id"].removeprefix("lesson-") for one in player.heard("lesson")[-1]["bubbles"]]


async def do(room: Room, player: Player, *texts: str) -> None:
    """Have the learner do something as soon as it can be done."""
    for text in texts:
        is_deal = text.startswith("accept")
        offers = int(text.split()[1]) if is_deal else 0
        await until(lambda: is_asked(room) and len(journal(room).game.ledger.seen[0]) >= offers)  # noqa: B023
        reply = await (player.deal(text) if is_deal else player.act(text))
        assert "ack" in [one["type"] for one in reply], (text, reply)


def is_over(room: Room) -> bool:
    """Whether the game has come to its end."""
    return room.record.state == "over"


def is_asked(room: Room) -> bool:
    """Whether the learner is asked, and nobody is about to offer anything."""
    return bool(journal(room).game.t.owed & 1) and room.tutor is not None and not room.tutor.course.guide.due


def test_a_lesson_is_laid_as_its_file_says(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        game = journal(room).game
        assert game.notation.seats(game.t) == ["samcro", "mayans", "lin"]
        assert [seat.kind for seat in room.record.seats] == ["human", "bot", "bot"]
        assert game.setup.lesson == "mayhem"
        assert game.setup.options == {"unleaded": 1}
        await until(lambda: journal(room).game.t.owed & 1)
        assert said(learner)[:3] == ["m1-1", "m1-2", "m1-3"]
        frame = learner.heard("lesson")[-1]
        assert (frame["beat"], frame["points"]) == ("m2", {"kind": "place", "id": "rusty-spoke"})
        assert (frame["done"], frame["guided"]) == (False, True)
        await house.close()

    run(story())


def test_the_offer_speaks_the_learners_language_and_points_at_its_maker(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house, "fr")
        await do(room, learner, *ROUND_ONE[:5])
        await until(lambda: journal(room).game.ledger.offers)
        assert journal(room).game.ledger.offers[0].text == "Une arme pour une caisse. Échange propre."
        await until(lambda: learner.heard("lesson")[-1]["beat"] == "m5")
        assert learner.heard("lesson")[-1]["points"] == {"kind": "offer", "id": "2"}
        await house.close()

    run(story())


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        await do(room, learner, *ROUND_ONE, "accept 2", "recruit")
        await until(lambda: journal(room).game.t.owed & 1 and "m11-1" in said(learner))
        before = learner.heard("lesson")[-1]
        again = await reloaded(house, room.id)
        assert journal(again).game == journal(room).game
        back = Player(again, learner.key)
        back.number = learner.number
        await back.hello()
        assert back.heard("lesson")[-1] == before
        fight = ("fight rusty-spoke", "backup clubhouse 1m1r", "guns 1", "injure rusty-spoke 1r", "no")
        await do(again, back, *fight)
        assert "m12-other" in said(back)
        await house.close()

    run(story())


def test_the_lesson_is_skipped_and_the_game_stands(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        await do(room, learner, ROUND_ONE[0])
        await until(lambda: is_asked(room))
        lines = journal(room).game.lines[:]
        answers = await learner.say(type="skip", id="s1")
        assert [one["type"] for one in answers] == ["lesson", "ack"]
        assert not learner.heard("lesson")[-1]["guided"]
        assert journal(room).game.lines[: len(lines)] == lines
        again = await reloaded(house, room.id)
        back = Player(again, learner.key)
        back.number = learner.number
        await back.hello()
        assert not back.heard("lesson")[-1]["guided"]
        await do(again, back, "exploit rusty-spoke")
        await house.close()

    run(story())


def test_nobody_else_hears_the_guide(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        onlooker = Player(room)
        await onlooker.hello()
        await do(room, learner, *ROUND_ONE[:3])
        assert onlooker.heard("lesson") == []
        assert (await onlooker.say(type="skip", id="s"))[0]["code"] == "no-lesson"
        assert (await Player(room).say(type="skip", id="s"))[0]["code"] == "hello-first"
        await house.close()

    run(story())


def test_an_ordinary_table_has_no_guide(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        await house.open()
        _, players = await sit_down(house, new_table(people=1, bots=2))
        assert players[0].heard("lesson") == []
        assert (await players[0].say(type="skip", id="s"))[0]["code"] == "no-lesson"
        await house.close()

    run(story())


def test_a_lesson_nobody_wrote_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        with pytest.raises(Refusal) as refused:
            await house.create(new_table(people=1, lesson="chess"))
        assert refused.value.code == "unknown-lesson"
        await house.close()

    run(story())


def test_what_is_left_to_chance_can_still_be_derived(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        fight = ("accept 2", "recruit", "fight rusty-spoke", "backup clubhouse 1m1r", "guns 1")
        await do(room, learner, *ROUND_ONE, *fight, "injure rusty-spoke 1r", "no")
        await until(lambda: journal(room).game.t.owed & 1)
        record = room.record
        text = log_text(
            journal(room).game, record.commitment, room.entropies(), record.seed, record.plan.dice
        )
        path = tmp_path / "lesson.log"
        path.write_text(text, encoding="utf-8")
        assert "lesson mayhem" in text
        proof = verify(path)
        assert (proof.rolls, proof.lines) == (0, len(journal(room).game.lines))
        await house.close()

    run(story())


def test_a_lesson_counts_in_no_statistics(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, learner = await begun(house)
        chooser = random.Random(5)
        while not is_over(room):
            await until(lambda: is_over(room) or is_asked(room))
            if not is_over(room):
                await learner.act(any_answer(room, 0, chooser))
        kept = await house.store.run(lambda base: base.execute("SELECT count(*) FROM results").fetchone())
        assert kept == (0,)
        await house.close()

    run(story())
