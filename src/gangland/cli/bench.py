"""`gangland bench`: what the rules cost on this machine."""

from __future__ import annotations

import argparse
import json
import os

from gangland.arena.bench import bench, build
from gangland.cli.cards import Subparsers
from gangland.game.games import GAMES
from gangland.terminal.excuses import complain
from gangland.words import LANGS, Words, preferred_lang


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    parser = subparsers.add_parser(
        "bench", help=words.text("bench-help"), description=words.text("bench-description")
    )
    parser.add_argument(
        "--game", choices=GAMES, default=next(iter(GAMES)), help=words.text("bench-help-game")
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="N", help=words.text("bench-help-seconds")
    )
    parser.add_argument("--json", action="store_true", help=words.text("bench-help-json"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=words.text("bench-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; 2 where no time is given to measure in."""
    if not args.seconds > 0:
        return complain(Words(args.lang).text("bench-bad-seconds"), 2)
    figures = bench(args.game, min(max(args.seconds, 0.05), 60.0))
    machine = build()
    if args.json:
        values = {figure.id: {"value": figure.value, "unit": figure.unit} for figure in figures}
        print(json.dumps({"game": args.game, **machine, "figures": values}, indent=2))
        return 0
    words = Words(args.lang, game=args.game)
    engine = words.text(f"bench-{machine['engine']}")
    print(words.text("bench-title", engine=engine, python=machine["python"], machine=machine["machine"]))
    for figure in figures:
        value = words.number(figure.value, 0 if figure.value >= 100 else 2)
        print(f"  {words.text(f'bench-{figure.id}'):<58}{value:>12} {words.text(f'unit-{figure.unit}')}")
    return 0
