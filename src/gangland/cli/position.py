"""`gangland position`: where a game stands, as text that can be changed and played on from."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gangland.cli.cards import Subparsers
from gangland.cli.replay import add_moment, add_pack, check_moment, note_torn
from gangland.content.problems import PackError
from gangland.game.game import Game
from gangland.game.logs.log import LogError, load
from gangland.game.positions.position import document, to_text
from gangland.game.refusal import Refusal
from gangland.terminal.excuses import complain, complain_of_pack, say_log_error, say_refusal
from gangland.terminal.files import FileError, absolute, read_position, shelf_of
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    about = {"help": words.text("position-help"), "description": words.text("position-about")}
    parser = subparsers.add_parser("position", **about)
    parser.add_argument("file", metavar=words.text("cli-metavar-file"), help=words.text("position-help-file"))
    add_moment(parser, words)
    add_pack(parser, words)
    parser.add_argument("--json", action="store_true", help=words.text("position-help-json"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Print a position; 1 where the file is bad, 2 where the moment is."""
    words = Words(args.lang)
    try:
        game = _game(args, words)
        print(
            json.dumps(document(game), ensure_ascii=False, indent=1) if args.json else to_text(game), end=""
        )
        if args.json:
            print()
    except LogError as error:
        return complain(say_log_error(error, args.file, words), 1)
    except FileError as error:
        return complain(error.say(words), 1)
    except PackError as error:
        return complain_of_pack(error, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 2)
    return 0


def _game(args: argparse.Namespace, words: Words) -> Game:
    """The game of a log, at a move of it, or of a position."""
    path = Path(args.file)
    if _is_log(path):
        game = load(path, shelf=shelf_of(args.pack))
        note_torn(path, words)
        return game if args.to is None else game.rewound(check_moment(args.to, game))
    return read_position(path, absolute(args.pack))


def _is_log(path: Path) -> bool:
    """Whether the file begins as a log does."""
    try:
        with path.open("rb") as file:
            return file.read(len(b"gangland log")) == b"gangland log"
    except OSError as error:
        raise FileError("cannot-read", path, error) from error
