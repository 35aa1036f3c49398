"""The table as one seat (or an onlooker, or everybody) sees it: gangs, places, cards, the own blind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from gangland.content.message import listed
from gangland.protocol.parts import Crew, Document, Place
from gangland.rulesets import ids
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import COLOURS, Screen

TRACK: Final = 4
FEW: Final = 2
"""A word of so many letters is no name."""
APART: Final = ("clubhouse", "er")
"""Places that stand with their gangs."""


class Board:
    """Draws a document."""

    def __init__(self, screen: Screen, lexicon: Lexicon, doc: Document) -> None:
        self.screen = screen
        self.lex = lexicon
        self.doc = doc

    def show(self) -> None:
        """Draw everything."""
        self.screen.title(self.headline())
        if not self.is_laid():
            self.screen.say(self.lex.text("board-not-laid"))
            return
        self.gangs()
        self.places()
        self.cards()
        self.blinds()

    def show_lines(self) -> None:
        """Draw what fits a window of some size: a line a gang, a line a place, what is in force."""
        sites = self.sites()
        lines = [self.place_line(place) for place in sites]
        taken = sum(
            max((one.cell_len for one in column), default=0) + 2 for column in zip(*lines, strict=True)
        )
        offers = [self.offer_cell(place) for place in sites]
        for offer in offers:
            offer.truncate(max(self.screen.width - taken, 0), overflow="ellipsis")
        self._show_lines([[*line, offer] for line, offer in zip(lines, offers, strict=True)])

    def show_compact(self) -> None:
        """Draw what fits a small window: a line a gang, two places a line, what is in force."""
        width = self.screen.width // 2 - 2
        places = [self.screen.line_of(*self.place_line(place), width) for place in self.sites()]
        half = (len(places) + 1) // 2
        self._show_lines([*zip_longest(places[:half], places[half:], fillvalue=Text())])

    def _show_lines(self, places: Sequence[Sequence[Text]]) -> None:
        self.screen.say(self.headline(), "bold reverse")
        if not self.is_laid():
            return
        self.screen.grid([self.gang_line(seat) for seat in range(len(self.doc.seats))])
        self.screen.grid(places)
        names = [self.lex.text(f"card-{card}") for card in self.doc.cards if self.is_in_force(card)]
        names += self.options()
        if names:
            self.screen.say(self.lex.text("board-in-force", list=self.lex.listed(names)), "dim")
        self.blinds()

    def is_laid(self) -> bool:
        """Whether there is a table to be seen."""
        return self.doc.round > 0 and all(one.gang for one in self.doc.seats)

    def headline(self) -> str:
        """Where we are: the round, and who is to act."""
        doc = self.doc
        if doc.over:
            return self.lex.text("board-over")
        is_setup = doc.round == 0
        where = self.lex.text("board-setup" if is_setup else "board-round", n=doc.round, of=doc.rounds)
        if not doc.asked:
            return where
        turn = self.lex.text("board-turn", gangs=self.lex.gangs(doc, doc.asked), n=len(doc.asked))
        return self.lex.text("board-head", where=where, turn=turn)

    # gangs

    def gangs(self) -> None:
        """One row a gang: orders, standing, clubhouse, emergency room, recruit pool."""
        heads = ("gang", "orders", "standing", "clubhouse", "er", "pool")
        rows = [self.gang_row(seat) for seat in range(len(self.doc.seats))]
        self.screen.table([self.lex.text(f"board-col-{head}") for head in heads], rows, right=(1,))
        self.screen.say(self.lex.text("board-legend") + "\n", "dim")

    def gang_row(self, seat: int) -> list[Text | str]:
        """What all can see of a gang."""
        one = self.doc.seats[seat]
        if not one.alive:
            return [self.gang_cell(seat), "–", self.lex.text("board-disbanded"), "–", "–", "–"]
        orders = "?" if one.orders is None else str(one.orders)
        crews = [self.crew_apart(seat, kind) for kind in APART]
        said = [self.lex.crew(self.doc, crew) if crew else "–" for crew in crews]
        return [
            self.gang_cell(seat),
            orders,
            self.track(one.standing),
            *said,
            self.lex.pool(self.doc, seat) or "–",
        ]

    def gang_cell(self, seat: int) -> Text:
        """The gang and who plays it; the leader is marked, and so is the reader."""
        mark = "★ " if self.doc.leader == seat else "  "
        cell = Text(mark, "bold yellow")
        cell.append(self.lex.gang(self.doc, seat), f"bold {COLOURS[seat]}")
        cell.append(f" ({self.doc.seats[seat].name})", "" if seat == self.doc.seat else "dim")
        return cell

    def gang_line(self, seat: int) -> list[Text]:
        """What all can see of a gang, in a line."""
        one = self.doc.seats[seat]
        if not one.alive:
            return [self.gang_cell(seat), Text(self.lex.text("board-disbanded"), "dim")]
        home, er = (self.crew_apart(seat, kind) for kind in APART)
        parts = [
            self.lex.text("board-orders", n="?" if one.orders is None else one.orders),
            self.lex.text("board-standing", track=self.track(one.standing)),
            self.lex.text("board-home", crew=self.counted(home)),
            self.lex.text("board-er", crew=self.counted(er)) if er else "",
        ]
        return [self.gang_cell(seat), *map(Text, parts)]

    def short(self, seat: int) -> str:
        """A gang's name in a word that no other has in its name."""
        names = [self.lex.gang(self.doc, one) for one in range(len(self.doc.seats))]
        others = " ".join(names[:seat] + names[seat + 1 :]).split()
        words = [word for word in names[seat].split() if len(word) > FEW and word not in others]
        return words[0] if words else names[seat]

    def crew_apart(self, seat: int, kind: str) -> Crew | None:
        """The crew of a gang in its clubhouse, or in the emergency room."""
        places = [one for one in self.doc.places if one.kind == kind]
        return next((crew for place in places for crew in place.crew if self.is_at(crew, seat, place)), None)

    def is_at(self, crew: Crew, seat: int, place: Place) -> bool:
        """Whether some crew is a seat's, in a place that stands with it."""
        return crew.seat == seat and (place.kind != "clubhouse" or place.number == seat)

    def counted(self, crew: Crew | None) -> str:
        """Crew in numbers."""
        return self.lex.counted(crew.made, crew.rookies) if crew else "–"

    def track(self, standing: int) -> str:
        """The track of heat or clout."""
        return "●" * standing + "○" * (TRACK - standing) + f" {standing}"

    # places

    def sites(self) -> list[Place]:
        """The places that lie on the table."""
        return [place for place in self.doc.places if place.kind not in APART]

    def places(self) -> None:
        """One row a place: its name, who is there, what it offers."""
        heads = [self.lex.text(f"board-col-{head}") for head in ("place", "crew", "offers")]
        self.screen.table(heads, [self.place_row(place) for place in self.sites()])
        if self.doc.face_down:
            self.screen.say(self.lex.text("board-face-down", n=self.doc.face_down), "dim")

    def place_row(self, place: Place) -> list[Text | str]:
        """A place; one that has been exploited is dim."""
        return [self.place_cell(place), self.crew_cell(place), self.offer_cell(place)]

    def place_cell(self, place: Place) -> Text:
        """A place's name; one that is there for a round is marked."""
        name = self.screen.styled(self.lex.place(self.doc, place), "dim" if place.exploited else "bold")
        if place.kind == "opportunity":
            name.append(" " + self.lex.text("board-mark-opportunity"), "yellow")
        return name

    def crew_cell(self, place: Place) -> Text:
        """Who is there, a line each, under what that makes the place."""
        lines = [self.crew_of(crew, self.lex.crew(self.doc, crew)) for crew in place.crew]
        name = "free" if not lines else "held" if len(lines) == 1 else "contested"
        state = self.lex.text(f"board-state-{name}")
        if place.exploited:
            state = self.lex.text("board-state-used", state=state)
        cell = self.screen.styled("\n".join([*lines, ""]))
        cell.append(state, "red" if len(lines) > 1 else "dim")
        return cell

    def crew_of(self, crew: Crew, said: str) -> str:
        """A gang with its crew."""
        return self.lex.text("board-crew", gang=self.lex.named(self.doc, crew.seat), crew=said)

    def offer_cell(self, place: Place) -> Text:
        """What it offers."""
        offers = self.lex.text("list-dot").join(self.lex.offers(place.id))
        return self.screen.styled(offers, "dim" if place.exploited else "")

    def place_line(self, place: Place) -> tuple[Text, Text]:
        """A place and who is there, by short names."""
        name = self.screen.styled(self.lex.place(self.doc, place), "dim" if place.exploited else "bold")
        name.append("*" if place.kind == "opportunity" else "", "yellow")
        name.append(":" if place.crew else "")
        there = Text()
        for crew in place.crew:
            there.append(", " if there else "")
            there.append(self.short(crew.seat), COLOURS[crew.seat])
            there.append(f" {self.counted(crew)}")
        return name, there

    # cards and blinds

    def is_in_force(self, card: str) -> bool:
        """Whether a card is still to be reckoned with."""
        return self.lex.cards.cards[card].kind in ("hassle", "last-call")

    def options(self) -> list[str]:
        """OPT: the options the game is played with, which are in force as hassles are."""
        return [self.lex.say(one.name) for one in self.doc.in_force if one.kind == "option"]

    def cards(self) -> None:
        """The cards of this round: what is in force, and what is still to come."""
        for card in self.doc.cards:
            if self.lex.cards.cards[card].kind != "opportunity":
                self.screen.hang("▪", self.card_line(card), "" if self.is_in_force(card) else "dim")
        if options := self.options():
            self.screen.say(self.lex.text("board-options", list=self.lex.listed(options)), "dim")
        self.screen.say()

    def card_line(self, card: str) -> str:
        """A card and what it does."""
        sheet = self.lex.cards.cards[card]
        kind = self.lex.text(f"kind-{sheet.kind}")
        if sheet.hardcore:
            kind = self.lex.text("kind-hardcore", kind=kind)
        what = self.lex.say(listed(sheet.lines, "semicolon"))
        name = self.lex.text(f"card-{card}")
        return self.lex.text(f"board-card-{sheet.kind}", kind=kind, card=name, what=what)

    def blinds(self) -> None:
        """What is behind the blinds this view looks behind."""
        for seat, one in enumerate(self.doc.seats):
            if one.cash is not None and self.doc.seat in (seat, None):
                self.screen.say(self.lex.blind(self.doc, seat), "bold")


def is_issuing_orders(doc: Document) -> bool:
    """Whether the question of the moment is an order."""
    return doc.round > 0 and doc.step == ids.ISSUE_ORDERS
