"""Where a game was begun that was taken in while it was under way: what was committed to there."""

from __future__ import annotations

import msgspec


class Origin(msgspec.Struct):
    """The first commitments of a game's dice: the house's, and the part of every seat.

    What is committed to here is the table's own, and stands in its log from the line on that says so.
    """

    commit: str
    parts: list[str]
