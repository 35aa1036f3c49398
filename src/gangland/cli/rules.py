"""`gangland rules`: a rule, a chapter, or what rules there are."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from typing import Final

from gangland.cli.cards import Subparsers
from gangland.content.grammar import GAMES
from gangland.terminal.excuses import complain
from gangland.terminal.rulebook import CHAPTERS, Rule, Rulebook, normal
from gangland.words import LANGS, Words

NARROWEST: Final = 40
WIDEST: Final = 100


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "rules", help=words.text("rules-help"), description=words.text("rules-about")
    )
    parser.add_argument(
        "id", nargs="?", metavar=words.text("rules-metavar-id"), help=words.text("rules-help-id")
    )
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=words.text("rules-help-game"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 2 where there is no such rule."""
    words = Words(args.lang)
    book = Rulebook(words, args.game)
    if args.id is None:
        return show_contents(book)
    name = normal(args.id)
    if name in CHAPTERS:
        print(words.text("rules-chapter", chapter=name, about=book.chapter_name(name)))
        for one in book.chapter(name):
            print("\n" + paragraph(one, words, args.game))
        return 0
    rule = book.rule(name)
    if rule is None:
        near = book.near(name)
        hint = words.text("rules-near", ids=", ".join(near)) if near else words.text("rules-see-list")
        return complain(f"{words.text('rules-unknown', id=args.id)} {hint}", 2)
    print(paragraph(rule, words, args.game))
    return 0


def show_contents(book: Rulebook) -> int:
    """Print chapters with the titles of their rules."""
    for chapter in CHAPTERS:
        print(book.words.text("rules-chapter", chapter=chapter, about=book.chapter_name(chapter)))
        for rule in book.chapter(chapter):
            print(f"  {rule.id:<7} {rule.title}")
    return 0


def paragraph(rule: Rule, words: Words, game: str) -> str:
    """A rule with its title, wrapped."""
    width = min(max(shutil.get_terminal_size((WIDEST, 24)).columns, NARROWEST), WIDEST)
    title = words.text("rules-title", id=rule.id, title=rule.title)
    if rule.game not in ("", game):
        title = words.text("rules-other-game", title=title, game=words.text(f"game-{rule.game}"))
    return f"{title}\n{textwrap.fill(rule.text, width, initial_indent='  ', subsequent_indent='  ')}"
