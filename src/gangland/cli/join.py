"""`gangland join`: a seat at a server's table, played at the terminal."""

from __future__ import annotations

import argparse
import getpass
import secrets
import tempfile
from pathlib import Path
from typing import TypeVar

import msgspec

from gangland.cli.cards import Subparsers
from gangland.game.croupier import CHAINED_DICE
from gangland.game.games import GAMES
from gangland.game.logs.log import LogError
from gangland.protocol.bodies import Join
from gangland.protocol.lobby import LobbyTable
from gangland.protocol.over_http import Cards, Joined
from gangland.server.table.noted import check_noted
from gangland.server.table.proof import verify
from gangland.terminal.client import Client
from gangland.terminal.dice_box import DiceBox, box_path
from gangland.terminal.excuses import complain, say_log_error
from gangland.terminal.files import shelf_of
from gangland.terminal.hints import command
from gangland.terminal.link import USAGE, JoinError, Link, fetch, parse_link
from gangland.terminal.screen import Screen
from gangland.terminal.session import Parting, Session
from gangland.terminal.socket_wire import SocketWire
from gangland.words import LANGS, Words

Found = TypeVar("Found")


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser("join", help=words.text("join-help"), description=words.text("join-about"))
    parser.add_argument("link", metavar=words.text("join-metavar-link"), help=words.text("join-help-link"))
    name = words.text("join-metavar-name")
    parser.add_argument("--name", metavar=name, help=words.text("join-help-name"))
    parser.add_argument("--watch", action="store_true", help=words.text("join-help-watch"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Play; 1 where the server will not, 2 where the question is wrong."""
    words = Words(args.lang)
    try:
        link = link_in(args)
        lobby = look_at(link)
        box = dice_box(link, lobby)
        cards = found(link, link.api("/cards"), Cards)
        if not link.key and not args.watch:
            link = sit_down(link, args.name if args.name is not None else usual_name(words), box)
            print(words.text("join-seated", link=link.private()), flush=True)
        playing = session(link, words, cards, box)
        code = playing.run()
        if box is not None and link.key and playing.client.is_told and playing.client.doc.over:
            print(checked(link, box, words))
    except JoinError as error:
        return complain(error.say(words), error.code)
    return code


def session(link: Link, words: Words, cards: Cards, box: DiceBox | None = None) -> Session:
    """A seat at a server's table, or a place to look on from."""
    screen = Screen()
    wire = SocketWire(link, lambda: screen.say(words.text("join-again"), "yellow"))
    private = link.private()
    back = words.text("join-left", command=command("join", private))
    leaving = back if link.key else words.text("join-left-watching")
    return Session(
        [Client(wire, words.lang, link.key or None, box=box)],
        screen,
        words,
        cards,
        parting=Parting(leaving, words.text("join-log", link=private)),
    )


def link_in(args: argparse.Namespace) -> Link:
    """The link on the line; who looks on needs no seat."""
    link = parse_link(args.link)
    if args.watch and (link.key or args.name):
        raise JoinError("join-watch-alone", USAGE)
    return link


def look_at(link: Link) -> LobbyTable:
    """A table before one sits down; of a game that is not known here nothing could be said."""
    lobby = found(link, link.api(), LobbyTable)
    if lobby.game not in GAMES:
        raise JoinError("join-other-version")
    return lobby


def found(link: Link, url: str, kind: type[Found], body: Join | None = None) -> Found:
    """What a server tells of itself, or does."""
    try:
        return msgspec.json.decode(fetch(url, body), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise JoinError("join-not-gangland", url=link.server) from error


def dice_box(link: Link, lobby: LobbyTable) -> DiceBox | None:
    """What this device holds and notes of the dice of a table; nothing where they come from a seed."""
    if lobby.dice != CHAINED_DICE:
        return None
    is_slow = lobby.pace.kind == "slow"
    return DiceBox(lobby.commit, lobby.dice, is_slow=is_slow, path=box_path(link.table))


def sit_down(link: Link, name: str, box: DiceBox | None = None) -> Link:
    """Take an open seat, and commit to a chain for the dice, or add to them."""
    chain = None if box is None else box.new_chain()
    mine = Join(name, secrets.token_hex(32)) if chain is None else Join(name, chain=chain.anchor)
    joined = found(link, link.api("/join"), Joined, mine)
    if box is not None and chain is not None:
        box.sit(joined.seat, chain)
    return link._replace(key=joined.key)


def checked(link: Link, box: DiceBox, words: Words) -> str:
    """What the dice of a finished game are worth: its log, held against what was noted here."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.log"
        try:
            path.write_bytes(fetch(link.api("/log"), key=link.key))
            proof = verify(path, shelf_of([]))
            check_noted(proof, box.kept, path)
        except LogError as error:
            return words.text("dice-unfair", what=say_log_error(error, "log", words))
        except (OSError, JoinError):
            return words.text("dice-unchecked")
    return words.text("dice-checked", rolls=proof.rolls, throws=proof.throws, file=str(box.path or "-"))


def usual_name(words: Words) -> str:
    """What somebody is called who does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return words.text("play-you")
