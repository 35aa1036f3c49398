"""What a seat may know of the ledger (INF-3): all a bot is told of deals, beside what changed hands."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from gangland.game.deals.deal import Offer, Promise, Verdict, Vow
from gangland.game.deals.ledger import Ledger


class Word(NamedTuple):
    """Promises a seat gave, got or heard of, the offers it sees that still matter, and who deals with it."""

    promises: tuple[Promise, ...] = ()
    offers: tuple[Offer, ...] = ()
    partners: tuple[int, ...] = ()

    def record(self, seat: int) -> tuple[int, int]:
        """Return how often a seat has kept its word, and how often it has broken it, for all one knows."""
        found = [one.verdict for one in self.promises if one.by == seat]
        return found.count(Verdict.KEPT), found.count(Verdict.BROKEN)

    def has_peace(self, by: int, to: int) -> bool:
        """Return whether somebody has promised somebody peace, and still keeps it."""
        return any(one.by == by and one.to == to and one.clause.vow is Vow.PEACE for one in self.standing())

    def standing(self) -> list[Promise]:
        """Return the promises that are neither kept nor broken yet."""
        return [one for one in self.promises if one.verdict is Verdict.OPEN]


def word_of(ledger: Ledger, seat: int, now: int, partners: tuple[int, ...] = ()) -> Word:
    """Return what a seat knows of a ledger in a round, by its own numbers, to be kept."""
    promises = [one.copy(number) for number, one in enumerate(ledger.promises_seen(seat), 1)]
    offers = [as_seen(ledger, one, seat) for one in ledger.offers_seen(seat) if one.until >= now]
    return Word(tuple(promises), tuple(offers), partners)


def as_seen(ledger: Ledger, offer: Offer, seat: int) -> Offer:
    """INF-3: return an offer as a seat sees it: who else declined and why, or took it, its maker knows."""
    number, counters = ledger.number(seat, offer.id), ledger.number(seat, offer.counters)
    offer = replace(offer, id=number, counters=counters)
    if ledger.open_deals or seat == offer.by:
        return offer
    declined = (seat,) if seat in offer.declined else ()
    taker = offer.taker if seat == offer.taker else -1
    whys = (offer.why_not(seat),) if declined else ()
    return replace(offer, state=offer.state_for(seat), declined=declined, taker=taker, whys=whys)
