"""A log is one process's at a time, and nobody's after a crash."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from gangland.game.logs.lock import held, lock_path
from gangland.game.logs.log import LogError

HOLD = """
import sys
from pathlib import Path
from gangland.game.logs.lock import held
with held(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.read()
"""


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def is_free(path: Path) -> bool:
    """Return whether a log can be had; somebody else's is in use, and nothing else is wrong with it."""
    with suppress(LogError), held(path):
        return True
    with pytest.raises(LogError) as error, held(path):
        pass
    assert (error.value.code, error.value.line) == ("in-use", 0)
    return False


def test_a_second_one_is_turned_away_and_the_next_is_not(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    for _ in range(2):
        with held(path):
            assert not is_free(path)
            assert is_free(tmp_path / "other.log")
        assert is_free(path)


def test_nothing_is_left_beside_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text("a log")
    with held(path):
        assert len(names(tmp_path)) == 2
    assert names(tmp_path) == ["game.log"]
    with pytest.raises(ZeroDivisionError), held(path):
        raise ZeroDivisionError
    assert names(tmp_path) == ["game.log"]
    assert path.read_text() == "a log"


def test_whoever_is_turned_away_takes_nothing_away(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    with held(path):
        for _ in range(3):
            assert not is_free(path)


def test_by_any_name_it_is_the_same_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.log"
    path.touch()
    (tmp_path / "link.log").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    with held(path):
        assert not is_free(tmp_path / "link.log")
        assert not is_free(Path("game.log"))


def test_a_crash_locks_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"mine"
        assert not is_free(path)
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert lock_path(path).exists()
    assert is_free(path)
    assert names(tmp_path) == []


def test_somebody_elses_file_of_that_name_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    lock_path(path).write_text("my novel")
    assert is_free(path)
    assert lock_path(path).read_text() == "my novel"


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LogError) as error, held(tmp_path / "nowhere" / "game.log"):
        pass
    assert error.value.code == "cannot-write"
