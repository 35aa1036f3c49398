"""What is wrong with a pack, noted so precisely that its author can mend it.

Nothing here is a sentence: `gangland.words.say_problem` says a problem to a person.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from gangland.content.lines import Path
from gangland.content.message import Message

SHOWN: Final = 60
"""How much of an author's own text a problem repeats."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong: where it stands, in which record, what it is and what was expected."""

    file: str
    line: int
    table: str
    record: str
    what: Message
    expected: Message | None = None
    near: str = ""
    path: Path = ()

    def __str__(self) -> str:
        """The bare facts, for logs and tracebacks."""
        record = f"{self.table} {self.record}: " if self.record else ""
        facts = [str(part) for part in (self.what, self.expected) if part is not None]
        return f"{self.file}:{self.line}: {record}{'; '.join(facts)}"


class PackError(Exception):
    """A pack that cannot be played; `problems` has everything found wrong with it, file by file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        """One problem a line."""
        return "\n".join(map(str, self.problems))


def shorten(text: str) -> str:
    """An author's text on one line and not too long to repeat."""
    flat = "".join(char if char.isprintable() else "?" for char in text[: SHOWN + 1])
    return flat if len(text) <= SHOWN else flat[: SHOWN - 1] + "…"


def nearest(word: str, choices: Iterable[str]) -> str:
    """The choice an author probably meant, if any is near."""
    return next(iter(get_close_matches(word[:SHOWN], list(choices), n=1)), "")
