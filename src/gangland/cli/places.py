"""Where tables are kept: the folders of `gangland play` and `gangland serve`, and their last addresses."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from gangland.terminal.files import data_folder, tables_folder

DATABASE: Final = "gangland.db"
ADDRESS: Final = "address.txt"
"""The file that keeps where a browser found the tables last: its keys and settings belong to that address."""


def play_folders() -> list[Path]:
    """The folders of tables laid by `gangland play`: the usual one, and those beside it."""
    usual = data_folder() / "play"
    with suppress(OSError):
        return [usual, *sorted(usual.parent.glob("play+*"))]
    return [usual]


def table_folders() -> list[Path]:
    """Every folder there are tables in."""
    return [folder for folder in (*play_folders(), tables_folder()) if (folder / DATABASE).is_file()]


def note_address(folder: Path, url: str) -> None:
    """Remember where the tables of a folder are found; where that cannot be written, the game goes on."""
    with suppress(OSError):
        (folder / ADDRESS).write_text(f"{url}\n", "utf-8")


def last_address(folder: Path) -> str:
    """Where the tables of a folder were found last; nothing where nobody remembers."""
    try:
        return (folder / ADDRESS).read_text("utf-8").strip()
    except (OSError, UnicodeError):
        return ""


def last_port(folder: Path) -> int:
    """The port of last time, or 0, which is any that is free."""
    try:
        return urlsplit(last_address(folder)).port or 0
    except ValueError:
        return 0
