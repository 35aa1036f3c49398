"""`gangland serve`: tables on the web; and `gangland play` in a browser, on the same server."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sqlite3
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec

from gangland.cli.cards import Subparsers
from gangland.cli.excuses import complain, complain_of_pack, say_os_error, say_refusal
from gangland.cli.files import data_folder
from gangland.content.problems import PackError
from gangland.play.refusal import Refusal
from gangland.play.setup import Setup
from gangland.server.archive import insert
from gangland.server.bodies import NewSeat, NewTable
from gangland.server.house import FILE as DATABASE
from gangland.server.lobby import new_record, new_seed
from gangland.server.messages import Lang
from gangland.server.runner import Server, address_of, bind
from gangland.server.settings import FILE, Settings, SettingsError, read_settings
from gangland.server.store import FolderTakenError, Store
from gangland.words import LANGS, Words, say_fault

MOST_AT_ONCE = 20
HIGHEST_PORT = 65535


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "serve", help=words.text("serve-help"), description=words.text("serve-about")
    )

    def add(name: str, metavar: str, **options: Any) -> None:  # noqa: ANN401 - argparse's own
        help_id = f"serve-help-{name.removeprefix('--')}"
        parser.add_argument(name, metavar=words.text(metavar), help=words.text(help_id), **options)

    add("--host", "serve-metavar-address")
    add("--port", "serve-metavar-port", type=int)
    add("--data", "serve-metavar-folder")
    add("--config", "cli-metavar-file")
    add("--public-url", "serve-metavar-url")
    add("--name", "serve-metavar-name", action="append", default=[])
    add("--pack", "serve-metavar-pack", action="append", default=[])
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; 1 where something is in the way, 2 where the question is wrong."""
    words = Words(args.lang)
    try:
        settings = settings_of(args)
    except SettingsError as error:
        return complain(words.text("serve-bad-settings", where=error.where, reason=_reason(error, words)), 2)
    except Refusal as refusal:
        return complain(words.text("serve-bad-pack", text=str(refusal.details["text"])), 2)
    if not 0 <= settings.port <= HIGHEST_PORT:
        return complain(words.text("serve-bad-port", highest=str(HIGHEST_PORT)), 2)
    return serve(settings, words, lambda url: words.text("serve-at", url=url, folder=settings.data))


def _reason(error: SettingsError, words: Words) -> str:
    """Why settings are wrong, in our words."""
    if isinstance(error.__cause__, OSError):
        return say_os_error(error.__cause__, words)
    return say_fault(error.problem, words)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of a file, the environment and the command line."""
    data = args.data or os.environ.get("GANGLAND_DATA") or str(data_folder() / "tables")
    usual = Path(data) / FILE
    path = Path(args.config) if args.config else usual if usual.is_file() else None
    packs = dict(_pack(text) for text in args.pack)
    given = {"host": args.host, "port": args.port, "data": data, "public_url": args.public_url}
    return read_settings(path, os.environ, **given, names=tuple(args.name) or None, packs=packs or None)


def _pack(text: str) -> tuple[str, str]:
    name, equals, file = text.partition("=")
    if not equals or not name or not file:
        raise Refusal("bad-pack", text=text)
    return name, str(Path(file).resolve())


def serve(
    settings: Settings, words: Words, say: Callable[[str], str], page: str = "", *, visit: bool = False
) -> int:
    """Serve until stopped; `page` is said with the address, and opened in the browser where asked for."""
    try:
        listening = bind(settings.host, settings.port)
    except OSError as error:
        reason = say_os_error(error, words)
        port = str(settings.port)
        return complain(words.text("serve-cannot-listen", host=settings.host, port=port, reason=reason), 1)
    url = address_of(listening) + page
    with listening:
        return _serve_on(listening, settings, words, lambda: say(url), url if visit else "")


def _serve_on(
    listening: socket.socket, settings: Settings, words: Words, say: Callable[[], str], visit: str
) -> int:
    def ready() -> None:
        print(say(), flush=True)
        if visit:
            threading.Thread(target=webbrowser.open, args=(visit,), daemon=True).start()

    try:
        asyncio.run(Server(settings, ready).serve(sockets=[listening]))
    except FolderTakenError:
        return complain(words.text("serve-folder-taken", folder=settings.data), 1)
    except (OSError, sqlite3.Error) as error:
        return complain(words.text("serve-cannot-keep", folder=settings.data, reason=_why(error, words)), 1)
    except KeyboardInterrupt:
        pass
    print("\n" + words.text("serve-stopped"))
    return 0


def _why(error: OSError | sqlite3.Error, words: Words) -> str:
    """Why tables cannot be kept; of a database in its own words."""
    return say_os_error(error, words) if isinstance(error, OSError) else str(error)


def play_in_browser(
    setup: Setup, words: Words, *, data: Path | None = None, port: int = 0, visit: bool = True
) -> int:
    """Lay a table for a set-up on a server of one's own, open the browser there, and serve until stopped.

    Seats without a bot are all at this browser, which gets their keys in the address's fragment; the game
    begins when they have added to the dice.
    """
    folder = data or data_folder() / "play"
    settings = read_settings(None, os.environ, host="127.0.0.1", port=port, data=str(folder))
    try:
        settings, page = lay_table_somewhere(setup, settings, words.lang)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 2)
    except PackError as error:
        return complain_of_pack(error, words)
    except (OSError, sqlite3.Error) as error:
        return complain(words.text("serve-cannot-keep", folder=str(folder), reason=_why(error, words)), 1)
    return serve(settings, words, lambda url: words.text("serve-play-at", url=url), page, visit=visit)


def lay_table_somewhere(setup: Setup, settings: Settings, lang: str) -> tuple[Settings, str]:
    """Lay a table in the folder, or in one beside it where another game is being played there."""
    for number in range(2, MOST_AT_ONCE):
        try:
            return settings, lay_table(setup, settings, lang)
        except FolderTakenError:
            settings = msgspec.structs.replace(
                settings, data=f"{settings.data.rpartition('+')[0] or settings.data}+{number}"
            )
    return settings, lay_table(setup, settings, lang)


def lay_table(setup: Setup, settings: Settings, lang: str) -> str:
    """Make a table for a set-up, before the server runs; return its page with the keys of its people."""
    seats = [NewSeat("bot" if seat.bot else "human", seat.name, seat.bot) for seat in setup.seats]
    spoken: Lang = "fr" if lang == "fr" else "it" if lang == "it" else "en"
    new = NewTable(setup.game, seats, setup.options, open_deals=setup.open_deals, lang=spoken)
    record, own, host = new_record(new, settings, time.time(), new_seed())
    record.plan.packs = tuple(str(Path(path).resolve()) for path in setup.packs)
    store = Store(settings.folder() / DATABASE)
    try:
        store.submit(lambda base: insert(base, record)).result()
    finally:
        store.close()
    fragment = urlencode([*(("key", key) for key in own.values()), ("host", host)])
    return f"/t/{record.id}#{fragment}"
