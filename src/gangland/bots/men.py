"""Which of some made to send: the strongest, or the weakest."""

from __future__ import annotations

from gangland.bots.value import Scene
from gangland.engine.ints import i64, popcount
from gangland.engine.menu import low_bits


def best_man(s: Scene, mask: i64) -> i64:
    """Return the strongest of some made, as a mask."""
    if not s.g.named:
        return low_bits(mask, 1)
    best: i64 = 0
    top: i64 = -1
    man: i64
    for man in range(5):
        if (mask >> man) & 1:
            at = s.t.gang[s.seat] * 5 + man
            rating = s.g.catalogue.slugging[at] + s.g.catalogue.talking[at]
            if rating > top:
                top = rating
                best = 1 << man
    return best


def best_men(s: Scene, mask: i64, count: i64) -> i64:
    """Return the strongest so many of some made."""
    if not s.g.named:
        return low_bits(mask, count)
    chosen: i64 = 0
    while count > 0 and mask != chosen:
        chosen |= best_man(s, mask & ~chosen)
        count -= 1
    return chosen


def worst_men(s: Scene, mask: i64, count: i64) -> i64:
    """Return the weakest so many of some made; where they have no names, the first by number."""
    if not s.g.named:
        return low_bits(mask, count)
    return mask & ~best_men(s, mask, popcount(mask) - count)
