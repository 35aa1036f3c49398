"""`gangland admin`, beside a server that runs and where none does."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from live import Client, LiveServer, fetch
from rig import Player, Watch, new_table, open_house, play_on, run, settings, sit_down
from websockets.exceptions import ConnectionClosed

from gangland.cli.main import main
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Join, NewSeat, NewTable
from gangland.server.store import bans
from gangland.server.store.bans import Ban
from gangland.server.store.places import FILE
from gangland.server.table import gathering
from gangland.server.table.doorman import Doorman, obey

NEW = {"game": "mayhem", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}


def admin(folder: Path, *line: str) -> int:
    return main(["--lang", "en", "admin", "--data", str(folder), *line])


def kept_game(folder: Path) -> str:
    """A game under way in a folder where no server runs."""

    async def story() -> str:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(1), 10)
        await house.close()
        return room.id

    return run(story())


def test_tables_are_listed_exported_and_closed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = kept_game(folder)
    assert admin(folder, "list") == 0
    listed = capsys.readouterr().out
    assert table in listed
    assert "Ann, Bob, Cleo, Dan" in listed
    file = folder / "game.log"
    assert admin(folder, "export", table, str(file)) == 0
    assert "seed" not in file.read_text("utf-8")
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["--lang", "en", "replay", str(file)]) == 0
    assert admin(folder, "export", table, str(file)) == 1  # never over what is there
    assert admin(folder, "close", table) == 0
    assert admin(folder, "close", table) == 1
    capsys.readouterr()
    assert admin(folder, "list", "--all") == 0
    assert table not in capsys.readouterr().out


@pytest.mark.parametrize("plan", ["{", "{}"])
def test_a_damaged_table_is_listed_and_can_be_closed(
    folder: Path, plan: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = kept_game(folder)
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute("UPDATE tables SET plan = ?", (plan,))
    assert admin(folder, "list") == 0
    assert table in capsys.readouterr().out
    assert admin(folder, "close", table) == 0


def test_what_was_done_is_written_down(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = kept_game(folder)
    assert admin(folder, "ban", "--name", "Ann", "--for", "2h") == 0
    assert admin(folder, "ban", "--address", "192.0.2.7") == 0
    assert admin(folder, "unban", "--name", "Ann") == 0
    assert admin(folder, "unban", "--name", "Ann") == 1
    assert admin(folder, "close", table) == 0
    capsys.readouterr()
    assert admin(folder, "log") == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["what"], one["about"]) for one in found] == [
        ("ban", "name Ann 2h"),
        ("ban", "address 192.0.2.7/32 7d"),
        ("unban", "name Ann"),
        ("close", table),
    ]
    assert all(one["who"] and one["at"] for one in found)
    assert (folder / "admin.log").stat().st_mode & 0o077 == 0
    assert admin(folder, "bans") == 0
    assert "192.0.2.7/32" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        ("ban", "--name", "A\nB"),
        ("ban", "--address", "nowhere"),
        ("ban", "--name", "Ann", "--for", "soon"),
        ("ban", "--name", "Ann", "--for", "99999d"),
        ("ban",),
        ("ban", "--name", "Ann", "--address", "192.0.2.7"),
        (),
    ],
)
def test_what_cannot_be_meant_is_not_done(
    folder: Path, line: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    kept_game(folder)
    assert admin(folder, *line) == 2
    assert capsys.readouterr().err
    assert not (folder / "admin.log").exists()


def test_where_there_are_no_tables_nothing_is_made(folder: Path) -> None:
    assert admin(folder, "list") == 1
    assert not list(folder.iterdir())


def test_a_running_server_closes_a_table_and_says_so(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        guest = Client(f"{server.ws}/ws/{table}")
        guest.hello()
        assert admin(folder, "close", table) == 0
        assert guest.wait_for("error")["code"] == "table-closed"
        guest.close()
        assert fetch(f"{server.url}/api/tables/{table}")[0] == 404


def test_a_running_server_bars_an_address(folder: Path) -> None:
    with LiveServer(settings(folder, trusted_proxies=("127.0.0.1",))) as server:
        table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
        told = {"X-Forwarded-For": "192.0.2.7"}
        guest = Client(f"{server.ws}/ws/{table}", additional_headers=told)
        guest.hello()
        assert admin(folder, "ban", "--address", "192.0.2.0/24", "--for", "1h") == 0
        assert guest.wait_for("error")["code"] == "banned"
        guest.close()
        again = Client(f"{server.ws}/ws/{table}", additional_headers=told)
        assert again.receive()["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            again.receive()
        again.close()
        status, why = fetch(f"{server.url}/api/games", x_forwarded_for="192.0.2.8")
        assert (status, why["code"]) == (403, "banned")
        assert fetch(f"{server.url}/api/games", x_forwarded_for="198.51.100.1")[0] == 200


def test_a_banned_name_neither_sits_down_nor_comes_back(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_down(house, new_table())
        house.sessions |= {player.session for player in players}
        await house.store.run(lambda base: bans.save(base, Ban("name", "ANN", watch.at + 60)))
        await obey(house)
        assert players[0].heard("error")[-1]["code"] == "banned"
        assert players[0].wire.closed
        assert not players[1].wire.closed
        assert (await Player(room, players[0].key).hello())[0]["code"] == "banned"
        seats = [NewSeat("human", "Eve"), NewSeat("open"), NewSeat("open")]
        other, _, _ = await house.create(NewTable("mayhem", seats))
        with pytest.raises(Refusal, match="banned"):
            await gathering.join(other, Join("\u0410nn"))
        with pytest.raises(Refusal, match="banned"):
            await house.create(new_table())
        watch.at += 61
        assert (await Player(room, players[0].key).hello())[0]["type"] == "welcome"
        await house.tidy_up()
        assert await house.store.run(bans.fetch) == []
        await house.close()

    run(story())


def test_an_account_of_a_banned_name_is_logged_out_and_cannot_log_in(folder: Path) -> None:
    body = {"name": "ann", "password": "long enough"}
    with LiveServer(settings(folder)) as server:
        token = fetch(f"{server.url}/api/accounts", body)[1]["session"]
        assert fetch(f"{server.url}/api/me/tables", x_gangland_session=token)[0] == 200
        assert admin(folder, "ban", "--name", "Ann", "--for", "1h") == 0
        assert fetch(f"{server.url}/api/me/tables", x_gangland_session=token)[0] == 401
        while fetch(f"{server.url}/api/sessions", body)[0] == 200:  # within a few seconds
            pass
        assert fetch(f"{server.url}/api/sessions", body)[1]["code"] == "banned"


def test_a_ban_of_an_address_is_of_its_network_in_ipv6() -> None:
    doorman = Doorman(lambda: 0.0)
    doorman.learn([Ban("address", "2001:db8:1:2::7", 10.0), Ban("address", "192.0.2.7", 10.0)])
    assert doorman.bars_address("2001:db8:1:2::/64")
    assert not doorman.bars_address("2001:db8:1:3::/64")
    assert doorman.bars_address("192.0.2.7")
    assert not doorman.bars_address("192.0.2.8")
    assert not doorman.bars_address("testclient")
