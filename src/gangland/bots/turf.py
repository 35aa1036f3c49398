"""What each place is good for now, and in the rounds to come."""

from __future__ import annotations

from gangland.bots.trades import boost_gain, main_gain
from gangland.bots.value import LONG, Scene
from gangland.engine import modifier
from gangland.engine.ints import Ints, empty, i64, push, zeros
from gangland.engine.table import OPPORTUNITY, PLACES, STARTING


class Turf:
    """Gains by place, in cents: `now` from exploiting it this round, `hold` from standing there later."""

    def __init__(self) -> None:
        """Make room for all places."""
        self.now: Ints = zeros(PLACES)
        self.hold: Ints = zeros(PLACES)

    def look(self, s: Scene) -> None:
        """Look at every place; one that is not open is good for nothing."""
        place: i64
        for place in range(STARTING, PLACES):
            now: i64 = 0
            hold: i64 = 0
            if (s.t.open >> place) & 1:
                gain = tile_gain(s, s.t.tile[place])
                if is_usable(s, place):
                    now = gain
                hold = hold_worth(s, place, gain)
            self.now[place] = now
            self.hold[place] = hold


def at_hand(s: Scene, turf: Turf) -> Ints:
    """Return what exploiting each place one controls would gain, the best first."""
    gains = empty()
    if s.temper.thrift == 0:
        return gains
    place: i64
    for place in range(STARTING, PLACES):
        gain = turf.now[place]
        if gain > 0 and s.t.controls(s.seat, place):
            gains = push(gains, gain)
            at = len(gains) - 1
            while at > 0 and gains[at - 1] < gain:
                gains[at] = gains[at - 1]
                at -= 1
            gains[at] = gain
    return gains


def tile_gain(s: Scene, tile: i64) -> i64:
    """Return what exploiting a tile would gain, its boost where that pays for its order."""
    gain = main_gain(s, tile)
    if s.tokens > 1 and s.g.catalogue.tile_boosts[tile] > 0:
        gain += max(0, boost_gain(s, tile) - s.temper.order)
    return max(0, gain)


def is_usable(s: Scene, place: i64) -> bool:
    """EXP-2: return whether a place can still be exploited this round, by whoever controls it."""
    role = s.g.catalogue.tile_role[s.t.tile[place]]
    return (s.t.used >> place) & 1 == 0 and (role == 0 or s.t.mod(s.seat, modifier.CLOSED + role) == 0)


def gain_now(s: Scene, place: i64) -> i64:
    """Return what exploiting a place this round would gain; 0 where it cannot be."""
    if not is_usable(s, place):
        return 0
    return tile_gain(s, s.t.tile[place])


def hold_worth(s: Scene, place: i64, gain: i64) -> i64:
    """Return what standing at a place is worth for the rounds to come (CLN-1: none at an opportunity).

    A round's yield lies between what the place usually gives and what it would give now.
    """
    if place >= OPPORTUNITY or s.left == 0:
        return 0
    rounds = s.left if s.left <= LONG else LONG + (s.left - LONG) // 2
    usual = s.lore.yields[s.t.tile[place]]
    return (usual * s.temper.usual + gain * (100 - s.temper.usual)) * s.temper.keep * rounds // 10000


def holding(s: Scene, place: i64) -> i64:
    """Return what standing at a place is worth for the rounds to come."""
    if place >= OPPORTUNITY or s.left == 0:
        return 0
    return hold_worth(s, place, tile_gain(s, s.t.tile[place]))
