"""Bad input of every kind: a clear message in the reader's language, an exit code, and nothing lost."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from keyboard import run, script
from tables import position

from gangland.arena.fuzz import Finding, Task
from gangland.cli import fuzz
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.log import load, text_of
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.terminal.screen import LONGEST_LINE
from gangland.words import LANGS, Words

FOREIGN = LANGS[1:]
ENGLISH = re.compile(
    r"argument |expected|invalid|unrecognized|following|allowed|choose|ambiguous|[Nn]o such|Is a |denied"
)
MANY = "9" * 5000


@cache
def begun() -> bytes:
    """The log of a game under way."""
    game = Game(Setup("mayhem", seats_of(["Ann", "Ben"], ["thug"])))
    croupier, dice = Croupier(4), Dice(4)
    for _ in range(40):
        game.settle_chance(croupier)
        game.answer(game.owed()[0], sample(game.menu(game.owed()[0]), dice))
    return text_of(game).encode()


def cut(content: bytes) -> bytes:
    """A log cut off before its game begins."""
    return content[: content.index(b"---")]


MAKE: dict[str, Callable[[Path], object]] = {
    "missing": lambda _: None,
    "empty": lambda path: path.touch(),
    "folder": lambda path: path.mkdir(),
    "binary": lambda path: path.write_bytes(bytes(range(256)) * 9),
    "nothing": lambda path: path.write_bytes(b"\0" * 999),
    "circle": lambda path: path.symlink_to(path),
    "deep": lambda path: path.write_text("a = " + "[" * 9999),
    "large": lambda path: path.write_text(f"round = {MANY}"),
    "cut": lambda path: path.write_bytes(cut(begun())),
    "edited": lambda path: path.write_bytes(begun().replace(b"deals closed", b"deals open")),
}
READERS = (
    ("replay",),
    ("position",),
    ("verify",),
    ("play", "--resume"),
    ("play", "--position"),
    ("cards", "check"),
    ("play", "--text", "--pack"),
)


def content(folder: Path) -> dict[str, bytes | None]:
    return {path.name: path.read_bytes() if path.is_file() else None for path in folder.iterdir()}


@pytest.mark.parametrize("kind", MAKE)
@pytest.mark.parametrize("verb", READERS)
def test_a_file_that_will_not_do_is_a_message_and_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...], kind: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "file"
    MAKE[kind](path)
    before = content(tmp_path)
    outcome = run(*verb, str(path), "--lang", "fr", typing=script("quit"))
    assert outcome.code == 1
    assert str(path) in outcome.err
    assert "gangland-crash" not in outcome.err
    assert not outcome.out
    assert content(tmp_path) == before


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("kind", ["missing", "folder", "circle"])
@pytest.mark.parametrize("verb", READERS[:5])
def test_what_the_system_says_is_said_in_the_readers_language(
    tmp_path: Path, verb: tuple[str, ...], kind: str, lang: str
) -> None:
    MAKE[kind](tmp_path / "file")
    said = run(*verb, str(tmp_path / "file"), "--lang", lang).err.replace(str(tmp_path), "")
    assert said.strip()
    assert not ENGLISH.search(said)


WRONG = (
    "dance",
    "play --game x",
    "play --seed",
    "play --frob",
    "play --text=3",
    "play --pack",
    "replay",
    "replay a b",
    "replay --to x a",
    "position --to",
    "rules --game x",
    "rules --frob",
    "cards --kind x",
    "cards gun-factory --kind x",
    "cards gun-factory --frob",
    "cards gun-factory --json=1",
    "cards gun-factory --pack",
    "cards check",
    "cards nowhere",
    "simulate --games x",
    "simulate --ga 3",
    "simulate --games 0",
    "simulate extra",
    "fuzz --seed x",
    "fuzz --games 0",
    "bench --seconds x",
    "bench --seconds nan",
    "bench --seconds -1",
    "serve --port x",
    "serve --port -1",
    "serve --port 65536",
    "serve --pack x",
    "serve --config nowhere.toml",
    "verify",
    "verify --x y",
    "--version=3",
    "-x",
)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line_is_explained_without_a_word_of_english(line: str, lang: str) -> None:
    outcome = run(*line.split(), "--lang", lang)
    assert outcome.code == 2
    assert outcome.err.strip()
    assert not outcome.out
    assert not ENGLISH.search(outcome.err)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("line", ["cards --help", "cards gun-factory --help"])
def test_usage_begins_with_the_command(line: str, lang: str) -> None:
    assert run(*line.split(), "--lang", lang).out.startswith(
        f"{Words(lang).text('cli-usage')} gangland cards ["
    )


@pytest.mark.parametrize("option", ["--resume", "--position", "--save"])
def test_an_empty_name_is_no_file(option: str) -> None:
    outcome = run("play", option, "", typing=script("quit"))
    assert (outcome.code, outcome.out) == (1, "")


@pytest.mark.parametrize(
    "argv", [("rules", MANY), ("play", "--dice", MANY), ("cards", MANY), ("replay", "--to", MANY, "x")]
)
def test_what_is_too_long_to_repeat_is_repeated_in_part(argv: tuple[str, ...]) -> None:
    outcome = run(*argv)
    assert outcome.code == 2
    assert "999…" in outcome.err
    assert "???" not in outcome.err


def test_a_move_nobody_counts_to(tmp_path: Path) -> None:
    (tmp_path / "game.log").write_bytes(begun())
    outcome = run("replay", str(tmp_path / "game.log"), "--to", MANY[:4000])
    assert (outcome.code, "999…" in outcome.err) == (2, True)


@pytest.mark.parametrize("seat", ["0", "4", "-1", MANY, "²", ""])
def test_a_seat_nobody_sits_in(tmp_path: Path, seat: str) -> None:
    (tmp_path / "game.log").write_bytes(begun())
    assert run("replay", str(tmp_path / "game.log"), f"--seat={seat}").code == 2


@pytest.mark.parametrize(
    "typed",
    [MANY[:LONGEST_LINE], "counter " + MANY, "offer to=" + MANY, "save ~nobody/x", "save a\0b", "²", "-1"],
)
def test_what_is_typed_breaks_nothing(tmp_path: Path, typed: str) -> None:
    log = tmp_path / "game.log"
    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(log))
    outcome = run(*argv, typing=script(typed[: LONGEST_LINE - 2], "quit"))
    assert (outcome.code, outcome.err) == (0, "")
    assert load(log).lines == []


def test_a_line_without_an_end_is_nobody_typing(tmp_path: Path) -> None:
    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(tmp_path / "game.log"))
    typed = (chunk for chunk in ["x" * LONGEST_LINE] * 3)
    outcome = run(*argv, typing=typed)
    assert (outcome.code, len(list(typed))) == (0, 2)
    assert "--resume" in outcome.out


def test_a_finding_overwrites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Finding(Task("mayhem", 1, 7), "a crash", "its log")
    monkeypatch.setattr(fuzz, "fuzz", lambda *_: iter([found]))
    argv = ("fuzz", "--games", "1", "--out", str(tmp_path))
    assert run(*argv).code == 1
    (saved,) = tmp_path.iterdir()
    assert saved.read_text() == "its log"
    saved.write_text("my novel")
    assert "exists already" in run(*argv).err
    assert saved.read_text() == "my novel"


# streams


def gangland(line: str, redirect: str) -> tuple[int, str]:
    """Run the command in a shell; return its code and its complaint."""
    command = f'"{sys.executable}" -m gangland {line} {redirect}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=600)
    return done.returncode, done.stderr.decode()


needs_devices = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such devices here")


@needs_devices
@pytest.mark.parametrize("line", ["rules FGT-1", "--help", "cards gun-factory"])
def test_a_full_disk_behind_the_output_is_a_message(line: str) -> None:
    code, said = gangland(line, ">/dev/full")
    assert (code, said.count("\n")) == (1, 1)
    assert "disk is full" in said


@needs_devices
def test_a_game_is_not_blamed_for_its_screen(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    code, said = gangland(f"play --seed 1 --save {log}", "</dev/null >/dev/full")
    assert (code, str(log) in said) == (1, False)
    assert load(log).lines


@needs_devices
@pytest.mark.parametrize("redirect", [">&-", "<&-", ">&- <&-", "2>&-", "2>/dev/full"])
def test_closed_streams_lead_nowhere(tmp_path: Path, redirect: str) -> None:
    log = tmp_path / "game.log"
    assert gangland("replay nowhere.log", redirect)[0] == 1
    code, said = gangland(f"play --seed 1 --save {log}", f"</dev/null {redirect}")
    assert (code, said) == (0, "")
    assert load(log).lines


@pytest.mark.parametrize(
    "environ",
    [
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1", "COLUMNS": "1", "LINES": "1"},
        {"NO_COLOR": "1", "TERM": "", "COLUMNS": "-5"},
    ],
)
def test_poor_terminals(environ: dict[str, str], tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "gangland",
        "play",
        "--seed",
        "1",
        "--save",
        str(tmp_path / "x"),
        "--lang",
        "fr",
    ]
    done = subprocess.run(
        command,
        env=os.environ | environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=600,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b[" not in done.stdout
