"""How many connections one address may hold, and what counts as one address."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from live import PATIENCE, Client, LiveServer, fetch
from rig import settings
from websockets.exceptions import ConnectionClosed

from gangland.server.http.limits import Attendance, household

NEW = {"game": "mayhem", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
CLOSED_FOR_NOW = 1013


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_one_network_is_one_address(address: str, expected: str) -> None:
    assert household(address) == expected


def test_who_leaves_makes_room() -> None:
    there = Attendance(2)
    assert [there.enter("a"), there.enter("a"), there.enter("a"), there.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    there.leave("a")
    assert there.enter("a")
    for who in ("a", "a", "b"):
        there.leave(who)
    assert not there.count


def said_to(client: Client) -> str:
    """Why somebody who says hello is not let in, or that they are."""
    with suppress(ConnectionClosed):
        client.send({"type": "hello"})
    return str(client.receive().get("code", "in"))


def test_websockets_of_one_address_are_limited_and_told_so(folder: Path) -> None:
    with LiveServer(settings(folder, most_from_address=2)) as server, ExitStack() as stack:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        address = f"{server.ws}/ws/{table}"
        first = Client(address)
        second = Client(address)
        stack.callback(second.close)
        third = Client(address)
        refused = third.receive()
        assert (refused["type"], refused["code"]) == ("error", "too-many-connections")
        assert refused["message"]["id"] == "error-too-many-connections"
        with pytest.raises(ConnectionClosed) as closed:
            third.socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_FOR_NOW
        third.close()
        first.close()
        while True:  # the server has to hear of it first
            fourth = Client(address)
            stack.callback(fourth.close)
            if said_to(fourth) == "in":
                break


def test_guests_of_a_trusted_proxy_are_counted_by_their_own_addresses(folder: Path) -> None:
    with LiveServer(settings(folder, most_from_address=1, trusted_proxies=("127.0.0.1",))) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]

        def come(guest: str) -> tuple[Client, str]:
            client = Client(f"{server.ws}/ws/{table}", additional_headers={"X-Forwarded-For": guest})
            return client, said_to(client)

        clients = [come(guest) for guest in ("192.0.2.1", "192.0.2.2", "192.0.2.1")]
        assert [code for _, code in clients] == ["in", "in", "too-many-connections"]
        for client, _ in clients:
            client.close()


def test_lines_that_say_nothing_are_limited_too(folder: Path) -> None:
    with LiveServer(settings(folder, most_from_address=3)) as server, ExitStack() as stack:
        at = urlsplit(server.url)
        where = (str(at.hostname), int(at.port or 0))
        for _ in range(3):
            silent = stack.enter_context(socket.create_connection(where, timeout=PATIENCE))
            silent.send(b"GET /api/games HTTP/1.1\r\n")
        asking = HTTPConnection(*where, timeout=PATIENCE)
        asking.request("GET", "/api/games")
        answer = asking.getresponse()
        assert answer.status == 429
        assert json.loads(answer.read())["code"] == "too-many-connections"
        asking.close()
