"""Keeping a log: on the disk before anybody is told, whole or not at all, and nothing left over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from rambles import deal, is_same, new_game, played, step

from gangland.game.chance import Dice
from gangland.game.logs.log import LogError, header, load, text_of
from gangland.game.logs.recorder import Recorder, append, save


def test_a_recorder_keeps_the_file_in_step(tmp_path: Path) -> None:
    game = new_game("wise-guys", 1)
    recorder = Recorder(game, tmp_path / "game.log")
    dice = Dice(1)
    for _ in range(120):
        step(game, dice)
        if dice.below(2):
            deal(game, dice)
        recorder.keep(game)
        assert (tmp_path / "game.log").read_text("utf-8") == text_of(game)
    assert is_same(load(tmp_path / "game.log"), game)


def test_a_recorder_with_nothing_new_leaves_the_file_alone(tmp_path: Path) -> None:
    game = played("mayhem", 0, 10)
    recorder = Recorder(game, tmp_path / "game.log")
    os.utime(tmp_path / "game.log", ns=(1, 1))
    recorder.keep(game)
    assert (tmp_path / "game.log").stat().st_mtime_ns == 1


def test_a_recorder_rewrites_after_an_undo(tmp_path: Path) -> None:
    game = played("mayhem", 2, 80)
    recorder = Recorder(game, tmp_path / "game.log")
    game = game.rewound(len(game.lines) - 5)
    recorder.rewrite(game)
    assert is_same(load(tmp_path / "game.log"), game)
    step(game, Dice(9))
    recorder.keep(game)
    assert is_same(load(tmp_path / "game.log"), game)


def called(path: Path) -> str:
    """Return the name of a file; temporary ones have no name of their own."""
    return "a.part" if path.suffix == ".part" else path.name


class Disk:
    """Notes, in order, what reaches the disk."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen in."""
        self.path = path
        self.notes: list[str] = []
        sync, replace = os.fsync, Path.replace

        def noted_sync(descriptor: int) -> None:
            sync(descriptor)
            files = [f"{called(one)}:{one.read_bytes().count(10)}" for one in sorted(path.parent.iterdir())]
            self.notes.append(" ".join(["sync", *files]))

        def noted_replace(one: Path, other: Path) -> Path:
            self.notes.append(f"replace {called(one)} {other.name}")
            return replace(one, other)

        monkeypatch.setattr(os, "fsync", noted_sync)
        monkeypatch.setattr(Path, "replace", noted_replace)


def test_a_line_is_on_the_disk_before_it_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(tmp_path / "game.log", monkeypatch)
    game = new_game("mayhem")
    above = len(header(game))
    recorder = Recorder(game, tmp_path / "game.log")
    assert disk.notes == [f"sync a.part:{above}", "replace a.part game.log"]
    dice = Dice(1)
    for count in range(1, 4):
        step(game, dice)
        recorder.keep(game)
        assert disk.notes[1 + count :] == [f"sync game.log:{above + count}"]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = played("mayhem", 0, 20)
    save(old, tmp_path / "game.log")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(played("mayhem", 0, 40), tmp_path / "game.log")
    assert is_same(load(tmp_path / "game.log"), old)
    assert names(tmp_path) == ["game.log"]


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


@pytest.mark.parametrize("name", ["game.log.part", ".game.log.part", ".gangland-.part"])
def test_a_save_overwrites_nothing_beside_the_log(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("my novel")
    save(played("mayhem", 0, 20), tmp_path / "game.log")
    assert (tmp_path / name).read_text() == "my novel"
    assert names(tmp_path) == sorted([name, "game.log"])


def test_a_save_leaves_a_file_as_private_or_public_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    for mode in (0o600, 0o640):
        path.touch()
        path.chmod(mode)
        save(played("mayhem", 0, 20), path)
        assert path.stat().st_mode & 0o777 == mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    save(played("mayhem", 0, 20), tmp_path / "game.log")
    (tmp_path / "link.log").symlink_to("game.log")
    longer = played("mayhem", 0, 40)
    save(longer, tmp_path / "link.log")
    assert (tmp_path / "link.log").is_symlink()
    assert is_same(load(tmp_path / "game.log"), longer)


def test_a_line_that_cannot_be_written_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played("mayhem", 0, 20)
    recorder = Recorder(game, tmp_path / "game.log")
    before = (tmp_path / "game.log").read_bytes()
    step(game, Dice(1))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(LogError) as error:
            recorder.keep(game)
    assert error.value.code == "cannot-write"
    assert (tmp_path / "game.log").read_bytes() == before
    recorder.keep(game)
    assert is_same(load(tmp_path / "game.log"), game)


def test_appending_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        append(b"a line", tmp_path / "gone.log")


def test_a_log_that_was_taken_away_is_written_again(tmp_path: Path) -> None:
    game = played("mayhem", 0, 20)
    recorder = Recorder(game, tmp_path / "game.log")
    (tmp_path / "game.log").unlink()
    step(game, Dice(1))
    recorder.keep(game)
    assert is_same(load(tmp_path / "game.log"), game)


def test_a_game_gone_on_with_is_appended_to(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    save(played("mayhem", 0, 20), path)
    before, file = path.read_bytes(), path.stat().st_ino
    game = load(path)
    recorder = Recorder(game, path, resumed=True)
    assert path.read_bytes() == before
    step(game, Dice(1))
    recorder.keep(game)
    assert path.stat().st_ino == file
    assert path.read_bytes().startswith(before)
    assert is_same(load(path), game)
