"""Taking games in from elsewhere, finished or under way: all that are named, or none."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from gangland.cli.admin_says import AdminError
from gangland.game.logs.log import LogError
from gangland.server.store import admin_log
from gangland.server.store.archive import HOST
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
    found = {"file": file, "table": game.record.id, "address": f"/t/{game.record.id}"}
    if game.is_over:
        return words.text("admin-imported", **found)
    return "\n".join([words.text("admin-goes-on", **found), *_links(game, words)])


def _links(game: Taken, words: Words) -> Iterator[str]:
    """What the host is to hand out: who has the link of a seat sits there."""
    for seat, key in game.keys.items():
        is_host = seat == HOST
        link = f"/t/{game.record.id}#{'host' if is_host else 'key'}={key}"
        name = words.text("admin-link-host") if is_host else game.record.seats[seat].name
        yield words.text("admin-link", name=name, link=link)
