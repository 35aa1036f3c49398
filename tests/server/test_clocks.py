from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rig import (
    Doc,
    Player,
    Watch,
    any_answer,
    journal,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
    until,
)

from gangland.protocol.bodies import Pace
from gangland.server.store import archive


def test_a_late_seat_is_helped_out_and_one_that_left_gets_a_caretaker(
    folder: Path,
) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_down(house, new_table(pace=Pace("live", 60)))
        await play_on(room, players, random.Random(1), 12)
        before = journal(room)
        seat = before.owed()[0]
        assert players[seat].heard("update")[-1]["clock"]["deadlines"] == {str(seat): watch.at + 60}
        watch.at += 61
        await room.tick()
        await until(lambda: room.journal is not before)
        assert room.audience.presence()[seat] == "here"
        assert not room.caretakers.is_bot(seat)
        # now somebody leaves
        gone = journal(room).owed()[0]
        players[gone].session.leave()
        watch.at += 61
        await room.tick()
        assert room.audience.presence()[gone] == "caretaker"
        loaded = await house.store.run(lambda base: archive.fetch(base, room.id))
        assert loaded is not None
        assert loaded.seats[gone].caretaker
        back = Player(room, players[gone].key)
        await back.hello()
        assert room.audience.presence()[gone] == "here"
        await house.close()

    run(story())


def test_slow_play_has_days_and_a_restart_gives_a_chance_to_come_back(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, grace=30), watch)
        room, players = await sit_down(house, new_table(pace=Pace("slow")))
        seat = journal(room).owed()[0]
        assert room.deadlines() == {seat: watch.at + 3 * 86_400}
        await players[(seat + 1) % 4].deal("say to=all text=slowly")
        watch.at += 86_400
        assert room.deadlines() == {seat: watch.at + 2 * 86_400}
        watch.at += 2 * 86_400 - 5
        await house.keep_time()
        watch.at += 5 * 86_400
        loaded = await reloaded(house, room.id)
        assert loaded.deadlines() == {seat: watch.at + 30}
        await house.close()

    run(story())


def test_a_vote_replaces_a_leaver_who_may_come_back(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        _, players = await sit_down(house, new_table())
        ann, bob, cleo, dan = players

        async def vote(player: Player, seat: int, *, yes: bool = True) -> Doc:
            player.number += 1
            return (await player.say(type="vote", id=f"v{player.number}", seat=seat, yes=yes))[0]

        assert (await vote(ann, 3))["code"] == "not-away"
        assert (await vote(ann, 0))["code"] == "no-vote-there"
        assert (await vote(ann, 5))["code"] == "no-vote-there"
        dan.session.leave()
        assert (await vote(ann, 3))["type"] == "ack"
        assert cleo.heard("presence")[-1]["votes"] == {"3": 1}
        assert (await vote(ann, 3, yes=False))["type"] == "ack"
        assert cleo.heard("presence")[-1]["votes"] == {}
        await vote(ann, 3)
        await vote(bob, 3)
        assert cleo.heard("presence")[-1]["presence"] == ["here", "here", "here", "caretaker"]
        assert (await vote(cleo, 3))["code"] == "not-away"
        await dan.hello()
        assert cleo.heard("presence")[-1]["presence"] == ["here"] * 4
        await house.close()

    run(story())


def test_who_answers_while_the_clock_looks_is_not_helped_out(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_down(house, new_table(pace=Pace("live", 60)))
        seat = journal(room).owed()[0]
        watch.at = room.deadlines()[seat] + 0.01
        async with room.lock:
            looking = asyncio.create_task(room.tick())
            await asyncio.sleep(0)
            await room.commit(seat, any_answer(room, seat, random.Random(0)), "a1")
        await looking
        assert not room.caretakers.helped
        assert not room.caretakers.is_bot(seat)
        assert players[seat].session.seat == seat
        await house.close()

    run(story())


def test_a_vote_that_is_acknowledged_is_kept(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        players[3].session.leave()
        ack = (await players[0].say(type="vote", id="v1", seat=3, yes=True))[0]
        assert ack["type"] == "ack"
        again = await reloaded(house, room.id)
        assert again.caretakers.votes == {3: {0}}
        for player in players[:2]:
            player.session.room = again
            await player.hello()
        await players[1].say(type="vote", id="v2", seat=3, yes=True)
        assert again.record.seats[3].caretaker
        assert (await reloaded(house, room.id)).caretakers.votes == {}
        await house.close()

    run(story())


def test_who_comes_back_is_no_longer_voted_about(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        players[3].session.leave()
        await players[0].say(type="vote", id="v1", seat=3, yes=True)
        await players[3].hello()
        assert (await reloaded(house, room.id)).caretakers.votes == {}
        await house.close()

    run(story())
