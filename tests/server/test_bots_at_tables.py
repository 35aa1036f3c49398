from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from rig import (
    any_answer,
    gang,
    journal,
    new_table,
    open_house,
    run,
    settings,
    sit_down,
)


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_bots_play_by_themselves_and_answer_offers(game: str, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table(game, 1, 3))
        chooser = random.Random(1)
        offered = 0
        while room.record.state != "over":
            owed = journal(room).owed()
            if 0 in owed:
                if chooser.random() < 0.3:
                    reply = await ann.deal(f"offer to={gang(room, 1)},{gang(room, 2)} want=cash:1 until=6")
                    offered += reply[0]["type"] == "ack"
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        states = {offer.state for offer in journal(room).game.ledger.offers}
        assert offered
        assert states <= {"accepted", "declined", "expired"}
        assert "accepted" in states
        assert ann.heard("over")
        await house.close()

    run(story())


def test_talk_does_not_starve_a_bot(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, bot_delay=(0.02, 0.02)))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 2))
        before = len(journal(room).game.lines)
        for _ in range(60):
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, random.Random(1)))
            await ann.deal("say to=all text=chatter")
            await asyncio.sleep(0.005)
        lines = journal(room).game.lines[before:]
        assert sum(": say " not in line and not line.startswith("*") for line in lines) > 5
        await house.close()

    run(story())
