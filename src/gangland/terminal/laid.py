"""What a wire to a table in this process needs of the table."""

from __future__ import annotations

from typing import Protocol

from gangland.game.journal import Journal
from gangland.lessons.course import Course
from gangland.protocol.lobby import Presence


class Laid(Protocol):
    """A table in this process, as a wire knows it."""

    journal: Journal
    course: Course | None
    is_guided: bool
    people: list[int]
    presence: list[Presence]
    breath: float

    def get_on(self) -> bool:
        """Have the next thing done that no person has to do; false where there is none, or not yet."""

    def pause(self) -> float:
        """For how long nothing happens by itself."""

    def keep(self) -> None:
        """Have all that happened on the disk before anybody is told."""

    def take(self, seat: int, text: str) -> None:
        """Have somebody act, take back or deal."""
