"""Snapshots: a game laid by one is the same as one played again, and one that does not fit is no harm."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from annals import open_game, script_of
from holders import Holder, croupier, play_with_chains, sit_with_chains
from rig import journal, new_table, open_house, play_on, reloaded, run, settings, sit_down

import gangland
from gangland.game.chain import Chain, last_of, stretch_of
from gangland.game.croupier import FairCroupier
from gangland.game.journal import Journal
from gangland.game.marks import mark_of
from gangland.server.store.base import Base
from gangland.server.store.places import FILE
from gangland.server.table import snapshots
from gangland.server.table.snapshots import lay, may_take, program, taken

GAMES = Path(__file__).parent.parent / "golden" / "games"
SOME = ("mayhem-4-all.txt", "mayhem-5-unleaded.txt", "wise-guys-3-all.txt", "mayhem-3-rules-1.txt")


def state(one: Journal) -> dict[str, object]:
    """All of a journal that can be compared."""
    kept = {name: value for name, value in vars(one).items() if name not in ("game", "croupier", "asked_at")}
    game = one.game
    told = (game.t.values(), game.ledger, game.facts, game.happened, game.lines, game.way_back)
    kept["dice"] = vars(one.croupier)
    kept["waited"] = {line: round(at) for line, at in one.waited.items()}
    return {**kept, "told": told, "at": {seat: round(at) for seat, at in one.asked_at.items()}}


@pytest.mark.parametrize("name", SOME)
def test_a_game_laid_by_a_snapshot_goes_on_as_the_one_it_was_taken_of(name: str) -> None:
    script = script_of((GAMES / name).read_text("utf-8"))
    lines = log_lines(name)
    live = Journal(open_game(script), FairCroupier("seed"))
    chooser, laid = random.Random(name), 0
    for number, line in enumerate(lines):
        live.retrace([line], float(number))
        if not may_take(live) or chooser.random() > 0.05:
            continue
        again = Journal(open_game(script), FairCroupier("seed"))
        marks = {number: mark_of(live.game)}
        assert lay(again, taken(live, 1000.0), lines, marks, 1000.0)
        assert state(again) == state(live)
        again.retrace(lines[number + 1 : number + 30], 5.0)
        ahead = live.copy()
        ahead.retrace(lines[number + 1 : number + 30], 5.0)
        assert state(again) == state(ahead)
        laid += 1
    assert bool(laid) == ("rules-1" not in name)


def log_lines(name: str) -> list[str]:
    """The lines of a golden game."""
    script = script_of((GAMES / name).read_text("utf-8"))
    return [f"{entry.who}: {entry.text}" for entry in script.entries if not entry.is_tried]


def kept(folder: Path) -> tuple[int, bytes]:
    """The snapshot of the only table."""
    with closing(sqlite3.connect(folder / FILE)) as base:
        row = base.execute("SELECT lines, data FROM snapshots").fetchone()
    return (0, b"") if row is None else row


def change(what: str, values: tuple[object, ...], base: Base) -> int:
    """Change something in the store by hand."""
    return base.execute(what, values).rowcount


def test_a_table_is_loaded_by_its_snapshot_and_without_one_that_does_not_fit(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[str] = []
    replay = Journal.replay

    def counted(self: Journal, line: str, at: float) -> None:
        replays.append(line)
        replay(self, line, at)

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(1), 60)
        live, lines = state(journal(room)), len(room.record.lines)
        await house.store.run(lambda base: base.execute("SELECT 1").fetchone())
        covered, data = kept(folder)
        assert lines - snapshots.EVERY < covered <= lines
        monkeypatch.setattr(Journal, "replay", counted)
        again = await reloaded(house, room.id)
        assert len(replays) == lines - covered
        found = state(journal(again))
        for name in ("at", "waited"):  # by a clock that has gone on
            del live[name], found[name]
        assert found == live
        other = bytes([*data[:-9], *(byte ^ 255 for byte in data[-9:])])
        for what, values in (
            ("UPDATE snapshots SET data = ?", (other,)),
            ("UPDATE snapshots SET data = ?, program = 'another'", (data,)),
            ("DELETE FROM snapshots WHERE ? != ''", ("x",)),
        ):
            await house.store.run(partial(change, what, values))
            replays.clear()
            again = await reloaded(house, room.id)
            assert len(replays) == lines
            assert again.held is None
        await house.close()

    run(story())


def test_a_table_with_chains_goes_on_by_its_snapshot_with_the_links_it_has(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        await play_with_chains(room, players, random.Random(2), 40)
        fresh = Chain("ef" * 32)
        await players[1].say(type="chain", anchor=fresh.anchor)
        await players[0].show(last_of(stretch_of(croupier(room).last)))
        room.photographer.look(journal(room), room.steady(), 1)
        assert croupier(room).fresh
        assert croupier(room).escrow
        live, lines = vars(croupier(room)), len(room.record.lines)
        await house.close()
        house = open_house(settings(folder))
        assert kept(folder)[0] == lines
        again = await house.find(room.id)
        assert again is not None
        assert vars(croupier(again)) == live
        back = [Holder(again, player.key, player.at) for player in players]
        back[1].chain = fresh
        for player in back:
            await player.hello()
        await play_with_chains(again, back, random.Random(3), 60)
        assert len(again.record.lines) > lines + 20
        assert croupier(again).parts[1] == fresh.part
        await house.close()

    run(story())


def test_a_snapshot_that_stands_elsewhere_than_its_mark_is_thrown_away() -> None:
    script = script_of((GAMES / SOME[0]).read_text("utf-8"))
    lines = log_lines(SOME[0])
    live = Journal(open_game(script), FairCroupier("seed"))
    number = -1
    while number < 30 or not may_take(live):
        number += 1
        live.retrace([lines[number]], 0.0)
    data = taken(live, 0.0)
    blank = Journal(open_game(script), FairCroupier("seed"))
    before = state(blank)
    assert not lay(blank, data, lines, {number: "1:0000000000000000"}, 0.0)
    assert not lay(blank, data, lines, {}, 0.0)
    assert not lay(blank, data, lines[:number], {number: mark_of(live.game)}, 0.0)
    assert not lay(blank, b"nothing", lines, {number: mark_of(live.game)}, 0.0)
    assert state(blank) == before
    other = Journal(open_game(script), FairCroupier("another seed"))
    assert not lay(other, data, lines, {number: mark_of(live.game)}, 0.0)
    assert lay(blank, data, lines, {number: mark_of(live.game)}, 0.0)


def test_a_program_that_differs_in_one_file_is_another(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in snapshots.PARTS:
        (folder / "gangland" / part).mkdir(parents=True)
    rules = folder / "gangland" / "rulesets" / "fight.py"
    rules.write_text("LEADER_WINS = True\n")
    monkeypatch.setattr(gangland, "__file__", str(folder / "gangland" / "__init__.py"))
    program.cache_clear()
    first = program()
    rules.write_text("LEADER_WINS = False\n")
    program.cache_clear()
    assert program() != first
    program.cache_clear()
