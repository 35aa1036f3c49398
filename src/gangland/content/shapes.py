"""Shapes: what a value in a pack may look like, told once and used twice.

Each shape checks a value, noting every problem at its spot; `schema` describes the same shapes to an
editor. These are the plain ones, `tables` has those made of others, `grammar` puts a pack together.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from gangland.content.message import Message, message
from gangland.content.problems import nearest, shorten
from gangland.content.source import Spot

ABSURD: Final = 1_000_000_000
_TYPES: Final = (
    (bool, "flag"),
    (int, "whole"),
    (float, "decimal"),
    (str, "text"),
    (list, "list"),
    (dict, "table"),
    ((dt.date, dt.time), "date"),
)


class Shape(Protocol):
    """What a value may look like."""

    def check(self, value: object, spot: Spot) -> None:
        """Note every problem of the value."""


@dataclass(frozen=True)
class Word:
    """One word of a closed list."""

    what: str
    choices: tuple[str, ...]

    def check(self, value: object, spot: Spot) -> None:
        """Note a word that is not listed, with the one it is nearest to."""
        if not isinstance(value, str):
            note_type(spot, "text", value)
        elif value not in self.choices:
            what = message("problem-unknown-word", what=self.what, word=shorten(value))
            spot.note(what, one_of(self.choices), nearest(value, self.choices))


@dataclass(frozen=True)
class Text:
    """A text of a certain pattern, named by the message that describes it."""

    pattern: str
    what: str

    def check(self, value: object, spot: Spot) -> None:
        """Note a text that is not of the pattern."""
        if not isinstance(value, str):
            note_type(spot, "text", value)
        elif not re.fullmatch(self.pattern, value):
            spot.note(message("problem-text", text=shorten(value)), message(f"expected-{self.what}"))


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; `zero` says whether it may be 0."""

    least: int
    most: int
    zero: bool = True

    def check(self, value: object, spot: Spot) -> None:
        """Note what is no number, or out of bounds; true is not 1."""
        if not isinstance(value, int) or isinstance(value, bool):
            note_type(spot, "whole", value)
        elif not self.least <= value <= self.most or (value == 0 and not self.zero):
            expected = between(self.least, self.most, zero=self.zero)
            spot.note(message("problem-number", key=key_of(spot), value=_shown(value)), expected)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def check(self, value: object, spot: Spot) -> None:
        """Note what is neither."""
        if not isinstance(value, bool):
            note_type(spot, "flag", value)


@dataclass(frozen=True)
class Either:
    """A word or else a number: the type of the value tells which was meant."""

    word: Word
    other: Shape

    def check(self, value: object, spot: Spot) -> None:
        """Check as the one that was meant."""
        (self.word if isinstance(value, str) else self.other).check(value, spot)


def note_type(spot: Spot, expected: str, value: object) -> None:
    """Note that a value is of the wrong type."""
    found = next((name for kind, name in _TYPES if isinstance(value, kind)), "other")
    spot.note(message("problem-type", key=key_of(spot), found=found), message("expected-type", type=expected))


def one_of(choices: Iterable[str]) -> Message:
    """What was expected: one of these words."""
    return message("expected-one-of", words=", ".join(choices))


def between(least: int, most: int, *, zero: bool = True) -> Message:
    """What was expected: a number within these bounds."""
    kind = "exactly" if least == most else "between" if zero else "nonzero"
    return message(f"expected-{kind}", least=least, most=most)


def key_of(spot: Spot) -> str:
    """What a spot is called: its key, or the key of the list it is an element of."""
    return shorten(next((key for key in reversed(spot.path) if isinstance(key, str)), "."))


def _shown(value: int) -> str:
    """A number as an author wrote it, unless it is absurd."""
    return f"{value}" if abs(value) < ABSURD else "…"
