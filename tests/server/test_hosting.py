"""A server on the open net: what one guest does is never another's loss, and every answer is typed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import random
import resource
import socket
from pathlib import Path

import pytest
from live import PATIENCE, Client, LiveServer, fetch, wait_until
from rig import (
    FREE,
    FakeWire,
    Player,
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
from test_lobby import own_pack
from websockets.exceptions import ConnectionClosed, InvalidMessage

from gangland.game.journal import Journal
from gangland.game.logs.log import load
from gangland.protocol.messages import LARGEST
from gangland.server.http.limits import Limiter
from gangland.server.runner import Server
from gangland.server.settings import Rates, read_settings
from gangland.server.socket import connections, sockets
from gangland.server.socket.sessions import Session
from gangland.server.store.base import StoreError
from gangland.server.store.keys import MOST_KEYS
from gangland.server.table.proof import log_text

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
NEW = {"game": "mayhem", "seats": SEATS}


def answer_to(url: str, method: str, path: str, **headers: str) -> tuple[int, str, bool]:
    """The status and code of any path, as it is, and whether the headers of all answers are there."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"X-Gangland": "1"} | given)
    answer = connection.getresponse()
    code = json.loads(answer.read()).get("code", "")
    connection.close()
    return answer.status, code, answer.getheader("content-security-policy") is not None


def test_addresses_that_cannot_be_are_typed_errors(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        account = {"name": "Ann", "password": "correct horse"}
        session = fetch(f"{server.url}/api/accounts", account)[1]["session"]
        table = fetch(f"{server.url}/api/tables", NEW, X_Gangland_Session=session)[1]["table"]
        for path in ("/a%00b", f"/{'a' * 300}", f"/assets/{'a' * 5000}"):
            assert answer_to(server.url, "GET", path) == (404, "no-such-page", True)
        for seat in (10**30, "9" * 5000, -1, "x", 3):
            path = f"/api/me/tables/{table}/{seat}/key"
            found = answer_to(server.url, "POST", path, X_Gangland_Session=session)
            assert found == (404, "no-such-seat", True)


def test_whatever_fails_is_a_typed_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("gangland.server.http.library.games_document", fails)
    with LiveServer(settings(folder)) as server:
        assert answer_to(server.url, "GET", "/api/games") == (500, "internal", True)


def test_a_table_that_cannot_be_read_is_a_typed_error_on_a_socket(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StoreError

    monkeypatch.setattr("gangland.server.table.house.House.find", fails)
    with LiveServer(settings(folder)) as server:
        client = Client(f"{server.ws}/ws/any")
        assert client.receive()["code"] == "storage"
        client.close()


def test_a_good_key_opens_after_any_number_of_wrong_ones(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, keys, _ = await house.create(new_table())
        wrong = Limiter(3, 0)
        codes = []
        for key in [*["x"] * 5, keys[0]]:
            wire = FakeWire()
            await Session(room, wire, wrong, "192.0.2.1").receive(json.dumps({"type": "hello", "key": key}))
            codes.append(json.loads(wire.texts[0]).get("code", "welcome"))
        assert codes == ["bad-key"] * 3 + ["rate-limited"] * 2 + ["welcome"]
        await house.close()

    run(story())
    rates = Rates(messages=FREE, requests=FREE, tables=FREE, keys=(3, 0), passwords=FREE)
    with LiveServer(settings(folder, rates=rates)) as server:
        made = fetch(f"{server.url}/api/tables", NEW)[1]
        address = f"{server.url}/api/tables/{made['table']}/start"
        statuses = [fetch(address, {}, Authorization="Bearer wrong")[0] for _ in range(5)]
        assert statuses == [403] * 3 + [429] * 2
        assert fetch(address, {"bots": "random"}, Authorization=f"Bearer {made['hostKey']}")[0] == 200


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
def test_nobody_chooses_an_address_but_through_a_trusted_proxy(
    trusted: tuple[str, ...], folder: Path
) -> None:
    rates = Rates(requests=(5, 0))
    with LiveServer(settings(folder, rates=rates, trusted_proxies=trusted)) as server:
        found = [fetch(f"{server.url}/api/games", x_forwarded_for=f"192.0.2.{n}")[0] for n in range(8)]
    assert found == [200] * 8 if trusted else found == [200] * 5 + [429] * 3


def test_proxies_can_be_named_in_the_environment() -> None:
    found = read_settings(None, {"GANGLAND_TRUSTED_PROXIES": "10.0.0.1,10.0.0.2"})
    assert found.trusted_proxies == ("10.0.0.1", "10.0.0.2")


def test_few_bytes_wait_for_somebody_who_never_reads() -> None:
    async def story() -> None:
        wire = sockets.SocketWire(None)  # type: ignore[arg-type]
        for _ in range(sockets.QUEUE):
            wire.send("x" * LARGEST)
        assert wire.is_closing
        assert wire.queue.qsize() == 1
        long = sockets.SocketWire(None)  # type: ignore[arg-type]
        for _ in range(3):
            long.send("x" * 3_000_000)
        assert not long.is_closing

    asyncio.run(story())


def test_a_repeated_hello_costs_as_much_as_the_past(folder: Path) -> None:
    async def story() -> None:
        rates = Rates(messages=(30, 0))
        house = open_house(settings(folder, rates=rates))
        room, _, _ = await house.create(new_table())
        onlooker = Player(room)
        found = [(await onlooker.hello())[0].get("code", "welcome") for _ in range(5)]
        assert found == ["welcome"] * 3 + ["rate-limited"] * 2
        await house.close()

    run(story())


def test_what_is_too_much_is_refused_by_its_id(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, rates=Rates(messages=(1, 0))))
        room, _, _ = await house.create(new_table())
        player = Player(room)
        await player.say(type="ping")
        reply = (await player.say(type="ask", id="q7", what="market"))[0]
        assert (reply["code"], reply["id"]) == ("rate-limited", "q7")
        for odd in ('{"id": 7}', "[[[", '{"id":"' + "x" * LARGEST, b"\xff"):
            reply = (await player.send(odd))[0]
            assert (reply["code"], reply["id"]) == ("rate-limited", "")
        await house.close()

    run(story())


def patient_client(address: str) -> Client:
    """A client; on a busy machine it may be hung up on before it came to ask, and tries again."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError):
            return Client(address)


def test_connections_that_ask_for_nothing_are_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(settings(folder)) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        address = server.listening.getsockname()
        monkeypatch.setattr(connections, "ASK_WITHIN", 0.3)
        onlooker = patient_client(f"{server.ws}/ws/{table}")
        onlooker.hello()
        whole = b"GET /api/tables/none HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for said in (b"", whole[:20], whole + whole[:20]):
            with socket.create_connection(address, timeout=PATIENCE) as idle:
                idle.sendall(said)
                while idle.recv(10_000):
                    pass
        assert onlooker.drain()[-1]["type"] == "lobby"
        onlooker.close()


def test_there_is_an_end_to_connections(folder: Path) -> None:
    server = LiveServer(settings(folder))
    server.server.config.limit_concurrency = 4
    with server:
        address = server.listening.getsockname()
        taken = [socket.create_connection(address, timeout=PATIENCE) for _ in range(4)]
        assert taken[3].recv(10) == b""
        for one in taken:
            one.close()
        wait_until(lambda: not server.server.server_state.connections)
        assert fetch(f"{server.url}/api/games")[0] == 200


def test_the_server_uses_the_files_the_system_allows(folder: Path) -> None:
    most = connections.connection_limit()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert connections.OTHER_FILES <= most <= max(soft - connections.OTHER_FILES, connections.OTHER_FILES)
    with LiveServer(settings(folder)) as server:
        assert isinstance(server.server, Server)
        assert server.server.config.limit_concurrency == most


def test_a_seat_has_a_few_keys_and_the_newest_open(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        account = {"name": "Ann", "password": "correct horse"}
        session = fetch(f"{server.url}/api/accounts", account)[1]["session"]
        made = fetch(f"{server.url}/api/tables", NEW, X_Gangland_Session=session)[1]
        address = f"{server.url}/api/me/tables/{made['table']}/0/key"
        keys = [made["keys"]["0"][0]]
        keys += [fetch(address, {}, X_Gangland_Session=session)[1]["key"] for _ in range(MOST_KEYS + 2)]
        opens(server, made["table"], keys)
        host = f"Bearer {made['hostKey']}"
        assert fetch(f"{server.url}/api/tables/{made['table']}/start", {}, Authorization=host)[0] == 409
    with LiveServer(settings(folder)) as server:
        opens(server, made["table"], keys)


def opens(server: LiveServer, table: str, keys: list[str]) -> None:
    """The newest keys open the seat, and no others."""
    for number, key in enumerate(reversed(keys)):
        client = Client(f"{server.ws}/ws/{table}", key)
        assert client.hello()["type"] == ("welcome" if number < MOST_KEYS else "error")
        client.close()


def test_who_has_gone_before_their_hello_is_done_is_not_there(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        ghost = Player(room, players[0].key)
        players[0].session.leave()
        hello = {"type": "hello", "key": ghost.key, "lang": "fr"}
        coming = asyncio.create_task(ghost.session.receive(json.dumps(hello)))
        for _ in range(3):
            await asyncio.sleep(0)
        assert ghost.session.is_known()
        ghost.session.leave()
        await coming
        assert room.audience.presence()[0] == "away"
        assert ghost.session not in room.audience.guests
        await house.close()

    run(story())


def test_a_log_does_not_say_where_the_host_keeps_a_pack(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> str:
        house = open_house(settings(folder, packs={"own": own_pack(folder)}))
        room, players = await sit_down(house, new_table(pack="own"))
        await play_on(room, players, random.Random(1), 5000)
        await house.close()
        record = room.record
        return log_text(
            journal(room).game, record.commitment, room.entropies(), record.seed, record.plan.dice
        )

    text = run(story())
    assert str(folder) not in text
    assert "\npack own.toml" in text
    (folder / "game.log").write_text(text, "utf-8")
    monkeypatch.chdir(folder)
    assert load(folder / "game.log").t.over


def test_what_fails_is_logged_without_what_was_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Journal, _seat: int, text: str, _at: float) -> None:
        raise RuntimeError(text)

    async def story() -> str:
        house = open_house(settings(folder))
        room, players = await in_round_one(house)
        monkeypatch.setattr("gangland.game.journal.Journal.take", fails)
        reply = (await players[0].deal(f"say to={gang(room, 1)} text=sesame"))[0]
        await house.close()
        return str(reply["code"])

    with caplog.at_level(logging.DEBUG):
        assert run(story()) == "not-understood"
    assert "sesame" not in caplog.text
    assert "failed with RuntimeError" in caplog.text
