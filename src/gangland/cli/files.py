"""Where games are kept; nothing that is there already is ever overwritten."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from datetime import datetime
from itertools import count
from pathlib import Path

from gangland.cli.excuses import say_refusal
from gangland.content.load import load_packs
from gangland.play.game import Game
from gangland.play.log import LARGEST
from gangland.play.position import from_text
from gangland.play.refusal import Refusal
from gangland.words import Words


class FileError(Exception):
    """A file that cannot be used; the message `file-<code>` says why."""

    def __init__(self, code: str, path: Path, reason: str = "", cause: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.path = path
        self.reason = reason
        self.cause = cause

    def say(self, words: Words) -> str:
        """What is wrong, in words."""
        why = say_refusal(self.cause, words) if self.cause is not None else self.reason
        return words.text(f"file-{self.code}", file=str(self.path), reason=why)


def data_folder() -> Path:
    """The folder for a user's games."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share") / "gangland"


def default_path(game: str) -> Path:
    """A new file in the user's folder, named for the game and the moment."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("cannot-write", folder, error.strerror or "") from error
    stamp = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        try:
            return claim(folder / (f"{stamp}.log" if number == 1 else f"{stamp}-{number}.log"))
        except FileError as error:
            if error.code != "exists":
                raise
    raise AssertionError


def claim(path: Path) -> Path:
    """A file that was not there before, and now is ours."""
    try:
        path.open("x").close()
    except FileExistsError as error:
        raise FileError("exists", path) from error
    except OSError as error:
        raise FileError("cannot-write", path, error.strerror or "") from error
    return path


def read_position(path: Path, packs: tuple[str, ...] = (), *, open_deals: bool = False) -> Game:
    """The game of a position file, with pack files on top of its game's own."""
    try:
        if path.stat().st_size > LARGEST:
            raise FileError("too-large", path)
        text = path.read_text("utf-8")
        pack = load_packs(_game_of(text), packs) if packs else None
        return from_text(text, pack, packs=packs, open_deals=open_deals)
    except OSError as error:
        raise FileError("cannot-read", path, error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise FileError("not-text", path) from error
    except RecursionError as error:
        raise FileError("too-large", path) from error
    except Refusal as refusal:
        raise FileError("bad-position", path, cause=refusal) from refusal


def _game_of(text: str) -> str:
    """The game a position is of; what is wrong with the text is found later."""
    try:
        return str(tomllib.loads(text).get("game", ""))
    except tomllib.TOMLDecodeError as error:
        raise Refusal("position-syntax", reason=error) from error


def absolute(packs: Iterable[str]) -> tuple[str, ...]:
    """Pack files as a log names them, so that it can be gone on with from anywhere."""
    return tuple(str(Path(pack).absolute()) for pack in packs)
