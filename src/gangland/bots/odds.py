"""Odds of a fight: one die a gang, the highest total wins."""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64

SURE: Final = 36
FACES: Final = 6


def beats(lead: i64, takes_ties: bool) -> i64:
    """Return in how many of 36 throws one's die plus `lead` beats a rival's die."""
    if lead >= FACES:
        return SURE
    if lead <= -FACES:
        return 0
    if takes_ties:
        lead += 1
    count: i64 = 0
    for face in range(1, FACES + 1):
        count += min(max(face + lead - 1, 0), FACES)
    return count
