"""`gangland join`: a seat at a server's table, played at the terminal."""

from __future__ import annotations

import argparse
import getpass
import secrets
from pathlib import Path
from typing import Any

from gangland.cli.cards import Subparsers
from gangland.content.editions import find_pack
from gangland.content.problems import PackError
from gangland.content.records import Pack
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.rulesets.versions import VERSIONS
from gangland.terminal.excuses import complain, complain_of_pack, say_refusal
from gangland.terminal.join_game import rules_of
from gangland.terminal.join_link import USAGE, JoinError, Link, fetch, parse_link
from gangland.terminal.join_screen import LiveScreen
from gangland.terminal.join_session import RemoteSession
from gangland.terminal.join_wire import Wire
from gangland.words import LANGS, Words

Doc = dict[str, Any]


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser("join", help=words.text("join-help"), description=words.text("join-about"))
    parser.add_argument("link", metavar=words.text("join-metavar-link"), help=words.text("join-help-link"))
    name = words.text("join-metavar-name")
    parser.add_argument("--name", metavar=name, help=words.text("join-help-name"))
    parser.add_argument("--watch", action="store_true", help=words.text("join-help-watch"))
    file = words.text("cli-metavar-file")
    parser.add_argument(
        "--pack", metavar=file, action="append", default=[], help=words.text("join-help-pack")
    )
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Play; 1 where the server will not, 2 where the question is wrong."""
    words = Words(args.lang)
    try:
        link = link_in(args)
        lobby, pack = look_at(link, args.pack)
        if not link.key and not args.watch:
            link = sit_down(link, args.name if args.name is not None else usual_name(words))
            print(words.text("join-seated", link=link.private()), flush=True)
        return RemoteSession(Wire(link, words.lang), LiveScreen(), words, lobby, pack).run()
    except JoinError as error:
        return complain(error.say(words), error.code)
    except PackError as error:
        return complain_of_pack(error, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 1)


def link_in(args: argparse.Namespace) -> Link:
    """The link on the line; who looks on needs no seat."""
    link = parse_link(args.link)
    if args.watch and (link.key or args.name):
        raise JoinError("join-watch-alone", USAGE)
    return link


def look_at(link: Link, files: list[str]) -> tuple[Doc, Pack]:
    """A table before one sits down, and the pack it is played with."""
    try:
        lobby, _ = fetch(link.api())
        return lobby, pack_of(link, lobby, files)
    except (KeyError, TypeError) as error:
        raise JoinError("join-not-gangland", url=link.server) from error


def sit_down(link: Link, name: str) -> Link:
    """Take an open seat, and add to the dice."""
    found, _ = fetch(link.api("/join"), {"name": name, "entropy": secrets.token_hex(32)})
    if not found.get("key"):
        raise JoinError("join-not-gangland", url=link.server)
    return link._replace(key=str(found["key"]))


def usual_name(words: Words) -> str:
    """What somebody is called who does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return words.text("play-you")


def pack_of(link: Link, lobby: Doc, files: list[str]) -> Pack:
    """The pack a table is played with: ours, or that of given files, as long as it is the server's."""
    if lobby["game"] not in GAMES or rules_of(lobby) not in VERSIONS:
        raise JoinError("join-other-version")
    _, tag = fetch(link.api("/cards"))
    if lobby["pack"] and not files:
        raise JoinError("join-needs-pack", USAGE, pack=str(lobby["pack"]))
    pack = find_pack(lobby["game"], [Path(file) for file in files], tag)
    if tag != pack.hash:
        raise JoinError("join-pack-differs" if files or lobby["pack"] else "join-other-version")
    return pack
