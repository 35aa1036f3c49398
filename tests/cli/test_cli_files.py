"""Logs: kept, gone on with, never overwritten, and refused with a line when they are damaged."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from keyboard import complaint, monkey, run, script
from tables import play_out, position

from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError, load, marked, read_lines, torn_end
from gangland.words import LANGS, Words


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game that is over."""
    return play_out(tmp_path_factory.mktemp("logs"))


# keeping


def test_games_are_kept_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        assert run("play", "--seed", "1", typing=script("1")).code == 0
    logs = sorted((tmp_path / "gangland").iterdir())
    assert len(logs) == 2
    assert load(logs[0]).setup.game == "mayhem"


def test_a_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gangland").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "gangland" in complaint(run("play", "--text"))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_overwritten(tmp_path: Path, lang: str) -> None:
    precious = tmp_path / "precious.log"
    precious.write_text("my novel")
    assert str(precious) in complaint(run("play", "--save", str(precious), "--lang", lang))
    assert precious.read_text() == "my novel"


def test_a_copy_overwrites_nothing_either(tmp_path: Path) -> None:
    precious = tmp_path / "precious.log"
    precious.write_text("my novel")
    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(tmp_path / "game.log"))
    typed = script(f"save {precious}", f"save {tmp_path / 'copy.log'}", "save", "quit")
    outcome = run(*argv, typing=typed)
    assert precious.read_text() == "my novel"
    assert load(tmp_path / "copy.log").t.cash[0] == 4100
    assert "exists already" in outcome.out
    assert str(tmp_path / "game.log") in outcome.out


def test_a_game_is_left_and_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    argv = (
        "play",
        "--position",
        position(tmp_path, "thug", 5),
        "--save",
        str(log),
        "--seed",
        "1",
        "--open-deals",
    )
    first = run(*argv, typing=script("move clubhouse pier-nine 1r", "quit"))
    assert f"--resume {log}" in first.out.replace("\n", " ")
    before = load(log)
    assert before.setup.open_deals
    resumed = run("play", "--resume", str(log), typing=script("quit"))
    assert "SAMCRO rides with 1 Prospect" in resumed.out
    after = load(log)
    assert after.lines == before.lines
    assert after.setup == before.setup
    assert after.position == before.position
    assert run("play", "--resume", str(log), "--seed", "1", typing=monkey(1)).code == 0
    done = load(log)
    assert done.t.over
    assert done.lines[: len(before.lines)] == before.lines
    assert re.search("wins?!", run("play", "--resume", str(log)).out)


def test_what_belongs_to_a_new_game_is_refused_when_going_on(finished: Path) -> None:
    outcome = run("play", "--resume", str(finished), "--players", "Zoe")
    assert (outcome.code, "--players" in outcome.err) == (2, True)


def test_a_full_disk_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(tmp_path / "game.log"))
    monkeypatch.setattr(os, "fsync", full)
    assert "the disk is full" in complaint(run(*argv, typing=script("sit")))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["position.toml"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_somebody_is_playing_is_not_gone_on_with(tmp_path: Path, finished: Path, lang: str) -> None:
    log = tmp_path / "game.log"
    log.write_text("".join(finished.read_text("utf-8").splitlines(keepends=True)[:40]), "utf-8")
    before = log.read_bytes(), log.stat().st_ino
    with held(log):
        outcome = run("play", "--resume", str(log), "--lang", lang, typing=monkey(1))
    assert Words(lang).text("logerror-in-use") in complaint(outcome)
    assert (log.read_bytes(), log.stat().st_ino) == before


def test_a_game_is_kept_from_others_while_it_is_played(tmp_path: Path) -> None:
    log = tmp_path / "game.log"

    def typing(_out: io.StringIO) -> Iterator[str]:
        with pytest.raises(LogError), held(log):
            pass
        yield "quit\n"

    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(log))
    assert run(*argv, typing=typing).code == 0
    assert run("play", "--resume", str(log), typing=typing).code == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.log", "position.toml"]


def with_proof(log: Path, *, over: bool) -> bytes:
    """Give a log the parts of fair dice."""
    lines = read_lines(log)
    ruler = lines.index("---")
    footer = ["---", "seed 00"] if over else []
    moves = lines[ruler:] if over else lines[ruler:60]
    log.write_text("".join(marked([*lines[:ruler], "commit 00", *moves, *footer], "")), "utf-8")
    return log.read_bytes()


@pytest.mark.parametrize("over", [True, False])
def test_the_proof_of_fair_dice_is_never_lost(tmp_path: Path, finished: Path, *, over: bool) -> None:
    log = tmp_path / "game.log"
    log.write_bytes(finished.read_bytes())
    proved = with_proof(log, over=over)
    outcome = run("play", "--resume", str(log), typing=monkey(1))
    assert outcome.code == (0 if over else 1)
    assert ("gangland position" in outcome.err) is not over
    assert log.read_bytes() == proved


def test_a_game_is_not_gone_on_with_as_another(finished: Path) -> None:
    outcome = run("play", "--resume", str(finished), "--game", "wise-guys")
    assert (outcome.code, "--game" in outcome.err) == (2, True)


# damage


@pytest.mark.parametrize("verb", ["replay", "position", "play"])
def test_any_flipped_byte_is_found(tmp_path: Path, finished: Path, verb: str) -> None:
    data = finished.read_bytes()
    random = Random(verb)
    copy = tmp_path / "damaged.log"
    for _ in range(25):
        at = random.randrange(data[:-1].rindex(b"\n"))
        flipped = bytes([data[at] ^ 1 << random.randrange(8)])
        copy.write_bytes(data[:at] + flipped + data[at + 1 :])
        argv = (verb, "--resume", str(copy)) if verb == "play" else (verb, str(copy))
        assert "line" in complaint(run(*argv)), at


def test_a_line_changed_taken_out_or_put_in(tmp_path: Path, finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    copy = tmp_path / "changed.log"
    for number in (1, 2, 5, 12, 40, len(lines) - 3):
        copy.write_text("".join(lines[:number] + lines[number + 1 :]))
        assert f"line {number + 1}" in complaint(run("replay", str(copy)))
        copy.write_text("".join([*lines[:number], lines[number], *lines[number:]]))
        assert f"line {number + 2}" in complaint(run("replay", str(copy)))


def test_a_log_cut_off_before_its_game_begins(tmp_path: Path, finished: Path) -> None:
    data = finished.read_bytes()
    copy = tmp_path / "cut.log"
    for at in (3, 30, data.index(b"---") + 5):
        copy.write_bytes(data[:at])
        assert "line" in complaint(run("replay", str(copy)))
    copy.write_bytes(b"")
    assert "line 1" in complaint(run("replay", str(copy)))


def torn(finished: Path, folder: Path) -> tuple[Path, bytes, bytes]:
    """A log that a power cut has torn in its sixtieth line, its whole lines, and what is left of that one."""
    lines = finished.read_bytes().splitlines(keepends=True)
    whole, rest = b"".join(lines[:59]), lines[59][:-4]
    path = folder / "my torn game.log"
    path.write_bytes(whole + rest)
    return path, whole, rest


@pytest.mark.parametrize("lang", LANGS)
def test_a_torn_last_line_is_set_aside_and_the_game_goes_on(
    tmp_path: Path, finished: Path, lang: str
) -> None:
    path, whole, rest = torn(finished, tmp_path)
    for name in ("my torn game.log.torn", "my torn game.log.torn-2"):
        aside = tmp_path / name
        outcome = run("play", "--resume", str(path), "--lang", lang, typing=script("quit"))
        assert outcome.code == 0
        said = Words(lang).text("torn-set-aside", file=str(path), aside=str(aside))
        assert said in outcome.err
        assert aside.read_bytes() == rest
        assert path.read_bytes().startswith(whole)
        assert torn_end(path) == b""
        path.write_bytes(whole + rest)
    path.write_bytes(whole)
    assert not run("play", "--resume", str(path), typing=script("quit")).err


@pytest.mark.parametrize("verb", ["replay", "position"])
def test_whoever_reads_a_torn_log_is_told_and_leaves_it_alone(
    tmp_path: Path, finished: Path, verb: str
) -> None:
    path, whole, rest = torn(finished, tmp_path)
    outcome = run(verb, str(path))
    assert (outcome.code, f"{path}, line 60" in outcome.err) == (0, True)
    path.write_bytes(whole)
    assert run(verb, str(path)).out == outcome.out
    path.write_bytes(whole + rest)
    assert "line 60" in complaint(run("verify", str(path)))
    assert path.read_bytes() == whole + rest


def test_a_game_whose_log_lacks_its_last_line_feed_goes_on(tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "game.log"
    whole = b"".join(finished.read_bytes().splitlines(keepends=True)[:60])
    path.write_bytes(whole[:-1])
    outcome = run("play", "--resume", str(path), "--seed", "1", typing=monkey(1))
    assert (outcome.code, outcome.err) == (0, "")
    assert path.read_bytes().startswith(whole)
    assert load(path).t.over


def test_damage_in_the_middle_stays_an_error(tmp_path: Path, finished: Path) -> None:
    path, whole, rest = torn(finished, tmp_path)
    path.write_bytes(whole + rest + b"\n" + rest)
    before = path.read_bytes()
    assert "line 60" in complaint(run("play", "--resume", str(path), typing=script("quit")))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "content", [b"my novel\n", b"\x00\xff\xfe", b"gangland log 9  #0000\n", b"gangland = 1\n"]
)
def test_files_that_are_no_logs(tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_bytes(content)
    for argv in (("replay", str(foreign)), ("play", "--resume", str(foreign)), ("position", str(foreign))):
        complaint(run(*argv))


def test_a_folder_is_not_a_log(tmp_path: Path) -> None:
    for argv in (("replay", str(tmp_path)), ("position", str(tmp_path)), ("play", "--resume", str(tmp_path))):
        complaint(run(*argv))
