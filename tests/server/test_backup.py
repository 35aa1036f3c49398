"""`gangland backup` and `gangland restore`: beside a server that runs, and against what is in the way."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from rig import lines_on_disk, new_table, open_house, play_on, run, settings, sit_down

from gangland.cli.main import main
from gangland.server.store.places import FILE


def say(verb: str, folder: Path, *line: str) -> int:
    return main(["--lang", "en", verb, "--data", str(folder), *line])


def test_a_backup_has_what_a_running_server_has_acknowledged(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> tuple[str, list[str]]:
        house = open_house(settings(folder / "a"))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(1), 6)
        kept = [line.text for line in room.record.lines]
        assert (folder / "a" / f"{FILE}-wal").stat().st_size  # a copy of the file alone would miss it
        assert say("backup", folder / "a", str(folder / "copy.db")) == 0
        await play_on(room, players, random.Random(2), 2)
        await house.close()
        return room.id, kept

    table, kept = run(story())
    copy = folder / "copy.db"
    assert copy.stat().st_mode & 0o777 == 0o600
    whole = copy.read_bytes()
    assert say("backup", folder / "a", str(copy)) == 1  # never over what is there
    assert copy.read_bytes() == whole

    assert say("restore", folder / "b", str(copy)) == 0
    assert lines_on_disk(folder / "b", table) == kept
    later = lines_on_disk(folder / "a", table)
    assert len(later) > len(kept)
    assert say("restore", folder / "a", str(copy)) == 1  # tables are there
    assert lines_on_disk(folder / "a", table) == later
    capsys.readouterr()
    assert say("restore", folder / "a", str(copy), "--replace") == 0
    assert "gangland-before-" in capsys.readouterr().out
    assert lines_on_disk(folder / "a", table) == kept
    (aside,) = (folder / "a").glob("gangland-before-*.db")
    with closing(sqlite3.connect(aside)) as base:
        assert base.execute("SELECT count(*) FROM lines").fetchone() == (len(later),)

    async def go_on() -> None:
        house = open_house(settings(folder / "a"))
        room = await house.find(table)
        assert room is not None
        assert room.held is None
        assert [line.text for line in room.record.lines] == kept
        await house.close()

    run(go_on())
    assert not list(folder.rglob("*.part"))


def test_nothing_is_restored_under_a_server_or_from_what_is_no_backup(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = open_house(settings(folder / "a"))
    assert say("backup", folder / "a", str(folder / "copy.db")) == 0
    assert say("restore", folder / "a", str(folder / "copy.db"), "--replace") == 1
    assert "running" in capsys.readouterr().err
    run(house.close())
    before = (folder / "a" / FILE).read_bytes()
    (folder / "no.db").write_bytes(b"not a database" * 1000)
    with closing(sqlite3.connect(folder / "other.db")) as base:
        base.execute("CREATE TABLE tables (id TEXT)")
    with closing(sqlite3.connect(folder / "copy.db")) as base:
        base.execute("PRAGMA user_version=999")
    for file in ("no.db", "other.db", "copy.db", "nowhere.db"):
        assert say("restore", folder / "a", str(folder / file), "--replace") == 1
        assert file in capsys.readouterr().err
    assert (folder / "a" / FILE).read_bytes() == before
    assert say("backup", folder / "nowhere", str(folder / "x.db")) == 1
