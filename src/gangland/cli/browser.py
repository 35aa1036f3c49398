"""`gangland play` in the browser: a table on a server of one's own, at the address of last time."""

from __future__ import annotations

import os
import socket
import time
from errno import EADDRINUSE
from pathlib import Path
from urllib.parse import urlencode

import msgspec

from gangland.cli.hosting import complain_of_folder, complain_of_port, serve
from gangland.cli.kept import Kept
from gangland.cli.places import DATABASE, last_address, last_port
from gangland.content.problems import PackError
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.protocol.messages import Lang
from gangland.server.runner import bind
from gangland.server.settings import Settings, read_settings
from gangland.server.store import archive, keys
from gangland.server.store.archive import insert
from gangland.server.store.base import Base, NewerStoreError, StoreError
from gangland.server.store.sqlite import FolderTakenError, Sqlite
from gangland.server.store.store import Store
from gangland.server.table.gathering import new_record, new_seed
from gangland.terminal.excuses import complain, complain_of_pack, say_refusal
from gangland.terminal.files import data_folder
from gangland.words import Words

MOST_AT_ONCE = 20


def play_in_browser(setup: Setup, words: Words, *, data: Path | None = None) -> int:
    """Lay a table for a set-up on a server of one's own, open the browser there, and serve until stopped.

    Seats without a bot are all at this browser, which gets their keys in the address's fragment; the game
    begins when they have added to the dice.
    """
    folder = data or data_folder() / "play"
    try:
        settings, page = lay_table_somewhere(setup, _settings(folder), words.lang)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 2)
    except PackError as error:
        return complain_of_pack(error, words)
    except NewerStoreError:
        return complain(words.text("store-newer", file=str(folder / DATABASE)), 1)
    except (OSError, StoreError) as error:
        return complain_of_folder(error, str(folder), words)
    return _serve(settings, page, words)


def go_on_in_browser(kept: Kept, words: Words) -> int:
    """Go on with a table where it is kept; its people are all at this browser and get fresh keys."""
    folder = Path(kept.where)
    try:
        page = fresh_page(folder, kept.table)
    except FolderTakenError:
        return complain(words.text("kept-being-played", url=f"{last_address(folder)}/t/{kept.table}"), 1)
    except NewerStoreError:
        return complain(words.text("store-newer", file=str(folder / DATABASE)), 1)
    except (OSError, StoreError) as error:
        return complain_of_folder(error, str(folder), words)
    return _serve(_settings(folder), page, words)


def _settings(folder: Path) -> Settings:
    return read_settings(None, os.environ, host="127.0.0.1", port=0, data=str(folder), database="")


def _serve(settings: Settings, page: str, words: Words) -> int:
    """Serve at the address of last time, where the browser has its keys and settings."""
    try:
        listening = bind_again(settings, words)
    except OSError as error:
        return complain_of_port(error, settings, words)
    return serve(
        listening, settings, words, lambda url: print(words.text("serve-play-at", url=url), flush=True), page
    )


def bind_again(settings: Settings, words: Words) -> socket.socket:
    """A socket at the port of last time, or at any that is free where somebody else has that one."""
    port = last_port(settings.folder())
    try:
        return bind(settings.host, port)
    except OSError as error:
        if error.errno != EADDRINUSE:
            raise
        complain(words.text("serve-port-taken", port=str(port)), 0)
        return bind(settings.host, 0)


def lay_table_somewhere(setup: Setup, settings: Settings, lang: str) -> tuple[Settings, str]:
    """Lay a table in the folder, or in one beside it where another game is being played there."""
    usual = settings.data
    for number in range(2, MOST_AT_ONCE):
        try:
            return settings, lay_table(setup, settings, lang)
        except FolderTakenError:
            settings = msgspec.structs.replace(settings, data=f"{usual}+{number}")
    return settings, lay_table(setup, settings, lang)


def lay_table(setup: Setup, settings: Settings, lang: str) -> str:
    """Make a table for a set-up, before the server runs; return its page with the keys of its people."""
    seats = [NewSeat("bot" if seat.bot else "human", seat.name, seat.bot) for seat in setup.seats]
    spoken: Lang = "fr" if lang == "fr" else "it" if lang == "it" else "en"
    new = NewTable(
        setup.game, seats, setup.options, open_deals=setup.open_deals, lang=spoken, lesson=setup.lesson
    )
    record, own, host = new_record(new, settings, time.time(), new_seed())
    record.plan.packs = tuple(str(Path(path).resolve()) for path in setup.packs)
    record.plan.content = setup.load_pack().hash
    store = Store(Sqlite(settings.folder() / DATABASE))
    try:
        store.submit(lambda base: insert(base, record)).result()
    finally:
        store.close()
    return _page(record.id, [*own.values()], host)


def fresh_page(folder: Path, table: str) -> str:
    """The page of a table with fresh keys for its people, before the server runs."""

    def renew(base: Base) -> str:
        record = archive.fetch(base, table)
        people = (
            [number for number, seat in enumerate(record.seats) if seat.kind == "human"] if record else []
        )
        own = {number: keys.new_key() for number in [*people, archive.HOST]}
        for number, key in own.items():
            archive.add_key(base, table, keys.hashed(key), number)
        return _page(table, [own[number] for number in people], own[archive.HOST])

    store = Store(Sqlite(folder / DATABASE))
    try:
        return store.submit(renew).result()
    finally:
        store.close()


def _page(table: str, own: list[str], host: str) -> str:
    return f"/t/{table}#{urlencode([*(('key', key) for key in own), ('host', host)])}"
