"""`gangland arena`: what it says and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from gangland.arena.bout import Dealt
from gangland.arena.run import Run
from gangland.cli import arena as command
from gangland.cli.main import main
from gangland.game.logs.log import load


def arena(folder: Path, *words: str) -> int:
    return main(["arena", "--out", str(folder), *words])


SMALL = ("--entrant", "random", "--against", "random,random", "--games", "8", "--lang", "en")


def test_the_command_plays_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path, *SMALL) == 0
    said = capsys.readouterr()
    assert "8 of 8 games" in said.out
    assert "random" in said.out
    for file in ("report.html", "report.md", "results.parquet", "logs"):
        assert str(tmp_path / file) in said.err
    table = pl.read_parquet(tmp_path / "results.parquet")
    assert table.shape[0] == 32
    assert table.filter(pl.col("is_candidate"))["bot"].unique().to_list() == ["random"]
    assert table["won"].sum() == 8
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("data:image/svg+xml;base64,") >= 5
    assert "http" not in page
    tables = (tmp_path / "report.md").read_text("utf-8")
    assert "8 of 8 games" in tables
    assert 3 < tables.count("\n## ") <= page.count("<h2>")
    assert re.search(r"^\| 1 \| Men of Mayhem \| random \| random, random \| 8 \| ", tables, re.MULTILINE)
    assert arena(tmp_path, *SMALL, "--json") == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["played"], document["rows"][0]["games"]) == (8, 8)


def test_logs_of_a_run_are_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--entrant", "thug-1", "--against", "random", "--games", "4", "--lang", "fr")
    assert arena(tmp_path, *words, "--deals", "--game", "wise-guys") == 0
    capsys.readouterr()
    logs = sorted((tmp_path / "logs").iterdir())
    assert [log.name for log in logs] == [f"01-0001-{seat}.log" for seat in (1, 2, 3, 4)]
    game = load(logs[0])
    assert game.t.over
    assert game.ledger.offers
    assert main(["replay", str(logs[0]), "--lang", "fr"]) == 0


def test_without_the_extra_there_are_tables_and_lines_of_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    assert arena(tmp_path, *SMALL) == 0
    said = capsys.readouterr()
    assert "8 of 8 games" in said.out
    assert 'pip install "gangland[arena]"' in said.err
    assert {path.name for path in tmp_path.iterdir()} == {"deals.jsonl", "logs", "run.json"}
    assert arena(tmp_path, *SMALL, "--ray") == 2
    assert "Ray" in capsys.readouterr().err


def test_an_interrupt_leaves_with_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Run.keep

    def keep(run: Run, deals: list[Dealt]) -> None:
        whole(run, deals)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "EXTRA", ("no-such-library",))
    monkeypatch.setattr(Run, "keep", keep)
    assert arena(tmp_path, "--entrant", "random,thug-1", "--games", "4", "--lang", "en") == 130
    assert "Interrupted after 4 of 8 games" in capsys.readouterr().err
    monkeypatch.setattr(Run, "keep", whole)
    assert arena(tmp_path, "--entrant", "random,thug-1", "--games", "4", "--lang", "en") == 0
    assert "8 of 8 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--entrant", "nobody", "--against", "thug-1"), "There is no bot “nobody”"),
        (("--entrant", "thug", "--against", "nobody"), "There is no bot “nobody”"),
        (("--league", "nothing"), "There is no league “nothing”"),
        (("--league", "nothing.toml"), "nothing.toml is no use"),
        (("--league", "thugs", "--entrant", "thug"), "but not both"),
        ((), "but not both"),
        (("--entrant", "thug"), "no games or no rivals"),
        (("--entrant", "thug", "--games", "0"), "must be at least 1"),
    ],
)
def test_a_command_that_makes_no_sense_is_told_why(
    tmp_path: Path, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(tmp_path / "run", *words, "--lang", "en") == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_folder_that_is_a_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("", "utf-8")
    assert arena(path, *SMALL) == 2
    assert "is no use" in capsys.readouterr().err
