"""What can be seen of a server from outside: its figures, its health, and what systemd is told."""

from __future__ import annotations

import logging
import math
import socket
import threading
from pathlib import Path

import pytest
from live import PATIENCE, Client, LiveServer, fetch, fetch_raw, wait_until
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from rig import NAMES, Player, gang, new_table, open_house, run, settings, with_a_bot

from gangland.cli.main import main
from gangland.server.settings import Rates, Watching
from gangland.server.watch import systemd

KEY = "a-key-of-at-least-24-signs"
NEW = {"game": "mayhem", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


def figures_of(text: str) -> Figures:
    """Every sample by its name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figure(found: Figures, name: str, **labels: str) -> float:
    return found[f"gangland_{name}", frozenset(labels.items())]


def test_figures_count_what_there_is_and_name_nobody(folder: Path) -> None:
    async def story() -> tuple[str, list[str]]:
        house = open_house(settings(folder))
        room, players = await with_a_bot(house)
        house.sessions = {player.session for player in players} | {Player(room).session}
        await players[0].say(type="ping")
        await players[0].act("fly home")
        await players[0].deal(f"say to={gang(room, 1)} text=sesame")
        await house.create(new_table())
        text = generate_latest(house.watch.registry).decode()
        await house.close()
        return text, [room.id, *(str(player.key) for player in players), *NAMES, "sesame", "fly", "bot 0"]

    text, secrets = run(story())
    assert [one for one in secrets if one in text] == []
    found = figures_of(text)
    assert [figure(found, "tables", state=one) for one in ("open", "running", "over", "held")] == [1, 1, 0, 0]
    presence = ("here", "bot", "away", "caretaker", "open")
    assert [figure(found, "seats", presence=one) for one in presence] == [3, 1, 4, 0, 0]
    assert [figure(found, "connections", of=one) for one in ("seat", "spectator", "stranger")] == [3, 0, 1]
    assert figure(found, "answers_total", by="person") >= 3
    assert figure(found, "answers_total", by="bot") >= 1
    counts = [figure(found, "message_seconds_count", kind=one) for one in ("hello", "ping", "deal")]
    assert counts == [3, 1, 1]
    assert figure(found, "bot_seconds_count", where="house") >= 1
    assert figure(found, "store_seconds_count") >= 3
    assert figure(found, "bots_waiting") == 0
    assert sum(value for (name, _), value in found.items() if name == "gangland_refusals_total") == 1


def test_figures_are_for_who_has_the_key(folder: Path) -> None:
    watched = settings(folder / "one", watch=Watching(metrics_key=KEY), rates=Rates(keys=(2, 0)))
    with LiveServer(watched) as server:
        url = f"{server.url}/metrics"
        assert fetch(url)[0] == 403
        assert fetch(url, Authorization=f"Bearer {KEY}x")[1]["code"] == "bad-key"
        assert fetch(url, Authorization=f"Basic {KEY}")[0] == 429
        status, headers, text = fetch_raw(url, Authorization=f"Bearer {KEY}")
        assert status == 200
        assert headers["cache-control"] == "no-store"
        pages = {"page": "/metrics", "method": "GET"}
        found = figures_of(text.decode())
        assert figure(found, "request_seconds_count", **pages, status="403") == 2
        assert figure(found, "refusals_total", door="http", code="bad-key") == 2
        assert KEY not in text.decode()
    with LiveServer(settings(folder / "two")) as server:
        status, answer = fetch(f"{server.url}/metrics", Authorization="Bearer ")
        assert (status, answer["code"]) == (404, "no-such-page")


def test_requests_are_counted_by_page_and_not_by_address(folder: Path) -> None:
    with LiveServer(settings(folder, watch=Watching(metrics_key=KEY))) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        fetch(f"{server.url}/api/tables/{table}")
        fetch(f"{server.url}/api/tables/none")
        fetch(f"{server.url}/any/where.js")
        fetch(f"{server.url}/api/games", method="BREW")
        fetch(f"{server.url}/api/games", Host="elsewhere.example")
        text = fetch_raw(f"{server.url}/metrics", Authorization=f"Bearer {KEY}")[2].decode()
    assert table not in text
    found = figures_of(text)
    table_page = {"page": "/api/tables/{table}", "method": "GET"}
    assert figure(found, "request_seconds_count", **table_page, status="200") == 1
    assert figure(found, "request_seconds_count", **table_page, status="404") == 1
    assert figure(found, "request_seconds_count", page="/{path:path}", method="GET", status="404") == 1
    assert figure(found, "request_seconds_count", page="-", method="GET", status="421") == 1
    assert figure(found, "request_seconds_count", page="/api/games", method="-", status="405") == 1


def test_faults_are_counted(folder: Path) -> None:
    with LiveServer(settings(folder, watch=Watching(metrics_key=KEY))) as server:
        logging.getLogger("gangland.server").error("a fault of a test")
        text = fetch_raw(f"{server.url}/metrics", Authorization=f"Bearer {KEY}")[2].decode()
    assert figure(figures_of(text), "log_lines_total", level="error") == 1
    assert figure(figures_of(text), "log_lines_total", level="warning") == 0


def test_a_server_says_whether_it_lives_and_can_serve(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        assert fetch_raw(f"{server.url}/healthz")[::2] == (200, b"ok\n")
        assert fetch_raw(f"{server.url}/readyz")[::2] == (200, b"ok\n")
        house = server.server.config.app.state.house  # type: ignore[union-attr]
        house.readiness.can_write, house.readiness.next = False, math.inf  # as test_full_disk.py finds out
        assert fetch_raw(f"{server.url}/readyz")[::2] == (503, b"write\n")
        house.store.close()
        assert fetch_raw(f"{server.url}/healthz")[0] == 200
        assert fetch_raw(f"{server.url}/readyz")[::2] == (503, b"store\n")


def test_systemd_is_told_that_we_serve_still_do_and_stop(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as system:
        system.bind(str(folder / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(folder / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "20000")
        heard: list[str] = []

        def listen() -> None:
            while systemd.STOPPING not in heard:
                heard.append(system.recv(100).decode())

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        with LiveServer(settings(folder)):
            wait_until(lambda: heard.count(systemd.ALIVE) > 2)
        listener.join(PATIENCE)
    assert heard[0] == systemd.READY
    assert set(heard[1:-1]) == {systemd.ALIVE}


def test_a_system_that_does_not_listen_holds_nobody_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as deaf:
        deaf.bind(str(folder / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(folder / "notify"))
        while systemd.tell_system(systemd.ALIVE):
            pass


def test_nobody_is_told_where_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert not systemd.tell_system(systemd.READY)
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/at/all")
    assert not systemd.tell_system(systemd.READY)
    monkeypatch.setenv("WATCHDOG_USEC", "5000000")
    assert systemd.patience() == 5
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert systemd.patience() == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("metrics_key = 'short'", "expected at least 24 letters, digits or signs"),
        (
            "metrics_key = 'a key with spaces in it, and long'",
            "expected at least 24 letters, digits or signs",
        ),
        ("log = 'xml'", "expected one of text, json"),
        ("level = 'loud'", "expected one of debug, info, warning, error"),
        ("metric_key = ''", 'did you mean "metrics_key"'),
    ],
)
def test_wrong_settings_of_the_watch_are_explained(
    text: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "gangland.toml").write_text(f"[watch]\n{text}\n")
    assert main(["--lang", "en", "serve", "--data", str(folder), "--port", "0"]) == 2
    assert said in capsys.readouterr().err


def test_a_message_that_is_refused_at_the_door_is_counted(folder: Path) -> None:
    with LiveServer(settings(folder, watch=Watching(metrics_key=KEY))) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        client = Client(f"{server.ws}/ws/{table}", "x" * 32)
        assert client.hello()["code"] == "bad-key"
        client.close()
        text = fetch_raw(f"{server.url}/metrics", Authorization=f"Bearer {KEY}")[2].decode()
    assert figure(figures_of(text), "refusals_total", door="socket", code="bad-key") == 1
