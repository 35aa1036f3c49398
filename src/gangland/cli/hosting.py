"""Serving tables until stopped: settings, a socket, and words about who can connect and how."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

from gangland.cli.invitation import say_who_can_connect
from gangland.cli.places import note_address
from gangland.game.refusal import Refusal
from gangland.server.runner import Server, address_of, run
from gangland.server.settings import FILE, Settings, SettingsError, read_settings
from gangland.server.store.base import DamagedStoreError, NewerStoreError, StoreError
from gangland.server.store.places import BadDatabaseError, NoDriverError, place_of
from gangland.server.store.sqlite import FolderTakenError
from gangland.server.table.pinning import Verdict
from gangland.server.watch.garbage import settle_in
from gangland.server.watch.logs import kept
from gangland.server.watch.traces import NoTracesError
from gangland.server.workers import NoWorkerError, bind_all, serve_all
from gangland.terminal.excuses import complain, say_os_error
from gangland.terminal.files import tables_folder
from gangland.words import Words, say_fault

HIGHEST_PORT = 65535
EXAMPLE = "postgresql://user@host/name"


def host(args: argparse.Namespace, words: Words) -> int:
    """Serve as the command line, the environment and a file say."""
    try:
        settings = settings_of(args)
    except SettingsError as error:
        return complain(words.text("serve-bad-settings", where=error.where, reason=_reason(error, words)), 2)
    except Refusal as refusal:
        return complain(words.text("serve-bad-pack", text=str(refusal.details["text"])), 2)
    if wrong := _wrong(settings, words):
        return complain(wrong, 2)
    try:
        listening = bind_all(settings.host, settings.port, settings.workers)
    except OSError as error:
        return complain_of_port(error, settings, words)

    def say(url: str) -> None:
        print(words.text("serve-at", url=url, folder=place_of(settings)), flush=settings.workers > 1)
        say_who_can_connect(listening[0], settings, args, words)

    if settings.workers == 1:
        return serve(listening[0], settings, words, say)
    return serve_by_workers(listening, settings, words, say)


def _wrong(settings: Settings, words: Words) -> str:
    """What cannot be in settings that are each well written; empty where nothing is wrong."""
    if not 0 <= settings.port <= HIGHEST_PORT:
        return words.text("serve-bad-port", highest=str(HIGHEST_PORT))
    if settings.workers > 1 and not settings.database:
        return words.text("serve-workers-database", example=EXAMPLE)
    return ""


def _reason(error: SettingsError, words: Words) -> str:
    """Why settings are wrong, in our words."""
    if isinstance(error.__cause__, OSError):
        return say_os_error(error.__cause__, words)
    return say_fault(error.problem, words)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of a file, the environment and the command line."""
    data = args.data or str(tables_folder())
    usual = Path(data) / FILE
    path = Path(args.config) if args.config else usual if usual.is_file() else None
    packs = dict(_pack(text) for text in args.pack)
    given = {"host": args.host, "port": args.port, "data": data, "public_url": args.public_url}
    given |= {"database": args.database, "workers": args.workers}
    return read_settings(path, os.environ, **given, names=tuple(args.name) or None, packs=packs or None)


def _pack(text: str) -> tuple[str, str]:
    name, equals, file = text.partition("=")
    if not equals or not name or not file:
        raise Refusal("bad-pack", text=text)
    return name, str(Path(file).resolve())


def complain_of_port(error: OSError, settings: Settings, words: Words) -> int:
    """Say why nobody can be listened to there."""
    reason, port = say_os_error(error, words), str(settings.port)
    return complain(words.text("serve-cannot-listen", host=settings.host, port=port, reason=reason), 1)


def serve(
    listening: socket.socket,
    settings: Settings,
    words: Words,
    say: Callable[[str], None],
    page: str | None = None,
) -> int:
    """Serve on a socket until stopped; a page is said with the address, and opened in the browser."""
    url = address_of(listening)

    def ready() -> None:
        settle_in()
        note_address(settings.folder(), url)
        say(url + (page or ""))
        if page is not None:
            threading.Thread(target=webbrowser.open, args=(url + page,), daemon=True).start()

    def say_held(held: dict[str, Verdict]) -> None:
        for table, verdict in held.items():
            print(words.text("serve-held", table=table, why=words.say(verdict.why())))
        print(words.text("serve-held-see", command=f"gangland doctor {settings.data}"))

    try:
        with listening, kept(settings.watch):
            run(Server(settings, ready, say_held), listening)
    except NoTracesError:
        return complain(words.text("serve-no-traces", command="pip install gangland[otel]"), 1)
    except (OSError, StoreError, NoDriverError, BadDatabaseError) as error:
        return complain_of_store(error, settings, words)
    except KeyboardInterrupt:
        pass
    print("\n" + words.text("serve-stopped"))
    return 0


def serve_by_workers(
    listening: list[socket.socket], settings: Settings, words: Words, say: Callable[[str], None]
) -> int:
    """Serve by several processes until stopped."""
    url = address_of(listening[0])

    def ready() -> None:
        note_address(settings.folder(), url)
        say(url)

    try:
        with contextlib.ExitStack() as sockets, kept(settings.watch):
            for one in listening:
                sockets.enter_context(one)
            serve_all(listening, settings, ready)
    except NoWorkerError:
        return complain(words.text("serve-no-worker"), 1)
    except (OSError, StoreError, NoDriverError, BadDatabaseError) as error:
        return complain_of_store(error, settings, words)
    print("\n" + words.text("serve-stopped"))
    return 0


def complain_of_store(error: Exception, settings: Settings, words: Words) -> int:
    """Say why tables cannot be kept where the settings say; of a database in its own words."""
    place = place_of(settings) if isinstance(error, StoreError) else settings.data
    reason = " ".join(str(error).split())
    match error:
        case NoDriverError():
            said = words.text("serve-no-driver", command='pip install "gangland[postgres]"')
        case BadDatabaseError():
            return complain(words.text("serve-bad-database", example=EXAMPLE), 2)
        case NewerStoreError():
            said = words.text("store-newer", file=place)
        case DamagedStoreError():
            said = words.text("store-damaged", file=place, reason=reason)
        case FolderTakenError():
            said = words.text("serve-folder-taken", folder=place)
        case StoreError() if settings.database:
            said = words.text("serve-no-database", place=place, reason=reason)
        case OSError():
            return complain_of_folder(error, place, words)
        case _:
            said = words.text("serve-cannot-keep", folder=place, reason=reason)
    return complain(said, 1)


def complain_of_folder(error: OSError | StoreError, folder: str, words: Words) -> int:
    """Say why tables cannot be kept there; of a database in its own words."""
    reason = say_os_error(error, words) if isinstance(error, OSError) else str(error)
    return complain(words.text("serve-cannot-keep", folder=folder, reason=reason), 1)
