"""Hints of the program: pasted into a shell as they stand, they do what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from keyboard import run, script
from tables import position

from gangland.game.logs.log import LogError
from gangland.terminal.excuses import say_log_error
from gangland.terminal.files import FileError
from gangland.terminal.hints import command
from gangland.terminal.screen import NARROWEST
from gangland.words import LANGS, Words

FOLDERS = ("plain", "two words", "it's “odd” $HOME `ls` & co; #1", "ünï\u00a0⚅", "-dash")
SHIM = '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word"; done\n'


def in_a_shell(line: str, folder: Path) -> list[str]:
    """What a command gets when a line is pasted into a shell, in a folder."""
    (folder / "bin").mkdir(exist_ok=True)
    (folder / "bin" / "gangland").write_text(SHIM, "utf-8")
    (folder / "bin" / "gangland").chmod(0o755)
    found = subprocess.run(
        ["/bin/sh", "-c", line],
        env={"PATH": f"{folder / 'bin'}:/usr/bin:/bin", "HOME": "/nowhere"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.splitlines()


def commands_in(text: str) -> list[str]:
    """The lines to be pasted."""
    return [line for line in text.splitlines() if line.startswith("gangland ")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_goes_on_with_what_was_printed_when_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(NARROWEST))
    folder = tmp_path / name
    folder.mkdir()
    log = folder / "my game.log"
    left = run("play", "--position", position(tmp_path, "thug"), "--save", str(log), "--lang", lang)
    (line,) = commands_in(left.out)
    assert in_a_shell(line, tmp_path) == ["play", "--resume", str(log)]
    again = run(*shlex.split(line)[1:], "--lang", lang, typing=script("quit"))
    assert (again.code, again.err) == (0, "")


def test_a_file_is_never_taken_for_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    left = run("play", "--position", position(tmp_path, "thug"), "--save=-dash.log")
    (line,) = commands_in(left.out)
    assert run(*shlex.split(line)[1:], typing=script("quit")).code == 0
    taken = run("play", "--position", position(tmp_path, "thug"), "--save=-dash.log")
    (line,) = commands_in(taken.err)
    assert taken.code != 0
    assert run(*shlex.split(line)[1:], typing=script("quit")).code == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_game_is_watched_again_as_printed(tmp_path: Path, lang: str) -> None:
    log = tmp_path / "the end.log"
    argv = ("play", "--players", "", "--bots", "random,random,random", "--seed", "1")
    over = run(*argv, "--save", str(log), "--lang", lang)
    (line,) = commands_in(over.out)
    assert in_a_shell(line, tmp_path) == ["replay", str(log)]
    assert run(*shlex.split(line)[1:]).code == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["a.log", "fair dice's.log", "-a.log"])
def test_a_game_with_fair_dice_is_played_on_from_its_position(tmp_path: Path, lang: str, name: str) -> None:
    said = say_log_error(LogError("fair-dice"), name, Words(lang))
    save, play = commands_in(said)
    assert in_a_shell(save, tmp_path) == []
    kept = (tmp_path / f"{name}.toml").read_text("utf-8").splitlines()
    assert [word.removeprefix("./") for word in kept] == ["position", name]
    assert [word.removeprefix("./") for word in in_a_shell(play, tmp_path)] == [
        "play",
        "--position",
        f"{name}.toml",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_a_seat_is_come_back_to_as_printed(tmp_path: Path, lang: str) -> None:
    link = "http://host/t/T1?a=b&c#key=abc"
    (line,) = commands_in(Words(lang).text("join-left", command=command("join", link)))
    assert in_a_shell(line, tmp_path) == ["join", link]


@pytest.mark.parametrize("lang", LANGS)
def test_no_hint_has_a_word_to_be_replaced_first(lang: str) -> None:
    """A hint that is printed when something happened names the very file; only usage speaks of FILE."""
    folder = Path(__file__).parents[2] / "src" / "gangland" / "words" / lang
    entries = [entry for path in folder.glob("*.ftl") for entry in path.read_text("utf-8").split("\n")]
    hints = [
        entry for entry in entries if re.search(r"gangland (?:play|replay|join|position) [^»”]*[A-Z{]", entry)
    ]
    assert not [hint for hint in hints if not hint.startswith("#")]
    assert FileError("exists", Path("a b")).say(Words(lang)).endswith("gangland play --resume 'a b'")
