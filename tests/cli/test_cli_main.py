"""The command itself: help, versions, languages, exit codes, and never a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from keyboard import run

import gangland
from gangland.bots.bargaining.temperaments import TEMPERAMENTS
from gangland.bots.roster import names
from gangland.cli import rules
from gangland.words import LANGS, Words


@pytest.mark.parametrize("lang", LANGS)
def test_help_in_every_language(lang: str) -> None:
    words = Words(lang)
    outcome = run("--lang", lang, "--help")
    assert outcome.code == 0
    for verb in ("play", "replay", "position", "rules"):
        assert words.text(f"{verb}-help") in outcome.out
    assert words.text("cli-usage") in outcome.out


@pytest.mark.parametrize("verb", ["play", "replay", "position", "rules", "cards"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_verb_explains_itself(lang: str, verb: str) -> None:
    outcome = run(verb, "--help", "--lang", lang)
    assert outcome.code == 0
    assert "show this help message" not in outcome.out


@pytest.mark.parametrize("lang", LANGS)
def test_the_bots_are_listed_by_name_with_what_each_is_like(lang: str) -> None:
    words = Words(lang)
    said = run("bots", "--lang", lang).out
    for name in names():
        assert f"\n{name} " in f"\n{said}"
        assert words.text("web-bot", bot=name) in said
    for name in TEMPERAMENTS:
        assert words.text("web-temper", temper=name) in said
    for verb in ("play", "simulate"):
        assert "gangland bots" in " ".join(run(verb, "--help", "--lang", lang).out.split())


def test_version() -> None:
    outcome = run("--version")
    assert (outcome.code, outcome.out.strip()) == (0, f"gangland {gangland.__version__}")


LATER = ("starlette", "uvicorn", "websockets", "msgspec", "argon2", "segno", "sqlite3", "rich")
"""What only who serves, joins or draws has to wait for."""


@pytest.mark.parametrize(
    ("argv", "allowed"),
    [
        (("--help",), ()),
        (("--version",), ()),
        ((), ()),
        (("serve", "--help"), ()),
        (("play", "--help"), ("rich",)),
        (("games", "--help"), ()),
        (("rules", "FGT-5"), ()),
    ],
)
def test_no_library_is_loaded_before_it_is_needed(argv: tuple[str, ...], allowed: tuple[str, ...]) -> None:
    code = "import sys, gangland.cli.main as m; m.main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, check=True, text=True)
    loaded = set(done.stderr.split())
    assert "gangland.cli.main" in loaded
    assert {name for name in LATER if name in loaded} <= set(allowed)


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_args: object) -> int:
        raise ModuleNotFoundError("No module named 'uvicorn.main'", name="uvicorn.main")

    monkeypatch.setattr(rules, "run", fail)
    outcome = run("rules")
    assert (outcome.code, "uvicorn" in outcome.err) == (2, True)


def test_nothing_asked_shows_what_could_be() -> None:
    assert "replay" in run().out


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "uso:" in run("--help").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "usage\u00a0:" in run("--help").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "usage:" in run("--help").out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("dance",), "dance"),
        (("play", "--lang", "xx"), "xx"),
        (("play", "--game", "chess"), "chess"),
        (("play", "--frobnicate"), "--frobnicate"),
        (("play", "--seed"), "--seed"),
        (("play", "--dice", "7"), "7"),
        (("play", "--options", "beards"), "beards"),
        (("play", "--options", "long-haul=x"), "long-haul"),
        (("play", "--options", "long-haul=40"), "40"),
        (("play", "--bots", "thug,thug,ninja"), "ninja"),
        (("play", "--players", "Ann,Ann,Ann"), "Ann"),
        (("play", "--players", "Ann", "--bots", "thug"), "SET-1"),
        (("replay",), "FILE"),
        (("replay", "--to", "x", "f"), "--to"),
        (("rules", "FGT-99"), "FGT-10"),
    ],
)
def test_bad_questions_are_answered(argv: tuple[str, ...], said: str) -> None:
    outcome = run(*argv)
    assert outcome.code == 2
    assert said in outcome.err
    assert "Traceback" not in outcome.err
    assert not outcome.out


@pytest.mark.parametrize("verb", ["replay", "position"])
def test_files_that_are_not_there(verb: str, tmp_path: Path) -> None:
    outcome = run(verb, str(tmp_path / "nothing.log"))
    assert outcome.code == 1
    assert "nothing.log" in outcome.err


def test_a_pack_with_problems(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("schema = 1\nextends = 'mayhem'\nbeard = 3\n")
    outcome = run("play", "--pack", str(pack))
    assert outcome.code == 1
    assert f"{pack}:3" in outcome.err


def test_a_crash_is_an_apology(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(_args: object) -> int:
        raise ValueError("on purpose")

    monkeypatch.setattr(rules, "run", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    outcome = run("rules")
    assert outcome.code == 70
    assert len(outcome.err.splitlines()) == 1
    (report,) = tmp_path.iterdir()
    assert str(report) in outcome.err
    assert "on purpose" in report.read_text()


def test_control_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "run", interrupt)
    outcome = run("rules")
    assert outcome.code == 130
    assert outcome.err.strip() == Words("en").text("cli-interrupted")


def test_python_m_and_a_closed_pipe() -> None:
    read, write = os.pipe()
    os.close(read)
    code = "import sys, gangland.cli.main as m; sys.exit(m.main(['rules']))"
    done = subprocess.run([sys.executable, "-c", code], stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")
    done = subprocess.run([sys.executable, "-m", "gangland", "--version"], capture_output=True, check=False)
    assert done.stdout.decode().strip() == f"gangland {gangland.__version__}"


def test_a_terminal_without_our_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    ascii_out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", ascii_out)
    from gangland.cli.main import main  # noqa: PLC0415 - after the terminal is replaced

    assert main(["rules", "INF-2", "--lang", "fr"]) == 0
