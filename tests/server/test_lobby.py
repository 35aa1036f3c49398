from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from live import Client, LiveServer, fetch
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

from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Join, NewSeat, NewTable, Pace
from gangland.server.store import archive
from gangland.server.table.gathering import add_entropy, free, join, lobby_document, start


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
        assert [reply["type"] for reply in await bob.hello()][:4] == ["welcome", "update", "dice", "presence"]
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
        new_table("mayhem", caretaker="no-such-bot"),
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


def own_pack(folder: Path) -> str:
    """A pack of a host, with a garage of its own."""
    own = folder / "own.toml"
    garage = 'id = "my-garage"\nkind = "random"\nprovenance = "house"\nmain = [{ skim = { cash = 2 } }]\n'
    own.write_text(f'schema = 1\nextends = "mayhem"\n[[site]]\n{garage}', "utf-8")
    return str(own)


def test_packs_are_offered_with_the_game_they_are_for_and_tables_say_their_own(folder: Path) -> None:
    broken = folder / "broken.toml"
    broken.write_text("schema = 1\n", "utf-8")
    packs = {"own": own_pack(folder), "broken": str(broken)}
    with LiveServer(settings(folder, packs=packs)) as server:
        offered = {game["id"]: game["packs"] for game in fetch(f"{server.url}/api/games")[1]["games"]}
        assert offered == {"mayhem": ["own"], "wise-guys": []}
        new = {"game": "mayhem", "seats": [{"kind": "open"}] * 3}
        for pack, has_garage in (("own", True), ("", False)):
            made = fetch(f"{server.url}/api/tables", {**new, "pack": pack})[1]
            address = f"{server.url}/api/tables/{made['table']}"
            assert fetch(address)[1]["pack"] == pack
            assert ("my-garage" in fetch(f"{address}/cards")[1]["sites"]) == has_garage


def test_the_maker_of_a_table_chooses_who_plays_for_leavers(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _ = await sit_down(house, new_table(caretaker="random"))
        assert (await sit_down(house, new_table()))[0].record.plan.caretaker == "thug"
        assert lobby_document(room.record, room.audience.presence()).caretaker == "random"
        loaded = await reloaded(house, room.id)
        assert loaded.record.plan.caretaker == "random"
        driver = house.drivers[room.id]
        assert driver.make(journal(loaded).owed()[0]).name == "random"
        await house.close()

    run(story())


def test_a_table_kept_before_caretakers_could_be_chosen_has_the_thug() -> None:
    plan = msgspec.json.encode(archive.Plan("mayhem", {}, (), False, Pace(), "plain", "en"))
    old = {key: value for key, value in msgspec.json.decode(plan).items() if key not in ("caretaker", "pack")}
    assert msgspec.convert(old, archive.Plan).caretaker == "thug"


def test_a_table_is_played_with_a_pack_of_the_host(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, packs={"own": own_pack(folder)}))
        room, players = await sit_down(house, new_table(pack="own"))
        await play_on(room, players, random.Random(1), 40)
        assert "my-garage" in journal(room).game.notation.tiles
        loaded = await reloaded(house, room.id)
        assert journal(loaded).game.lines == journal(room).game.lines
        await house.close()

    run(story())


def test_a_guest_with_the_name_of_a_bot_does_not_keep_the_host_from_beginning(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *[NewSeat("open")] * 3]
        room, _, _ = await house.create(NewTable("mayhem", seats))
        await join(room, Join("Thug 3"))
        await start(room, "thug")
        names = [seat.name for seat in room.record.seats]
        assert names[:2] == ["Ann", "Thug 3"]
        assert names[2:] == ["Thug 4", "Thug 5"]
        assert room.record.state == "running"
        await house.close()

    run(story())


def test_a_beginning_that_fails_leaves_the_seats_open(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _, _ = await house.create(NewTable("mayhem", [NewSeat("human", "Ann"), *[NewSeat("open")] * 2]))
        begin = room.begin

        async def fails() -> None:
            raise OSError

        room.begin = fails  # type: ignore[method-assign]
        with pytest.raises(OSError):  # noqa: PT011 - any
            await start(room, "thug")
        assert [seat.kind for seat in room.record.seats] == ["human", "open", "open"]
        room.begin = begin  # type: ignore[method-assign]
        await start(room, "random")
        assert room.record.seats[1].bot == "random"
        assert room.caretakers.is_bot(1)
        await house.close()

    run(story())


def test_the_host_frees_a_seat_before_the_start(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "open"}] * 2]
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        address = f"{server.url}/api/tables/{made['table']}"
        host = f"Bearer {made['hostKey']}"
        seat = fetch(f"{address}/join", {"name": "Mallory", "entropy": "ab" * 16})[1]
        mallory = Client(f"{server.ws}/ws/{made['table']}", seat["key"])
        mallory.hello()

        def free(number: object, key: str = host) -> tuple[int, str]:
            status, doc = fetch(f"{address}/seats/{number}", method="DELETE", Authorization=key)
            return status, doc.get("code", "")

        assert free(1, f"Bearer {made['keys']['0'][0]}") == (403, "not-the-host")
        assert free(1, "") == (403, "not-the-host")
        assert free(2) == (409, "seat-open")
        assert free(7) == free(-1) == free("x") == free(10**30) == (404, "no-such-seat")
        assert free(1) == (200, "")
        assert mallory.wait_for("error")["code"] == "seat-freed"
        mallory.close()
        again = Client(f"{server.ws}/ws/{made['table']}", seat["key"])
        assert again.hello()["code"] == "bad-key"
        again.close()
        assert fetch(address)[1]["seats"][1] == {
            "name": "open-2",
            "kind": "open",
            "bot": "",
            "taken": False,
            "connected": False,
            "entropy": False,
            "chain": "",
        }
        assert fetch(f"{address}/join", {"name": "Bob"})[1]["seat"] == 1
        assert fetch(f"{address}/start", {"bots": "random"}, Authorization=host)[0] == 200
        assert free(1) == (409, "begun")


def test_a_freed_seat_is_free_after_a_restart_and_nobody_is_still_on_it(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _, _ = await house.create(NewTable("mayhem", [NewSeat("human", "Ann"), *[NewSeat("open")] * 2]))
        _, key = await join(room, Join("Bob"))
        bob = Player(room, key)
        await bob.hello()
        await free(room, 1)
        assert (await bob.say(type="entropy", hex="ab" * 16))[0]["code"] == "hello-first"
        assert bob.wire.closed == 1008
        with pytest.raises(Refusal, match="seat-freed"):
            await add_entropy(room, 1, "ab" * 16)
        again = await reloaded(house, room.id)
        assert again.record.seats[1].kind == "open"
        assert (await Player(again, key).hello())[0]["code"] == "bad-key"
        await house.close()

    run(story())
