"""What long runs have looked at: spans of numbers, one a line, by which program and when.

A run in progress adds a line for every number to a file in `runs/`; kept in `docs/reliability`, they are
gathered: numbers in a row of which the same is known are one line. What a later line says of a number holds.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gangland.engine import table

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "gangland"
KEPT = ROOT / "docs" / "reliability"
RUNS = Path("runs")
TEXTS = frozenset({".py", ".toml", ".ftl", ".json", ".sql"})
"""What a program is made of; what is built from it is left out."""


class Span(NamedTuple):
    """Numbers from first to last, what was found in each (nothing: all was well), and in which program."""

    first: int
    last: int
    found: str
    program: str
    build: str
    day: str

    def numbers(self) -> range:
        """Every number in it."""
        return range(self.first, self.last + 1)


@cache
def program() -> str:
    """A few digits that are others for other sources, on whatever machine, built in whatever way."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in TEXTS and "static" not in file.parts]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.relative_to(SOURCES).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def build() -> str:
    """Whether the engine of this process is compiled."""
    return "interpreted" if str(table.__file__).endswith(".py") else "compiled"


def read(file: Path) -> list[Span]:
    """The spans of a file; a line that was cut off counts for nothing."""
    found = []
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        try:
            found.append(Span(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def write(spans: Iterable[Span]) -> str:
    """Spans as lines."""
    return "".join(json.dumps(span._asdict(), ensure_ascii=False) + "\n" for span in spans)


def all_of(name: str) -> list[Span]:
    """Every span of a run, the kept ones and those in progress, day by day."""
    spans = read(KEPT / f"{name}.jsonl") + read(RUNS / f"{name}.jsonl")
    return sorted(spans, key=lambda span: span.day)


def known(spans: Iterable[Span]) -> dict[int, Span]:
    """What holds of each number."""
    return {number: span for span in spans for number in span.numbers()}


def mended(spans: Iterable[Span]) -> list[Span]:
    """What was found, and is not found any more."""
    spans = list(spans)
    now = known(spans)
    return sorted({span for span in spans if span.found and not now[span.first].found})


def gathered(spans: Iterable[Span]) -> list[Span]:
    """The same in as few spans as there can be: what was mended first, then what holds."""
    spans = list(spans)
    whole: list[Span] = []
    for number, span in sorted(known(spans).items()):
        one = span._replace(first=number, last=number)
        if whole and not one.found and whole[-1]._replace(first=number, last=number) == one:
            one = one._replace(first=whole.pop().first) if whole[-1].last == number - 1 else one
        whole.append(one)
    return mended(spans) + whole
