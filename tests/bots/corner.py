"""A street corner for bots: a table set by hand in the middle of a round, and what a bot makes of it."""

from __future__ import annotations

from gangland.bots.roster import make_bot
from gangland.content.editions import load_edition
from gangland.engine import action as act
from gangland.engine.ints import changed, ints
from gangland.engine.step import advance, answer, options
from gangland.engine.table import RANDOM, Table
from gangland.game.games import GAMES
from gangland.rulesets.build import tile_ids
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.setup import LayTheTable
from gangland.rulesets.view import known

SITE = RANDOM


class Corner:
    """Four gangs with nothing and nobody; seat 0 leads and the round is in its orders."""

    def __init__(self, game: str = "mayhem", round_number: int = 2, side: int = 0) -> None:
        """Lay the table."""
        self.pack = load_edition(game)
        self.g = GAMES[game].compose(self.pack, {})
        self.t = Table(4, len(self.g.catalogue.site_tiles), len(self.g.catalogue.card_kind))
        self.t.gang = ints([0, 1, 2, 3])
        self.t.side = ints([side] * 4)
        for seat in range(4):
            self.t.open |= 1 << seat
            self.t.pool_made[seat] = 0b11111
            self.t.pool_rookies[seat] = 5
        self.t.call(ROUND)
        LayTheTable().run(self.g, self.t)
        self.t.round = round_number
        self.go("IssueOrders")

    def go(self, step: str) -> None:
        """Go to a step of the round."""
        names = [one.id for one in self.g.procedures[ROUND]]
        self.t.depth = 1
        self.t.owed = 0
        self.t.stand(names.index(step))

    def crew(self, seat: int, place: int, made: int = 0, rookies: int = 0) -> None:
        """Put crew from the pool at a place."""
        for _ in range(made):
            bit = self.t.pool_made[seat] & -self.t.pool_made[seat]
            self.t.pool_made[seat] &= ~bit
            self.t.put(seat, place, bit, 0)
        self.t.pool_rookies[seat] -= rookies
        self.t.put(seat, place, 0, rookies)

    def own(
        self, seat: int, cash: int = 0, guns: int = 0, goods: int = 0, standing: int = 0, tokens: int = 0
    ) -> None:
        """Set what a seat has."""
        self.t.cash[seat] = cash
        self.t.guns[seat] = guns
        self.t.goods[seat] = goods
        self.t.standing[seat] = standing
        self.t.tokens[seat] = tokens

    def site(self, site: str, place: int = SITE) -> int:
        """Turn up a site or opportunity."""
        self.t.tile = changed(self.t.tile, place, tile_ids(self.pack).index(site))
        self.t.open |= 1 << place
        return place

    def ask(self) -> None:
        """Go on to the next question."""
        advance(self.g, self.t)

    def choice(self, seat: int = 0, bot: str = "thug") -> tuple[int, int, int, int, int]:
        """Return what a bot chooses: kind, place, target or number, made, rookies."""
        menu = options(self.g, self.t, seat)
        action = make_bot(bot, 1).choose(self.g, known(self.g, self.t, seat), seat, menu)
        assert menu.has(action)
        return (
            act.kind_of(action),
            act.place_of(action),
            act.b_of(action),
            int(act.made_of(action)).bit_count(),
            act.rookies_of(action),
        )

    def do(self, seat: int, kind: int, place: int = 0, b: int = 0, made: int = 0, rookies: int = 0) -> None:
        """Have a seat take an action."""
        action = act.pack(kind, place, b, made, rookies)
        assert options(self.g, self.t, seat).has(action)
        answer(self.g, self.t, seat, action)
