"""What the guide of a lesson says, as the learner is sent it."""

from __future__ import annotations

from gangland.content.message import Message
from gangland.telling.forms import Form


class Pointed(Form):
    """Something on the table: a place by its word, what is somebody's by the seat, a part of the question."""

    kind: str
    id: str


class Bubble(Form):
    """Something the guide says, once: in which beat, and what it speaks of.

    `turn` counts what the learner had done before it: what is older than the last may be passed over.
    """

    id: str
    beat: str
    turn: int
    message: Message
    points: Pointed | None
