"""The numbers a thug plays by, in cents of cash or in per cent: measured in the arena, not felt."""

from __future__ import annotations

from gangland.engine.ints import Ints, i64, ints


class Temper:
    """One way to play; a copy with other numbers is another player."""

    def __init__(self) -> None:
        """Take the numbers that won."""
        # what things are worth
        self.order: i64 = 40  # an order token now
        self.order_later: i64 = 47  # an order a round, from a made kept or won
        self.named: i64 = 46  # how much more a made is worth a round where made men have ratings of their own
        self.muscle: i64 = 32  # what a made is worth in fights to come
        self.last_made: i64 = 201  # the only made: without him no fight, and the next fall is the end
        self.rookie: i64 = 21  # a rookie a round, for the first few rounds and the first few rookies
        self.gun: i64 = 230  # each of the first guns
        self.gun_more: i64 = 41  # each gun after those
        self.first_guns: i64 = 1
        self.gun_resale: i64 = 34  # per cent of a price for guns that is counted on, for a later round
        self.goods_later: i64 = 132  # goods kept for a later market
        self.goods_round: i64 = 2  # how many a later market takes
        self.flood: i64 = 101  # per cent of what rivals could sell that is expected on the market
        self.leader: i64 = 38  # the leader token
        self.hurt: i64 = 31  # a rival's crew member in the emergency room
        self.smear: i64 = 25  # a rival's standing one step worse
        self.standing: Ints = ints([173, 163, 88, 30, 0])  # by steps left before a fall
        # how bold
        self.keep: i64 = 16  # per cent: how far a place held is counted on, for every round to come
        self.usual: i64 = 21  # per cent: a place's usual yield against what it would give now
        self.step: i64 = 129  # per cent of a gain that still needs one more order
        self.raid: i64 = 35  # per cent of a gain that needs a fight first
        self.prompt: i64 = 87  # per cent: an exploit at hand before others, while rivals may still come
        self.conquest: i64 = 124  # per cent of what holding a place is worth, where it must be won first
        self.grudge: i64 = 35  # per cent of a place's worth to a rival, for taking it away
        self.fight: i64 = 17  # what any fight is sure to cost: an order, and hard feelings
        self.margin: i64 = 30  # what a deal must gain
        self.fear: i64 = 75  # per cent of a rival's idle crew that is expected as backup
        self.reserve: i64 = 25  # reinforcing a place, where there is nothing better to do
        # learnt since the league was founded, where all of these are 0
        self.thrift: i64 = 59  # per cent of the exploit that an order takes the place of, as tokens are few
        self.calm: i64 = 60  # per cent of `prompt` that goes where nobody could come with more
        self.spread: i64 = 94  # per cent: other free places as good as that get their share of the crew
        self.guard: i64 = 21  # per cent of what a place held is worth, if all who guard it were called away
        self.sellers: i64 = 44  # per cent of what rivals could sell that is expected on the day
        self.starter: i64 = 550  # a made to start with, where the sides of a card are compared
        self.whim: i64 = 4  # cents by which anything may seem better or worse, so that nobody reads it
