"""Finding rules by words, in any language, whatever their accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from gangland.book.rulebook import CHAPTERS, Rule, Rulebook
from gangland.words import LANGS, Words

IN_TITLE: Final = 4
"""A word counts so many times as much in a title."""
WHOLE: Final = 2
ENDING: Final = re.compile(r"(?:es|[aeiosx])$")
"""What number and gender put at the end of a word: fights, chaude, armi."""
SHORTEST: Final = 3
"""Letters of a word worth looking for, where there are longer ones."""
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


class Hit(NamedTuple):
    """A rule that was found, the line that speaks of what was asked for, and the language of that line."""

    rule: Rule
    line: str
    lang: str
    matched: int
    score: float


class Entry(NamedTuple):
    """A rule as it is searched."""

    rule: Rule
    title: tuple[str, ...]
    text: tuple[str, ...]


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    return tuple(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def search(book: Rulebook, wanted: str) -> list[Hit]:
    """The rules of the book that speak of most of the words, in any language, the best first."""
    asked = _asked(wanted)
    found: dict[str, Hit] = {}
    for lang in sorted(LANGS, key=lambda one: one != book.words.lang):
        entries = _entries(lang, book.game)
        weights = {word: _rarity(word, entries) for word in asked}
        for entry in entries:
            hit = _hit(entry, weights, lang)
            best = found.get(entry.rule.id)
            if hit.matched and (best is None or (hit.matched, hit.score) > (best.matched, best.score)):
                found[entry.rule.id] = hit
    most = max((hit.matched for hit in found.values()), default=0)
    own = {rule.id: rule for chapter in CHAPTERS for rule in book.chapter(chapter)}
    hits = [hit._replace(rule=own[name]) for name, hit in found.items() if hit.matched == most]
    return sorted(hits, key=lambda hit: -hit.score)


def has_all(hits: list[Hit], wanted: str) -> bool:
    """Whether what was found speaks of every word."""
    return hits[0].matched == len(_asked(wanted))


def nearest(book: Rulebook, wanted: str) -> list[Rule]:
    """The rules with a word in their titles, in any language, that looks like one asked for."""
    asked = _asked(wanted)
    found: dict[str, Rule] = {}
    for lang in LANGS:
        titles = {word for entry in _entries(lang, book.game) for word in entry.title}
        alike = {near for word in asked for near in get_close_matches(word, titles, n=2, cutoff=0.65)}
        for entry in _entries(lang, book.game):
            rule = book.rule(entry.rule.id)
            if rule is not None and alike & set(entry.title):
                found.setdefault(rule.id, rule)
    return list(found.values())


def matching(wanted: str, text: str) -> list[str]:
    """The words of a text, without capitals and accents, that are some of those looked for."""
    asked = _asked(wanted)
    return sorted({word for word in words_of(text) if any(_likeness(one, word) for one in asked)})


@cache
def _entries(lang: str, game: str) -> list[Entry]:
    book = Rulebook(Words(lang, game=game), game)
    rules = [rule for chapter in CHAPTERS for rule in book.chapter(chapter)]
    return [Entry(rule, words_of(rule.title), words_of(rule.text)) for rule in rules]


def _hit(entry: Entry, asked: dict[str, float], lang: str) -> Hit:
    """How well a rule answers, with the sentence that speaks of most of it, or the title where none does."""
    scores = [
        weight * (IN_TITLE * _best(word, entry.title) + _best(word, entry.text))
        for word, weight in asked.items()
    ]
    lines = [entry.rule.title, *SENTENCE.split(entry.rule.text)]
    spoken = [sum(_best(word, words_of(line)) for word in asked) for line in lines]
    best = max(spoken[1:])
    line = lines[spoken.index(best, 1)] if best else lines[0]
    return Hit(entry.rule, line, lang, sum(score > 0 for score in scores), sum(scores))


def _rarity(word: str, entries: list[Entry]) -> float:
    """The fewer rules speak of a word, the more it tells."""
    return len(entries) / max(1, sum(_best(word, (*one.title, *one.text)) > 0 for one in entries))


def _asked(wanted: str) -> tuple[str, ...]:
    """The words to look for."""
    words = words_of(wanted)
    return tuple(dict.fromkeys(word for word in words if len(word) >= SHORTEST)) or words


def _best(asked: str, words: Iterable[str]) -> int:
    """How well a word is there: whole, in another form or as the beginning of another, or not at all."""
    return max((_likeness(asked, word) for word in words), default=0)


def _likeness(asked: str, word: str) -> int:
    if asked == word:
        return WHOLE
    is_beginning = len(asked) > SHORTEST and word.startswith(asked)
    return int(is_beginning or (len(asked) > SHORTEST and _stem(asked) == _stem(word)))


def _stem(word: str) -> str:
    return ENDING.sub("", word)
