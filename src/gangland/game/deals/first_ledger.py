"""The ledger of games under the first version of the rules, so that their logs replay as they were played."""

from __future__ import annotations

from dataclasses import dataclass

from gangland.engine import event as ev
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import NOTHING, Amounts, Offer
from gangland.game.deals.ledger import Ledger
from gangland.game.deals.verdicts import Events
from gangland.game.games import FIRST_RULES
from gangland.game.refusal import Refusal


@dataclass
class FirstLedger(Ledger):
    """Gifts changed hands at once; a closed fist withdrew no offer, but what it might hold had to wait.

    `before_fist` has the ids of the offers whose makers have closed a fist since.
    """

    before_fist: frozenset[int] = frozenset()

    def check_fist(self, t: Table, offer: Offer) -> None:
        """DEA-1: what was outside a closed fist could be offered."""

    def accept(self, t: Table, seat: int, number: int) -> Offer:
        """DEA-1: refuse what may be in a fist closed since it was offered."""
        offer = self.open_offer(seat, number)
        if offer.id in self.before_fist:
            super().check_fist(t, offer)
        return super().accept(t, seat, number)

    def gift(self, t: Table, seat: int, rival: int, amounts: Amounts) -> None:
        """DEA-3: hand a gift over; nobody was asked."""
        self.check_open(t, seat)
        self.check_rival(t, seat, rival)
        if amounts == NOTHING:
            raise Refusal("empty-offer", "DEA-1")
        self.check_cover(t, seat, amounts)
        self.hand_over(t, seat, rival, amounts)
        self.credit(seat, rival, amounts)

    def credit_declined(self, giver: int, taker: int, amounts: Amounts) -> None:
        """DEA-3: only what was handed over paid a promise."""

    def close_fists(self, events: Events, asset: int) -> list[Offer]:
        """DEA-1: note which offers have to wait."""
        seats = [event[2] for event in events if event[0] == ev.FIST]
        self.before_fist |= {one.id for one in self.offers if one.by in seats and one.give[asset]}
        return []


def ledger_of(g: Rules, rules: str, *, open_deals: bool) -> Ledger:
    """Return a clean ledger for a game under a version of the rules."""
    return (FirstLedger if rules == FIRST_RULES else Ledger)(g, open_deals)
