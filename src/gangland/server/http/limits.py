"""Limits: how much anybody may ask for in a while."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
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


class Attendance:
    """How many of each address are there at once; nobody who left is remembered."""

    def __init__(self, most: int) -> None:
        """So many of each, and no more."""
        self.most = most
        self.count: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Return whether there is room for one more, who is there from now on."""
        if self.count[who] >= self.most:
            return False
        self.count[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one less."""
        self.count[who] -= 1
        if self.count[who] <= 0:
            del self.count[who]


def household(address: str) -> str:
    """Return by what somebody is counted: an address, or in IPv6 the network a line to a home is given.

    Whoever has one address there has 2^64 of them.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
