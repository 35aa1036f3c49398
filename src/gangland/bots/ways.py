"""Ways to come to an answer: what a bot says, after the fact, of how it decided.

A way goes by the bot and by what it was asked, both of which everybody knows, so it can be told at once.
Whether the rule of thumb stood or something else won hangs on what is behind the bot's blind: who knows the
rule of thumb could tell hands apart by it. So a reason has both, and the second is told when all is open.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.action import EXPLOIT, MARKET, PICK_GANG, PICK_MADE, PICK_SIDE, USE

CHANCE: Final = "chance"
THUMB: Final = "thumb"
LOOKED: Final = "looked"  # at what its answers lead to by its next order
TRIED: Final = "tried"  # every answer in many worlds
PLANNED: Final = "planned"  # and with it the next order
MIXED: Final = "mixed"  # so that nobody can read it
WAYS: Final = (CHANCE, THUMB, LOOKED, TRIED, PLANNED, MIXED)

STOOD: Final = "stood"  # the rule of thumb's answer: nothing clearly better turned up
WON: Final = "won"  # another one, clearly more often
AND: Final = "-"

OPENINGS: Final = (PICK_GANG, PICK_SIDE, PICK_MADE)  # picked by rule of thumb by everybody
SENSIBLE: Final = (EXPLOIT, MARKET, USE)  # what a drifter does with some sense
DEALING: Final = 0  # the kind of action a deal is: none


def way_of(reason: str) -> str:
    """Return the part of a reason that everybody may know."""
    return reason.partition(AND)[0]
