"""Offers and promises as one seat knows them."""

from __future__ import annotations

from gangland.game.deals.deal import Offer, Promise
from gangland.game.deals.talk import offer_document, promise_document
from gangland.game.game import Game
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.pledges import say_clause, say_terms
from gangland.terminal.screen import Screen


class DealsView:
    """Lists a seat's deals by the seat's own numbers."""

    def __init__(self, screen: Screen, lexicon: Lexicon, game: Game, seat: int) -> None:
        self.screen = screen
        self.lex = lexicon
        self.game = game
        self.seat = seat

    def show(self) -> None:
        """Print open offers first, then promises, then what is past."""
        offers = self.game.ledger.offers_seen(self.seat)
        promises = self.game.ledger.promises_seen(self.seat)
        self.screen.title(self.lex.text("deals-title"))
        if not offers and not promises:
            self.screen.say(self.lex.text("deals-none"))
        for offer in [one for one in offers if self.is_open(one)]:
            self.screen.hang(f"{self.number(offer):>3}", self.offer(offer), "bold")
        for promise in promises:
            self.screen.hang("  ▪", self.promise(promise))
        for offer in [one for one in offers if not self.is_open(one)]:
            state = self.lex.text(f"deal-state-{offer_document(self.game, offer, self.seat)['state']}")
            said = self.lex.text("deal-past", offer=self.offer(offer), state=state)
            self.screen.hang(f"{self.number(offer):>3}", said, "dim")

    def is_open(self, offer: Offer) -> bool:
        """Whether the seat can still do something about it."""
        return offer.state == "open" and self.seat not in offer.declined

    def number(self, offer: Offer) -> int:
        """The seat's own number of an offer."""
        return self.game.ledger.number(self.seat, offer.id)

    def offer(self, offer: Offer) -> str:
        """An offer in words."""
        t = self.game.t
        terms = say_terms(self.lex, offer_document(self.game, offer))
        by, to = self.lex.who(t, offer.by), self.lex.whom(t, offer.to)
        return self.lex.text("deal-offer", by=by, to=to, terms=terms, round=offer.until)

    def promise(self, promise: Promise) -> str:
        """A promise in words, and what became of it."""
        return say_promise(self.lex, self.game, promise)


def say_promise(lexicon: Lexicon, game: Game, promise: Promise) -> str:
    """A promise in words, and what became of it."""
    clause = say_clause(lexicon, str(promise_document(game, promise)["clause"]))
    by, to = lexicon.who(game.t, promise.by), lexicon.who(game.t, promise.to)
    return lexicon.text(f"promise-{promise.verdict.value}", by=by, to=to, what=clause)
