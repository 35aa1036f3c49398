"""The odds of two dice, counted out."""

from __future__ import annotations

from itertools import product

import pytest

from gangland.bots.throws import beats

THROWS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("lead", range(-9, 10))
def test_a_fight_without_the_leader_needs_more(lead: int) -> None:
    assert beats(lead, takes_ties=False) == sum(mine + lead > theirs for mine, theirs in THROWS)


@pytest.mark.parametrize("lead", range(-9, 10))
def test_the_leader_needs_as_much(lead: int) -> None:
    assert beats(lead, takes_ties=True) == sum(mine + lead >= theirs for mine, theirs in THROWS)
