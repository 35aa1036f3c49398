"""The table of a run that is about language models: their word, their mistakes, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gangland.arena.modelled import Modelled
from gangland.cli.arena_deals import Numbered
from gangland.cli.arena_sheets import Sheet
from gangland.words import Words

COUNTS: Final = (
    "games",
    "promised",
    "kept",
    "broken",
    "accepted",
    "tries",
    "stood_in",
    "calls",
    "sent",
    "got",
)
COLUMNS: Final = (
    "promised",
    "kept-all",
    "broken-all",
    "accepted",
    "tries",
    "stood-in",
    "calls",
    "sent",
    "got",
)
CENTS: Final = 4


def model_sheets(every: Numbered, words: Words) -> Iterator[Sheet]:
    """Yield the table about models, where there were any."""
    rows = [_model(number, model, words) for number, one in every for model in one.models]
    if rows:
        yield Sheet("models", ("row", "entrant", "games", *COLUMNS, "cost"), rows)


def _model(number: str, model: Modelled, words: Words) -> tuple[str, ...]:
    counts = (words.number(getattr(model, name)) for name in COUNTS)
    return (number, model.name, *counts, words.number(model.cost, CENTS))
