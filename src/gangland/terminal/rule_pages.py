"""Pages of the rulebook, paragraph by paragraph: a rule with its examples, a chapter, what was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gangland.book.rulebook import CHAPTERS, Rule, Rulebook, is_id, normal
from gangland.book.search import Hit, has_all, nearest, search
from gangland.telling.examples import Example, examples_of

MOST_HITS: Final = 10


class Paragraph(NamedTuple):
    """Some lines of a page; a title stands out."""

    text: str
    is_title: bool = False


class NoRule(Exception):  # noqa: N818 - an answer to the reader, not a fault of ours
    """There is nothing to show, and this is what to say."""


def page(book: Rulebook, wanted: str) -> Iterator[Paragraph]:
    """A rule, a chapter, or what speaks of these words."""
    name = normal(wanted)
    rule = book.rule(name)
    if rule is not None:
        return rule_page(book, rule, examples_of(book.game, rule.id))
    if name in CHAPTERS:
        return chapter_page(book, name)
    if is_id(name):
        raise NoRule(_unknown(book, wanted, name))
    return found_page(book, wanted)


def rule_page(book: Rulebook, rule: Rule, examples: list[Example]) -> Iterator[Paragraph]:
    """A rule with its title, its text and its examples."""
    yield Paragraph(_title(book, rule), is_title=True)
    yield Paragraph(rule.text)
    yield from (example_told(book, one) for one in examples)


def chapter_page(book: Rulebook, chapter: str) -> Iterator[Paragraph]:
    """The rules of a chapter, each example where it belongs."""
    yield Paragraph(_chapter(book, chapter), is_title=True)
    for rule in book.chapter(chapter):
        shown = [one for one in examples_of(book.game, rule.id) if one.rules[0] == rule.id]
        yield from rule_page(book, rule, shown)


def whole_book(book: Rulebook) -> Iterator[Paragraph]:
    """Every chapter."""
    yield Paragraph(book.words.text(f"game-{book.game}"), is_title=True)
    for chapter in CHAPTERS:
        yield from chapter_page(book, chapter)


def contents(book: Rulebook) -> Iterator[str]:
    """Chapters with the titles of their rules, a line each."""
    for chapter in CHAPTERS:
        yield _chapter(book, chapter)
        yield from (f"  {rule.id:<7} {rule.title}" for rule in book.chapter(chapter))


def examples_page(book: Rulebook, wanted: str) -> Iterator[Paragraph]:
    """The worked examples of a rule, of a chapter, or all, under the rules they belong to."""
    name = normal(wanted)
    if name and name not in CHAPTERS and book.rule(name) is None:
        raise NoRule(_unknown(book, wanted, name))
    found = [one for one in examples_of(book.game) if not name or _shows(one, name)]
    if not found:
        raise NoRule(book.words.text("rules-no-example", id=name))
    return _examples(book, found)


def found_page(book: Rulebook, wanted: str) -> Iterator[Paragraph]:
    """The rules that speak of these words, each with the line that does."""
    hits = search(book, wanted)
    if not hits:
        raise NoRule(_nothing(book, wanted))
    return _hits(book, hits, wanted)


def example_told(book: Rulebook, example: Example) -> Paragraph:
    """A worked example."""
    return Paragraph(book.words.text("rules-example", text=book.words.say(example.message())))


def _shows(example: Example, name: str) -> bool:
    return name in example.rules or any(rule.startswith(f"{name}-") for rule in example.rules)


def _examples(book: Rulebook, found: list[Example]) -> Iterator[Paragraph]:
    for one in found:
        rule = book.rule(one.rules[0])
        if rule is not None:
            yield Paragraph(_title(book, rule), is_title=True)
            yield example_told(book, one)


def _hits(book: Rulebook, hits: list[Hit], wanted: str) -> Iterator[Paragraph]:
    if not has_all(hits, wanted):
        yield Paragraph(book.words.text("rules-some-words"))
    for hit in hits[:MOST_HITS]:
        yield Paragraph(_title(book, hit.rule), is_title=True)
        yield Paragraph(_line(book, hit))
    if len(hits) > MOST_HITS:
        yield Paragraph(book.words.text("rules-more", count=len(hits) - MOST_HITS))


def _line(book: Rulebook, hit: Hit) -> str:
    """The line that speaks of it; in the reader's language a title that does so has been said."""
    if hit.lang != book.words.lang:
        return book.words.text("rules-hit-in", line=hit.line, lang=hit.lang)
    return hit.rule.text if hit.line == hit.rule.title else hit.line


def _chapter(book: Rulebook, chapter: str) -> str:
    return book.words.text("rules-chapter", chapter=chapter, about=book.chapter_name(chapter))


def _title(book: Rulebook, rule: Rule) -> str:
    title = book.words.text("rules-title", id=rule.id, title=rule.title)
    if rule.game in ("", book.game):
        return title
    return book.words.text("rules-other-game", title=title, game=book.words.text(f"game-{rule.game}"))


def _unknown(book: Rulebook, wanted: str, name: str) -> str:
    near = book.near(name)
    hint = book.words.text("rules-near", ids=", ".join(near)) if near else book.words.text(book.listing)
    return f"{book.words.text('rules-unknown', id=wanted)} {hint}"


def _nothing(book: Rulebook, wanted: str) -> str:
    """That nothing was found, and what comes near."""
    titles = [_title(book, rule) for rule in nearest(book, wanted)[:MOST_HITS]]
    hint = (
        book.words.text("rules-near-titles", list="; ".join(titles))
        if titles
        else book.words.text(book.listing)
    )
    return f"{book.words.text('rules-nothing', wanted=wanted)} {hint}"
