"""`gangland doctor` says beforehand what a server then does, writes nothing, and works beside a server."""

from __future__ import annotations

import json
import random
import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from rig import in_round_one, journal, new_table, open_house, play_on, run, settings, sit_down
from stores import KEPT, LAST, last_store, restart, rule_otherwise

from gangland.cli import doctor
from gangland.game.journal import DamagedGame
from gangland.game.logs import log
from gangland.game.logs.log import RULER
from gangland.game.migrations import MIGRATIONS, Migration
from gangland.server.store.migrations import VERSION
from gangland.server.store.places import FILE
from gangland.words import LANGS, Words

WHEN = 1_700_000_000.0


@pytest.fixture(autouse=True)
def other_process_after() -> Iterator[None]:
    """Leave nothing of rules that were others for a test."""
    yield
    restart()


def asked(place: Path, **more: Any) -> Namespace:  # noqa: ANN401 - any option
    """The command line that asks about a store."""
    return Namespace(**{"store": [str(place)], "json": True, "export": None, "lang": "en"} | more)


def verdicts(place: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, tuple[str, str]]]:
    """The exit code, and what is said of each table."""
    code = doctor.run(asked(place))
    (store,) = json.loads(capsys.readouterr().out)
    return code, {one["table"]: (one["verdict"], one["reason"]) for one in store["tables"]}


def done(folder: Path) -> dict[str, tuple[str, str]]:
    """What a server does with every game under way."""

    async def story() -> dict[str, tuple[str, str]]:
        restart()
        house = open_house(settings(folder), lambda: WHEN)
        with closing(sqlite3.connect(folder / FILE)) as base:
            tables = [row[0] for row in base.execute("SELECT id FROM tables WHERE state != 'over'")]
        found: dict[str, tuple[str, str]] = {}
        for table in tables:
            try:
                room = await house.find(table)
            except DamagedGame:
                found[table] = ("pinned", house.held[table].reason)
                continue
            assert room is not None
            is_moved = room.journal is not None and journal(room).game.lines[-1:] == ["house: rules 2"]
            usual = ("migrated" if is_moved else "identical", "")
            found[table] = usual if room.held is None else ("pinned", room.held.reason)
        await house.close()
        return found

    return run(story())


def three_tables(folder: Path) -> None:
    """A game far on, one just begun, and one that waits for people."""

    async def story() -> None:
        restart()
        house = open_house(settings(folder), lambda: WHEN)
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(6), 200)
        await in_round_one(house)
        await house.create(new_table(people=3))
        await house.close()

    run(story())


def test_what_is_said_is_what_is_done(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    three_tables(folder)
    code, said = verdicts(folder, capsys)
    assert (code, set(said.values())) == (0, {("identical", "")})
    with monkeypatch.context() as patch:
        rule_otherwise(patch)
        code, said = verdicts(folder / FILE, capsys)
        assert code == 1
        assert sorted(said.values()) == [("identical", "")] * 2 + [("pinned", "differs")]
        assert done(folder) == said
    assert done(folder) == dict.fromkeys(said, ("identical", ""))


@pytest.mark.parametrize("has_pack", [True, False])
def test_a_store_of_the_last_version_is_understood_as_it_lies_there(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *,
    has_pack: bool,
) -> None:
    """With a recorded step for its rules; nothing is written, not even what the store lacks."""
    last_store(folder, KEPT / "own.toml" if has_pack else folder / "gone.toml")
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute('UPDATE tables SET plan = replace(plan, \'"rules":"2"\', \'"rules":"1"\')')
    monkeypatch.setitem(MIGRATIONS, "1", Migration("2"))
    before = (folder / FILE).read_bytes()
    restart()
    code, said = verdicts(folder, capsys)
    own, ours = sorted(LAST, key=lambda table: not LAST[table]["pack"])
    assert code == (0 if has_pack else 1)
    assert said[ours] == ("migrated", "")
    assert said[own] == (("migrated", "") if has_pack else ("pinned", "cards"))
    assert (folder / FILE).read_bytes() == before
    assert done(folder) == said


def test_packs_are_listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last_store(folder, KEPT / "own.toml")
    restart()
    doctor.run(asked(folder))
    (store,) = json.loads(capsys.readouterr().out)
    hashes = {one["content"] for one in LAST.values()}
    assert store["version"] == 0
    assert {(pack["hash"], pack["kept"]) for pack in store["packs"]} == {(one, False) for one in hashes}

    async def once() -> None:
        house = open_house(settings(folder), lambda: WHEN)
        await house.open()
        await house.close()

    run(once())
    doctor.run(asked(folder))
    (store,) = json.loads(capsys.readouterr().out)
    assert store["version"] == VERSION
    assert {(pack["hash"], pack["kept"]) for pack in store["packs"]} == {(one, True) for one in hashes}


def test_beside_a_server_that_is_running(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        restart()
        house = open_house(settings(folder), lambda: WHEN)
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(2), 20)
        code, said = verdicts(folder, capsys)
        assert (code, said) == (0, {room.id: ("identical", "")})
        await play_on(room, players, random.Random(2), 5)
        await house.close()

    run(story())


def test_what_is_held_can_be_exported_whole(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    three_tables(folder)
    with monkeypatch.context() as patch:
        rule_otherwise(patch)
        assert doctor.run(asked(folder, export=str(folder / "out"), json=False)) == 1
        said = capsys.readouterr().out
        assert doctor.run(asked(folder, export=str(folder / "out"))) == 2  # nothing is written over
    (file,) = (folder / "out").iterdir()
    assert str(file) in said
    assert file.stat().st_mode & 0o777 == 0o600
    restart()
    with closing(sqlite3.connect(folder / FILE)) as base:
        table = file.stem.rpartition("-")[2]
        rows = base.execute("SELECT text FROM lines WHERE game = ? ORDER BY number", (table,)).fetchall()
    assert log.load(file).lines == [row[0] for row in rows]
    assert not [line for line in log.read_lines(file) if line.startswith("seed ")]
    assert RULER in log.read_lines(file)


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_in_every_language(
    folder: Path, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    three_tables(folder)
    rule_otherwise(monkeypatch)
    assert doctor.run(asked(folder, json=False, lang=lang)) == 1
    said, words = capsys.readouterr().out, Words(lang)
    for key in ("doctor-pinned", "doctor-waiting"):
        assert words.text(key) in said
    assert "doctor-" not in said.replace(str(folder), "")
    assert "held-" not in said


def test_what_cannot_be_read_is_told_of(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.run(asked(folder / "nowhere")) == 2
    assert "nowhere" in capsys.readouterr().err
    (folder / FILE).write_bytes(b"not a database" * 100)
    assert doctor.run(asked(folder)) == 2
    assert FILE in capsys.readouterr().err
    with closing(sqlite3.connect(folder / "newer.db")) as base, base:
        base.execute(f"PRAGMA user_version={VERSION + 1}")
    assert doctor.run(asked(folder / "newer.db")) == 2
    assert Words("en").text("store-newer", file=str(folder / "newer.db")) in capsys.readouterr().err
