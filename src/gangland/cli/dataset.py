"""`gangland dataset`: games between bots as data to learn from (docs/data.md)."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from gangland import __version__
from gangland.arena.simulate import Plan, make_plan
from gangland.cli.bots import bots_on_line
from gangland.cli.cards import Subparsers
from gangland.content.problems import PackError
from gangland.game.games import GAMES, RULES_VERSION
from gangland.game.installed import pack_paths
from gangland.game.logs.log import LogError
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, format_options, parse_options
from gangland.research.dataset.schema import TABLES
from gangland.research.dataset.writing import Workers, cluster, layout_of, processes, write_dataset
from gangland.research.heads import SIZE
from gangland.terminal.excuses import complain, complain_of_pack, say_os_error, say_refusal
from gangland.words import LANGS, Words, preferred_lang

USAGE: Final = 2
INTERRUPTED: Final = 130
CARD: Final = "card.md"
INSTALL: Final = 'pip install "gangland[{}]"'
MEGABYTE: Final = 1_000_000


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    about = {"help": words.text("dataset-help"), "description": words.text("dataset-description")}
    parser = subparsers.add_parser("dataset", **about)

    def says(name: str) -> str:
        return words.text(f"simulate-help-{name}")

    folder = words.text("serve-metavar-folder")
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)), help=says("game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=says("games"))
    parser.add_argument("--bots", default="thug,thug,thug,thug", metavar="A,B,C", help=says("bots"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=says("seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=says("jobs"))
    parser.add_argument("--options", default="", metavar="A,B=2", help=says("options"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=says("pack"))
    parser.add_argument("--deals", action="store_true", help=words.text("dataset-help-deals"))
    where = words.text("dataset-help-out")
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=where)
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=words.text("dataset-help-ray"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=says("lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write what is missing; 2 where the question makes no sense, 130 where it was interrupted."""
    words = Words(args.lang)
    if what := _wrong(args, words):
        return complain(what, USAGE)
    try:
        plan = _plan(args)
        is_done = _write(plan, args, words)
        (args.out / CARD).write_text(card(plan, args.games, words), "utf-8", newline="\n")
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), USAGE)
    except PackError as error:
        complain_of_pack(error, words)
        return USAGE
    except (OSError, LogError) as error:
        return complain(_say_file(error, args.out, words), USAGE)
    if not is_done:
        return complain(words.text("dataset-interrupted", folder=str(args.out)), INTERRUPTED)
    _say_written(args, words)
    return 0


def _wrong(args: argparse.Namespace, words: Words) -> str:
    """Return what is wrong with what was asked, or is not installed; empty: nothing."""
    if args.games < 1 or args.jobs < 1:
        return words.text("dataset-bad-numbers")
    if find_spec("polars") is None:
        return words.text("dataset-needs-extra", command=INSTALL.format("arena"))
    if args.ray and find_spec("ray") is None:
        return words.text("arena-needs-ray", command=INSTALL.format("ray"))
    return ""


def _plan(args: argparse.Namespace) -> Plan:
    bots = bots_on_line(args.bots)
    setup = Setup(args.game, (), packs=pack_paths(args.pack))
    options = parse_options(args.options)
    return make_plan(args.game, bots, args.seed, options, setup.load_pack(), deals=args.deals)


def _write(plan: Plan, args: argparse.Namespace, words: Words) -> bool:
    """Write with a bar that shows how far we are, where somebody is watching."""
    workers: Workers = cluster(args.ray) if args.ray else processes(args.jobs)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("dataset-progress"), total=args.games)
        return write_dataset(
            args.out, plan, args.games, __version__, workers, partial(progress.advance, task)
        )


def _say_file(error: OSError | LogError, folder: Path, words: Words) -> str:
    """What the system says of a file of the dataset."""
    cause = error.__cause__ if isinstance(error, LogError) else error
    assert isinstance(cause, OSError)  # noqa: S101 - a log error without one is a refusal by now
    return words.text("arena-bad-file", file=str(cause.filename or folder), reason=say_os_error(cause, words))


def _say_written(args: argparse.Namespace, words: Words) -> None:
    """Say what is there."""
    files = list(args.out.glob("*/*.parquet"))
    size = words.number(sum(file.stat().st_size for file in files) / MEGABYTE, 1)
    where = {"folder": str(args.out), "card": str(args.out / CARD), "size": size}
    print(words.text("dataset-written", games=args.games, files=len(files), **where))


def card(plan: Plan, games: int, words: Words) -> str:
    """Return the data card, as a page: what was played, by whom, and what is in the files."""
    game = words.text(f"game-{plan.setup.game}")
    facts = {
        "bots": ", ".join(plan.bots),
        "options": format_options(plan.setup.options) or words.text("data-card-none"),
        "deals": words.text("data-card-yes" if plan.deals else "data-card-no"),
        "seed": str(plan.seed),
        "cards": plan.pack.hash,
        "rules": RULES_VERSION,
        "observation": str(len(layout_of(plan))),
        "mask": str(SIZE),
    }
    lines = [
        f"# {words.text('data-card-title', count=games, game=game)}",
        words.text("data-card-about", version=__version__),
        words.text("data-card-use"),
        "\n".join(f"- {words.text(f'data-card-{name}')}: {value}" for name, value in facts.items()),
        "\n".join(_columns(words)),
    ]
    return "\n\n".join(lines) + "\n"


def _columns(words: Words) -> Iterator[str]:
    """Yield the columns of all tables, as rows of one."""
    yield f"| {words.text('data-card-table')} | {words.text('data-card-columns')} |"
    yield "|---|---|"
    for name, columns in TABLES.items():
        yield f"| `{name}` | {', '.join(f'`{column}` {kind}' for column, kind in columns.items())} |"
