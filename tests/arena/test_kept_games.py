"""Games kept in a file: a measurement goes on where it was interrupted, and comes to the same."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gangland.arena import kept as keeping
from gangland.arena import simulate as arena
from gangland.arena.balance import Job, make_job, measure, parse_rows
from gangland.arena.kept import opened
from gangland.arena.result import Batch
from gangland.bots.roster import make_bot
from gangland.cli.main import main
from gangland.content.editions import load_edition
from gangland.game.logs.lock import held
from gangland.game.refusal import Refusal

LINE = ["balance", "--game", "wise-guys", "--rows", "3", "--games", "21", "--bot", "random", "--json"]


def job(bot: str = "random", seed: int = 9, edition: str = "1", rows: str = "3,4+bombing") -> Job:
    return make_job("wise-guys", load_edition("wise-guys", edition), parse_rows(rows), bot, seed)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """The games that were really played, but for the first ones that bots are known by."""
    found: list[range] = []
    play = arena.Bench.play

    def counted(bench: arena.Bench, games: range) -> Batch:
        if len(games) > 1:
            found.append(games)
        return play(bench, games)

    monkeypatch.setattr(arena.Bench, "play", counted)
    return found


def test_what_is_kept_is_not_played_again_and_comes_to_the_same(tmp_path: Path, played: list[range]) -> None:
    whole = measure(job(), 45).document()
    file = tmp_path / "games.jsonl"
    with opened(file) as (kept, torn):
        assert torn is None
        measure(job(), 20, store=kept)
    played.clear()
    with opened(file) as (kept, _):
        assert measure(job(), 45, store=kept).document() == whole
    assert played == [range(20, 40), range(40, 45)] * 2
    played.clear()
    with opened(file) as (kept, _):
        assert measure(job(), 45, store=kept).document() == whole
        assert measure(job(), 20, store=kept).total == 40
    assert played == []


def test_a_longer_measurement_plays_a_short_end_again(tmp_path: Path, played: list[range]) -> None:
    for games in (25, 30):
        with opened(tmp_path / "games.jsonl") as (kept, _):
            found = measure(job(rows="3"), games, store=kept).document()
    assert played == [range(20), range(20, 25), range(20, 30)]
    assert found == measure(job(rows="3"), 30).document()


@pytest.mark.parametrize(
    "other",
    [job(seed=8), job(bot="drifter"), job(edition="2"), job(rows="4"), job(rows="3+bombing")],
    ids=["seed", "bot", "cards", "players", "options"],
)
def test_other_games_are_left_alone(tmp_path: Path, played: list[range], other: Job) -> None:
    with opened(tmp_path / "games.jsonl") as (kept, _):
        measure(job(rows="3"), 2, store=kept)
        measure(other, 2, store=kept)
    with opened(tmp_path / "games.jsonl") as (kept, _):
        before = len(played)
        measure(job(rows="3"), 2, store=kept)
        assert len(played) == before
    assert before == 1 + len(other.rows)


def test_other_rules_play_anew(tmp_path: Path, played: list[range], monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path / "games.jsonl") as (kept, _):
        measure(job(rows="3"), 2, store=kept)
    monkeypatch.setattr(keeping, "RULES_VERSION", "0")
    with opened(tmp_path / "games.jsonl") as (kept, _):
        measure(job(rows="3"), 2, store=kept)
    assert played == [range(2)] * 2


def test_a_bot_that_plays_otherwise_plays_anew(
    tmp_path: Path, played: list[range], monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "games.jsonl") as (kept, _):
        measure(job(rows="3"), 2, store=kept)
    monkeypatch.setattr(arena, "make_bot", lambda name, seed: make_bot(name, seed + 1))
    with opened(tmp_path / "games.jsonl") as (kept, _):
        found = measure(job(rows="3"), 2, store=kept).document()
    assert played == [range(2)] * 2
    assert found == measure(job(rows="3"), 2).document()


def test_a_torn_line_is_set_aside_and_its_games_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*LINE, "--keep", str(file)]) == 0
    whole, content = capsys.readouterr().out, file.read_bytes()
    file.write_bytes(content[:-10])
    assert main([*LINE, "--keep", str(file)]) == 0
    shown = capsys.readouterr()
    assert shown.out == whole
    assert "games.jsonl.torn" in shown.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("line", [b"{}", b"no json", b'{"of": [], "start": 0, "batch": {"outcomes": 3}}'])
def test_a_damaged_line_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(line + b"\n")
    assert main([*LINE, "--keep", str(file)]) == 2
    shown = capsys.readouterr()
    assert f"Line 1 of {file}" in shown.err
    assert "Traceback" not in shown.err
    assert file.read_bytes() == line + b"\n"


def test_a_file_is_for_one_measurement_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    with opened(file), pytest.raises(Refusal) as refused, opened(file):
        pass
    assert refused.value.code == "games-in-use"
    with held(file):
        assert main([*LINE, "--keep", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", f"nowhere{os.sep}games.jsonl"], ids=["a folder", "in no folder"])
def test_a_file_that_cannot_be_kept_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main([*LINE, "--keep", str(tmp_path / name)]) == 1
    shown = capsys.readouterr()
    assert str(tmp_path / name) in shown.err
    assert "Traceback" not in shown.err
