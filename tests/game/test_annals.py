"""The annals: facts in order, the older ones packed away, as a list would have them."""

from __future__ import annotations

import pickle
import random

import pytest

from gangland.game.annals import CHEST, Annals
from gangland.game.happenings import Fact

MANY = 5 * CHEST + 3


def fact(number: int) -> Fact:
    return Fact(number % 64, {"event": "gained", "seat": number % 4, "amount": -number, "links": ["a", None]})


FACTS = [fact(number) for number in range(MANY)]


@pytest.fixture
def annals() -> Annals[Fact]:
    found = Annals(Fact)
    for one in FACTS:
        found.append(one)
    return found


def test_they_read_like_a_list(annals: Annals[Fact]) -> None:
    assert list(annals) == FACTS
    assert list(reversed(annals)) == FACTS[::-1]
    assert len(annals) == MANY
    assert annals == FACTS
    assert annals == Annals(Fact, FACTS)
    assert annals != FACTS[:-1]
    for at in (0, 1, CHEST, MANY - 1, -1, -MANY):
        assert annals[at] == FACTS[at]
    chooser = random.Random(1)
    for _ in range(200):
        first, last = (chooser.randint(-MANY - 2, MANY + 2) for _ in range(2))
        assert annals[first:last] == FACTS[first:last]
    assert annals[::-2] == FACTS[::-2]
    for outside in (MANY, -MANY - 1):
        with pytest.raises(IndexError):
            annals[outside]


def test_only_the_last_lie_open(annals: Annals[Fact]) -> None:
    assert CHEST <= len(annals.last) < 2 * CHEST
    assert sum(map(len, annals.chests)) < 20 * annals.packed


def test_copies_share_what_is_packed_and_go_on_apart(annals: Annals[Fact]) -> None:
    other = annals.copy()
    assert other.chests is annals.chests
    other += [fact(1)] * CHEST
    assert list(annals) == FACTS
    assert list(other) == FACTS + [fact(1)] * CHEST


@pytest.mark.parametrize("length", [0, 1, CHEST, 2 * CHEST + 1, MANY - 1, MANY])
def test_what_is_cut_off_is_gone(annals: Annals[Fact], length: int) -> None:
    other = annals.copy()
    annals.cut(length)
    annals += FACTS[length:]
    assert annals == FACTS
    assert other == FACTS


def test_they_travel(annals: Annals[Fact]) -> None:
    assert pickle.loads(pickle.dumps(annals)) == annals  # noqa: S301 - our own
