"""For how long a store keeps what is about people; what is older goes when the house tidies up.

A game that is over is as old as its last line.
"""

from __future__ import annotations

from math import inf
from typing import Final

from gangland.server.settings import Keep
from gangland.server.store import erasure, reports, session_shelf
from gangland.server.store.base import Base

DAY: Final = 86_400.0
AT_ONCE: Final = 100
"""Games that are put away, or hushed, in one go: whoever plays meanwhile does not wait for long."""

DDL: Final = """
CREATE TABLE IF NOT EXISTS hushed (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    lines INTEGER NOT NULL
) STRICT;
"""

OVER: Final = """
SELECT id, (SELECT count(*) FROM lines WHERE game = id) FROM tables
WHERE state = 'over' AND coalesce((SELECT max(at) FROM lines WHERE game = id), created) <= ?
"""
LOUD: Final = """
AND NOT EXISTS (
    SELECT 1 FROM hushed WHERE hushed.game = id
    AND hushed.lines = (SELECT count(*) FROM lines WHERE lines.game = id)
)
"""
"""Something was said since, or nothing was taken out yet."""

FIRST: Final = " ORDER BY created LIMIT ?"


def seconds(days: float) -> float:
    """Return for how many seconds something is kept; no days are for ever."""
    return days * DAY or inf


def forget(base: Base, keep: Keep, now: float) -> None:
    """Forget sessions, accounts, reports and devices that are older than they may be."""
    session_shelf.forget(base, now, seconds(keep.sessions), seconds(keep.accounts))
    reports.forget(base, now, seconds(keep.reports))
    erasure.forget(base, now)
    erasure.drop_devices(base)


def old_games(base: Base, keep: Keep, now: float) -> list[str]:
    """Return games that are over and older than they may be; none where they stay for ever."""
    rows = base.execute(OVER + FIRST, (now - seconds(keep.finished), AT_ONCE)).fetchall()
    return [row[0] for row in rows]


def hush_old(base: Base, keep: Keep, now: float) -> list[str]:
    """Take what was said out of games that ended long ago; return which, to be read again."""
    rows = base.execute(OVER + LOUD + FIRST, (now - seconds(keep.talk), AT_ONCE)).fetchall()
    for game, lines in rows:
        erasure.hush_all(base, game, now)
        base.execute(
            "INSERT INTO hushed VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET lines = excluded.lines",
            (game, lines),
        )
    return [row[0] for row in rows]


def counted(base: Base) -> dict[str, int]:
    """Return how much there is of each kind."""
    asks = {
        "finished": "SELECT count(*) FROM tables WHERE state = 'over'",
        "accounts": "SELECT count(*) FROM accounts",
        "sessions": "SELECT count(*) FROM sessions",
        "reports": "SELECT count(*) FROM reports",
        "bans": "SELECT count(*) FROM bans",
    }
    return {what: int(base.execute(ask).fetchone()[0]) for what, ask in asks.items()}
