"""Crew in notation: `2m1p`, `al-capone+1a`; more than is there, or made men without saying which, is refused.

`m` counts made, the game's own letter (`p` for prospects, `a` for associates) rookies; `r` counts rookies in
any game, and is what logs have.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from gangland.engine.menu import low_bits
from gangland.game.refusal import Refusal

ROOKIE: Final = "r"
LETTERS: Final = {"mayhem": "p", "wise-guys": "a"}
"""What each game calls its rookies."""
EVERY_MADE: Final = 31
MOST_CREW: Final = 255  # an action has room for no more
MOST_PARTS: Final = 8
LONGEST: Final = 60
COUNTED: Final = re.compile(r"(?:(0|[1-9][0-9]{0,3})m)?(?:(0|[1-9][0-9]{0,3})([a-z]))?")


class Crowd(NamedTuple):
    """Who is there to choose from, or chosen: a mask of made, a count of rookies."""

    made: int
    rookies: int


class _Counts(NamedTuple):
    """Crew as it is written; 0 made is none counted."""

    named: int
    made: int
    rookies: int


def read_crew(text: str, names: Sequence[str], letter: str, there: Crowd | None, *, named: bool) -> Crowd:
    """Read crew from those who are there; None is from nobody knows whom, for others to refuse."""
    counts = _counted(text, names, letter)
    if there is None:
        return Crowd(counts.named | low_bits(EVERY_MADE, counts.made), min(counts.rookies, MOST_CREW))
    if counts.made > there.made.bit_count() or counts.rookies > there.rookies:
        raise Refusal("crew-too-many", text=text, made=there.made.bit_count(), rookies=there.rookies)
    if named and counts.made and (counts.named or counts.made < there.made.bit_count()):
        raise Refusal("crew-which", text=text, known=", ".join(_called(names, there.made)))
    return Crowd(counts.named | low_bits(there.made, counts.made), counts.rookies)


def is_counted(part: str, letter: str) -> bool:
    """Return whether a word counts crew, be it too much of it."""
    found = COUNTED.fullmatch(part)
    return bool(part and found and found[3] in (None, ROOKIE, letter))


def write_rookies(count: int) -> str:
    """Return how rookies are written in logs."""
    return f"{count}{ROOKIE}" if count else ""


def _counted(text: str, names: Sequence[str], letter: str) -> _Counts:
    """Read names and numbers; each may come once, and somebody must be counted (`0m1r` is one rookie)."""
    men = made = rookies = 0
    for part in text.split("+", MOST_PARTS):
        found = COUNTED.fullmatch(part)
        if part in names:
            man, more, many = 1 << names.index(part), 0, 0
        elif found and is_counted(part, letter):
            man, more, many = 0, int(found[1] or 0), int(found[2] or 0)
        else:
            raise Refusal("unknown-crew", text=_short(part))
        if men & man or (made and more) or (rookies and many):
            raise Refusal("crew-twice", text=part)
        men, made, rookies = men | man, made + more, rookies + many
    if not (men or made or rookies):
        raise Refusal("unknown-crew", text=_short(text))
    return _Counts(men, made, rookies)


def _short(text: str) -> str:
    """Return the beginning of a long text."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _called(names: Sequence[str], made: int) -> list[str]:
    """Return the names of some made men."""
    return [name for man, name in enumerate(names) if made >> man & 1]
