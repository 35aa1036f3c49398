"""The numbers a thug plays by, in cents of cash or in per cent: measured in the arena, not felt."""

from __future__ import annotations

from gangland.engine.ints import Ints, i64, ints


class Temper:
    """One way to play; a copy with other numbers is another player."""

    def __init__(self) -> None:
        """Take the numbers that won."""
        # what things are worth
        self.order: i64 = 63  # an order token now
        self.order_later: i64 = 85  # an order a round, from a made kept or won
        self.named: i64 = 35  # how much more a made is worth a round where made men have ratings of their own
        self.muscle: i64 = 43  # what a made is worth in fights to come
        self.last_made: i64 = 258  # the only made: without him no fight, and the next fall is the end
        self.rookie: i64 = 40  # a rookie a round, for the first few rounds and the first few rookies
        self.gun: i64 = 230  # each of the first guns
        self.gun_more: i64 = 105  # each gun after those
        self.first_guns: i64 = 3
        self.gun_resale: i64 = 47  # per cent of a price for guns that is counted on, for a later round
        self.goods_later: i64 = 150  # goods kept for a later market
        self.goods_round: i64 = 2  # how many a later market takes
        self.flood: i64 = 120  # per cent of what rivals could sell that is expected on the market
        self.leader: i64 = 45  # the leader token
        self.hurt: i64 = 30  # a rival's crew member in the emergency room
        self.smear: i64 = 40  # a rival's standing one step worse
        self.standing: Ints = ints([145, 140, 95, 27, 0])  # by steps left before a fall
        # how bold
        self.keep: i64 = 22  # per cent: how far a place held is counted on, for every round to come
        self.usual: i64 = 21  # per cent: a place's usual yield against what it would give now
        self.step: i64 = 100  # per cent of a gain that still needs one more order
        self.raid: i64 = 34  # per cent of a gain that needs a fight first
        self.prompt: i64 = 25  # per cent: an exploit at hand before others, while rivals may still come
        self.conquest: i64 = 91  # per cent of what holding a place is worth, where it must be won first
        self.grudge: i64 = 32  # per cent of a place's worth to a rival, for taking it away
        self.fight: i64 = 33  # what any fight is sure to cost: an order, and hard feelings
        self.margin: i64 = 30  # what a deal must gain
        self.fear: i64 = 64  # per cent of a rival's idle crew that is expected as backup
        self.reserve: i64 = 22  # reinforcing a place, where there is nothing better to do
