from __future__ import annotations

import random
from pathlib import Path

import pytest
from rig import (
    Player,
    Watch,
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

from gangland.game.journal import EVERYBODY
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Pace


def test_spectators_see_what_the_table_allows(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, spectator_delay=100), watch)
        for rule in ("none", "plain", "delayed", "end"):
            room, players = await sit_down(house, new_table(spectators=rule))
            onlooker = Player(room)
            replies = await onlooker.hello()
            if rule == "none":
                assert replies[0]["code"] == "no-spectators"
                continue
            chooser = random.Random(4)
            for _ in range(30):
                await play_on(room, players, chooser, 1)
                watch.at += 10
                await room.tick()
            newest = onlooker.heard("update")[-1]
            if rule == "delayed":
                assert newest["version"] < len(journal(room))
                assert newest["version"] > 5
            else:
                assert newest["document"]["seats"][0]["cash"] is None
            if rule == "delayed" and newest["document"]["round"] > 0:
                assert newest["document"]["seats"][0]["cash"] is not None
            await play_on(room, players, chooser, 5000)
            await room.tick()
            last = onlooker.heard("update")[-1]
            assert last["document"]["over"]
            assert onlooker.heard("over")
            assert (last["version"] == len(journal(room))) == (rule != "plain") or rule == "plain"
            late = Player(room)
            assert (await late.hello())[1]["document"] == last["document"]
        await house.close()

    run(story())


def test_private_talk_is_shown_to_spectators_in_the_end_only_where_the_table_allows(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        for rule in ("plain", "end"):
            room, players = await in_round_one(house, spectators=rule)
            onlooker = Player(room)
            await onlooker.hello()
            await players[0].deal(f"say to={gang(room, 1)} text=sesame")
            await play_on(room, players, random.Random(4), 5000)
            assert any("sesame" in text for text in onlooker.wire.texts) == (rule == "end")
        await house.close()

    run(story())


def test_nobody_crowds_others_out(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, most_connections=3))
        room, players = await sit_down(house, new_table())
        onlookers = [Player(room) for _ in range(5)]
        first = [(await one.hello())[0] for one in onlookers]
        assert [one.get("code", "") for one in first] == ["", "", "", "too-many", "too-many"]
        assert onlookers[4].wire.closed == 1008
        devices = [Player(room, players[0].key) for _ in range(9)]
        replies = [(await one.hello())[0]["type"] for one in devices]
        assert replies == ["welcome"] * 7 + ["error"] * 2
        await house.close()

    run(story())


def test_no_spectator_sees_into_a_closed_fist_however_long_the_others_take(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, spectator_delay=100), watch)
        room, players = await sit_down(house, new_table(spectators="delayed"))
        chooser = random.Random(5)
        while journal(room).game.t.sealing == 0 or len(journal(room).owed()) < 3:
            await play_on(room, players, chooser, 1)
        before = len(journal(room))
        closing = journal(room).owed()
        await play_on(room, players, chooser, 1)
        watch.at += 10_000
        await room.tick()
        spy = Player(room)
        update = (await spy.hello())[1]
        assert update["version"] == before
        assert [seat["fist"] for seat in update["document"]["seats"]] == [None] * 4
        assert journal(room).fists.keys() == set(closing) - set(journal(room).owed())
        while journal(room).fists:
            await play_on(room, players, chooser, 1)
        watch.at += 10_000
        await room.tick()
        assert spy.heard("update")[-1]["version"] == len(journal(room))
        await house.close()

    run(story())


def test_a_slow_table_has_no_delayed_spectators(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        with pytest.raises(Refusal, match="slow-and-delayed"):
            await house.create(new_table(spectators="delayed", pace=Pace("slow")))
        await house.create(new_table(spectators="end", pace=Pace("slow")))
        await house.close()

    run(story())


def test_without_a_gallery_nothing_is_shown_before_the_end(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house, spectators="delayed")
        room.audience.gallery = None
        assert room.audience.shown(EVERYBODY) is None
        await play_on(room, players, random.Random(4), 5000)
        room.audience.gallery = None
        assert room.audience.shown(EVERYBODY) is room.journal
        await house.close()

    run(story())
