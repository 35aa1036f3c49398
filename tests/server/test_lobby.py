from __future__ import annotations

import random
from pathlib import Path

import pytest
from rig import (
    NAMES,
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

from gangland.play.refusal import Refusal
from gangland.server import archive
from gangland.server.bodies import Join, NewSeat, NewTable
from gangland.server.lobby import add_entropy, join, start


def test_a_table_is_made_joined_and_begins_when_all_have_added_to_the_dice(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("bot", None, "random")]
        room, keys, _ = await house.create(NewTable("mayhem", seats))
        ann = Player(room, keys[0])
        replies = await ann.hello()
        assert [reply["type"] for reply in replies] == ["welcome", "lobby", "lobby"]
        assert replies[0]["state"] == "open"
        assert replies[0]["commit"] == room.record.commitment
        with pytest.raises(Refusal, match="same-name"):
            await join(room, Join("Ann", "ab" * 16))
        seat, key = await join(room, Join("Bob", "ab" * 16))
        assert seat == 1
        assert room.journal is None
        with pytest.raises(Refusal, match="table-full"):
            await join(room, Join("Cleo", "ab" * 16))
        assert (await ann.say(type="entropy", hex="cd" * 16))[-1]["type"] == "update"
        assert room.record.state == "running"
        assert (await ann.say(type="entropy", hex="ef" * 16))[0]["code"] == "begun"
        assert room.entropies() == ["cd" * 16, "ab" * 16, "-"]
        bob = Player(room, key)
        assert [reply["type"] for reply in await bob.hello()][:3] == ["welcome", "update", "presence"]
        await house.close()

    run(story())


def test_the_host_begins_with_bots_in_the_open_seats(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("open")]
        room, _, _ = await house.create(NewTable("wise-guys", seats))
        with pytest.raises(Refusal, match="open-seats"):
            await start(room, "")
        await start(room, "thug")
        assert [seat.kind for seat in room.record.seats] == ["human", "bot", "bot"]
        with pytest.raises(Refusal, match="begun"):
            await start(room, "")
        await house.close()

    run(story())


@pytest.mark.parametrize(
    "new",
    [
        new_table("chess"),
        new_table("mayhem", 2),
        new_table("wise-guys", 5),
        new_table("mayhem", options={"no-such-option": 1}),
        new_table("mayhem", options={"long-haul": 99}),
        new_table("mayhem", pack="not-set-up"),
        NewTable("mayhem", [NewSeat("human", "Ann"), NewSeat("human", "Ann"), NewSeat("open")]),
        NewTable("mayhem", [NewSeat("bot", "x", "no-such-bot"), NewSeat("open"), NewSeat("open")]),
    ],
)
def test_what_cannot_be_played_is_refused(new: NewTable, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        with pytest.raises(Refusal):
            await house.create(new)
        assert await house.store.run(archive.count) == 0
        await house.close()

    run(story())


def test_there_is_an_end_to_tables(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, most_tables=1))
        await house.create(new_table())
        with pytest.raises(Refusal, match="house-full"):
            await house.create(new_table())
        await house.close()

    run(story())


def test_keys_are_long_and_kept_only_as_hashes(folder: Path) -> None:
    async def story() -> list[str]:
        house = open_house(settings(folder))
        room, keys, host = await house.create(new_table())
        assert all(len(key) >= 32 for key in (*keys.values(), host))
        assert len({*keys.values(), host}) == 5
        wrong = Player(room, "x" * 32)
        assert (await wrong.hello())[0]["code"] == "bad-key"
        assert (await Player(room, host).hello())[0]["code"] == "bad-key"
        await house.close()
        return [*keys.values(), host]

    keys = run(story())
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert not any(key.encode() in stored for key in keys)


def test_entropy_is_the_seats_own(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, keys, _ = await house.create(new_table())
        onlooker = Player(room)
        await onlooker.hello()
        assert (await onlooker.say(type="entropy", hex="00" * 16))[0]["code"] == "not-your-seat"
        await add_entropy(room, 0, "11" * 16)
        player = Player(room, keys[1])
        lobby = (await player.hello())[1]["lobby"]
        assert [seat["entropy"] for seat in lobby["seats"]] == [True, False, False, False]
        assert "11" * 16 not in "".join(player.wire.texts)
        assert [seat["name"] for seat in lobby["seats"]] == list(NAMES[:4])
        await house.close()

    run(story())


def test_a_table_is_played_with_a_pack_of_the_host(folder: Path) -> None:
    own = folder / "own.toml"
    garage = 'id = "my-garage"\nkind = "random"\nprovenance = "house"\nmain = [{ skim = { cash = 2 } }]\n'
    own.write_text(f'schema = 1\nextends = "mayhem"\n[[site]]\n{garage}', "utf-8")

    async def story() -> None:
        house = open_house(settings(folder, packs={"own": str(own)}))
        room, players = await sit_down(house, new_table(pack="own"))
        await play_on(room, players, random.Random(1), 40)
        assert "my-garage" in journal(room).game.notation.tiles
        loaded = await reloaded(house, room.id)
        assert journal(loaded).game.lines == journal(room).game.lines
        await house.close()

    run(story())
