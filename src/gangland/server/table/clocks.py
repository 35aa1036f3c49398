"""Clocks: until when a person has to answer, in live games (seconds) and slow ones (days)."""

from __future__ import annotations

from collections.abc import Iterable

from gangland.game.journal import Journal
from gangland.protocol.bodies import DAY
from gangland.protocol.messages import Clock
from gangland.server.store.archive import Plan

SLOW = 3 * DAY
"""How long somebody has in a slow game where nothing else was agreed."""


def allowance(plan: Plan) -> float | None:
    """Return how many seconds an answer may take, None where nobody counts."""
    if plan.pace.seconds is not None:
        return plan.pace.seconds
    return SLOW if plan.pace.kind == "slow" else None


def deadlines(
    plan: Plan, journal: Journal, people: Iterable[int], awake: float, grace: float
) -> dict[int, float]:
    """Return when the time of each person who owes an answer is up.

    After a restart (`awake`) nobody is late before there was a chance to come back.
    """
    seconds = allowance(plan)
    if seconds is None:
        return {}
    owed = journal.owed()
    return {
        seat: max(journal.asked_at[seat] + seconds, awake + min(grace, seconds))
        for seat in people
        if seat in owed
    }


def clock_message(found: dict[int, float], now: float) -> Clock | None:
    """Return the clocks as everybody at the table sees them."""
    if not found:
        return None
    return Clock(round(now, 3), {str(seat): round(when, 3) for seat, when in found.items()})
