"""What is tried how long: until it is plain, or the budget is used up."""

from __future__ import annotations

import pytest

from gangland.bots.search.halving import ENOUGH, FIRST, Trials

GAIN = 0.02
CLOSE = 0.05  # how far worlds differ


def tried(leads: list[float], worlds: int = 4 * ENOUGH) -> Trials:
    """Return trials in which candidates lead the first by so much on average, by turns more and less."""
    trials = Trials(len(leads) + 1)
    for world in range(worlds):
        for index, lead in enumerate(leads):
            trials.note(index + 1, 0.5 + lead + (CLOSE if world % 2 else -CLOSE), 0.5)
    return trials


def test_what_is_surely_no_gain_is_dropped_and_what_may_be_is_tried_on() -> None:
    trials = tried([-0.2, 0.015, 0.1])
    assert trials.settle(GAIN)
    assert list(trials.alive) == [FIRST, 2, 3]


@pytest.mark.parametrize("lead", [-0.5, 0.0, 0.5])
def test_a_few_worlds_make_nothing_sure(lead: float) -> None:
    trials = tried([lead], ENOUGH - 1)
    assert trials.settle(GAIN)
    assert list(trials.alive) == [FIRST, 1]


@pytest.mark.parametrize(("lead", "best"), [(-0.1, FIRST), (0.0, FIRST), (0.3, 1)])
def test_where_all_is_plain_nothing_more_is_tried(lead: float, best: int) -> None:
    trials = tried([lead])
    assert not trials.settle(GAIN)
    assert trials.best(2.0, GAIN) == best


def test_two_clear_gains_are_compared_on() -> None:
    assert tried([0.3, 0.31]).settle(GAIN)


def test_what_is_nearly_a_gain_is_tried_on() -> None:
    assert tried([GAIN]).settle(GAIN)
