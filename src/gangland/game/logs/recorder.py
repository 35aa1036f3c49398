"""Keeping a log on the disk: the whole of it or nothing, then line by line as the game goes on."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from gangland.game.game import Game
from gangland.game.logs.log import MARK, LogError, header, marked, read_lines, read_whole, split_torn, text_of


def save(game: Game, path: Path) -> None:
    """Write the log so that the file is either the old one or the whole new one, and nothing else is left.

    A link stays a link: what it leads to is written.
    """
    text = text_of(game)
    log = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(".part", ".gangland-", log.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if log.exists():
            shutil.copymode(log, part)
        part.replace(log)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def append(content: bytes, path: Path) -> None:
    """Write at the end of a file; where that fails, the file ends where it did."""
    with path.open("r+b", buffering=0) as file:
        end = file.seek(0, os.SEEK_END)
        try:
            while content:
                content = content[file.write(content) :]
            os.fsync(file.fileno())
        except OSError:
            file.truncate(end)
            raise


def mend(path: Path) -> Path | None:
    """Have a log end with its last whole line; return the file beside it that keeps what was torn, if any."""
    content = read_whole(path)
    torn = split_torn(content)[1]
    with _as_log_error():
        kept = put_aside(torn, path) if torn else None
        if torn:
            os.truncate(path, len(content) - len(torn))
        elif not content.endswith(b"\n"):
            append(b"\n", path)
    return kept


def put_aside(torn: bytes, path: Path) -> Path:
    """Keep what was torn in a new file, on the disk before anything is cut off."""
    for number in count(1):
        beside = path.with_name(f"{path.name}.torn" if number == 1 else f"{path.name}.torn-{number}")
        with suppress(FileExistsError), beside.open("xb") as file:
            file.write(torn)
            file.flush()
            os.fsync(file.fileno())
            return beside
    raise AssertionError


class Recorder:
    """Keeps a log file in step with a game: a line is on the disk before it is acknowledged."""

    def __init__(self, game: Game, path: Path, *, resumed: bool = False) -> None:
        """Write what there is so far; of a game gone on with it is all there, unless its pack has moved."""
        self.path = path
        self.written = len(game.lines)
        self.last = ""
        if not resumed or (not game.t.over and read_lines(path)[: len(header(game))] != header(game)):
            self.rewrite(game)
        elif not game.t.over:
            self.last = path.read_text("utf-8").rstrip("\n").rpartition(MARK)[2]

    def rewrite(self, game: Game) -> None:
        """Write the file anew, as after an undo."""
        with _as_log_error():
            save(game, self.path)
        self.written = len(game.lines)
        self.last = marked(header(game) + game.lines, "")[1]

    def keep(self, game: Game) -> None:
        """Append the lines that are new; to a file that has gone, all of them."""
        fresh, last = marked(game.lines[self.written :], self.last)
        if not fresh:
            return
        if not self.path.exists():
            self.rewrite(game)
            return
        with _as_log_error():
            append(fresh.encode(), self.path)
        self.written, self.last = len(game.lines), last


@contextmanager
def _as_log_error() -> Iterator[None]:
    """Have it said of the log what the system says of a file."""
    try:
        yield
    except OSError as error:
        raise LogError("cannot-write", reason=error) from error
