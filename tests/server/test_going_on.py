"""Games in the browser are found again: listed beside a running server, and gone on with where they were."""

from __future__ import annotations

import json
import os
import random
import shlex
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from live import Client, LiveServer, fetch
from rig import Player, journal, new_table, open_house, play_on, run, settings

from gangland.cli import browser
from gangland.cli.kept_tables import find_table, unfinished_tables
from gangland.cli.main import main
from gangland.cli.places import last_address, last_port, note_address
from gangland.game.setup import Setup, seats_of
from gangland.server.runner import bind
from gangland.server.table.gathering import add_entropy
from gangland.words import LANGS, Words

SETUP = Setup("mayhem", seats_of(["Ann", "Ben"], ["random"]))


@pytest.fixture
def home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.delenv("GANGLAND_DATA", raising=False)
    return folder / "gangland"


def keys_in(page: str) -> tuple[str, list[str]]:
    """The table of a page's address, and the keys behind its `#`."""
    path, _, fragment = page.partition("#")
    parts = [part.split("=") for part in fragment.split("&")]
    return path.removeprefix("/t/"), [value for name, value in parts if name == "key"]


def begin(folder: Path, *, play: bool = True) -> tuple[str, list[str]]:
    """A table of three people in its first round, or at its very beginning, and their keys."""

    async def story() -> tuple[str, list[str]]:
        house = open_house(settings(folder))
        room, keys, _ = await house.create(new_table(people=3))
        for seat in keys:
            await add_entropy(room, seat, f"{seat:032x}")
        players = [Player(room, key) for key in keys.values()]
        for player in players:
            await player.hello()
        while play and journal(room).game.t.round == 0:
            await play_on(room, players, random.Random(1), 1)
        await house.close()
        return room.id, list(keys.values())

    return run(story())


def listed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(["games", "--json"]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def test_tables_are_listed_beside_a_running_server(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = begin(home / "play")
    (one,) = listed(capsys)
    assert (one["kind"], one["game"], one["state"], one["table"]) == ("browser", "mayhem", "running", table)
    assert (one["round"], len(str(one["turn"]).split(","))) == (1, 1)
    assert shlex.split(str(one["command"])) == ["gangland", "play", "--table", table]
    with LiveServer(settings(home / "play")) as server:
        note_address(home / "play", server.url)
        before = fetch(f"{server.url}/api/tables/{table}")[1]
        (busy,) = listed(capsys)
        assert (busy["busy"], busy["address"]) == (True, f"{server.url}/t/{table}")
        assert busy["turn"] == one["turn"]
        assert main(["games", "--lang", "fr"]) == 0
        assert f"{server.url}/t/{table}" in capsys.readouterr().out
        assert unfinished_tables() == []
        assert fetch(f"{server.url}/api/tables/{table}")[1] == before


def test_a_hosted_table_says_how_to_host_it_again(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin(home / "tables")
    (one,) = listed(capsys)
    assert (one["kind"], one["command"]) == ("hosted", "gangland serve")
    assert find_table(str(one["table"])) is None


def test_only_games_somebody_came_to_are_offered(home: Path) -> None:
    begin(home / "play", play=False)
    assert unfinished_tables() == []
    table, _ = begin(home / "play")
    assert [kept.table for kept in unfinished_tables()] == [table]
    begin(home / "play+2")
    assert len(unfinished_tables()) == 2


def test_a_database_that_is_damaged_is_told_of(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = begin(home / "play")
    with sqlite3.connect(home / "play" / "gangland.db") as base:
        base.execute("UPDATE lines SET text = 'ann: fly' WHERE number = 1")
    base.close()
    (one,) = listed(capsys)
    assert (one["state"], one["table"]) == ("unreadable", table)
    assert one["problem"]


class Visit:
    """What a browser does that is opened: it looks, and stops the server."""

    def __init__(self) -> None:
        self.urls: list[str] = []
        self.seats: list[int] = []

    def __call__(self, url: str) -> bool:
        self.urls.append(url)
        base, _, page = url.partition("/t/")
        table, keys = keys_in(f"/t/{page}")
        for key in keys:
            client = Client(f"ws{base[4:]}/ws/{table}", key)
            self.seats.append(client.hello()["seat"])
            client.close()
        os.kill(os.getpid(), 2)
        return True


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    found = Visit()
    monkeypatch.setattr("webbrowser.open", found)
    return found


def test_a_table_is_gone_on_with_at_the_address_of_last_time(
    home: Path, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    table, keys = begin(home / "play")
    assert main(["play", "--table", table]) == 0
    first = last_address(home / "play")
    assert visit.urls[0].startswith(f"{first}/t/{table}#key=")
    assert visit.seats == [0, 1, 2]
    assert main(["play", "--table", table, "--lang", "it"]) == 0
    assert visit.urls[1].startswith(f"{first}/t/{table}#key=")
    assert visit.urls[0] != visit.urls[1]
    with LiveServer(settings(home / "play")) as server:
        client = Client(f"{server.ws}/ws/{table}", keys[0])
        assert client.hello()["seat"] == 0, "the keys a browser has already still open"
        client.close()
    assert not capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGS)
def test_a_port_that_is_taken_is_said_and_another_found(
    home: Path, visit: Visit, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        (home / "play").mkdir(parents=True)
        note_address(home / "play", f"http://127.0.0.1:{port}")
        assert browser.play_in_browser(SETUP, Words(lang)) == 0
    assert Words(lang).text("serve-port-taken", port=str(port)) in capsys.readouterr().err
    assert last_port(home / "play") not in (0, port)
    assert visit.seats == [0, 1]


@pytest.mark.parametrize("text", ["", "nonsense", "http://127.0.0.1:99999999", "http://127.0.0.1"])
def test_an_address_nobody_remembers_is_any(folder: Path, text: str) -> None:
    assert last_port(folder) == 0
    (folder / "address.txt").write_text(text)
    assert last_port(folder) == 0


def test_a_table_that_is_being_played_says_where(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = begin(home / "play")
    with LiveServer(settings(home / "play")) as server:
        note_address(home / "play", server.url)
        assert main(["play", "--table", table]) == 1
    assert f"{server.url}/t/{table}" in capsys.readouterr().err


def test_tables_that_are_not_there_and_options_that_do_not_go_with_one(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not home.exists()
    assert main(["play", "--table", "nowhere"]) == 2
    assert "nowhere" in capsys.readouterr().err
    for option in (["--players", "Zoe"], ["--game", "mayhem"], ["--text"], ["--seed", "1"]):
        assert main(["play", "--table", "nowhere", *option]) == 2
        assert option[0] in capsys.readouterr().err


def test_who_cannot_answer_is_told_how_to_go_on(
    home: Path, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = begin(home / "play")
    assert main(["play"]) == 0
    assert f"gangland play --table {table}" in capsys.readouterr().err
    assert f"/t/{table}#" not in visit.urls[0], "a new table all the same"
    assert main(["play", "--players", "Ann,Ben"]) == 0
    assert "--table" not in capsys.readouterr().err, "who says what game it is to be is not told of others"


class Typist:
    """Somebody at the keyboard of a real terminal."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def isatty(self) -> bool:
        return True

    def readline(self, *_: int) -> str:
        return f"{next(self.lines)}\n"


@pytest.mark.parametrize("game", [[], ["--game", "mayhem"]])
def test_a_person_is_asked_and_goes_on_in_the_browser(
    home: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, game: list[str]
) -> None:
    table, _ = begin(home / "play")
    monkeypatch.setattr(sys, "stdin", Typist("7", "1"))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert main(["play", *game]) == 0
    assert f"/t/{table}#key=" in visit.urls[0]
    assert visit.seats == [0, 1, 2]


def test_who_sits_at_a_table_is_told_how_far_it_is_and_nobody_else(home: Path) -> None:
    table, keys = begin(home / "play")
    with LiveServer(settings(home / "play")) as server:
        address = f"{server.url}/api/tables/{table}"
        told = fetch(address, Authorization=f"Bearer {keys[0]}")[1]["now"]
        assert (told["round"], told["rounds"]) == (1, 6)
        assert len(told["asked"]) == 1
        assert "now" not in fetch(address)[1]
        status, doc = fetch(address, Authorization="Bearer wrong")
        assert (status, "now" in doc) == (200, False)
