"""Taking finished games in from elsewhere: all that are named, or none."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from gangland.cli.admin_says import AdminError
from gangland.game.logs.log import LogError
from gangland.server.store import admin_log
from gangland.server.store.base import Base
from gangland.server.table import importing
from gangland.server.table.importing import Taken
from gangland.terminal.excuses import say_log_error
from gangland.terminal.files import shelf_of
from gangland.words import Words


def take_in(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Prove every log first; then keep those games that are not here yet."""
    games = {file: _read(file, args, words) for file in dict.fromkeys(args.files)}
    return [_keep(file, game, folder, base, words) for file, game in games.items()]


def _read(file: str, args: argparse.Namespace, words: Words) -> Taken:
    try:
        return importing.read(Path(file), shelf_of(args.pack), time.time())
    except LogError as error:
        raise AdminError("admin-not-imported", reason=say_log_error(error, file, words)) from error


def _keep(file: str, game: Taken, folder: Path, base: Base, words: Words) -> str:
    table = importing.known(base, game)
    if table:
        return words.text("admin-imported-before", file=file, table=table)
    admin_log.note(folder, "import", game.record.id)
    importing.keep(base, game)
    return words.text("admin-imported", file=file, table=game.record.id, address=f"/t/{game.record.id}")
