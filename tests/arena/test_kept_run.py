"""A run that is kept (`tools/kept_run.py`) is taken up again where it was left."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from gangland.cli.main import main

TOOLS = Path(__file__).parents[2] / "tools"
WORDS = ("arena", "--entrant", "random", "--against", "thug-1", "--lang", "en", "--games", "8", "--out")


@pytest.fixture
def kept_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    module = importlib.import_module("kept_run")
    monkeypatch.setattr(module, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    return module


def test_a_run_goes_on_from_what_was_kept(
    kept_run: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept_run.take("small")  # there is none
    run = tmp_path / "runs" / "small"
    assert not run.exists()
    assert main([*WORDS, str(run)]) == 0
    lines = (run / "deals.jsonl").read_bytes().splitlines()
    (run / "deals.jsonl").write_bytes(lines[0] + b"\n")  # as if it had been cut off there
    kept_run.keep("small")
    kept_run.take("small")  # one that is there stays as it is
    run.rename(tmp_path / "runs" / "gone")
    kept_run.take("small")
    assert (run / "deals.jsonl").read_bytes() == lines[0] + b"\n"
    capsys.readouterr()
    assert main([*WORDS, str(run)]) == 0
    assert "8 of 8 games" in capsys.readouterr().out
    assert (run / "deals.jsonl").read_bytes().splitlines()[0] == lines[0]
    assert "8 of 8 games" in (tmp_path / "kept" / "small.md").read_text("utf-8")


def test_games_of_a_measurement_of_balance_go_on_too(
    kept_run: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "runs" / "balance.jsonl"
    games.parent.mkdir()
    words = [
        "balance",
        "--game",
        "mayhem",
        "--rows",
        "4",
        "--bot",
        "thug",
        "--lang",
        "en",
        "--keep",
        str(games),
    ]
    assert main([*words, "--games", "8"]) == 0
    before = games.read_bytes()
    kept_run.keep("balance")
    games.unlink()
    kept_run.take("balance")
    assert sorted(games.read_bytes().splitlines()) == sorted(before.splitlines())
    kept_run.take("balance")  # what is there stays as it is
    capsys.readouterr()
    assert main([*words, "--games", "8"]) == 0
    assert games.read_bytes().count(b"\n") == before.count(b"\n")  # nothing was played again
