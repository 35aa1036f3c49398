"""Temperaments: what a bot's word is worth to it, and whether it remembers what others' were."""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.engine.ints import i64
from gangland.game.refusal import Refusal

ALWAYS: Final = 9.0  # more than there is to win
SIGN: Final = "+"
STRIDE: Final = 7919


class Temperament(NamedTuple):
    """For how much of the chance to win a bot breaks its word, and whom it believes."""

    name: str
    price: float
    reads: bool = True  # whether it goes by the ledger, or believes everybody


TRUSTING: Final = Temperament("trusting", ALWAYS, reads=False)
HONEST: Final = Temperament("honest", ALWAYS)
SHREWD: Final = Temperament("shrewd", 0.04)
TREACHEROUS: Final = Temperament("treacherous", 0.0)
TEMPERAMENTS: Final = {one.name: one for one in (TRUSTING, HONEST, SHREWD, TREACHEROUS)}
DEALT: Final = (HONEST, SHREWD, TREACHEROUS)
"""Those a bot may have that is named without any: nobody is told which."""


def temperament_of(name: str, seed: i64 = 0) -> Temperament:
    """Return a temperament by its name; without one, that which the seed deals."""
    if not name:
        return DEALT[(seed * STRIDE >> 3) % len(DEALT)]
    if name not in TEMPERAMENTS:
        raise Refusal("unknown-temperament", temperament=name, known=", ".join(TEMPERAMENTS))
    return TEMPERAMENTS[name]
