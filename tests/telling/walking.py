"""Answers of a told question: every product of its choices, in notation, as a client walks them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from gangland.telling.forms import CrewChoice, MenuRow, Question


def answers(question: Question) -> Iterator[str]:
    """Every answer there is: the words of a row one after the other."""
    for row in question.rows:
        places = [row.place.word] if row.place else [""]
        for words in product([row.action], places, _aims(row), _crews(row.crew)):
            yield " ".join(filter(None, words))


def _aims(row: MenuRow) -> list[str]:
    if row.top is not None:
        return [str(number) for number in range(row.top + 1)]
    return [""] if row.targets is None else [target.word for target in row.targets]


def _crews(crew: CrewChoice | None) -> list[str]:
    if crew is None:
        return [""]
    men = [choice.word for choice in crew.men]
    made = [list(some) for count in range(len(men) + 1) for some in combinations(men, count)]
    counted = [([], count) for count in range(crew.made + 1)] if not men else [(some, 0) for some in made]
    return [
        _crew_text(some, count, rookies)
        for some, count in counted
        for rookies in range(crew.rookies + 1)
        if _suits(crew.need, len(some) + count + rookies)
    ]


def _suits(need: int | None, heads: int) -> bool:
    return heads >= 1 if need is None else heads == need


def _crew_text(men: list[str], made: int, rookies: int) -> str:
    counted = (f"{made}m" if made else "") + (f"{rookies}r" if rookies else "")
    return "+".join(filter(None, [*men, counted]))
