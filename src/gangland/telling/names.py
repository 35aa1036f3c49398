"""The names and amounts of one game as messages: what there is on a table, before any language is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from gangland.content.explain import Explainer
from gangland.content.message import Message, listed, message
from gangland.content.records import Card, Gang, Ground, MadeMan, Pack, Side, Site, Transaction
from gangland.engine.ints import popcount
from gangland.engine.table import ER, PLACES, SEATS, Table
from gangland.game.game import Game
from gangland.telling.forms import Choice, InForce

MADE: Final = 5
ASSETS: Final = ("cash", "guns", "goods", "standing")
CLUBHOUSE: Final = "clubhouse"


class Names:
    """Names what there is; seats are named by their gangs, once they have any."""

    def __init__(self, game: Game) -> None:
        self.pack: Pack = game.pack
        self.setup = game.setup
        self.g = game.g
        self.explainer = Explainer(game.pack)
        self.in_force: tuple[object, list[InForce]] | None = None
        self.goals: dict[int, tuple[object, Choice]] = {}

    # seats

    def player(self, seat: int) -> str:
        """Who plays a seat."""
        return self.setup.seats[seat].name

    def person(self, seat: int) -> Message:
        """Who plays a seat, to be spoken of as a gang is."""
        return message("person", name=self.player(seat))

    def gang(self, t: Table, seat: int) -> Message:
        """A seat's gang, or its player as long as it has none; renderers know the grammar of both."""
        number = t.gang[seat]
        return self.person(seat) if number < 0 else message(f"gang-{self.pack.gangs[number].id}")

    def gangs(self, t: Table, seats: Iterable[int]) -> Message:
        """Several gangs."""
        return listed(self.gang(t, seat) for seat in seats)

    def gang_order(self, t: Table, seat: int) -> Message:
        """The name of the order that is a gang's own."""
        gang = self.pack.gangs[t.gang[seat]]
        return message(f"gang-{gang.id}.{'gang-order' if gang.made else 'club-order'}")

    def side(self, gang: Gang, side: Side) -> list[Message]:
        """SET-7: what a gang starts with on a side of its card, and what is special about it."""
        starts, *rules = self.explainer.side(gang, side)
        return [Message("gang-starts", starts.args), *rules]

    # places

    @cached_property
    def tiles(self) -> list[Site | Card]:
        """The records of all tiles, by their numbers in the engine."""
        return [*self.pack.sites, *(card for card in self.pack.cards if card.ground is not None)]

    def place(self, t: Table, place: int, seat: int = -1) -> Message:
        """A place by its number; a clubhouse is named for its gang, but to that gang itself."""
        if place == ER:
            return self.place_named("er")
        if place < SEATS:
            own = place == seat
            return message("place-clubhouse") if own else message("place-their", gang=self.gang(t, place))
        return self.tile(t.tile[place])

    def tile(self, tile: int) -> Message:
        """A site or an opportunity by its number."""
        record = self.tiles[tile]
        return message(f"{'site' if isinstance(record, Site) else 'card'}-{record.id}")

    def place_named(self, name: str) -> Message:
        """A place by its id, as facts and clauses name it."""
        if name == CLUBHOUSE:
            return message("place-clubhouse")
        if name == "er":
            name = next((site.id for site in self.pack.sites if site.role == "er"), name)
        return message(f"{'site' if name in self._sites else 'card'}-{name}")

    def offers(self, tile: str) -> Message:
        """What a tile offers."""
        ground = next(one.ground for one in self.tiles if one.id == tile) or Ground()
        return listed(self.explainer.ground(ground), "semicolon")

    @cached_property
    def _sites(self) -> set[str]:
        return {site.id for site in self.pack.sites}

    # cards and transactions

    def card(self, card: Card) -> Message:
        """A card's name."""
        return message(f"card-{card.id}")

    def card_of(self, card_id: str) -> Card:
        """The card with an id."""
        return next(card for card in self.pack.cards if card.id == card_id)

    def card_does(self, card: Card) -> Message:
        """What a card does."""
        return listed(self.explainer.card(card), "semicolon")

    @cached_property
    def transactions(self) -> list[Transaction]:
        """Every transaction of the pack, by its number in the engine."""
        grounds = [tile.ground or Ground() for tile in self.tiles]
        of_places = [one for ground in grounds for one in (*ground.main, *ground.boost)]
        return of_places + [one for gang in self.pack.gangs for side in gang.sides for one in side.order]

    def transaction(self, number: int) -> Message:
        """A transaction by its number."""
        return self.explainer.transaction(self.transactions[number])

    # crew

    def crew(self, men: Sequence[str], made: int, rookies: int) -> Message:
        """Crew in full: `2 Members + 1 Prospect`, made men by their ids where they have names."""
        named = [message(f"made-{man}") for man in men] or [message("count-of-made", n=made)] * (made > 0)
        return listed([*named, *[message("count-of-rookies", n=rookies)] * (rookies > 0)], "plus")

    def men(self, t: Table, seat: int, made: int) -> list[MadeMan]:
        """The made men of a mask, where they have names."""
        named = self.pack.gangs[t.gang[seat]].made
        return [named[man] for man in range(MADE) if made >> man & 1] if named else []

    def rated(self, man: MadeMan) -> Message:
        """A made man with his ratings: `Al Capone 4/2`."""
        return message(
            "made-rated", name=message(f"made-{man.id}"), slugging=man.slugging, talking=man.talking
        )

    def crew_there(self, t: Table, seat: int, place: int) -> Message:
        """The crew a seat has at a place: `2 Members + 1 Prospect`, named men with their ratings."""
        at = seat * PLACES + place
        made, rookies = t.made[at], t.rookies[at]
        if not self.g.named:
            return self.crew((), popcount(made), rookies)
        few = [message("count-of-rookies", n=rookies)] if rookies else []
        return listed([*map(self.rated, self.men(t, seat, made)), *few])

    # amounts

    def asset(self, asset: str, amount: int) -> Message:
        """An amount of something: `3 cash`."""
        return message(f"asset-{self.pack.terms.get(asset, asset)}", n=amount)

    def asset_name(self, asset: str) -> Message:
        """What an asset is called."""
        return message(f"assets-{self.pack.terms.get(asset, asset)}")

    def change(self, asset: str, amount: int) -> Message:
        """A gain or a loss: `+3 cash`, `−1 gun`."""
        return signed(amount, self.asset(asset, abs(amount)))

    def amounts(self, amounts: Iterable[int]) -> Message:
        """Amounts of cash, guns and goods, those of which there is none left out."""
        said = [self.asset(asset, amount) for asset, amount in zip(ASSETS, amounts, strict=False) if amount]
        return listed(said, "plus") if said else message("amount-nothing")

    def blind(self, t: Table, seat: int) -> Message:
        """What is behind a seat's blind, and in its fist."""
        held = [
            self.asset("cash", t.cash[seat]),
            self.asset("guns", t.guns[seat]),
            self.asset("goods", t.goods[seat]),
        ]
        said = message("board-blind", gang=self.gang(t, seat), held=listed(held))
        return message("board-blind-fist", blind=said, n=t.fist[seat]) if t.fist[seat] >= 0 else said


def names_of(game: Game) -> Names:
    """The names of a game: the same for all its copies, whose notation and people are the same."""
    kept = game.notation.names_told
    if isinstance(kept, Names) and kept.setup is game.setup:
        return kept
    found = game.notation.names_told = Names(game)
    return found


def signed(amount: int, what: Message | int) -> Message:
    """Something that became more or less."""
    return message("amount-less" if amount < 0 else "amount-more", what=what)
