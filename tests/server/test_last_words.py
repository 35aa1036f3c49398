"""After the end there is talk and nothing else, for those who sat there; bots have a last word."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from rig import (
    Player,
    any_answer,
    gang,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
    until,
)
from test_rematch import Web

from gangland.arena.turning import read
from gangland.bots import roster
from gangland.bots.bargaining.lines import Voice
from gangland.bots.thug import Thug
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Talk
from gangland.game.logs.log import load
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.house import House
from gangland.server.table.proof import log_text, verify
from gangland.server.table.web_table import Room


async def finished(house: House) -> tuple[Room, list[Player]]:
    """A table of four people whose game is over."""
    room, players = await sit_down(house, new_table())
    await play_on(room, players, random.Random(2), 5000)
    assert room.record.state == "over"
    return room, players


def test_after_the_end_one_talks_and_does_not_deal(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann, bob, cleo, _) = await finished(house)
        lines = len(journal(room))
        assert (await ann.deal("say to=all phrase=well-played"))[0]["type"] == "ack"
        for player in (ann, bob, cleo):
            last = player.heard("update")[-1]
            assert [fact["event"] for fact in last["facts"]] == ["said"]
            assert last["document"]["over"]
        for text in (f"offer to={gang(room, 1)} give=cash:1", f"gift to={gang(room, 1)} give=cash:1"):
            assert (await ann.deal(text))[0]["code"] == "game-over"
        assert (await ann.act("sit"))[0]["code"] == "game-over"
        onlooker = Player(room)
        await onlooker.hello()
        assert (await onlooker.deal("say to=all text=hello", 0))[0]["code"] == "not-your-seat"
        assert len(lines_on_disk(folder, room.id)) == len(journal(room)) == lines + 1
        again = await reloaded(house, room.id)
        assert again.record.state == "over"
        assert journal(again).game.lines == journal(room).game.lines
        await house.close()

    run(story())


def test_inf_3_nothing_is_private_after_the_end_so_nobody_whispers(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann, _, cleo, _) = await finished(house)
        lines, heard = len(journal(room)), len(cleo.wire.texts)
        for words in (f"to={gang(room, 1)} text=psst", f"to={gang(room, 1)} text='to=all'", "text=psst"):
            assert (await ann.deal(f"say {words}"))[0]["code"] == "game-over"
        assert len(journal(room)) == lines
        assert len(cleo.wire.texts) == heard
        await house.close()

    run(story())


def test_what_is_said_after_the_end_is_in_its_log_and_its_story_and_changes_nothing_else(
    folder: Path,
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await finished(house)
        web, at = Web(house), f"/api/tables/{room.id}"
        before = (await web.ask("GET", f"{at}/story", players[0].key))[1]
        last = len(journal(room))
        moment = (await web.ask("GET", f"{at}/moments/{last}", players[0].key))[1]
        results = await house.store.run(lambda base: base.execute("SELECT * FROM results").fetchall())
        turning = read(journal(room).game)
        assert (await players[1].deal("say to=all text='see you'"))[0]["type"] == "ack"
        after = (await web.ask("GET", f"{at}/story", players[0].key))[1]
        assert after["story"][-1]["event"] == "said"
        assert [after[part] for part in ("order", "decided", "series", "luck")] == [
            before[part] for part in ("order", "decided", "series", "luck")
        ]
        now = (await web.ask("GET", f"{at}/moments/{last + 1}", players[0].key))[1]
        assert (moment["last"], now["last"]) == (last, last + 1)
        assert [one.version for one in read(journal(room).game).moments] == [
            one.version for one in turning.moments
        ]
        assert results == await house.store.run(lambda base: base.execute("SELECT * FROM results").fetchall())
        record = room.record
        text = log_text(
            journal(room).game, record.commitment, room.entropies(), record.seed, record.plan.dice
        )
        (folder / "game.log").write_text(text, "utf-8")
        proof = verify(folder / "game.log")
        assert (proof.over, proof.lines) == (True, last + 1)
        assert load(folder / "game.log").lines == journal(room).game.lines
        await house.close()

    run(story())


class Talker(Thug):
    """A thug with a last word."""

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        return Voice(2).of_end(view, seat) if view.over else None


def test_end_2_bots_have_a_last_word_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "stranger", Talker)

    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"bot {n}", "stranger") for n in range(2))]
        room, (ann,) = await sit_down(house, NewTable("mayhem", seats))
        chooser = random.Random(1)
        while room.record.state != "over":
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        driver = house.drivers[room.id]
        await until(lambda: not driver.parting and driver.tasks["word"].done())
        winner = journal(room).game.t.winner
        said = [doc for _, doc in journal(room).facts(0, 0) if doc["event"] == "said"]
        assert {str(doc["phrase"]).partition("-")[0]: doc["seat"] == winner for doc in said} == {
            "defeat": False
        } | ({"win": True} if winner else {})
        assert sorted(int(str(doc["seat"])) for doc in said) == [1, 2]
        lines = len(journal(room))
        again = await reloaded(house, room.id)
        house.drivers[room.id].wake()
        assert house.drivers[room.id].find("word") is None
        assert len(journal(again)) == lines
        await house.close()

    run(story())
