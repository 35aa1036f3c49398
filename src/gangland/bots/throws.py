"""Odds of a fight: one die a gang, the highest total wins."""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64

SURE: Final = 36
FACES: Final = 6


def beats(lead: i64, takes_ties: bool) -> i64:
    """Return in how many of 36 throws one's die plus `lead` beats a rival's die."""
    if takes_ties:
        lead += 1
    if lead > 0:
        missing: i64 = max(FACES - lead, 0)
        return SURE - missing * (missing + 1) // 2
    ways: i64 = max(FACES - 1 + lead, 0)
    return ways * (ways + 1) // 2
