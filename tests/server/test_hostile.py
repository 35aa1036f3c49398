"""Hostile input never changes a game, reveals nothing, does not stop the server, and gets a typed error."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest
from hostile import Attacker
from live import Client, LiveServer, fetch, wait_until
from rig import (
    Doc,
    Player,
    any_answer,
    gang,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    play_on,
    run,
    settings,
    sit_down,
)
from websockets.exceptions import ConnectionClosed

from gangland.server.table.web_table import Room

MESSAGES = int(os.environ.get("GANGLAND_HOSTILE", "100000"))
OVER_SOCKETS = min(4000, MESSAGES // 10)
POSITIONS = 25

HARMLESS = {"refused", "error", "ack", "answer", "welcome", "update", "presence", "pong"}


def check_reply(replies: list[Doc], seat: int, secrets: list[str]) -> str:
    """Every message is answered, with what belongs to this seat and nothing else; return the first answer."""
    assert replies
    first = replies[0]
    for reply in replies:
        assert reply["type"] in HARMLESS, reply
        if reply["type"] in ("error", "refused"):
            assert reply["code"]
        if reply["type"] == "update":
            assert reply["document"]["seat"] == (None if seat < 0 else seat)
        text = json.dumps(reply)
        assert not any(secret in text for secret in secrets)
    return str(first.get("code", first["type"]))


async def attack(
    room: Room, players: list[Player], taken: dict[str, int], count: int, seed: int
) -> Counter[str]:
    """Send hostile messages from every kind of place; nothing changes.

    What one seat said before, said by another that is asked, might be a good answer: others repeat it.
    """
    before = journal(room)
    lines = list(before.game.lines)
    secrets = [room.record.seed, before.croupier.seed, *(player.key or "" for player in players)]
    attacker = Attacker(seed, list(taken), [gang(room, seat) for seat in range(4)])
    attackers = [*players, Player(room), Player(room)]
    await attackers[-1].hello()
    found: Counter[str] = Counter()
    for _ in range(count):
        player = attacker.chooser.choice(attackers)
        message = attacker.message()
        if player.session.seat in before.owed() and isinstance(message, str) and message in taken:
            player = players[taken[message]]
        seat = player.session.seat
        replies = await player.send(message)
        found[check_reply(replies, seat if seat >= 0 else -1, secrets)] += 1
        player.wire.texts.clear()
        player.wire.closed = 0
        assert room.journal is before
    for player in attackers[len(players) :]:
        player.session.leave()
    assert journal(room).game.lines == lines
    return found


def test_hostile_messages_change_nothing_and_get_typed_errors(folder: Path) -> None:
    async def story() -> Counter[str]:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        chooser = random.Random(8)
        taken: dict[str, int] = {}
        found: Counter[str] = Counter()
        for position in range(POSITIONS):
            for _ in range(7):
                seat = chooser.choice(journal(room).owed())
                act = {"type": "act", "id": f"t{len(taken)}", "version": players[seat].version()}
                act["action"] = any_answer(room, seat, chooser)
                taken[json.dumps(act)] = seat
                assert (await players[seat].say(**act))[0]["type"] == "ack"
            found += await attack(room, players, taken, (MESSAGES - OVER_SOCKETS) // POSITIONS, position)
        assert lines_on_disk(folder, room.id) == journal(room).game.lines
        await play_on(room, players, chooser, 5000)
        assert room.record.state == "over"
        await house.close()
        return found

    found = run(story())
    assert sum(found.values()) >= (MESSAGES - OVER_SOCKETS) // POSITIONS * POSITIONS
    assert {"malformed", "unknown", "invalid", "oversized", "stale", "bad-key", "not-your-seat"} <= set(found)
    assert {"hello-first", "no-vote-there", "not-away", "ack", "not-a-deal"} <= set(found)
    assert "internal" not in found
    assert "not-understood" not in found


def test_the_same_at_the_right_version_and_in_turn(folder: Path) -> None:
    """Nonsense that is neither stale nor out of turn is refused by the rules, one reason each."""

    async def story() -> Counter[str]:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table("wise-guys"))
        await play_on(room, players, random.Random(3), 25)
        attacker = Attacker(5, [], [gang(room, seat) for seat in range(4)])
        before = journal(room)
        found: Counter[str] = Counter()
        for number in range(min(3000, MESSAGES // 3)):
            seat = number % 4
            doc = json.loads(attacker.chooser.choice([attacker.nonsense, attacker.bad_deal])())
            doc["version"] = players[seat].version()
            found[check_reply(await players[seat].say(**doc), seat, [])] += 1
            assert room.journal is before
        await house.close()
        return found

    found = run(story())
    assert len(found) > 12
    assert not {"internal", "ack", "stale"} & set(found)


# over real sockets


def test_hostile_messages_over_real_sockets(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
        _, made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})
        table = made["table"]
        clients = [Client(f"{server.ws}/ws/{table}", key) for (key,) in made["keys"].values()]
        for seat, client in enumerate(clients):
            client.hello()
            client.send({"type": "entropy", "hex": f"{seat}" * 32})
        wait_until(lambda: fetch(f"{server.url}/api/tables/{table}")[1]["state"] == "running")
        before = lines_on_disk(folder, table)
        for client in clients:
            client.drain()
        found = attack_over_sockets(clients)
        assert {"oversized", "malformed", "unknown", "invalid", "stale", "bad-key"} <= set(found)
        assert lines_on_disk(folder, table) == before
        assert fetch(f"{server.url}/api/tables/{table}")[1]["state"] == "running"
        for client in clients:
            client.close()


def attack_over_sockets(clients: list[Client]) -> Counter[str]:
    attacker = Attacker(99, [], ["samcro", "mayans", "lin", "calaveras"])
    found: Counter[str] = Counter()
    for number in range(OVER_SOCKETS):
        client = clients[number % 4]
        try:
            client.send(attacker.oversized() if number % 100 == 50 else attacker.message())
            reply = client.receive()
            while reply["type"] in ("presence", "update"):
                reply = client.receive()
            found[str(reply.get("code", reply["type"]))] += 1
            while reply.get("code") == "oversized":
                client.receive()
        except ConnectionClosed as closed:
            found[f"closed-{close_code(closed)}"] += 1
            client.close()
            client.open()
            client.hello()
            client.drain()
    assert {code for code in found if code.startswith("closed-")} == {"closed-1009"}
    assert sum(found.values()) == OVER_SOCKETS + found["closed-1009"]
    return found


def close_code(closed: ConnectionClosed) -> int:
    return closed.rcvd.code if closed.rcvd is not None else 0


def test_frames_of_megabytes_are_hung_up_on(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        _, made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})
        client = Client(f"{server.ws}/ws/{made['table']}")
        with contextlib.suppress(ConnectionClosed):
            client.send("x" * 5_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert close_code(closed.value) in (0, 1009)
        client.close()
        assert fetch(f"{server.url}/api/tables/{made['table']}")[0] == 200


def test_a_flood_is_limited_and_then_hung_up_on(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, rates=settings(folder).rates.__class__(messages=(10, 0))))
        room, _, _ = await house.create(new_table())
        player = Player(room)
        codes: Counter[str] = Counter()
        for _ in range(320):
            codes[(await player.say(type="ping"))[0].get("code", "pong")] += 1
        assert codes["pong"] == 10
        assert codes["rate-limited"] == 310
        assert player.wire.closed == 1008
        await house.close()

    run(story())


def test_somebody_who_never_reads_is_hung_up_on() -> None:
    from gangland.server.socket.sockets import QUEUE, SocketWire  # noqa: PLC0415

    async def story() -> None:
        wire = SocketWire(None)  # type: ignore[arg-type]
        for _ in range(QUEUE + 10):
            wire.send("x")
        assert wire.is_closing
        assert wire.queue.qsize() == 1

    asyncio.run(story())
