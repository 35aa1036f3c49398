"""Clocks: until when a person has to answer, in live games (seconds) and slow ones (days)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.protocol.bodies import DAY
from gangland.protocol.messages import Clock

if TYPE_CHECKING:
    from gangland.server.table.web_table import Room

SLOW = 3 * DAY
"""How long somebody has in a slow game where nothing else was agreed."""


def deadlines(room: Room) -> dict[int, float]:
    """Return when the time of each person who owes an answer is up; nothing where nobody counts.

    After a restart nobody is late before there was a chance to come back.
    """
    pace, journal, caretakers = room.record.plan.pace, room.journal, room.caretakers
    seconds = SLOW if pace.seconds is None and pace.kind == "slow" else pace.seconds
    if seconds is None or journal is None or room.record.state != "running":
        return {}
    earliest = room.awake + min(room.settings.grace, seconds)
    return {
        seat: max(journal.asked_at[seat] + seconds, earliest)
        for seat in journal.owed()
        if not caretakers.is_bot(seat)
    }


def late(room: Room) -> list[int]:
    """Return who should have answered by now."""
    return [seat for seat, when in deadlines(room).items() if when <= room.now()]


def clock(room: Room) -> Clock | None:
    """Return the clocks as everybody at the table sees them."""
    found = deadlines(room)
    if not found:
        return None
    return Clock(round(room.now(), 3), {str(seat): round(when, 3) for seat, when in found.items()})
