"""Finished games from elsewhere: proved first, then to be read by everybody; in a file and in a database."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from live import LiveServer, fetch, fetch_raw
from moving import admin, tables
from rig import Player, journal, new_table, open_house, play_on, run, settings, sit_down
from stores import own_pack, restart

from gangland.game.logs.log import marked
from gangland.server.settings import Settings
from gangland.server.store import archive
from gangland.server.table.export import kept_log
from gangland.server.table.proof import verify

LOGS = Path(__file__).parent / "kept"
NAMES = ("proof-mayhem", "proof-wise-guys", "proof-2-mayhem", "proof-2-wise-guys")


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, folder: Path) -> Settings:
    """Where a house keeps its tables: in a file, and in a database. It has been opened once."""
    url = request.getfixturevalue("database") if request.param == "database" else ""
    made = settings(folder / "house", database=url)

    async def story() -> None:
        await open_house(made).close()

    run(story())
    return made


def changed(path: Path, folder: Path, old: str, new: str) -> Path:
    """The same log with something in it otherwise, and digits that fit."""
    lines = [line.rpartition("  #")[0] for line in path.read_text("utf-8").splitlines()]
    text = "\n".join(lines)
    assert re.search(old, text)
    made = folder / "changed.log"
    made.write_text(marked(re.sub(old, new, text, count=1).split("\n"), "")[0], "utf-8")
    return made


async def elsewhere(folder: Path, answers: int, **changes: object) -> str:
    """The log of a game at another house."""
    house = open_house(settings(folder / "elsewhere", **changes))
    pack = "mine" if "packs" in changes else ""
    room, players = await sit_down(house, new_table(people=3, pack=pack))
    await play_on(room, players, random.Random(3), answers)
    text = kept_log(room.record)
    await house.close()
    return text


def test_games_are_taken_in_and_read_by_everybody(kept: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(kept, "import", *(str(LOGS / f"{name}.log") for name in NAMES)) == 0
    said = capsys.readouterr().out
    found = tables(kept)
    assert len(found) == len(NAMES)
    assert all(f"/t/{table}" in said for table in found)
    assert admin(kept, "import", str(LOGS / "proof-mayhem.log")) == 0
    assert "is here already" in capsys.readouterr().out
    assert tables(kept) == found
    with LiveServer(kept) as server:
        logs = {fetch_raw(f"{server.url}/api/tables/{table}/log")[2].decode() for table in found}
        assert logs == {(LOGS / f"{name}.log").read_text("utf-8") for name in NAMES}
        for table in found:
            lobby = fetch(f"{server.url}/api/tables/{table}")[1]
            assert lobby["state"] == "over"
            assert fetch(f"{server.url}/api/tables/{table}/story")[0] == 200
            assert fetch(f"{server.url}/api/tables/{table}/moments/20")[0] == 200
            assert fetch(f"{server.url}/api/tables/{table}/rematch", {})[0] == 403
    done = [json.loads(line) for line in (Path(kept.data) / "admin.log").read_text("utf-8").splitlines()]
    assert [one["about"] for one in done if one["what"] == "import"] != []
    assert {one["about"] for one in done if one["what"] == "import"} == set(found)


def test_the_seats_of_a_game_from_elsewhere_are_nobodys(kept: Settings, folder: Path) -> None:
    text = run(elsewhere(folder, 10_000))
    log = folder / "there.log"
    log.write_text(text, "utf-8")
    assert admin(kept, "import", str(log)) == 0
    (table,) = tables(kept)

    async def story() -> None:
        house = open_house(kept)
        room = await house.find(table)
        assert room is not None
        assert room.held is None
        assert (room.record.keys, journal(room).game.t.over) == ([], True)
        onlooker = Player(room)
        await onlooker.hello()
        assert onlooker.heard("over")
        assert [line.text for line in room.record.lines] == journal(room).game.lines
        owners = await house.store.run(lambda base: [archive.owners(base, table, seat) for seat in range(3)])
        assert owners == [[], [], []]
        await house.close()

    run(story())
    assert admin(kept, "erase", "--seat", table, "2") == 0  # who asks is erased here as well
    again = folder / "again.log"
    assert admin(kept, "export", table, str(again)) == 0
    assert verify(again).names[1] == "nobody-2"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"\*: roll [1-5]", "*: roll 6", "dice"),
        (r"\nseed .*", "", "seed"),
        (r"(?m)^commit .*\n", "", ""),
        (r"(?m)^content .*", "content " + "0" * 64, "cards"),
        (r"(?m)^game \w+", "game chess", "chess"),
        (r"(?m)^(\S+: move) .*", r"\1 nowhere", "nowhere"),
    ],
)
def test_a_log_that_does_not_hold_changes_nothing(
    kept: Settings, folder: Path, old: str, new: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = changed(LOGS / "proof-mayhem.log", folder, old, new)
    assert admin(kept, "import", str(LOGS / "proof-wise-guys.log"), str(bad)) == 1
    told = capsys.readouterr().err
    assert "Nothing was taken in" in told
    assert said in told
    assert tables(kept) == []
    assert not (Path(kept.data) / "admin.log").exists()


def test_a_bot_that_is_not_known_here_is_no_obstacle(kept: Settings, folder: Path) -> None:
    log = changed(LOGS / "proof-mayhem.log", folder, r"(?m)^seat -", "seat stranger:9x")
    assert admin(kept, "import", str(log)) == 0
    (table,) = tables(kept)
    with LiveServer(kept) as server:
        assert fetch(f"{server.url}/api/tables/{table}")[1]["seats"][0]["bot"] == "stranger:9x"
        assert fetch(f"{server.url}/api/tables/{table}/story")[0] == 200


def test_what_is_no_log_is_not_taken_in(kept: Settings, folder: Path) -> None:
    assert admin(kept, "import", str(Path(__file__))) == 1
    assert admin(kept, "import", str(folder / "none.log")) == 1
    assert tables(kept) == []


def test_cards_of_another_host_are_kept_with_their_game(
    kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "packs").mkdir()
    pack = own_pack(folder / "packs", 1)
    log = folder / "there.log"
    log.write_text(run(elsewhere(folder, 10_000, packs={"mine": str(pack)})), "utf-8")
    restart()
    assert admin(kept, "import", str(log)) == 1
    assert tables(kept) == []
    assert admin(kept, "import", "--pack", str(pack), "--", str(log)) == 0
    pack.unlink()
    restart()
    (table,) = tables(kept)

    async def story() -> None:
        house = open_house(kept)
        room = await house.find(table)
        assert room is not None
        assert room.held is None
        await house.close()

    run(story())
    assert capsys.readouterr().out
