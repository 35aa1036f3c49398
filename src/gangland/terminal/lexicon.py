"""The names and amounts of one game, in the reader's language and in the game's own words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from gangland.content.explain import Explainer
from gangland.content.message import Arg, Message, listed, message
from gangland.content.records import Card, Ground, Pack, Site, Transaction
from gangland.engine.table import ER, PLACES, SEATS, Table
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.words import PERSON, Words

MADE: Final = 5
ASSETS: Final = ("cash", "guns", "goods", "standing")


class Lexicon:
    """Says what there is on a table; seats are named by their gangs, once they have any."""

    def __init__(self, words: Words, game: Game) -> None:
        self.lang = words.lang
        self.pack: Pack = game.pack
        self.words = Words(words.lang, game.pack.names, game=game.setup.game, terms=game.pack.terms)
        self.setup = game.setup
        self.g = game.g
        self.explainer = Explainer(game.pack)
        self._context: dict[str, Arg] = {"game": self.pack.game, **self.pack.terms}

    # saying

    def text(self, key: str, /, **args: Arg) -> str:
        """A message, in the words of this game where they differ."""
        return self.words.text(self.key(key), **{**self._context, **args})

    def key(self, key: str) -> str:
        """The id of a message as this game says it."""
        own = f"{key}-{self.pack.game}"
        return own if self.words.has(own) else key

    def message(self, key: str, /, **args: Arg) -> Message:
        """A message to be said inside another."""
        return Message(self.key(key), {**self._context, **args})

    def say(self, what: Message) -> str:
        """A message in words."""
        return self.words.say(what)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things one after the other."""
        return self.text("list-comma").join(parts)

    def clauses(self, parts: Iterable[str]) -> str:
        """Several parts of one sentence."""
        return self.text("list-semicolon").join(parts)

    def options(self) -> list[str]:
        """The options the game is played with, as the rules call them."""
        known = GAMES[self.setup.game].options
        chosen = [name for name, value in self.setup.options.items() if value]
        titles = {name: self.words.title(f"rule-{known[name].rule.lower()}") for name in chosen}
        return [titles[name] or self.words.text(f"side-{name}") for name in chosen]

    # seats

    def gang(self, t: Table, seat: int) -> str:
        """A seat's gang, or its player as long as it has none."""
        return self.say(self.who(t, seat))

    def who(self, t: Table, seat: int) -> Message:
        """A seat's gang or its player, as sentences speak of them: with article, number and gender."""
        if t.gang[seat] < 0:
            return message(PERSON, name=self.player(seat))
        return message(f"gang-{self.pack.gangs[t.gang[seat]].id}")

    def whom(self, t: Table, seats: Iterable[int]) -> Message:
        """Several gangs, as sentences speak of them."""
        return listed(self.who(t, seat) for seat in seats)

    def gangs(self, t: Table, seats: Iterable[int]) -> str:
        """Several gangs."""
        return self.listed(self.gang(t, seat) for seat in seats)

    def player(self, seat: int) -> str:
        """Who plays a seat."""
        return self.setup.seats[seat].name

    def gang_order(self, t: Table, seat: int) -> str:
        """The name of the order that is a gang's own."""
        gang = self.pack.gangs[t.gang[seat]]
        return self.words.text(f"gang-{gang.id}.{'gang-order' if gang.made else 'club-order'}")

    # places

    @cached_property
    def tiles(self) -> list[Site | Card]:
        """The records of all tiles, by their numbers in the engine."""
        cards = [card for card in self.pack.cards if card.ground is not None]
        return [*self.pack.sites, *cards]

    def place(self, t: Table, place: int, seat: int = -1) -> str:
        """A place by its number; another gang's clubhouse is named for it."""
        if place == ER:
            return self.place_named("er")
        if place < SEATS:
            return (
                self.text("place-clubhouse")
                if place == seat
                else self.text("place-their", gang=self.who(t, place))
            )
        return self.tile(t.tile[place])

    def tile(self, tile: int) -> str:
        """A site or an opportunity by its number."""
        record = self.tiles[tile]
        return self.words.text(f"{'site' if isinstance(record, Site) else 'card'}-{record.id}")

    def place_named(self, name: str) -> str:
        """A place by its id, as facts name it."""
        if name == "clubhouse":
            return self.text("place-clubhouse")
        if name == "er":
            name = next((site.id for site in self.pack.sites if site.role == "er"), name)
        kind = "site" if any(site.id == name for site in self.pack.sites) else "card"
        return self.words.text(f"{kind}-{name}")

    def ground(self, tile: int) -> Ground:
        """What a tile offers."""
        return self.tiles[tile].ground or Ground()

    def offers(self, tile: int) -> list[str]:
        """What a tile offers, line by line."""
        return [self.say(line) for line in self.explainer.ground(self.ground(tile))]

    # cards

    def card(self, card: Card) -> str:
        """A card's name."""
        return self.words.text(f"card-{card.id}")

    def card_lines(self, card: Card) -> list[str]:
        """What a card does."""
        return [self.say(line) for line in self.explainer.card(card)]

    @cached_property
    def transactions(self) -> list[Transaction]:
        """Every transaction of the pack, by its number in the engine."""
        grounds = [site.ground for site in self.pack.sites]
        grounds += [card.ground for card in self.pack.cards if card.ground is not None]
        of_places = [one for ground in grounds for one in (*ground.main, *ground.boost)]
        return of_places + [one for gang in self.pack.gangs for side in gang.sides for one in side.order]

    def transaction(self, number: int) -> str:
        """A transaction in words."""
        return self.say(self.explainer.transaction(self.transactions[number]))

    # crew and amounts

    def men(self, t: Table, seat: int, made: int) -> list[str]:
        """The names of made men."""
        gang = self.pack.gangs[t.gang[seat]]
        return [self.words.text(f"made-{gang.made[man].id}") for man in range(MADE) if made >> man & 1]

    def rated(self, t: Table, seat: int, made: int) -> list[str]:
        """The names of made men with their ratings."""
        gang = self.pack.gangs[t.gang[seat]]
        men = [gang.made[man] for man in range(MADE) if made >> man & 1]
        return [f"{self.words.text(f'made-{man.id}')} {man.slugging}/{man.talking}" for man in men]

    def crew(self, t: Table, seat: int, made: int, rookies: int) -> str:
        """Crew in full: `2 Members + 1 Prospect`, named men by their names."""
        if self.g.named:
            return self.crew_named(self.men(t, seat, made), rookies)
        return self.crew_counted(made.bit_count(), rookies)

    def crew_counted(self, made: int, rookies: int) -> str:
        """Crew without names."""
        parts = [("count-of-made", made), ("count-of-rookies", rookies)]
        return self._joined([self.text(key, n=count) for key, count in parts if count])

    def crew_named(self, names: list[str], rookies: int) -> str:
        """Named men, and rookies, who never have names."""
        return self._joined([*names, *([self.text("count-of-rookies", n=rookies)] if rookies else [])])

    def crew_short(self, t: Table, seat: int, made: int, rookies: int) -> str:
        """Crew as a board shows it: `2M 1P`."""
        parts = self.rated(t, seat, made) if self.g.named else []
        if made and not self.g.named:
            parts = [self.text("crew-made", n=made.bit_count())]
        if rookies:
            parts.append(self.text("crew-rookies", n=rookies))
        return self.listed(parts) if self.g.named else " ".join(parts)

    def crew_at(self, t: Table, seat: int, place: int) -> str:
        """The crew a seat has at a place, as a board shows it."""
        at = seat * PLACES + place
        return self.crew_short(t, seat, t.made[at], t.rookies[at])

    def asset(self, asset: str, amount: int) -> str:
        """An amount of something: `3 cash`."""
        return self.words.text(f"asset-{self.pack.terms.get(asset, asset)}", n=amount)

    def asset_name(self, asset: str) -> str:
        """What an asset is called."""
        return self.words.text(f"assets-{self.pack.terms.get(asset, asset)}")

    def change(self, asset: str, amount: int) -> str:
        """A gain or a loss: `+3 cash`, `−1 gun`."""
        sign = "amount-less" if amount < 0 else "amount-more"
        return self.words.text(
            sign, what=message(f"asset-{self.pack.terms.get(asset, asset)}", n=abs(amount))
        )

    def amounts(self, amounts: Iterable[int]) -> str:
        """Amounts of cash, guns and goods, those of which there is none left out."""
        said = [self.asset(asset, amount) for asset, amount in zip(ASSETS, amounts, strict=False) if amount]
        return self._joined(said) or self.text("amount-nothing")

    def blind(self, t: Table, seat: int) -> str:
        """What is behind a seat's blind, and in its fist."""
        held = [
            self.asset("cash", t.cash[seat]),
            self.asset("guns", t.guns[seat]),
            self.asset("goods", t.goods[seat]),
        ]
        said = self.text("board-blind", gang=self.who(t, seat), held=self.listed(held))
        return self.text("board-blind-fist", blind=said, n=t.fist[seat]) if t.fist[seat] >= 0 else said

    def _joined(self, parts: list[str]) -> str:
        return self.text("list-plus").join(parts)
