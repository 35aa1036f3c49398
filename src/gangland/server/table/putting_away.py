"""Putting games away: one that waits for people who are not there is on the disk alone, until its time is up.

What is left of it here is how long everybody has and who was told of their turn. Its clocks run on: when the
first of them is up, or somebody comes, the game is laid again by its snapshot, as after a restart.
"""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING, NamedTuple

from gangland.game.journal import DamagedGame
from gangland.server.store import clocks
from gangland.server.table.snapshots import WORTH

if TYPE_CHECKING:
    from gangland.server.table.house import House
    from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")


class Away(NamedTuple):
    """A game put away `since`: the seconds everybody had then, and who was told of which question."""

    since: float
    left: dict[int, float]
    told: dict[int, int]

    def left_at(self, now: float) -> dict[int, float]:
        """Return how long everybody has."""
        return {seat: max(0.0, secs - (now - self.since)) for seat, secs in self.left.items()}

    def until(self) -> float:
        """Return when somebody has to look after it."""
        return self.since + min(self.left.values(), default=math.inf)


def only_waits(house: House, room: Room) -> bool:
    """Return whether a game waits for people and nothing else, and is ours alone."""
    journal, driver = room.journal, house.drivers.get(room.id)
    if house.company is not None or journal is None or driver is None:
        return False
    is_due = journal.is_left_to_chance() or bool(room.caretakers.helped) or bool(room.late())
    return not is_due and driver.is_idle()


async def put_away(house: House, room: Room) -> Away | None:
    """Keep what the disk does not have yet; return what is to be known of a game that is not played on."""
    journal = room.journal
    if journal is None:
        return None
    left = room.timer.left(journal)
    since, lines = house.steady(), len(journal)
    room.photographer.look(journal, since, WORTH)
    await house.store.run(lambda base: clocks.save(base, room.id, left))
    told = {seat: version for driver in room.drivers for seat, version in getattr(driver, "told", {}).items()}
    return Away(since, left, told) if room.journal is journal and len(journal) == lines else None


async def wake(house: House) -> None:
    """Lay the games again whose time is up; what is gone or damaged is forgotten, all else tried again."""
    now = house.steady()
    for table in [table for table, one in house.away.items() if one.until() <= now]:
        try:
            room = await house.find(table)
        except DamagedGame:
            room = None
        except Exception:
            logger.exception("table %s cannot be loaded", table)
            continue
        if room is None:
            house.away.pop(table, None)


async def keep_time(house: House) -> None:
    """Keep how long people have at tables that were put away."""
    now = house.steady()
    left = {table: secs for table, one in house.away.items() if (secs := one.left_at(now))}
    if left:
        await house.store.run(lambda base: clocks.save_all(base, left))
