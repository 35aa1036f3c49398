"""The table as one seat (or an onlooker, or everybody) sees it: gangs, places, cards, the own blind."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gangland.content.records import Card
from gangland.engine.table import ER, OPPORTUNITY, PLACES, RANDOM, RANDOMS, STARTING, Table
from gangland.rulesets import ids
from gangland.rulesets.procedures import ROUND
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import COLOURS, Screen

TRACK: Final = 4
ONLOOKER: Final = -1


class TableView:
    """Draws a view of the table; `seat` is whose view it is, -1 for an onlooker or for all blinds up."""

    def __init__(self, screen: Screen, lexicon: Lexicon, t: Table, seat: int) -> None:
        self.screen = screen
        self.lex = lexicon
        self.t = t
        self.seat = seat

    def show(self) -> None:
        """Draw everything."""
        self.screen.title(self.headline())
        if self.t.round == 0 or min(self.t.gang) < 0:
            self.screen.say(self.lex.text("board-not-laid"))
            return
        self.gangs()
        self.places()
        self.cards()
        self.blinds()

    def headline(self) -> str:
        """Where we are: the round, and who is to act."""
        t = self.t
        if t.over:
            return self.lex.text("board-over")
        asked = [seat for seat in range(t.seats) if t.owed >> seat & 1]
        where = (
            self.lex.text("board-setup")
            if t.round == 0
            else self.lex.text("board-round", n=t.round, of=t.rounds)
        )
        if not asked:
            return where
        turn = self.lex.text("board-turn", gangs=self.lex.gangs(t, asked), n=len(asked))
        return self.lex.text("board-head", where=where, turn=turn)

    # gangs

    def gangs(self) -> None:
        """One row a gang: orders, standing, clubhouse, emergency room, recruit pool."""
        heads = ("gang", "orders", "standing", "clubhouse", "er", "pool")
        rows = [self.gang_row(seat) for seat in range(self.t.seats)]
        self.screen.table([self.lex.text(f"board-col-{head}") for head in heads], rows, right=(1,))
        self.screen.say(self.lex.text("board-legend") + "\n", "dim")

    def gang_row(self, seat: int) -> list[Text | str]:
        """What all can see of a gang."""
        t = self.t
        if not t.is_alive(seat):
            return [self.gang_cell(seat), "–", self.lex.text("board-disbanded"), "–", "–", "–"]
        pool = self.lex.crew_short(t, seat, t.pool_made[seat], t.pool_rookies[seat])
        orders = "?" if t.tokens[seat] < 0 else str(t.tokens[seat])
        crew = [self.lex.crew_at(t, seat, place) or "–" for place in (seat, ER)]
        return [self.gang_cell(seat), orders, self.track(t.standing[seat]), *crew, pool or "–"]

    def gang_cell(self, seat: int) -> Text:
        """The gang and who plays it; the leader is marked, and so is the reader."""
        mark = "★ " if self.t.leader == seat else "  "
        cell = Text(mark, "bold yellow")
        cell.append(self.lex.gang(self.t, seat), f"bold {COLOURS[seat]}")
        cell.append(f" ({self.lex.player(seat)})", "" if seat == self.seat else "dim")
        return cell

    def track(self, standing: int) -> str:
        """The track of heat or clout."""
        return "●" * standing + "○" * (TRACK - standing) + f" {standing}"

    # places

    def places(self) -> None:
        """One row a place: its name, who is there, what it offers."""
        open_places = [place for place in range(STARTING, PLACES) if self.t.tile[place] >= 0]
        heads = [self.lex.text(f"board-col-{head}") for head in ("place", "crew", "offers")]
        self.screen.table(heads, [self.place_row(place) for place in open_places])
        down = sum(1 for place in range(RANDOM, RANDOM + RANDOMS) if self.t.tile[place] < 0)
        if down:
            self.screen.say(self.lex.text("board-face-down", n=down), "dim")

    def place_row(self, place: int) -> list[Text | str]:
        """A place; one that has been exploited is dim."""
        t = self.t
        used = t.used >> place & 1 == 1
        name = self.screen.styled(self.lex.place(t, place), "dim" if used else "bold")
        if place >= OPPORTUNITY:
            name.append(" " + self.lex.text("board-mark-opportunity"), "yellow")
        return [name, self.crew_cell(place, used), self.offer_cell(place, used)]

    def crew_cell(self, place: int, used: bool) -> Text:
        """Who is there, a line each, under what that makes the place."""
        t = self.t
        there = [seat for seat in range(t.seats) if t.present[place] >> seat & 1]
        lines = [
            self.lex.text("board-crew", gang=self.lex.gang(t, s), crew=self.lex.crew_at(t, s, place))
            for s in there
        ]
        name = "free" if not there else "held" if len(there) == 1 else "contested"
        state = self.lex.text(f"board-state-{name}")
        if used:
            state = self.lex.text("board-state-used", state=state)
        cell = self.screen.styled("\n".join([*lines, ""]))
        cell.append(state, "red" if len(there) > 1 else "dim")
        return cell

    def offer_cell(self, place: int, used: bool) -> Text:
        """What it offers."""
        offers = self.lex.offers(self.t.tile[place])
        return self.screen.styled(self.lex.text("list-dot").join(offers), "dim" if used else "")

    # cards and blinds

    def cards(self) -> None:
        """The cards of this round: what is in force, and what is still to come."""
        cards = [self.lex.pack.cards[number] for number in self.t.turned]
        cards = [card for card in cards if card.kind != "opportunity"]
        for card in cards:
            self.screen.hang("▪", self.card_line(card), "" if card.kind in ("hassle", "last-call") else "dim")
        options = self.lex.options()
        if options:
            self.screen.say(self.lex.text("board-options", list=self.lex.listed(options)), "dim")
        self.screen.say()

    def card_line(self, card: Card) -> str:
        """A card and what it does."""
        kind = self.lex.say(self.lex.explainer.card_kind(card))
        name = self.lex.card(card)
        what = self.lex.clauses(self.lex.card_lines(card))
        return self.lex.text(f"board-card-{card.kind}", kind=kind, card=name, what=what)

    def blinds(self) -> None:
        """What is behind the blinds this view looks behind."""
        for seat in range(self.t.seats):
            if self.t.cash[seat] >= 0 and self.seat in (seat, ONLOOKER):
                self.screen.say(self.lex.blind(self.t, seat), "bold")


def is_issuing_orders(lexicon: Lexicon, t: Table) -> bool:
    """Whether the question of the moment is an order."""
    return t.round > 0 and t.stack[0] == ROUND and lexicon.g.is_in(t, ids.ISSUE_ORDERS)
