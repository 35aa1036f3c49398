"""Where games are kept; nothing that is there already is ever overwritten."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from errno import EINVAL
from itertools import count
from pathlib import Path

from gangland.game.game import Game
from gangland.game.installed import pack_paths
from gangland.game.logs.log import LogError, read_whole
from gangland.game.logs.pack_finder import Shelf
from gangland.game.logs.recorder import save
from gangland.game.positions.position import from_text
from gangland.game.refusal import Refusal
from gangland.terminal.excuses import Speaker, say_os_error, say_refusal
from gangland.terminal.hints import go_on


class FileError(Exception):
    """A file that cannot be used; the message `file-<code>` says why."""

    def __init__(self, code: str, path: Path, cause: Refusal | OSError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.path = path
        self.cause = cause

    def say(self, words: Speaker) -> str:
        """What is wrong, in words."""
        return words.text(
            f"file-{self.code}",
            file=str(self.path),
            reason=self.reason(words),
            command=go_on(self.path),
        )

    def reason(self, words: Speaker) -> str:
        """Why, where there is more to say."""
        if isinstance(self.cause, OSError):
            return say_os_error(self.cause, words)
        return "" if self.cause is None else say_refusal(self.cause, words)


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
        raise FileError("cannot-write", folder, error) from error
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
        raise FileError("cannot-write", path, error) from error
    except ValueError as error:
        raise FileError("cannot-write", path, OSError(EINVAL, "")) from error
    return path


def keep_copy(game: Game, path: Path) -> None:
    """A copy of a game's log in a file that was not there before."""
    claim(path)
    try:
        save(game, path)
    except OSError as error:
        raise FileError("cannot-write", path, error) from error
    finally:
        release(path)


def release(path: Path) -> None:
    """Take a claimed file away again if nothing came to be in it."""
    with suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def read_position(path: Path, packs: tuple[str, ...] = (), *, open_deals: bool = False) -> Game:
    """The game of a position file, with pack files on top of its game's own."""
    try:
        text = read_whole(path).decode("utf-8-sig")
        return from_text(text, packs=packs, open_deals=open_deals)
    except OSError as error:
        raise FileError("cannot-read", path, error) from error
    except UnicodeDecodeError as error:
        raise FileError("not-text", path) from error
    except LogError as error:
        raise FileError("too-large", path) from error
    except Refusal as refusal:
        raise FileError("bad-position", path, refusal) from refusal


def absolute(packs: Iterable[str]) -> tuple[str, ...]:
    """Pack files as a log names them, so that it can be gone on with from anywhere."""
    return tuple(str(Path(pack).absolute()) for pack in pack_paths(packs))


def shelf_of(packs: Iterable[str]) -> Shelf:
    """Where a log's pack may lie: files on the line, the user's folder of packs, what the server offers."""
    return Shelf(absolute(packs), (data_folder() / "packs", *hosted_packs(tables_folder())))


def tables_folder() -> Path:
    """The folder of the tables that `gangland serve` hosts, where nobody says otherwise."""
    return Path(os.environ.get("GANGLAND_DATA") or data_folder() / "tables")


def hosted_packs(folder: Path) -> list[Path]:
    """The packs a server offers, by the settings in its folder; those that cannot be read name none."""
    try:
        packs = tomllib.loads((folder / "gangland.toml").read_text("utf-8")).get("packs", {})
    except (OSError, ValueError):
        return []
    found = packs.values() if isinstance(packs, dict) else ()
    return [Path(path) for path in found if isinstance(path, str)]
