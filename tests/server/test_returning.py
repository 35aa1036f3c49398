from __future__ import annotations

import random
from pathlib import Path

import pytest
from rig import (
    Player,
    journal,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
)

from gangland.server.socket.sessions import TRY_AGAIN
from gangland.server.store.base import StoreError


def test_hello_gives_the_same_decision_again_and_only_what_was_missed(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(3), 30)
        seat = journal(room).owed()[0]
        old = players[seat].heard("update")[-1]
        players[seat].session.leave()
        assert room.audience.presence()[seat] == "away"
        phone = Player(room, players[seat].key)
        welcome, update, dice, presence = await phone.hello(since=old["version"])
        assert not dice["due"]
        assert welcome["seat"] == seat
        assert update["document"] == old["document"]
        assert update["facts"] == []
        assert presence["presence"][seat] == "here"
        whole = (await Player(room, players[seat].key).hello())[1]
        assert whole["version"] == old["version"]
        story = [fact for told in players[seat].heard("update") for fact in told["facts"]]
        assert whole["facts"] == story
        # a version of another life is no harm
        assert (await Player(room, players[seat].key).hello(since=999_999))[1]["facts"] == story
        await house.close()

    run(story())


def test_two_devices_of_one_seat_see_the_same(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        second = Player(room, players[0].key)
        await second.hello()
        await play_on(room, players, random.Random(3), 10)
        assert second.heard("update")[-1] == players[0].heard("update")[-1]
        await house.close()

    run(story())


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_reload_from_the_disk_is_the_same_table(game: str, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table(game))
        chooser = random.Random(6)
        for _ in range(12):
            await play_on(room, players, chooser, 17)
            loaded = await reloaded(house, room.id)
            assert journal(loaded).asked == journal(room).asked
            assert loaded.replies.done == room.replies.done
            assert not loaded.replies.refused
            for player in players:
                again = Player(loaded, player.key)
                await again.hello()
                before = player.heard("update")[-1]
                after = again.heard("update")[-1]
                assert after["document"] == before["document"]
                assert after["version"] == before["version"]
            assert journal(loaded).croupier.used == journal(room).croupier.used
            house.rooms[room.id] = room
        await house.close()

    run(story())


def test_who_comes_while_nothing_can_be_kept_is_hung_up_on_and_comes_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_seat: int) -> None:
        raise StoreError("full")

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        phone = Player(room, players[0].key)
        with monkeypatch.context() as patch:
            patch.setattr(room.manners, "learn", full)
            (told,) = await phone.hello()
        assert told["code"] == "storage"
        assert phone.wire.closed == TRY_AGAIN
        assert not phone.session.is_known()
        assert (await Player(room, players[0].key).hello())[0]["type"] == "welcome"
        await house.close()

    run(story())
