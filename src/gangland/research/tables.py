"""Many sittings side by side: each says one thing, then whoever is asked at each is shown what it knows.

All observations stand in one vector and all masks in another, a row a table, so that NumPy takes them over
at once.
"""

from __future__ import annotations

from gangland.engine.ints import Ints, i64, zeros
from gangland.research.heads import SIZE
from gangland.research.sitting import Sitting


class Tables:
    """So many sittings; `width` is how long a row of observations is, at least what an eye writes."""

    def __init__(self, sittings: list[Sitting] | None = None, width: int = 0) -> None:
        """Have every eye write into its row."""
        self.sittings: list[Sitting] = [] if sittings is None else sittings
        self.width: i64 = width
        self.seen: Ints = zeros(len(self.sittings) * width)
        self.masks: Ints = zeros(len(self.sittings) * SIZE)
        self.seats: Ints = zeros(len(self.sittings))  # who is asked at each
        self.lows: Ints = zeros(len(self.sittings))  # between what a row of masks has anything
        self.highs: Ints = zeros(len(self.sittings))
        for number, sitting in enumerate(self.sittings):
            sitting.eye.write_into(self.seen, number * self.width)

    def take(self, said: list[int]) -> list[int]:
        """Have whoever is asked at each table say one thing; return the tables whose game is over."""
        over: list[int] = []
        for number, sitting in enumerate(self.sittings):
            sitting.take(sitting.seat, said[number])
            if sitting.seat < 0:
                over.append(number)
        return over

    def look(self) -> None:
        """Write for every table who is asked, what it knows and what it may say."""
        for number, sitting in enumerate(self.sittings):
            seat = sitting.seat
            self.seats[number] = seat
            sitting.observe(seat)
            self.copy_mask(number, sitting, seat)

    def copy_mask(self, number: i64, sitting: Sitting, seat: i64) -> None:
        """Write the mask of a seat over the one that stood in the row."""
        masks = self.masks
        base = number * SIZE
        for index in range(base + self.lows[number], base + self.highs[number] + 1):
            masks[index] = 0
        choosing = sitting.choosings[seat]
        for index in range(choosing.low, choosing.high + 1):
            masks[base + index] = choosing.mask[index]
        self.lows[number] = choosing.low
        self.highs[number] = choosing.high
