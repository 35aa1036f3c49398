"""What is wrong with a TOML text, by kinds that can be said in words; the standard parser speaks English."""

from __future__ import annotations

import re
from typing import Final

_PLACE: Final = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")

_KINDS: Final = (
    ("text", re.compile("Unterminated string|Expected \"'")),
    ("twice", re.compile("Cannot (overwrite|declare|mutate|redefine)|Duplicate")),
    ("bracket", re.compile(r"Unclosed|Expected '\]")),
    ("equals", re.compile("Expected '='")),
    ("rest", re.compile("Expected newline")),
    ("character", re.compile("[Cc]haracter '|Unescaped|hex value|Escaped")),
    ("key", re.compile("Invalid statement|for a key")),
    ("value", re.compile("Invalid|Exceeds|Expected|out of range|month|must be")),
)
"""The kinds of mistakes, each with what the parser says to it; the first that fits counts."""


def syntax_kind(error: str) -> str:
    """The kind of mistake the parser's words come to."""
    return next((name for name, said in _KINDS if said.search(error)), "other")


def syntax_line(error: str, last: int) -> int:
    """The line the parser's words speak of; `last` is the last one with something on it."""
    place = _PLACE.search(error)
    if place is None:
        return 1
    return int(place[1]) if place[1] else last
