"""The numbers a thug plays by, in cents of cash or in per cent: measured in the arena, not felt."""

from __future__ import annotations

from gangland.engine.ints import Ints, i64, ints


class Temper:
    """One way to play; a copy with other numbers is another player."""

    def __init__(self) -> None:
        """Take the numbers that won."""
        # what things are worth
        self.order: i64 = 68  # an order token now
        self.order_later: i64 = 136  # an order a round, from a made kept or won
        self.muscle: i64 = 45  # what a made is worth in fights to come
        self.last_made: i64 = 302  # the only made: without him no fight, and the next fall is the end
        self.rookie: i64 = 47  # a rookie a round, for the first few rounds and the first few rookies
        self.gun: i64 = 235  # each of the first guns
        self.gun_more: i64 = 84  # each gun after those
        self.first_guns: i64 = 3
        self.gun_resale: i64 = 48  # per cent of a price for guns that is counted on, for a later round
        self.goods_later: i64 = 126  # goods kept for a later market
        self.goods_round: i64 = 3  # how many a later market takes
        self.flood: i64 = 136  # per cent of what rivals could sell that is expected on the market
        self.leader: i64 = 53  # the leader token
        self.hurt: i64 = 26  # a rival's crew member in the emergency room
        self.smear: i64 = 60  # a rival's standing one step worse
        self.standing: Ints = ints([164, 173, 77, 22, 0])  # by steps left before a fall
        # how bold
        self.keep: i64 = 32  # per cent: how far a place held is counted on, for every round to come
        self.usual: i64 = 22  # per cent: a place's usual yield against what it would give now
        self.step: i64 = 80  # per cent of a gain that still needs one more order
        self.raid: i64 = 34  # per cent of a gain that needs a fight first
        self.prompt: i64 = 28  # per cent: an exploit at hand before others, while rivals may still come
        self.conquest: i64 = 72  # per cent of what holding a place is worth, where it must be won first
        self.grudge: i64 = 28  # per cent of a place's worth to a rival, for taking it away
        self.fight: i64 = 40  # what any fight is sure to cost: an order, and hard feelings
        self.margin: i64 = 30  # what a deal must gain
        self.fear: i64 = 64  # per cent of a rival's idle crew that is expected as backup
        self.reserve: i64 = 20  # reinforcing a place, where there is nothing better to do
