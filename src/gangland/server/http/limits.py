"""Limits: how much anybody may ask for in a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_CLIENTS = 10_000


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        """Start full."""
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Return whether there was something left, and take it."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """A bucket for everybody who asks, by address; those not seen for longest are forgotten."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        """So many at once, and so many a second, for each."""
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Return whether they may, and count it."""
        return self._bucket(who).take(self.clock())

    def _bucket(self, who: str) -> Bucket:
        bucket = self.buckets.pop(who, None) or Bucket(self.burst, self.rate, self.clock())
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_CLIENTS:
            self.buckets.popitem(last=False)
        return bucket
