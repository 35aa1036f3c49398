"""Runs of the arena: they go on where they were, and are what they say they are."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from leagues import LEAGUE, ROW, play, timeless

from gangland.arena.afield import cluster
from gangland.arena.bout import Dealt
from gangland.arena.hall import Task
from gangland.arena.league import League
from gangland.arena.run import DEALS, Manifest, here, manifest_of, opened
from gangland.game.logs.lock import held
from gangland.game.refusal import Refusal


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert timeless(play(tmp_path / "one")) == timeless(play(tmp_path / "two", jobs=2))


def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    manifest = manifest_of(LEAGUE, 0, "0")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with opened(tmp_path / "run", manifest) as (run, _):
        assert not run.play(here, interrupt)
        assert run.played == 8
    with opened(tmp_path / "run", manifest) as (run, _):
        assert run.played == 8
        assert [task.number for task in run.tasks()] == [1]
        assert run.play(here, lambda _: None)
    assert timeless(run) == timeless(play(tmp_path / "whole"))
    with opened(tmp_path / "run", manifest) as (run, _):
        assert run.tasks() == []


def test_a_torn_line_is_set_aside_and_its_deal_played_again(tmp_path: Path) -> None:
    whole = play(tmp_path)
    deals = tmp_path / DEALS
    content = deals.read_bytes()
    deals.write_bytes(content[:-10])
    with opened(tmp_path, whole.manifest) as (run, torn):
        assert torn is not None
        assert torn.read_bytes() == content.splitlines(keepends=True)[-1][:-10]
        assert run.played == 12
        assert run.play(here, lambda _: None)
    assert timeless(run) == timeless(whole)
    assert len(deals.read_bytes().splitlines()) == 4


def test_a_damaged_line_is_refused(tmp_path: Path) -> None:
    whole = play(tmp_path)
    lines = (tmp_path / DEALS).read_bytes().splitlines(keepends=True)
    (tmp_path / DEALS).write_bytes(b"".join([lines[0], b"{}\n", *lines[1:]]))
    with pytest.raises(Refusal) as refused, opened(tmp_path, whole.manifest):
        pass
    assert (refused.value.code, refused.value.details["line"]) == ("damaged-run", 2)


@pytest.mark.parametrize("part", ["league", "version", "rules", "packs", "bots", "compiled", "logged"])
def test_a_run_of_something_else_is_refused(tmp_path: Path, part: str) -> None:
    manifest = manifest_of(LEAGUE, 0, "0")
    with opened(tmp_path, manifest):
        pass
    others: dict[str, object] = {
        "league": League(8, LEAGUE.row),
        "packs": {},
        "compiled": not manifest.compiled,
        "logged": 3,
    }
    other: Manifest = msgspec.structs.replace(manifest, **{part: others.get(part, "other")})
    with pytest.raises(Refusal) as refused, opened(tmp_path, other):
        pass
    assert (refused.value.code, refused.value.details["part"]) == ("other-run", part)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(Refusal, match="no-run-folder"), opened(tmp_path, manifest_of(LEAGUE, 0, "0")):
        pass
    assert not (tmp_path / "run.json").exists()


def test_two_at_one_run_are_one_too_many(tmp_path: Path) -> None:
    with held(tmp_path / DEALS), pytest.raises(Refusal, match="run-in-use"):
        opened(tmp_path, manifest_of(LEAGUE, 0, "0")).__enter__()


def test_ray_plays_the_same_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray as it is asked here: a stand-in that plays a task when it is waited for."""

    def remote(function: Callable[[Task], list[Dealt]]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda task: lambda: function(task))

    stand_in = SimpleNamespace(
        init=lambda **_: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 1},
        remote=remote,
        wait=lambda refs: (refs[-1:], refs[:-1]),
        get=lambda ref: ref(),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    league = League(7, (msgspec.structs.replace(ROW, games=40),))
    with opened(tmp_path / "ray", manifest_of(league, 0, "0")) as (run, _):
        assert run.play(cluster(), lambda _: None)
    assert timeless(run) == timeless(play(tmp_path / "here", league))
