"""Positions: written, read back, played on, and refused with a line when they are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from keyboard import complaint, run, script
from tables import play_out, position

from gangland.game.logs.log import load
from gangland.words import LANGS


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game that is over."""
    return play_out(tmp_path_factory.mktemp("logs"))


def test_a_position_goes_round(tmp_path: Path, finished: Path) -> None:
    first = run("position", str(finished), "--to", "50")
    assert first.code == 0
    file = tmp_path / "position.toml"
    file.write_text(first.out)
    assert run("position", str(file)).out == first.out
    log = tmp_path / "on.log"
    assert run("play", "--position", str(file), "--save", str(log), typing=script()).code == 0
    game = load(log)
    assert list(game.t.cash) == list(load(finished).rewound(50).t.cash)


def test_a_position_as_json(finished: Path) -> None:
    outcome = run("position", str(finished), "--to", "50", "--json")
    assert json.loads(outcome.out)["gangland"] == "position 1"


def test_a_position_before_there_are_gangs(finished: Path) -> None:
    outcome = run("position", str(finished), "--to", "2")
    assert outcome.code == 2
    assert "gangs" in outcome.err


@pytest.mark.parametrize(
    "change",
    [
        ("round = 6", "round = 66"),
        ('leader = "samcro"', 'leader = "nobody"'),
        ('"irish-freddys"', '"atlantis"'),
        ('"1m1r", gun', '"9m1r", gun'),
        ("cash = 4100", "cash = -1"),
        ('gangland = "position 1"', 'gangland = "position 2"'),
        ("[[gang]]", "[[gang"),
    ],
)
def test_a_position_with_a_mistake(tmp_path: Path, change: tuple[str, str]) -> None:
    file = Path(position(tmp_path, "thug"))
    file.write_text(file.read_text().replace(*change))
    for argv in (
        ("position", str(file)),
        ("play", "--position", str(file), "--save", str(tmp_path / "x.log")),
    ):
        assert str(file) in complaint(run(*argv))
    assert not (tmp_path / "x.log").exists()


def test_a_position_from_an_editor_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = Path(position(tmp_path, "thug"))
    plain = run("position", str(file)).out
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert run("position", str(file)).out == plain


def test_a_position_with_a_number_without_end_and_a_pack(tmp_path: Path) -> None:
    file, pack = tmp_path / "position.toml", tmp_path / "pack.toml"
    file.write_text("round = " + "9" * 9999)
    pack.write_text("schema = 1\nextends = 'mayhem'\n")
    assert str(file) in complaint(run("position", str(file), "--pack", str(pack)))


def test_a_position_can_seat_others(tmp_path: Path) -> None:
    argv = ("play", "--position", position(tmp_path), "--save", str(tmp_path / "x.log"))
    run(*argv, "--players", "Zoe", "--bots", "thug,random", typing=script("quit"))
    assert [seat.name for seat in load(tmp_path / "x.log").setup.seats] == ["Zoe", "Thug 1", "Random 2"]
    outcome = run(*argv, "--players", "Zoe", typing=script("quit"))
    assert (outcome.code, "3" in outcome.err) == (2, True)


@pytest.mark.parametrize("lang", LANGS)
def test_a_position_is_not_played_with_what_it_does_not_say(tmp_path: Path, lang: str) -> None:
    argv = (
        "play",
        "--position",
        position(tmp_path, "thug"),
        "--save",
        str(tmp_path / "x.log"),
        "--lang",
        lang,
    )
    for given in (("--options", "slim-pickings"), ("--options", ""), ("--game", "wise-guys")):
        outcome = run(*argv, *given, typing=script("quit"))
        assert (outcome.code, given[0] in outcome.err, outcome.out) == (2, True, "")
        assert not (tmp_path / "x.log").exists()
    agreed = ("--options", "unleaded", "--game", "mayhem")
    assert run(*argv, *agreed, typing=script("quit")).code == 0
