"""The rulebook over HTTP: its chapters and examples, what was found in it, and an exercise being played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gangland.content.message import Message
from gangland.protocol.answers import Asked
from gangland.protocol.bodies import Body
from gangland.protocol.facts import FactDoc
from gangland.protocol.parts import Document
from gangland.telling.forms import Form, Line

Move = Annotated[str, msgspec.Meta(max_length=400)]
Moves = Annotated[list[Move], msgspec.Meta(max_length=40)]


class BookForm(Form, rename="camel"):
    """A part of the book."""


class BookExample(BookForm):
    """A worked example, told where there is a `message`, and whether it can be played as an `exercise`."""

    id: str
    message: Message | None
    exercise: bool


class BookRule(BookForm):
    """A rule, whose words are those of its id, and the examples that stand with it."""

    id: str
    examples: list[BookExample]


class BookChapter(BookForm):
    """A chapter, whose words are those of its id."""

    id: str
    rules: list[BookRule]


class Book(BookForm):
    """The rules of a game, chapter by chapter in the order of a round, and the words of its glossary.

    A word is `gloss-<id>`; what a game calls it is the attribute of that message with the game's name.
    """

    game: str
    chapters: list[BookChapter]
    glossary: list[str]


class RuleHit(BookForm):
    """A rule that was found: the line that speaks of it, its language, and the words to be marked.

    Words are without capitals and accents.
    """

    rule: str
    line: str
    lang: str
    words: list[str]


class Found(BookForm):
    """What was found, the best first, or what is near; `whole`: it speaks of every word."""

    hits: list[RuleHit]
    whole: bool
    near: list[str]


class Tried(Body):
    """An exercise as far as it was played: the reader's own answers and deals, in notation."""

    moves: Moves = msgspec.field(default_factory=list)


class TriedAsk(Body):
    """A question about an exercise as far as it was played, as a seat at a table may `ask`."""

    what: Asked
    moves: Moves = msgspec.field(default_factory=list)
    action: Move = ""
    place: Move = ""
    crew: Move = ""


class ExerciseNow(BookForm):
    """An exercise as it stands: what the reader's seat knows and was told, and whether it is `done`.

    `next` is the next move of the worked way, empty where the reader has left it or it is done.
    """

    id: str
    seat: int
    version: int
    document: Document
    facts: list[FactDoc]
    story: list[Line]
    places: list[str]
    done: bool
    next: str


BOOK_BODIES = (Tried, TriedAsk)
BOOK_REPLIES: tuple[type[msgspec.Struct], ...] = (Book, Found, ExerciseNow)
