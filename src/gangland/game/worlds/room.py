"""The room that hidden amounts of one asset have: every way they may lie without anybody being able to tell.

Rivals are numbered from 0, and what is counted is by how much each holds more than is the case. For every
set of rivals there is a least and a most of what they hold more together. A room keeps this form when an
amount is bounded, and when two rivals may have handed something over (it is a generalised polymatroid). So
what is possible in the whole of a history is found out exactly, going back from its end, and not by trying.
"""

from __future__ import annotations

from typing import Final

MUCH: Final = 1 << 40


class Room:
    """Least and most for every set of rivals, by mask."""

    def __init__(self, rivals: int) -> None:
        """Start with no bound at all."""
        self.least = [-MUCH] * (1 << rivals)
        self.most = [MUCH] * (1 << rivals)
        self.least[0] = self.most[0] = 0
        self.is_empty = False

    def copy(self) -> Room:
        """Return the same room."""
        room = Room(0)
        room.least, room.most, room.is_empty = self.least[:], self.most[:], self.is_empty
        return room

    def bound(self, rival: int, low: int, high: int) -> None:
        """Keep the ways in which a rival holds so much more at least and at most."""
        bit = 1 << rival
        least, most = self.least[:], self.most[:]
        for mask in range(len(least)):
            other = mask ^ bit
            if mask & bit:
                self.least[mask] = max(least[mask], least[other] + low)
                self.most[mask] = min(most[mask], most[other] + high)
            else:
                self.least[mask] = max(least[mask], least[other] - high)
                self.most[mask] = min(most[mask], most[other] - low)
            self.is_empty = self.is_empty or self.least[mask] > self.most[mask]

    def open(self, giver: int, taker: int, at_most: int | None = None) -> None:
        """Go back before the giver handed the taker some amount more, or less: any, or up to so much."""
        for mask in range(len(self.least)):
            gives, takes = mask >> giver & 1, mask >> taker & 1
            if gives and not takes:
                self.least[mask] = -MUCH
                self.most[mask] = MUCH if at_most is None else self.most[mask] + at_most
            elif takes and not gives:
                self.most[mask] = MUCH
                self.least[mask] = -MUCH if at_most is None else self.least[mask] - at_most

    def has(self, more: list[int]) -> bool:
        """Return whether the rivals may hold so much more."""
        for mask in range(len(self.least)):
            total = sum(amount for rival, amount in enumerate(more) if mask >> rival & 1)
            if not self.least[mask] <= total <= self.most[mask]:
                return False
        return not self.is_empty

    def span(self, more: list[int], giver: int, taker: int) -> tuple[int, int]:
        """Return how much more, at least and at most, may go from giver to taker to end up in this room."""
        low, high = -MUCH, MUCH
        for mask in range(len(self.least)):
            gives, takes = mask >> giver & 1, mask >> taker & 1
            if gives != takes:
                total = sum(amount for rival, amount in enumerate(more) if mask >> rival & 1)
                if takes:
                    low, high = max(low, self.least[mask] - total), min(high, self.most[mask] - total)
                else:
                    low, high = max(low, total - self.most[mask]), min(high, total - self.least[mask])
        return low, high
