"""A lesson as the learner is sent it: all that was said so far, and what the open beat points at."""

from __future__ import annotations

from typing import Final

from gangland.content.message import Message
from gangland.game.game import Game
from gangland.lessons.course import Course
from gangland.lessons.lesson import YOU
from gangland.lessons.rivals import LEARNER
from gangland.protocol.lessons import Bubble, Pointed
from gangland.protocol.messages import Lesson

NAMED_BY_SEAT: Final = frozenset({"blind", "offer", "promise", "seat", "tokens", "track"})
"""What is somebody's: a lesson says whose by the gang, the wire by the seat."""


def frame(course: Course, game: Game, *, guided: bool) -> Lesson:
    """Return the lesson as far as it has come."""
    guide = course.guide
    guide.follow(game.lines)
    beat = guide.beat
    return Lesson(
        lesson=course.lesson.id,
        guide=Message(f"lesson-guide-{course.lesson.guide}"),
        beat=beat.id if beat else "",
        rules=beat.rules if beat else [],
        points=pointed(game, guide.points),
        bubbles=[
            Bubble(one.id, one.beat, one.turn, one.message, pointed(game, one.points)) for one in guide.said
        ],
        turn=guide.turn,
        done=guide.is_done,
        guided=guided,
    )


def pointed(game: Game, points: str) -> Pointed | None:
    """Return what is pointed at as the wire names it."""
    kind, _, name = points.partition(":")
    if kind in NAMED_BY_SEAT:
        seat = LEARNER if name == YOU else game.notation.parse_seat(game.t, name)
        return Pointed(kind, str(seat))
    return Pointed(kind, name) if kind else None
