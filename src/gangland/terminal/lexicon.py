"""What there is on a table, in the reader's language and in the game's own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gangland.content.message import Message, listed, message
from gangland.content.records import MadeMan
from gangland.protocol.over_http import Cards
from gangland.protocol.parts import Crew, Document, Place
from gangland.telling.forms import Reason
from gangland.words import Words

ASSETS: Final = ("cash", "guns", "goods")
CLUBHOUSE: Final = "clubhouse"


class Lexicon:
    """Says what a document speaks of by id; `cards` is what the table is played with."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.lang = words.lang
        self.cards = cards
        self.words = Words(words.lang, cards.names, game=cards.game, terms=cards.terms)
        self.text = self.words.text

    # saying

    def say(self, what: Message | Reason) -> str:
        """A message in words; a reason with the id of its rule."""
        if isinstance(what, Message):
            return self.words.say(what)
        said = self.words.say(what.message)
        return self.text("refusal-with-rule", what=said, rule=what.rule) if what.rule else said

    def listed(self, parts: Iterable[str]) -> str:
        """Several things one after the other."""
        return self.text("list-comma").join(parts)

    # seats

    def named(self, doc: Document, seat: int) -> Message:
        """A seat's gang, or its player as long as it has none, to be said in a sentence."""
        one = doc.seats[seat]
        return message(f"gang-{one.gang}") if one.gang else message("person", name=one.name)

    def gang(self, doc: Document, seat: int) -> str:
        """A seat's gang, or its player as long as it has none."""
        return self.say(self.named(doc, seat))

    def gangs(self, doc: Document, seats: Iterable[int]) -> Message:
        """Several gangs, to be said in a sentence."""
        return listed(self.named(doc, seat) for seat in seats)

    # places and cards

    def place(self, doc: Document, place: Place) -> str:
        """A place; a clubhouse that is another's is named for its gang."""
        if place.kind == CLUBHOUSE and place.number != doc.seat:
            return self.text("place-their", gang=self.named(doc, place.number))
        return self.place_named(place.id)

    def place_named(self, name: str) -> str:
        """A place by its id."""
        if name.partition("-")[0] == CLUBHOUSE:
            return self.text("place-clubhouse")
        if name == "er":
            name = next((site for site, one in self.cards.sites.items() if one.role == "er"), name)
        return self.text(f"{'site' if name in self.cards.sites else 'card'}-{name}")

    def offers(self, place: str) -> list[str]:
        """What a place offers, line by line."""
        sheet = self.cards.sites.get(place) or self.cards.cards.get(place)
        return [self.say(line) for line in sheet.lines] if sheet else []

    # crew and amounts

    def men(self, doc: Document, seat: int) -> tuple[MadeMan, ...]:
        """The named men of a seat's gang."""
        gang = doc.seats[seat].gang
        return tuple(self.cards.gangs[gang].made) if gang else ()

    def crew(self, doc: Document, crew: Crew) -> str:
        """Crew as a board shows it: `2M 1P`, named men with their ratings."""
        if not crew.men:
            return self.counted(crew.made, crew.rookies)
        known = {man.id: man for man in self.men(doc, crew.seat)}
        few = [message("crew-rookies", n=crew.rookies)] * (crew.rookies > 0)
        return self.say(listed([*(rated(known[man]) for man in crew.men), *few]))

    def counted(self, made: int, rookies: int) -> str:
        """Crew in numbers."""
        few = [message("crew-rookies", n=rookies)] * (rookies > 0)
        return self.say(listed([message("crew-made", n=made)] * (made > 0) + few, "space"))

    def pool(self, doc: Document, seat: int) -> str:
        """Crew that can still be recruited or promoted to; who is named is who is nowhere else."""
        pool = doc.seats[seat].pool
        placed = {man for place in doc.places for one in place.crew if one.seat == seat for man in one.men}
        men = [man.id for man in self.men(doc, seat) if man.id not in placed]
        named = men if len(men) == pool.made else []
        return self.crew(doc, Crew(seat, pool.made, named, pool.rookies))

    def asset(self, asset: str, amount: int) -> str:
        """An amount of something: `3 cash`."""
        return self.text(f"asset-{self.cards.terms.get(asset, asset)}", n=amount)

    def asset_name(self, asset: str) -> str:
        """What an asset is called."""
        return self.text(f"assets-{self.cards.terms.get(asset, asset)}")

    def blind(self, doc: Document, seat: int) -> str:
        """What is behind a seat's blind, and in its fist."""
        one = doc.seats[seat]
        held = [self.asset(asset, getattr(one, asset) or 0) for asset in ASSETS]
        said = message("board-blind", gang=self.named(doc, seat), held=self.listed(held))
        fist = one.fist if isinstance(one.fist, int) else None
        return self.say(said if fist is None else message("board-blind-fist", blind=said, n=fist))


def rated(man: MadeMan) -> Message:
    """A made man with his ratings."""
    return message("made-rated", name=message(f"made-{man.id}"), slugging=man.slugging, talking=man.talking)
