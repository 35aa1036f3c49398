"""`gangland serve`: tables on the web, for friends on other devices."""

from __future__ import annotations

import argparse
from typing import Any

from gangland.cli.cards import Subparsers
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "serve", help=words.text("serve-help"), description=words.text("serve-about")
    )

    def add(name: str, metavar: str, **options: Any) -> None:  # noqa: ANN401 - argparse's own
        help_id = f"serve-help-{name.removeprefix('--')}"
        parser.add_argument(name, metavar=words.text(metavar), help=words.text(help_id), **options)

    add("--host", "serve-metavar-address")
    add("--port", "serve-metavar-port", type=int)
    add("--workers", "serve-metavar-number", type=int)
    add("--data", "serve-metavar-folder")
    add("--database", "serve-metavar-database")
    add("--config", "cli-metavar-file")
    add("--public-url", "serve-metavar-url")
    add("--name", "serve-metavar-name", action="append", default=[])
    add("--pack", "serve-metavar-pack", action="append", default=[])
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; 1 where something is in the way, 2 where the question is wrong."""
    from gangland.cli.hosting import host  # noqa: PLC0415 - only who serves waits for the web's libraries

    return host(args, Words(args.lang))
