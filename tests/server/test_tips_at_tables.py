"""DEA-3: a bot at a server's table tells what it has promised as soon as the deal is made."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from rig import any_answer, journal, open_house, run, settings, sit_down, until
from strangers import Seller, mark

from gangland.bots import roster
from gangland.game.deals.deal import Verdict
from gangland.protocol.bodies import NewSeat, NewTable


def test_dea_3_a_tip_is_told_as_soon_as_it_is_owed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "stranger", Seller)

    async def story() -> None:
        house = open_house(settings(folder, thinking=600))
        bots = [NewSeat("bot", f"bot {number}", "stranger") for number in range(3)]
        room, (ann,) = await sit_down(house, NewTable("mayhem", [NewSeat("human", "Ann"), *bots]))
        chooser = random.Random(1)
        while not journal(room).game.t.round or journal(room).owed() != [0]:
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        await ann.deal("offer to=seat2 give=cash:1 theirs=tell:seat3:1")
        await until(lambda: Verdict.KEPT in [one.verdict for one in journal(room).game.ledger.promises])
        told = [fact.doc for fact in journal(room).game.facts if fact.doc["event"] == "said"]
        assert [(one["seat"], one["rivals"], one["about"]) for one in told] == [(1, [0], 2)]
        processes = {mark(desk.process.pid or 0) for desk in house.study.desks if desk.process}
        assert told[0]["held"][0] in processes - {mark(os.getpid())}
        await house.close()

    run(story())
