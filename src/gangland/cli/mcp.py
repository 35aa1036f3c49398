"""`gangland mcp`: a seat for a language model, at a table of its own or at somebody's server."""

from __future__ import annotations

import argparse
import logging
import re
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gangland.cli.cards import Subparsers
from gangland.cli.join import dice_box, found, look_at, sit_down
from gangland.cli.play import lay
from gangland.content.problems import PackError
from gangland.game.croupier import Croupier
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.models.attendance import attended
from gangland.models.salon import Salon
from gangland.models.seat import Seat
from gangland.protocol.over_http import Cards
from gangland.protocol.sheets import cards_document
from gangland.server.runner import address_of, bind
from gangland.terminal.client import Client
from gangland.terminal.excuses import complain, complain_of_pack, say_os_error, say_refusal
from gangland.terminal.files import FileError, claim, release
from gangland.terminal.link import JoinError, parse_link
from gangland.terminal.local_wire import LocalWire
from gangland.terminal.socket_wire import SocketWire
from gangland.words import LANGS, Words

HOST: Final = "127.0.0.1"
HIGHEST: Final = 65535
USAGE: Final = 2
FAILED: Final = 1
INSTALL: Final = 'pip install "gangland[mcp]"'
KEY: Final = re.compile(r"[\w-]{8,64}", re.ASCII)
HERE_ONLY: Final = ("game", "bots", "options", "open_deals", "pack", "seed", "save")
"""What only a table of one's own is laid with."""


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser("mcp", help=words.text("mcp-help"), description=words.text("mcp-about"))

    def add(name: str, metavar: str = "", **options: object) -> None:
        if metavar:
            options["metavar"] = words.text(metavar)
        parser.add_argument(name, help=words.text(f"mcp-help-{name.removeprefix('--')}"), **options)  # type: ignore[arg-type]

    add("--game", choices=GAMES, default=None)
    add("--bots", "cli-metavar-bots")
    add("--join", "join-metavar-link")
    add("--name", "join-metavar-name")
    add("--options", "cli-metavar-options")
    add("--open-deals", action="store_true")
    add("--pack", "cli-metavar-file", nargs="+", action="extend", default=[])
    add("--seed", "cli-metavar-seed")
    add("--save", "cli-metavar-file")
    add("--port", "serve-metavar-port", type=int, default=None)
    add("--key", "mcp-metavar-key")
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Serve the seat until whoever plays it leaves; 1 where that cannot be, 2 where the question is wrong."""
    words = Words(args.lang)
    wrong = check(args, words)
    if wrong:
        return complain(wrong, USAGE)
    hush()
    try:
        with at_server(args, words) if args.join is not None else at_home(args, words) as seat:
            return serve(seat, args, words)
    except PackError as error:
        return complain_of_pack(error, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), USAGE)
    except (FileError, JoinError) as error:
        return complain(error.say(words), error.code if isinstance(error, JoinError) else FAILED)


def check(args: argparse.Namespace, words: Words) -> str:
    """What is wrong with a line, if anything."""
    if find_spec("mcp") is None:
        return words.text("mcp-needs-extra", command=INSTALL)
    given = [name for name in HERE_ONLY if getattr(args, name) not in (None, False, [])]
    if args.join is not None and given:
        return words.text("mcp-not-with-join", option=f"--{given[0].replace('_', '-')}")
    if args.key is not None and args.port is None:
        return words.text("mcp-http-only")
    if args.key is not None and not KEY.fullmatch(args.key):
        return words.text("mcp-bad-key")
    if args.port is not None and not 0 <= args.port <= HIGHEST:
        return words.text("serve-bad-port", highest=str(HIGHEST))
    return ""


def hush() -> None:
    """Let nothing of a bot's troubles be logged: a trace could speak of what the seat may not know."""
    logging.getLogger("gangland.bots").setLevel(logging.CRITICAL + 1)


@contextmanager
def at_home(args: argparse.Namespace, words: Words) -> Iterator[Seat]:
    """A seat at a table of its own; a game that nobody wants to keep is gone with the table."""
    game = lay(args, [args.name or words.text("mcp-model")])
    with tempfile.TemporaryDirectory(prefix="gangland-") as folder:
        path = Path(folder) / "game.log" if args.save is None else claim(Path(args.save))
        try:
            table = Salon(game, path, Croupier(args.seed or secrets.token_hex(8)))
            client = Client(LocalWire(table, table.reader), words.lang)
            client.open()
            yield Seat(client, words, cards_document(game.pack), table)
        finally:
            release(path)


@contextmanager
def at_server(args: argparse.Namespace, words: Words) -> Iterator[Seat]:
    """A seat at a server's table: one's own, or an open one that is taken now."""
    link = parse_link(args.join)
    lobby = look_at(link)
    box = dice_box(link, lobby)
    cards = found(link, link.api("/cards"), Cards)
    if not link.key:
        link = sit_down(link, args.name or words.text("mcp-model"), box)
        complain(words.text("join-seated", link=link.private()), 0)
    wire = SocketWire(link, lambda: None)
    try:
        with attended(Seat(Client(wire, words.lang, link.key, box=box), words, cards)) as seat:
            yield seat
    finally:
        wire.close()


def serve(seat: Seat, args: argparse.Namespace, words: Words) -> int:
    """Have whoever speaks the protocol play the seat."""
    from gangland.models.serving import over_http, over_stdio  # noqa: PLC0415 - only with the extra

    if args.port is None:
        over_stdio(seat)
        return 0
    try:
        listening = bind(HOST, args.port)
    except OSError as error:
        said = {"host": HOST, "port": str(args.port), "reason": say_os_error(error, words)}
        return complain(words.text("serve-cannot-listen", **said), FAILED)
    key = args.key or secrets.token_urlsafe(16)
    complain(words.text("mcp-at", url=f"{address_of(listening)}/mcp/{key}"), 0)
    over_http(seat, listening, key)
    return 0
