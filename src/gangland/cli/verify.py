"""`gangland verify`: every roll and draw of a game derived again from the parts of its dice."""

from __future__ import annotations

import argparse
from pathlib import Path

from gangland.cli.cards import Subparsers
from gangland.cli.replay import add_pack
from gangland.game.logs.log import LogError
from gangland.server.table.proof import verify
from gangland.terminal.excuses import complain, say_log_error
from gangland.terminal.files import shelf_of
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "verify", help=words.text("verify-help"), description=words.text("verify-about")
    )
    parser.add_argument("file", metavar=words.text("cli-metavar-file"), help=words.text("verify-help-file"))
    add_pack(parser, words)
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Check a log; 1 where something is not as it should be."""
    words = Words(args.lang)
    try:
        proof = verify(Path(args.file), shelf_of(args.pack))
    except LogError as error:
        return complain(say_log_error(error, args.file, words), 1)
    print(words.text("verify-fine", rolls=proof.rolls))
    print(words.text("verify-commit"))
    if proof.contributed:
        print(words.text("verify-contributed", contributed=proof.contributed, seats=proof.seats))
    else:
        print(words.text("verify-nobody"))
    if not proof.over:
        print(words.text("verify-unfinished"))
    return 0
