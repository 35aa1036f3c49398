"""Odds of a fight as a document."""

from __future__ import annotations

from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game import odds as play
from gangland.protocol.messages import Doc

DIGITS = 4


def odds(g: Rules, view: Table, seat: int, place: int) -> Doc | None:
    """Return a seat's chances at a place, rounded; None where it has nobody to fight there."""
    found = play.odds(g, view, seat, place)
    if found is None:
        return None
    return {
        "fighters": found.fighters,
        "totals": {str(one): total for one, total in found.totals.items()},
        "chances": [[round(chance, DIGITS) for chance in row] for row in found.chances],
    }
