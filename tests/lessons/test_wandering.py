"""Nobody gets stuck: whatever a learner does, round three comes, and the guide has come to an end."""

from __future__ import annotations

import pytest
from wandering import SORTS, is_stuck, still_to_say, wander

from gangland.lessons.lesson import Lesson
from gangland.lessons.shelf import find, names

EACH = 34
"""Learners of each sort: a hundred a lesson."""


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("name", names())
def test_a_wandering_learner_never_sticks(name: str, sort: str) -> None:
    lesson: Lesson = find(name)
    for seed in range(EACH):
        play = wander(name, sort, seed)
        assert not is_stuck(play), seed
        assert still_to_say(play) <= {"plan"}, seed
        heard = [one.id for one in play.course.guide.said]
        assert len(set(heard)) == len(heard)
        assert {one.beat for one in play.course.guide.said} <= {beat.id for beat in lesson.beats}
