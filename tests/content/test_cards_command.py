"""`gangland cards` lists, explains, checks and prints the schema, in the reader's language."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest
from minipack import anonymous

from gangland.cli import cards
from gangland.content.schema import schema_text
from gangland.words import Words

NAMED_DOCKS = """\
schema = 1
extends = "mayhem"
[[site]]
id = "docks"
kind = "random"
provenance = "printed"
main = [{ skim = { contraband = 2 } }]
[names.en]
site-docks = "Old [Docks]"
"""


def gangland(*words: str, lang: str = "en") -> int:
    parser = argparse.ArgumentParser("gangland")
    cards.add_parser(parser.add_subparsers(), Words(lang))
    args = parser.parse_args(["cards", *words])
    return cards.run(args)


@pytest.fixture
def docks(tmp_path: Path) -> str:
    path = tmp_path / "docks.toml"
    path.write_text(NAMED_DOCKS, "utf-8")
    return str(path)


def test_everything_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland() == 0
    out = capsys.readouterr().out
    assert out.count(" · ") == 2 * (24 + 40 + 6)
    assert "The Hairy Dog (hairy-dog) · Random site · reported\n  Swap 1 gun → 2 Contraband (max 3)\n" in out


def test_one_kind_of_one_game_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("--kind", "gang", "--game", "wise-guys", "--lang", "it") == 0
    out = capsys.readouterr().out
    assert [line.split(" · ")[1] for line in out.splitlines() if " · " in line] == ["Gang"] * 4
    assert "Al Capone: Pestaggio 2, Trattativa 4" in out


def test_an_owners_file_is_on_top(capsys: pytest.CaptureFixture[str], docks: str) -> None:
    assert gangland("docks", "--pack", docks) == 0
    assert capsys.readouterr().out == "Old [Docks] (docks) · Random site · printed\n  Skim 2 Contraband\n"


def test_a_table_for_a_terminal(
    capsys: pytest.CaptureFixture[str], docks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "120")
    assert gangland("docks", "--pack", docks, "--lang", "fr") == 0
    out = capsys.readouterr().out
    assert "Old [Docks]" in out
    assert "Prélever 2 Contrebande" in out
    assert "┃" in out


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("samcro", "hairy-dog", "--json") == 0
    samcro, dog = json.loads(capsys.readouterr().out)
    assert (samcro["table"], samcro["id"], samcro["name"]) == ("gang", "samcro", "SAMCRO")
    assert dog["ground"]["main"][0]["get"] == [0, 0, 2, 0]
    assert dog["lines"] == ["Swap 1 gun → 2 Contraband (max 3)"]


def test_an_unknown_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("hairy-dgo") == 2
    assert capsys.readouterr().err == 'there is no "hairy-dgo" here; did you mean "hairy-dog"?\n'


def test_check_says_what_is_fine(capsys: pytest.CaptureFixture[str], docks: str, tmp_path: Path) -> None:
    mini = tmp_path / "mini.toml"
    mini.write_text(anonymous(), "utf-8")
    assert gangland("check", docks, str(mini)) == 0
    assert capsys.readouterr().out == (
        f"{docks}: fine. mayhem: 25 sites, 40 cards, 6 gangs.\n"
        f"{mini}: fine. mayhem: 11 sites, 15 cards, 3 gangs.\n"
    )


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 3, 0, 1), (0, 2, 3, 1)])
def test_check_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, order: tuple[int, ...]
) -> None:
    """Options may stand anywhere."""
    bad = tmp_path / "bad.toml"
    bad.write_text(NAMED_DOCKS.replace("skim", "skimm"), "utf-8")
    words = ("check", str(bad), "--lang", "fr")
    assert gangland(*(words[index] for index in order)) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(
        f"{bad}:7: lieu «\u00a0docks\u00a0»\u00a0: «\u00a0skimm\u00a0» n’est pas un verbe"
    )
    assert captured.err.endswith("1 problème\n")


def test_a_bad_pack_cannot_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("--pack", "/nowhere/missing.toml") == 1
    assert "/nowhere/missing.toml:1: this file cannot be read" in capsys.readouterr().err


def test_an_unknown_option_after_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        gangland("samcro", "--bogus")
    assert stop.value.code == 2
    assert "--bogus" in capsys.readouterr().err


def test_check_needs_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("check") == 2
    assert "FILE" in capsys.readouterr().err


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert gangland("schema") == 0
    assert capsys.readouterr().out == schema_text()


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "pack file"), ("fr", "fichier de pack"), ("it", "pacchetto")]
)
def test_help_speaks_the_readers_language(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    with pytest.raises(SystemExit) as stop:
        gangland("--help", lang=lang)
    assert stop.value.code == 0
    assert word in capsys.readouterr().out
