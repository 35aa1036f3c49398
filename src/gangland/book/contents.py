"""The book as a client gets it: what stands where, and what was found; the words are the client's own."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from gangland.book.exercise import exercises_of
from gangland.book.rulebook import CHAPTERS, Rulebook
from gangland.book.search import has_all, matching, nearest, search
from gangland.protocol.book import Book, BookChapter, BookExample, BookRule, Found, RuleHit
from gangland.telling.examples import examples_of
from gangland.words import Words

ENTRY: Final = re.compile(r"^gloss-([\w-]+) =", re.MULTILINE)
MOST: Final = 30
"""Hits that are told."""


def glossary() -> list[str]:
    """Return the engine's words, in the order of the glossary."""
    file = resources.files("gangland.words").joinpath("en/glossary.ftl")
    return ENTRY.findall(file.read_text("utf-8"))


@cache
def book_of(game: str) -> Book:
    """Return the chapters of a game with their rules, each example where it belongs."""
    book = Rulebook(Words("en", game=game), game)
    chapters = {
        name: [BookRule(one.id, _examples(game, one.id)) for one in book.chapter(name)] for name in CHAPTERS
    }
    return Book(game, [BookChapter(name, rules) for name, rules in chapters.items() if rules], glossary())


def _examples(game: str, rule: str) -> list[BookExample]:
    """Return the examples that stand with a rule: those that are told, then those that are only played."""
    played = [one.id for one in exercises_of(game)]
    told = [one for one in examples_of(game, rule) if one.rules[0] == rule]
    found = [BookExample(one.id, one.message(), one.id in played) for one in told]
    names = {one.id for one in examples_of(game)}
    more = [one for one in exercises_of(game) if one.id not in names and one.rule(game) == rule]
    return found + [BookExample(one.id, None, exercise=True) for one in more]


def found_in(game: str, lang: str, wanted: str) -> Found:
    """Return the rules that speak of some words in any language, or whose titles look like them."""
    book = Rulebook(Words(lang, game=game), game)
    hits = search(book, wanted)
    if not hits:
        return Found([], whole=False, near=[rule.id for rule in nearest(book, wanted)[:MOST]])
    told = [
        RuleHit(
            hit.rule.id, hit.line, hit.lang, matching(wanted, f"{hit.line} {hit.rule.title} {hit.rule.text}")
        )
        for hit in hits[:MOST]
    ]
    return Found(told, whole=has_all(hits, wanted), near=[])
