"""`gangland rules`: a rule, a chapter, the whole book, its worked examples, or what speaks of some words."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Iterable
from typing import Any, Final

from gangland.book.rulebook import Rulebook
from gangland.cli.cards import Subparsers
from gangland.content.grammar import GAMES
from gangland.terminal.excuses import complain
from gangland.terminal.rule_pages import NoRule, Paragraph, contents, examples_page, page, whole_book
from gangland.words import LANGS, Words

NARROWEST: Final = 40
WIDEST: Final = 100
MARGINS: Final[dict[str, Any]] = {
    "initial_indent": "  ",
    "subsequent_indent": "  ",
    "break_on_hyphens": False,
}


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "rules", help=words.text("rules-help"), description=words.text("rules-about")
    )
    parser.add_argument(
        "wanted", nargs="*", metavar=words.text("rules-metavar-id"), help=words.text("rules-help-id")
    )
    parser.add_argument("--all", action="store_true", help=words.text("rules-help-all"))
    parser.add_argument("--examples", action="store_true", help=words.text("rules-help-examples"))
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=words.text("rules-help-game"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 2 where there is no such rule, and nothing speaks of the words."""
    book = Rulebook(Words(args.lang, game=args.game), args.game)
    try:
        print("\n".join(_lines(book, args)))
    except NoRule as nothing:
        return complain(str(nothing), 2)
    return 0


def _lines(book: Rulebook, args: argparse.Namespace) -> Iterable[str]:
    wanted = " ".join(args.wanted)
    if args.examples:
        return _set(examples_page(book, wanted))
    if args.all:
        return _set(whole_book(book))
    return _set(page(book, wanted)) if wanted else contents(book)


def _set(paragraphs: Iterable[Paragraph]) -> Iterable[str]:
    """Paragraphs as lines, each title after an empty one."""
    width = min(max(shutil.get_terminal_size((WIDEST, 24)).columns, NARROWEST), WIDEST)
    for number, one in enumerate(paragraphs):
        if one.is_title and number:
            yield ""
        yield one.text if one.is_title else textwrap.fill(one.text, width, **MARGINS)
