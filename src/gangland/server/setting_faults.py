"""What is wrong with a setting, as a problem that can be said in words; the checker speaks English."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from gangland.content.lines import Path
from gangland.content.message import Message, message
from gangland.content.problems import nearest, shorten

_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_STRANGE: Final = re.compile(r"unknown field `([^`]*)`")
_LENGTH: Final = re.compile(r"of length (\d+), got (\d+)")
_KIND: Final = re.compile(r"Expected `(\w+)[^`]*`, got `(\w+)`")
_CHOICES: Final = {"log": "text, json", "level": "debug, info, warning, error"}
_KINDS: Final = {
    "bool": "flag",
    "int": "whole",
    "float": "decimal",
    "str": "text",
    "array": "list",
    "object": "table",
    "datetime": "date",
    "date": "date",
    "time": "date",
}


class Fault(NamedTuple):
    """One thing wrong: which setting, what it is, what was expected, and what was probably meant."""

    path: Path
    what: Message
    expected: Message | None = None
    near: str = ""


def setting_fault(error: str, known: Iterable[str]) -> Fault:
    """What the checker's words come to; `known` are the names a setting may have."""
    place = _PLACE.search(error)
    where = tuple(re.findall(r"[^.\[\]]+", place[1])) if place else ()
    key = ".".join(where)
    if strange := _STRANGE.search(error):
        path = (*where, strange[1])
        unknown = message("problem-unknown-key", key=shorten(".".join(path)))
        return Fault(path, unknown, None, nearest(strange[1], known))
    if length := _LENGTH.search(error):
        expected, found = (int(number) for number in length.groups())
        return Fault(
            where, message("problem-length", key=key, n=found), message("expected-exactly", least=expected)
        )
    if kind := _KIND.search(error):
        wanted, got = (_KINDS.get(one, "other") for one in kind.groups())
        return Fault(
            where, message("problem-type", key=key, found=got), message("expected-type", type=wanted)
        )
    if where[-1:] == ("metrics_key",):
        return Fault(where, message("problem-text", text=key), message("expected-metrics-key"))
    if where[-1:] and where[-1] in _CHOICES:
        choices = message("expected-one-of", words=_CHOICES[where[-1]])
        return Fault(where, message("problem-text", text=key), choices)
    return Fault(where, message("problem-text", text=key))
