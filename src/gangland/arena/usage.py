"""What the sites, boosts, cards and gang orders of a pack were good for, over many games."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from gangland.arena import bars
from gangland.arena.bars import NO_BAR, Figure, pooled, share
from gangland.arena.result import (
    BOOST_MEASURED,
    BOOST_WORTH,
    BOOSTABLE,
    BOOSTED,
    CENTS,
    EXPLOITED,
    HITS,
    IDLE,
    MEASURED,
    ROUNDS_UP,
    TURNED,
    WORTH,
    Result,
    summed,
)
from gangland.arena.stats import ratio
from gangland.content.dominance import CERTAIN
from gangland.content.records import Pack
from gangland.rulesets.build import tile_ids


class Use(NamedTuple):
    """How often something could be used and was, what that earned in cash, and its share with a bar."""

    id: str
    usable: int
    used: int
    worth: float
    figure: Figure

    def document(self) -> dict[str, object]:
        """Return it as a JSON object."""
        return {"id": self.id, "usable": self.usable, "used": self.used, "worth": self.worth} | (
            self.figure.document()
        )


class CardUse(NamedTuple):
    """How often a card was turned up, how many gangs it hit, and for what share of them nothing changed."""

    id: str
    kind: str
    turned: int
    hits: int
    figure: Figure

    def document(self) -> dict[str, object]:
        """Return it as a JSON object."""
        return {"id": self.id, "kind": self.kind, "turned": self.turned, "hits": self.hits} | (
            self.figure.document()
        )


class Usage:
    """The counts of several simulations of one pack as one."""

    def __init__(self, pack: Pack, results: list[Result]) -> None:
        """Add up all counts."""
        self.pack = pack
        self.results = [result for result in results if result.counts]
        self.counts: list[list[int]] = []
        for result in self.results:
            self.counts = summed(self.counts, result.counts)

    @cached_property
    def figures(self) -> list[Figure]:
        """Return every figure there is."""
        uses = (*self.sites, *self.opportunities, *self.boosts, *self.orders)
        return [*(use.figure for use in uses), *(card.figure for card in self.cards)]

    @cached_property
    def sites(self) -> list[Use]:
        """Return in what share of the rounds they were up the sites were exploited."""
        return [
            self._tile("site", number, site.id, bars.DEAD_SITE)
            for number, site in enumerate(self.pack.sites)
            if self.counts and site.ground.main
        ]

    @cached_property
    def opportunities(self) -> list[Use]:
        """Return in what share of the rounds they were up the opportunities were exploited."""
        first = len(self.pack.sites)
        return [
            self._tile("opportunity", first + number, tile, bars.DEAD_OPPORTUNITY)
            for number, tile in enumerate(tile_ids(self.pack)[first:])
            if self.counts
        ]

    def _tile(self, measure: str, number: int, name: str, dead: float) -> Use:
        c = self.counts
        up, used = c[ROUNDS_UP][number], c[EXPLOITED][number]
        worth = round(ratio(c[WORTH][number], c[MEASURED][number] * CENTS), 2)
        bar = (dead, None) if up else NO_BAR
        return Use(name, up, used, worth, share(measure, name, min(used, up), up, bar))

    @cached_property
    def boosts(self) -> list[Use]:
        """Return in what share of the exploits in which they could be the boosts were bought."""
        grounds = [site.ground for site in self.pack.sites]
        grounds += [card.ground for card in self.pack.cards if card.ground is not None]
        uses = []
        c = self.counts
        for number, (tile, ground) in enumerate(zip(tile_ids(self.pack), grounds, strict=True)):
            if c and ground.boost:
                usable, used = c[BOOSTABLE][number], c[BOOSTED][number]
                worth = round(ratio(c[BOOST_WORTH][number], c[BOOST_MEASURED][number] * CENTS), 2)
                bar = (bars.DEAD_BOOST, None) if usable else NO_BAR
                uses.append(Use(tile, usable, used, worth, share("boost", tile, used, usable, bar)))
        return uses

    @cached_property
    def orders(self) -> list[Use]:
        """Return what share of its gang's orders every gang order is; only those of our own are bound."""
        uses = []
        for gang, record in enumerate(self.pack.gangs):
            for number, side in enumerate(record.sides):
                if side.order:
                    ceiling = None if side.provenance in CERTAIN else bars.ORDER_MOST
                    uses.append(self._order(gang, number, record.id, (bars.DEAD_ORDER, ceiling)))
        return uses

    def _order(self, gang: int, side: int, name: str, bar: bars.Bar) -> Use:
        seats = [
            game.orders[seat]
            for result in self.results
            for game in result.outcomes
            for seat, one in enumerate(game.seating.gangs)
            if (one, game.sides[seat]) == (gang, side)
        ]
        usable, used = sum(seat.open for seat in seats), sum(seat.own for seat in seats)
        worth = round(ratio(sum(seat.worth for seat in seats), used * CENTS), 2)
        parts = [(seat.own, seat.issued) for seat in seats]
        return Use(name, usable, used, worth, pooled("order", name, parts, bar if parts else NO_BAR))

    @cached_property
    def cards(self) -> list[CardUse]:
        """Return how often the cards that hit gangs were turned up, and for whom nothing changed."""
        uses = []
        for number, card in enumerate(self.pack.cards):
            if self.counts and card.ground is None:
                hits, idle = self.counts[HITS][number], self.counts[IDLE][number]
                bar = (None, bars.DEAD_CARD) if hits and card.effects else NO_BAR
                figure = share("card", card.id, idle, hits, bar)
                uses.append(CardUse(card.id, card.kind, self.counts[TURNED][number], hits, figure))
        return uses

    def document(self) -> dict[str, object]:
        """Return it as a JSON object."""
        return {
            "sites": [use.document() for use in self.sites],
            "opportunities": [use.document() for use in self.opportunities],
            "boosts": [use.document() for use in self.boosts],
            "orders": [use.document() for use in self.orders],
            "cards": [use.document() for use in self.cards],
        }
