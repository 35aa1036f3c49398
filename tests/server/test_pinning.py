"""A game goes on by its rules, or is held and said to be: never on other ones unasked."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from rig import (
    Player,
    in_round_one,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    play_on,
    run,
    settings,
    sit_down,
    until,
)
from stores import KEPT, LAST, WHEN, assets, found, house_of, last_store, play_out, restart, rule_otherwise

from gangland.game.journal import DamagedGame
from gangland.game.marks import mark_of
from gangland.game.migrations import MIGRATIONS, Migration
from gangland.protocol.bodies import Pace
from gangland.server.store import contents, line_marks
from gangland.server.store.base import NewerStoreError
from gangland.server.store.migrations import VERSION
from gangland.server.store.places import FILE
from gangland.server.table.pinning import Verdict
from gangland.words import LANGS, Words


@pytest.fixture(autouse=True)
def other_process_after() -> Iterator[None]:
    """Leave nothing of rules that were others for a test."""
    yield
    restart()


def test_every_acknowledged_line_has_its_mark(folder: Path) -> None:
    async def story() -> None:
        house = house_of(folder)
        room, players = await sit_down(house, new_table())
        for _ in range(30):
            await play_on(room, players, random.Random(3), 1)
            marks = await house.store.run(lambda base: line_marks.fetch(base, room.id))
            assert marks[len(room.record.lines) - 1] == mark_of(journal(room).game)
        await house.close()

    run(story())


def test_other_rules_hold_a_game_and_no_other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game has seen a fight that other rules decide otherwise, one has only just begun."""

    async def before() -> tuple[str, str, list[str]]:
        house = house_of(folder)
        room, players = await sit_down(house, new_table(pace=Pace(seconds=60)))
        await play_on(room, players, random.Random(6), 200)
        assert room.deadlines()
        young, _ = await in_round_one(house)
        await house.close()
        return room.id, young.id, [player.key or "" for player in players]

    table, young, keys = run(before())
    lines = lines_on_disk(folder, table)
    with monkeypatch.context() as patch:
        rule_otherwise(patch)

        async def held() -> None:
            house = open_house(settings(folder), lambda: WHEN)
            said: list[str] = []
            house.say_held = said.extend
            await house.open()
            await until(lambda: said)
            assert said == [table]
            room = await found(house, table)
            assert room.held is not None
            assert (room.held.outcome, room.held.reason) == ("pinned", "differs")
            assert 0 < len(journal(room)) == room.held.lines < room.held.line <= len(lines)
            player = Player(room, keys[0])
            welcome, update, fault, *_ = await player.hello()
            assert (welcome["type"], update["type"]) == ("welcome", "update")
            assert update["version"] == journal(room).version(0) > 0
            assert (fault["type"], fault["code"]) == ("error", "held")
            assert fault["message"]["args"]["line"] == room.held.line
            player.number = 1000
            (refused, *_) = await player.act("sit")
            assert refused["reason"]["code"] == "held"
            (refused, *_) = await player.say(type="vote", id="v", seat=1, yes=True)
            assert refused["reason"]["code"] == "held"
            assert room.deadlines() == {}
            assert not room.can_undo(0)
            await house.look_after(look_again=True)
            assert (await found(house, young)).held is None
            await play_out(await found(house, young))
            await house.close()

        run(held())
    assert lines_on_disk(folder, table) == lines

    async def back() -> None:
        house = house_of(folder)
        room = await found(house, table)
        assert room.held is None
        assert len(journal(room)) == len(lines)
        await play_out(room)
        await house.close()

    run(back())


def test_a_game_of_which_nothing_can_be_shown_is_held_too(folder: Path) -> None:
    async def before() -> str:
        house = house_of(folder)
        room, _ = await sit_down(house, new_table())
        await house.close()
        return room.id

    table = run(before())
    lines = lines_on_disk(folder, table)
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute("UPDATE marks SET mark = '1:0'")

    async def after() -> None:
        house = house_of(folder)
        with pytest.raises(DamagedGame) as error:
            await house.find(table)
        assert error.value.code == "damaged"
        assert (house.held[table].reason, house.held[table].lines) == ("differs", 0)
        assert house.held[table].why().id == "held-differs-unseen"
        await house.close()

    run(after())
    assert lines_on_disk(folder, table) == lines


def test_bots_do_nothing_at_a_table_that_is_held(folder: Path) -> None:
    async def before() -> str:
        house = house_of(folder)
        room, _, _ = await house.create(new_table(people=0, bots=4))
        await until(lambda: len(journal(room)) > 30)
        await house.close()
        return room.id

    table = run(before())
    lines = lines_on_disk(folder, table)
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute("UPDATE marks SET mark = '1:0' WHERE line > 20")
    restart()

    async def after() -> None:
        house = open_house(settings(folder), lambda: WHEN)
        await house.open()
        await until(lambda: table in house.held)
        assert table not in house.drivers
        await house.look_after(look_again=True)
        await house.close()

    run(after())
    assert lines_on_disk(folder, table) == lines


def test_a_recorded_step_moves_a_game_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line stands in the log: what is above goes by the old rules, what follows by the new ones."""
    last_store(folder, KEPT / "own.toml")
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute('UPDATE tables SET plan = replace(plan, \'"rules":"2"\', \'"rules":"1"\')')
    monkeypatch.setitem(MIGRATIONS, "1", Migration("2"))
    table = next(table for table in LAST if LAST[table]["game"] == "wise-guys")

    async def story() -> list[str]:
        house = house_of(folder)
        room = await found(house, table)
        game = journal(room).game
        assert (game.began, game.setup.rules) == ("1", "2")
        assert game.lines[-1] == "house: rules 2"
        assert game.facts[-1].doc == {"event": "rules", "was": "1", "now": "2"}
        assert {name: LAST[table][name] for name in assets(room)} == assets(room)
        await play_out(room)
        await house.close()
        return journal(room).game.lines

    lines = run(story())
    assert lines_on_disk(folder, table) == lines
    assert lines.count("house: rules 2") == 1

    async def again() -> None:
        house = house_of(folder)
        room = await found(house, table)
        assert room.held is None
        assert journal(room).game.lines == lines
        await house.close()

    run(again())


@pytest.mark.parametrize("table", LAST)
def test_a_store_of_the_last_version_goes_on(folder: Path, table: str) -> None:
    last_store(folder, KEPT / "own.toml")

    async def story() -> None:
        house = house_of(folder)
        await house.open()
        room = await found(house, table)
        kept: dict[str, object] = {**assets(room), "lines": len(journal(room))}
        assert kept == {name: LAST[table][name] for name in kept}
        assert journal(room).game.owed() == LAST[table]["owed"]
        packs = {pack.hash: pack.tables for pack in await house.store.run(contents.kept)}
        assert packs == {one["content"]: 1 for one in LAST.values()}
        marks = await house.store.run(lambda base: line_marks.fetch(base, table))
        assert marks == {len(journal(room)) - 1: mark_of(journal(room).game)}
        assert await house.store.run(lambda base: base.execute("PRAGMA user_version").fetchone()) == (
            VERSION,
        )
        await play_out(room)
        await house.close()

    run(story())


def test_a_store_of_a_newer_program_is_left_alone(folder: Path) -> None:
    house_of(folder).store.close()
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute(f"PRAGMA user_version={VERSION + 1}")
    with pytest.raises(NewerStoreError):
        house_of(folder)
    with closing(sqlite3.connect(folder / FILE)) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)


@pytest.mark.parametrize("lang", LANGS)
def test_why_a_table_is_held_is_said_in_every_language(lang: str) -> None:
    words = Words(lang)
    for reason in ("cards", "unnamed", "rules", "refused", "differs", "refused-unseen", "differs-unseen"):
        said = words.text(f"held-{reason}", line=41)
        assert "held" not in said.split()[0]
        assert ("41" in said) == reason.startswith(("refused", "differs"))
    assert "0" not in words.say(Verdict("pinned", "refused").why())
    shown = words.say(Verdict("pinned", "refused", 41, 40).why())
    assert shown == words.text("held-refused", line=41)
