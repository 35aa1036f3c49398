"""What a bot wants beside winning."""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64

SPITE: Final = 1.0  # for how much the chance of a foe counts, which had better be small: as much as the own


class Mood:
    """Nothing else, unless it is greedy or has somebody to get even with."""

    def __init__(self, greed: float = 0.0, foes: i64 = 0) -> None:
        """Be greedy to some degree, and have some foes."""
        self.greed: float = greed  # for how much being well off counts, whatever others have
        self.foes: i64 = foes


def open_for(chance: float) -> float:
    """Return how open the game is for who has this chance to win: 1 at even odds, 0 once it is settled."""
    return 4.0 * chance * (1.0 - chance)
