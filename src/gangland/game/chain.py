"""Chains: many numbers committed to at once, and shown one by one (docs/fair-dice.md, recipe 3).

The last link of a chain is its secret, and every link before is the SHA-256 of the one after it. The first,
link 0, is what everybody is told before the game. Who is shown a link can go back to all before it, and to
none after it: so one number commits to all of them, and a link can be checked as soon as it is shown.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Final

LENGTH: Final = 4096
"""The number of the last link, which is the secret."""

STRETCH: Final = 128
"""How many links belong to a round in which dice are thrown."""

PREFIX: Final = "chain:"
"""What the part of a seat begins with that holds a chain; its link 0 follows."""

LINK: Final = re.compile(r"[0-9a-f]{64}")

MARK: Final = 64
"""After so many links one is kept, to go back from."""

SIZE: Final = 32
"""The bytes of a link."""


@lru_cache(1024)
def back(link: str, steps: int) -> str:
    """Return the link so many before another; one that is shown is gone back from more than once."""
    return _back(bytes.fromhex(link), steps).hex()


def _back(link: bytes, steps: int) -> bytes:
    for _ in range(steps):
        link = hashlib.sha256(link).digest()
    return link


class Chain:
    """A chain from its secret, 32 bytes in hex."""

    def __init__(self, secret: str) -> None:
        """Go all the way back once."""
        marks = [bytes.fromhex(secret)]
        for _ in range(LENGTH // MARK):
            marks.append(_back(marks[-1], MARK))
        self.marks = b"".join(reversed(marks))

    @property
    def anchor(self) -> str:
        """Link 0, which commits to all others."""
        return self._mark(0)

    @property
    def part(self) -> str:
        """The anchor as the part of a seat."""
        return PREFIX + self.anchor

    def link(self, index: int) -> str:
        """Return a link by its number."""
        after = -(-index // MARK)
        return back(self._mark(after), after * MARK - index)

    def _mark(self, number: int) -> str:
        return self.marks[number * SIZE : (number + 1) * SIZE].hex()


def anchor_of(part: str) -> str:
    """Return link 0 of the chain that is a seat's part; empty where the part is something else."""
    anchor = part.removeprefix(PREFIX)
    return anchor if part.startswith(PREFIX) and LINK.fullmatch(anchor) else ""


def stretch_of(index: int) -> int:
    """Return which stretch a link is of: the first, 0, is that of the game's beginning."""
    return (max(index, 1) - 1) // STRETCH


def first_of(stretch: int) -> int:
    """Return the number of the first link of a stretch."""
    return min(stretch * STRETCH + 1, LENGTH)


def last_of(stretch: int) -> int:
    """Return the number of the last link of a stretch."""
    return min((stretch + 1) * STRETCH, LENGTH)


def follower(last: int, *, anew: bool) -> int:
    """Return the number of the throw after another, `anew` where it is the first one of a round.

    Nothing but the last throw decides it, so nobody who saw that can be asked for a link far ahead.
    """
    first = first_of(stretch_of(last) + 1)
    return first if anew and last and first < LENGTH else min(last + 1, LENGTH)


def seal(commit: str, parts: list[str], dice: str) -> str:
    """Return a few digits for everything that was committed to, which people can compare."""
    lines = [f"gangland seal {dice}", commit, *(f"{seat}:{part}" for seat, part in enumerate(parts))]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()[:32]
