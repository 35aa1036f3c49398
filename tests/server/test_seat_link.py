"""The link to one's own seat: for who holds its key, as text and as a code that says the same."""

from __future__ import annotations

import re
from pathlib import Path

import segno
from live import Client, LiveServer, fetch, fetch_raw
from rig import settings

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "open"}]
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def test_a_second_device_sits_down_by_the_link_of_ones_own_seat(folder: Path) -> None:
    with LiveServer(settings(folder, public_url="https://table.example/")) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
        table, key = made["table"], made["keys"]["1"][0]
        at = f"{server.url}/api/tables/{table}/link"
        status, found = fetch(at, Authorization=f"Bearer {key}")
        assert (status, found["link"]) == (200, f"https://table.example/t/{table}#key={key}")
        matrix = [[0] * found["size"] for _ in range(found["size"])]
        for x, y, wide, back in (map(int, run) for run in RUN.findall(found["path"])):
            assert wide == back
            matrix[y][x : x + wide] = [1] * wide
        assert [bytearray(row) for row in matrix] == list(segno.make(found["link"], error="m").matrix)
        client = Client(f"{server.ws}/ws/{table}", found["link"].partition("#key=")[2])
        assert client.hello()["seat"] == 1
        client.close()
        headers = fetch_raw(at, Authorization=f"Bearer {key}")[1]
        assert headers["cache-control"] == "no-store"


def test_nobody_else_gets_a_link(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": SEATS})[1]
        at = f"{server.url}/api/tables/{made['table']}/link"
        assert fetch(at)[1]["code"] == "not-your-seat"
        assert fetch(at, Authorization=f"Bearer {made['hostKey']}")[1]["code"] == "not-your-seat"
        assert fetch(at, Authorization="Bearer guess")[1]["code"] == "bad-key"
        key = made["keys"]["0"][0]
        assert (
            fetch(at, Authorization=f"Bearer {key}")[1]["link"] == f"{server.url}/t/{made['table']}#key={key}"
        )
