"""Bots named on a command line, and `gangland bots`: which there are, each in a sentence.

A name is `thug`, that of one of an installed package, or `module:Class`, here too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from gangland.bots.bargaining.temperaments import TEMPERAMENTS
from gangland.bots.roster import enlist, names
from gangland.cli.cards import Subparsers
from gangland.game.refusal import Refusal
from gangland.terminal.hints import command
from gangland.words import LANGS, Words

WIDE: Final = 13
"""How wide the column of names is."""


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser("bots", help=words.text("bots-help"), description=words.text("bots-about"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """List the bots, from the easiest up, and what a name can say besides."""
    words = Words(args.lang)
    for name in names():
        print(f"{name:<{WIDE}}{words.text('web-bot', bot=name)}")
    print(f"\n{words.text('bots-budgets')}\n\n{words.text('bots-temperaments')}")
    for name in TEMPERAMENTS:
        print(f"{name:<{WIDE}}{words.text('web-temper', temper=name)}")
    return 0


def bots_on_line(text: str) -> list[str]:
    """Return the bots a line names, all of them known from now on."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    here = str(Path.cwd())
    if any(":" in name for name in names) and here not in sys.path:
        sys.path.insert(0, here)
    from gangland.arena.league import is_model  # noqa: PLC0415 - loads msgspec, and only bots that are named need it

    for name in names:
        if is_model(name):
            raise Refusal("model-not-bot", bot=name, command=command("arena", "--entrant", name))
        enlist(name)
    return names
