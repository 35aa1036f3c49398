"""`gangland bench`: what the rules cost on this machine, and how well searchers keep their budgets."""

from __future__ import annotations

import argparse
import json
import os

from gangland.arena.bench import Figure, bench, build
from gangland.arena.overrun import Overrun, overruns
from gangland.cli.cards import Subparsers
from gangland.game.games import GAMES
from gangland.terminal.excuses import complain
from gangland.words import LANGS, Words, preferred_lang

SECONDS = 1.0
"""About how long a figure takes."""


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
        "--seconds", type=float, default=None, metavar="N", help=words.text("bench-help-seconds")
    )
    parser.add_argument("--budgets", action="store_true", help=words.text("bench-help-budgets"))
    parser.add_argument("--json", action="store_true", help=words.text("bench-help-json"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=words.text("bench-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; 2 where no time is given to measure in."""
    if args.seconds is not None and not args.seconds > 0:
        return complain(Words(args.lang).text("bench-bad-seconds"), 2)
    words, machine = Words(args.lang, game=args.game), build()
    if args.budgets:
        kept = overruns(args.game, seconds=args.seconds)
        lines = [_budget(one, words) for one in kept]
        found: dict[str, object] = {"overruns": [one._asdict() for one in kept]}
    else:
        figures = bench(args.game, min(max(args.seconds or SECONDS, 0.05), 60.0))
        lines = [_figure(one, words) for one in figures]
        found = {"figures": {one.id: {"value": one.value, "unit": one.unit} for one in figures}}
    if args.json:
        print(json.dumps({"game": args.game, **machine, **found}, indent=2))
        return 0
    title = "bench-title-budgets" if args.budgets else "bench-title"
    print(words.text(title, **{**machine, "engine": words.text(f"bench-{machine['engine']}")}))
    print("\n".join(lines))
    return 0


def _figure(figure: Figure, words: Words) -> str:
    """A figure in a line."""
    value = words.number(figure.value, 0 if figure.value >= 100 else 2)
    return f"  {words.text(f'bench-{figure.id}'):<58}{value:>12} {words.text(f'unit-{figure.unit}')}"


def _budget(one: Overrun, words: Words) -> str:
    """How a bot kept its budget, in a line."""
    times = {name: words.number(getattr(one, name), 2) for name in ("mean", "most", "longest")}
    deals = "yes" if one.deals else "no"
    return "  " + words.text("bench-overrun", bot=one.bot, deals=deals, n=one.choices, **times)
