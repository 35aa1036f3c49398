"""DEA: the ledger of offers and promises beside a table: deals never block, promises are never enforced."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from typing import Self

from gangland.engine import event as ev
from gangland.engine.step import Rules
from gangland.engine.table import PROC, SEATS, Table
from gangland.game.deals.deal import (
    ASSETS,
    NOTHING,
    Amounts,
    Clause,
    Offer,
    Promise,
    Verdict,
    Vow,
    check_text,
)
from gangland.game.deals.tips import check_about
from gangland.game.deals.verdicts import Events, is_there, judge
from gangland.game.refusal import Refusal
from gangland.rulesets.view import may_be_in_fist, tradable

MOST_OPEN = 20
MOST_A_ROUND = 60
MOST_LINES = 300
MOST_CLAUSES = 6


@dataclass
class Ledger:
    """Every offer and promise of one game, in order.

    Inside, ids count from 1. A seat counts only what it sees itself (INF-3): the numbers it reads and writes
    are its own, so that they do not tell how many offers others made. `seen` has the ids by seat, those of an
    onlooker last; `made` and `spoken` count offers and lines of talk by seat in this round.
    """

    g: Rules = field(compare=False)
    open_deals: bool = False
    offers: list[Offer] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    seen: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS + 1)])
    made: list[int] = field(default_factory=lambda: [0] * SEATS)
    spoken: list[int] = field(default_factory=lambda: [0] * SEATS)

    def copy(self) -> Self:
        """Return the same ledger, to be written on independently; what was judged is judged for good."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.offers = self.offers[:]
        other.promises = [one.copy() if one.verdict is Verdict.OPEN else one for one in self.promises]
        other.seen = [ids[:] for ids in self.seen]
        other.made = self.made[:]
        other.spoken = self.spoken[:]
        return other

    def __getstate__(self) -> dict[str, object]:
        """Return all but the rules: whoever reads it back has them."""
        return {name: value for name, value in vars(self).items() if name != "g"}

    # what may be done

    def check_open(self, t: Table, seat: int) -> None:
        """DEA-1: refuse any deal before round one and after the last clean-up, and to the disbanded."""
        if t.over or t.depth == 0 or t.stack[PROC] == self.g.ending:
            raise Refusal("deals-ended", "END-1")
        if t.round == 0:
            raise Refusal("deals-not-begun", "SET-7")
        if not t.is_alive(seat):
            raise Refusal("disbanded", "STD-4")

    def check_cover(self, t: Table, seat: int, amounts: Amounts) -> None:
        """DEA-4: refuse what the seat does not have within reach, when somebody takes an offer."""
        for asset, amount in enumerate(amounts):
            if amount > tradable(t, seat, asset):
                raise Refusal("not-covered", "DEA-4", asset=ASSETS[asset], amount=amount)

    def check_fist(self, t: Table, offer: Offer) -> None:
        """DEA-1: refuse to offer what may be in the own closed fist, whatever is: taking it would tell."""
        for asset, amount in enumerate(offer.give):
            if amount and may_be_in_fist(t, offer.by, asset):
                raise Refusal("fist-closed", "DEA-1", asset=ASSETS[asset])

    def check_rival(self, t: Table, seat: int, rival: int) -> None:
        """Refuse a partner that is not another gang in the game."""
        if not 0 <= rival < t.seats or rival == seat or not t.is_alive(rival):
            raise Refusal("no-such-rival", "DEA-1")

    def check_clauses(self, t: Table, clauses: tuple[Clause, ...], parties: tuple[int, ...]) -> None:
        """Refuse promises without sense: over before they begin, of no place or third gang on the table."""
        if len(clauses) > MOST_CLAUSES:
            raise Refusal("too-many-clauses", "DEA-3", most=MOST_CLAUSES)
        for clause in clauses:
            if not t.round <= clause.until <= t.rounds:
                raise Refusal("bad-deadline", "DEA-3", round=clause.until, first=t.round, last=t.rounds)
            if clause.vow in (Vow.AVOID, Vow.LEAVE) and not is_there(t, clause):
                raise Refusal("bad-place", "DEA-3")
            if clause.vow is Vow.PAY and clause.amounts == NOTHING:
                raise Refusal("empty-promise", "DEA-3")
            if clause.vow is Vow.TELL:
                check_about(t, clause.about, parties)
            check_text(clause.text)

    def check_number(self, seat: int) -> None:
        """Refuse to flood the table with offers."""
        if sum(one.state == "open" and one.by == seat for one in self.offers) >= MOST_OPEN:
            raise Refusal("too-many-offers", "DEA-1", most=MOST_OPEN)
        if self.made[seat] >= MOST_A_ROUND:
            raise Refusal("too-many-offers-a-round", "DEA-1", most=MOST_A_ROUND)

    def offers_seen(self, seat: int) -> list[Offer]:
        """INF-3: return the offers a seat (-1: an onlooker) sees, in the order of its own numbers."""
        return [self.offers[offer - 1] for offer in self.seen[seat]]

    def promises_seen(self, seat: int) -> list[Promise]:
        """INF-3: return the promises a seat (-1: an onlooker) knows of."""
        return [one for one in self.promises if self.open_deals or seat in (one.by, one.to)]

    def number(self, seat: int, offer: int) -> int:
        """Return a seat's own number of an offer it sees, 0 where there is none."""
        ids = self.seen[seat]
        at = bisect_left(ids, offer)
        return at + 1 if at < len(ids) and ids[at] == offer else 0

    def open_offer(self, seat: int, number: int) -> Offer:
        """Return an offer the seat has a part in, by its own number, or refuse."""
        ids = self.seen[seat]
        offer = self.offers[ids[number - 1] - 1] if 1 <= number <= len(ids) else None
        if offer is None or (seat != offer.by and seat not in offer.to):
            raise Refusal("no-such-offer", "DEA-1", offer=number)
        if offer.state != "open" or seat in offer.declined:
            raise Refusal("offer-closed", "DEA-1", offer=number)
        return offer

    # doing it

    def offer(self, t: Table, offer: Offer) -> Offer:
        """DEA-4: put an offer on the table for some rivals; it may name more than its maker has."""
        self.check_open(t, offer.by)
        if not offer.to:
            raise Refusal("no-such-rival", "DEA-1")
        for rival in offer.to:
            self.check_rival(t, offer.by, rival)
        if offer.give == offer.want == NOTHING and not offer.mine and not offer.theirs:
            raise Refusal("empty-offer", "DEA-1")
        self.check_fist(t, offer)
        self.check_clauses(t, offer.mine, (offer.by, *offer.to))
        self.check_clauses(t, offer.theirs, (offer.by, *offer.to))
        check_text(offer.text)
        until = offer.until or t.round
        if not t.round <= until <= t.rounds:
            raise Refusal("bad-deadline", "DEA-1", round=until, first=t.round, last=t.rounds)
        self.check_number(offer.by)
        if offer.counters:
            countered = self.open_offer(offer.by, offer.counters)
            if offer.by not in countered.to or offer.to != (countered.by,):
                raise Refusal("not-a-counter", "DEA-1", offer=offer.counters)
            self.turn_down(offer.by, countered, offer.why)
            offer = replace(offer, counters=countered.id)
        made = replace(
            offer, id=len(self.offers) + 1, until=until, state="open", declined=(), taker=-1, whys=()
        )
        self.offers.append(made)
        self.made[made.by] += 1
        for seat in range(-1, SEATS):
            if self.open_deals or seat == made.by or seat in made.to:
                self.seen[seat].append(made.id)
        return made

    def accept(self, t: Table, seat: int, number: int) -> Offer:
        """DEA-3: both halves change hands together and promises are noted; or the offer lapses (DEA-4)."""
        self.check_open(t, seat)
        offer = self.open_offer(seat, number)
        if seat == offer.by:
            raise Refusal("own-offer", "DEA-1", offer=number)
        self.check_cover(t, seat, offer.want)
        if not self.stands(t, offer):
            return self.close(replace(offer, taker=seat), "lapsed")
        self.hand_over(t, offer.by, seat, offer.give)
        self.hand_over(t, seat, offer.by, offer.want)
        if offer.is_gift:
            self.credit(offer.by, seat, offer.give)
        if offer.give == NOTHING and not offer.mine:
            self.credit(seat, offer.by, offer.want)
        for clause in offer.mine:
            self.promises.append(Promise(len(self.promises) + 1, offer.by, seat, clause))
        for clause in offer.theirs:
            self.promises.append(Promise(len(self.promises) + 1, seat, offer.by, clause))
        return self.close(replace(offer, taker=seat), "accepted")

    def stands(self, t: Table, offer: Offer) -> bool:
        """DEA-4: return whether the offerer can still cover an offer, and its promises still make sense."""
        try:
            self.check_cover(t, offer.by, offer.give)
            self.check_clauses(t, offer.mine, (offer.by, *offer.to))
            self.check_clauses(t, offer.theirs, (offer.by, *offer.to))
        except Refusal:
            return False
        return True

    def speak(self, seat: int) -> None:
        """Count a line of talk; nobody may flood the table."""
        if self.spoken[seat] >= MOST_LINES:
            raise Refusal("too-much-talk", most=MOST_LINES)
        self.spoken[seat] += 1

    def decline(self, _t: Table, seat: int, number: int, why: str = "") -> Offer:
        """Turn an offer down; others it was made to may still take it."""
        offer = self.open_offer(seat, number)
        if seat == offer.by:
            raise Refusal("own-offer", "DEA-1", offer=number)
        return self.turn_down(seat, offer, why)

    def withdraw(self, _t: Table, seat: int, number: int) -> Offer:
        """Take one's own offer back."""
        offer = self.open_offer(seat, number)
        if seat != offer.by:
            raise Refusal("not-your-offer", "DEA-1", offer=number)
        return self.close(offer, "withdrawn")

    def turn_down(self, seat: int, offer: Offer, why: str = "") -> Offer:
        """Note that one of those asked said no; DEA-3: a promised payment that is declined is kept."""
        if offer.is_gift:
            self.credit_declined(offer.by, seat, offer.give)
        told = replace(offer, declined=(*offer.declined, seat), whys=(*offer.whys, why))
        self.offers[offer.id - 1] = told
        return self.close(told, "declined") if len(told.declined) == len(told.to) else told

    def close(self, offer: Offer, state: str) -> Offer:
        """Close an offer."""
        self.offers[offer.id - 1] = offer.closed(state)
        return self.offers[offer.id - 1]

    def hand_over(self, t: Table, giver: int, taker: int, amounts: Amounts) -> None:
        """Move assets."""
        for asset, amount in enumerate(amounts):
            t.add_asset(giver, asset, -amount)
            t.add_asset(taker, asset, amount)

    def credit(self, giver: int, taker: int, amounts: Amounts) -> None:
        """DEA-3: count what was given for nothing towards the giver's promises to pay, the oldest first.

        What bought something, assets or a promise, is the price of that and pays no debt.
        """
        left = [*amounts]
        for promise in self.promises:
            if promise.verdict is Verdict.OPEN and (promise.by, promise.to) == (giver, taker):
                owed = zip(promise.clause.amounts, promise.paid, strict=True)
                parts = [min(have, all_ - paid) for have, (all_, paid) in zip(left, owed, strict=True)]
                left = [have - part for have, part in zip(left, parts, strict=True)]
                cash, guns, goods = (paid + part for paid, part in zip(promise.paid, parts, strict=True))
                promise.paid = (cash, guns, goods)

    def credit_declined(self, giver: int, taker: int, amounts: Amounts) -> None:
        """DEA-3: count what was offered for nothing and declined as if it had been paid."""
        self.credit(giver, taker, amounts)

    def close_fists(self, events: Events, asset: int) -> list[Offer]:
        """DEA-1: who closes a fist takes back the offers of what it may hold; return them, withdrawn."""
        seats = [event[2] for event in events if event[0] == ev.FIST]
        return [
            self.close(offer, "withdrawn")
            for offer in self.offers
            if offer.state == "open" and offer.by in seats and offer.give[asset]
        ]

    # judging

    def watch(self, t: Table, events: Events) -> list[Promise]:
        """Judge promises by what happened; return those that were judged now."""
        judged = []
        for promise in self.promises:
            if promise.verdict is Verdict.OPEN:
                verdict = judge(t, promise, events)
                if verdict is not Verdict.OPEN:
                    promise.verdict = verdict
                    judged.append(promise)
        if any(event[0] == ev.ROUND for event in events):
            self.made = [0] * SEATS
            self.spoken = [0] * SEATS
        for offer in [one for one in self.offers if one.state == "open"]:
            takers = [rival for rival in offer.to if t.is_alive(rival) and rival not in offer.declined]
            if t.over or offer.until < t.round or not t.is_alive(offer.by) or not takers:
                self.close(offer, "expired")
        return judged
