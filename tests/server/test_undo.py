"""Taking back at a server's table: what may be, what is told of it, and what is on the disk."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rig import (
    Player,
    Watch,
    any_answer,
    in_round_one,
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

from gangland.game.journal import EVERYBODY
from gangland.game.undo import MOST_A_ROUND, can_undo
from gangland.protocol.document import document
from gangland.server.table import seated_bots
from gangland.server.table.house import House
from gangland.server.table.proof import log_text, verify
from gangland.server.table.seated_bots import BotDriver
from gangland.server.table.web_table import Room

Doc = dict[str, Any]


async def take_back(player: Player, version: int | None = None, name: str = "") -> list[Doc]:
    """Have somebody take the last action back."""
    player.number += 1
    version = player.version() if version is None else version
    return await player.say(type="undo", id=name or f"u{player.number}", version=version)


async def to_undo(house: House, **plan: Any) -> tuple[Room, list[Player], int]:  # noqa: ANN401
    """A table where somebody has just done what can be taken back, and who."""
    room, players = await in_round_one(house, **plan)
    chooser = random.Random(3)
    while True:
        seat = chooser.choice(journal(room).owed())
        await players[seat].act(any_answer(room, seat, chooser))
        if can_undo(journal(room).game, seat):
            return room, players, seat


def test_an_action_is_taken_back_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        steps = journal(room).game.way_back.steps
        before = journal(room).game.rewound(steps[-1].line)
        versions = [player.version() for player in players]
        lines = lines_on_disk(tmp_path, room.id)
        reply = await take_back(players[seat])
        assert reply[0] == {"type": "ack", "id": f"u{players[seat].number}", "version": versions[seat] + 1}
        assert [player.version() for player in players] == [version + 1 for version in versions]
        for viewer, player in enumerate(players):
            update = player.heard("update")[-1]
            assert update["version"] == versions[viewer] + 1
            assert [fact["event"] for fact in update["facts"]] == ["undone"]
            assert update["facts"][0]["since"] < versions[viewer]
        for viewer in range(-1, 4):
            assert document(journal(room).game, viewer) == document(before, viewer)
        assert journal(room).game.t == before.t
        assert lines_on_disk(tmp_path, room.id)[:-1] == lines
        assert lines_on_disk(tmp_path, room.id)[-1].endswith(": undo")
        await house.close()

    run(story())


def test_who_can_take_back_is_told_so_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        told = [player.heard("update")[-1]["undo"] for player in players]
        assert told == [one == seat for one in range(4)]
        onlooker = Player(room)
        await onlooker.hello()
        assert onlooker.heard("update")[-1]["undo"] is False
        for other in range(4):
            if other != seat:
                assert (await take_back(players[other]))[0]["reason"]["code"] == "undo-others"
        assert (await take_back(onlooker, 0))[0]["code"] == "not-your-seat"
        await house.close()

    run(story())


def test_the_same_undo_twice_takes_back_once_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        version = players[seat].version()
        first = (await take_back(players[seat], version, "back"))[0]
        lines = lines_on_disk(tmp_path, room.id)
        assert (await take_back(players[seat], version, "back"))[0] == first
        room = await reloaded(house, room.id)
        again = Player(room, players[seat].key)
        await again.hello()
        assert (await take_back(again, version, "back"))[0] == first
        assert lines_on_disk(tmp_path, room.id) == lines
        await house.close()

    run(story())


def test_what_was_not_seen_is_not_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        last = journal(room).game.way_back.steps[-1].line
        seen = sum(mark < last for mark in journal(room).marks[seat])
        for version in (0, seen, players[seat].version() + 1):
            assert (await take_back(players[seat], version))[0]["reason"]["code"] == "stale"
        assert (await players[seat].act("undo"))[0]["reason"]["code"] == "not-an-action"
        assert (await players[seat].deal("undo"))[0]["reason"]["code"] == "not-a-deal"
        assert (await take_back(players[seat], seen + 1))[0]["type"] == "ack"
        await house.close()

    run(story())


def test_talk_stays_and_bars_nothing_and_a_deal_bars(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        one, two = [other for other in range(4) if other != seat][:2]
        game = journal(room).game
        names = [game.notation.seat(game.t, number) for number in range(4)]
        await players[one].deal(f"say to={names[two]} text=psst")
        await players[one].deal(f"offer to={names[two]} give=cash:1")
        assert (await players[two].deal("decline 1"))[0]["type"] == "ack"
        assert (await take_back(players[seat]))[0]["type"] == "ack"
        assert journal(room).game.ledger.spoken[one] == 1
        assert [offer.state for offer in journal(room).game.ledger.offers] == ["declined"]
        while not can_undo(journal(room).game, seat):
            await players[seat].act(any_answer(room, seat, random.Random(3)))
        await players[one].deal(f"offer to={names[two]} give=cash:1")
        await players[two].deal("accept 2")
        assert players[seat].heard("update")[-1]["undo"] is False
        assert (await take_back(players[seat]))[0]["reason"]["code"] == "undo-deal"
        assert (await take_back(players[one]))[0]["reason"]["code"] == "undo-others"
        await house.close()

    run(story())


def test_nobody_floods_a_log_by_taking_back(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        text = journal(room).game.lines[-1].partition(": ")[2]
        for _ in range(MOST_A_ROUND):
            assert (await take_back(players[seat]))[0]["type"] == "ack"
            assert (await players[seat].act(text))[0]["type"] == "ack"
        assert players[seat].heard("update")[-1]["undo"] is False
        assert (await take_back(players[seat]))[0]["reason"]["code"] == "undo-enough"
        await house.close()

    run(story())


def test_taking_back_gains_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(tmp_path), watch)
        room, players = await in_round_one(house)
        chooser = random.Random(3)
        while True:
            seat = chooser.choice(journal(room).owed())
            asked = journal(room).asked_at[seat]
            watch.at += 7
            await players[seat].act(any_answer(room, seat, chooser))
            if can_undo(journal(room).game, seat):
                break
        watch.at += 5
        await take_back(players[seat])
        assert journal(room).asked_at[seat] == asked
        await house.close()

    run(story())


def test_what_a_caretaker_did_stands(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players, seat = await to_undo(house)
        line = journal(room).game.way_back.steps[-1].line
        after = room.record.lines[line:]
        room.record.lines.cut(line)
        room.record.lines += [after[0]._replace(message=""), *after[1:]]
        assert (await take_back(players[seat]))[0]["reason"]["code"] == "undo-others"
        assert not room.can_undo(seat)
        await house.close()

    run(story())


def test_bots_leave_a_breath(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it can be taken back no bot answers; offers are replied to all the same."""

    async def story() -> None:
        watch = Watch()
        house = open_house(settings(tmp_path, undo_breath=3600.0), watch)
        room, players = await sit_down(house, new_table(people=1, bots=3))
        chooser = random.Random(1)
        while not room.can_undo(0) or 0 in journal(room).owed():
            watch.at += 3600
            await until(lambda: 0 in journal(room).owed())
            await players[0].act(any_answer(room, 0, chooser))
        driver = house.drivers[room.id]
        assert driver.find("answer") is not None
        assert room.breath() == 3600.0
        start, napped = watch.at, list[float]()

        async def nap(seconds: float) -> None:
            watch.at += seconds

        async def do(*_: object) -> None:
            napped.append(watch.at - start)
            raise asyncio.CancelledError

        impatient = BotDriver(room, house.bot_pool, house.study)
        monkeypatch.setattr(impatient, "do", do)
        with monkeypatch.context() as patched:
            clock = SimpleNamespace(sleep=nap, CancelledError=asyncio.CancelledError)
            patched.setattr(seated_bots, "asyncio", clock)
            with pytest.raises(asyncio.CancelledError):
                await impatient.run("answer")
        assert napped == [3600.0]
        watch.at = start
        assert impatient.breath("reply") == 0.0
        lines = len(journal(room))
        assert (await take_back(players[0]))[0]["type"] == "ack"
        assert len(journal(room)) == lines + 1
        assert room.breath() <= 0 or room.can_undo(0)
        await house.close()

    run(story())


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_game_full_of_undos_ends_as_one_without(tmp_path: Path, game: str) -> None:
    """Whatever is taken back and done again, the table and the dice are the same, and can be proved."""

    async def story() -> None:
        house = open_house(settings(tmp_path))
        chooser = random.Random(11)
        room, players = await sit_down(house, new_table(game, 3))
        while room.record.state == "running":
            seat = chooser.choice(journal(room).owed())
            await players[seat].act(any_answer(room, seat, chooser))
            while room.can_undo(seat) and chooser.random() < 0.3:
                await take_back(players[seat])
        undos = sum(line.endswith(": undo") for line in journal(room).game.lines)
        assert undos > 20
        plain = journal(room).game.settled()
        assert plain.t == journal(room).game.t
        assert plain.ledger == journal(room).game.ledger
        assert plain.happened == journal(room).game.happened
        assert not any(line.endswith(": undo") for line in plain.lines)
        fresh = room.new_journal()
        for line in plain.lines:
            fresh.replay(line, 0.0)
        assert fresh.game.t == journal(room).game.t
        loaded = await reloaded(house, room.id)
        assert journal(loaded).game == journal(room).game
        assert journal(loaded).marks == journal(room).marks
        record = room.record
        parts = record.commitment, room.entropies(), record.seed, record.plan.dice
        (tmp_path / "game.log").write_text(log_text(journal(room).game, *parts), encoding="utf-8")
        assert verify(tmp_path / "game.log").over
        await house.close()

    run(story())


def test_a_fist_taken_back_stays_a_secret_of_its_seat(tmp_path: Path) -> None:
    """Delayed spectators see everything, but not what somebody had in a fist that others still may answer."""

    async def story() -> None:
        watch = Watch()
        house = open_house(settings(tmp_path, spectator_delay=10.0), watch)
        room, players = await in_round_one(house, spectators="delayed")
        onlooker = Player(room)
        await onlooker.hello()
        chooser = random.Random(5)
        while not (journal(room).fists and journal(room).game.way_back.steps):
            await play_on(room, players, chooser, 1)
        (seat,) = journal(room).fists
        line = journal(room).fists[seat]
        assert (await take_back(players[seat]))[0]["type"] == "ack"
        assert journal(room).fists == {}
        watch.at += 1000
        room.audience.tick()
        assert room.audience.version(EVERYBODY) == line
        for player in players:
            told = player.heard("update")[-1]
            assert told["facts"] == [
                {"event": "undone", "seat": seat, "since": told["version"] - 2, "version": told["version"]}
            ]
        while journal(room).unclenched is not None:
            await play_on(room, players, chooser, 1)
        watch.at += 1000
        room.audience.tick()
        assert room.audience.version(EVERYBODY) > line
        await house.close()

    run(story())
