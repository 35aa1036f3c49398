"""A game at a server's table, as one seat knows it: the same face a game of our own has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gangland.content.records import Pack
from gangland.engine.event import EVERYONE
from gangland.engine.menu import Menu
from gangland.engine.table import Table
from gangland.game.game import Game
from gangland.game.games import FIRST_RULES
from gangland.game.notation import Notation
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, compose
from gangland.game.story import Fact
from gangland.terminal.rebuild import is_asked, menu_from, table_from
from gangland.terminal.rebuilt_ledger import ledger_from

Doc = dict[str, Any]


class RemoteGame(Game):
    """What a seat was sent; it is replaced with every update, and nothing is done here."""

    def __init__(self, setup: Setup, pack: Pack, doc: Doc) -> None:
        g = compose(setup, pack)
        super().__init__(setup, pack, table_from(g, Notation(g, pack), doc))
        self.doc: Doc = {**doc, "menu": None}
        self.version = 0
        self.told_docs: list[Doc] = []

    def update(self, version: int, doc: Doc, facts: Sequence[Doc]) -> bool:
        """Take what a server sent; return whether the story was told anew from its beginning."""
        is_anew = version < self.version or any(fact["version"] <= self.version for fact in facts)
        self.told_docs = [*([] if is_anew else self.told_docs), *facts]
        self.facts = [Fact(EVERYONE, fact) for fact in self.told_docs]
        if is_asked(doc) and not self.asks_the_same(doc):
            self.lines.append("")
        self.version, self.doc = version, doc
        self.t = table_from(self.g, self.notation, doc, self.told_docs)
        open_deals = self.setup.open_deals or doc["seat"] < 0
        self.ledger = ledger_from(self.g, self.notation, doc, self.told_docs, open_deals=open_deals)
        return is_anew

    def asks_the_same(self, doc: Doc) -> bool:
        """Whether a document asks its seat what it is being asked already."""
        return all(self.doc[key] == doc[key] for key in ("menu", "step", "round"))

    def menu(self, seat: int) -> Menu:
        """Return what the own seat may answer."""
        return menu_from(self.g, self.doc["menu"] if seat == self.doc["seat"] else [])

    def check_own(self, seat: int) -> None:
        """Refuse to speak for another seat: nothing is known of what it knows."""
        if seat != self.doc["seat"]:
            raise Refusal("not-your-seat")

    def view(self, seat: int) -> Table:
        """Return the table as the own seat knows it."""
        self.check_own(seat)
        return self.t

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        """Return what the own seat was told."""
        self.check_own(seat)
        return self.facts[since:]


def setup_from(lobby: Doc, doc: Doc, packs: tuple[str, ...] = ()) -> Setup:
    """What a table is played with: its lobby knows the rules, its document who sits there."""
    seats = tuple(Seat(one["name"], one["bot"]) for one in doc["seats"])
    options = {str(name): int(value) for name, value in lobby["options"].items()}
    return Setup(lobby["game"], seats, options, lobby["openDeals"], packs, rules_of(lobby))


def rules_of(lobby: Doc) -> str:
    """The version of the rules a table is played by; a server that does not say knows but the first."""
    return str(lobby.get("rules", FIRST_RULES))
