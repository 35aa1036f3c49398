"""DEA: the ledger of offers and promises beside a table: deals never block, promises are never enforced."""

from __future__ import annotations

from dataclasses import replace

from gangland.engine import event as ev
from gangland.engine.step import Rules
from gangland.engine.table import OPEN, PLACES, PROC, STARTING, Table
from gangland.play.deals import (
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
from gangland.play.refusal import Refusal
from gangland.rulesets.view import tradable

MOST_OPEN = 20
MOST_CLAUSES = 6


class Ledger:
    """Every offer and promise of one game, in order.

    Inside, ids count from 1. A seat counts only what it sees itself (INF-3): the numbers it reads and writes
    are its own, so that they do not tell how many offers others made.
    """

    def __init__(self, g: Rules, open_deals: bool = False) -> None:
        """Start with a clean page."""
        self.g = g
        self.open_deals = open_deals
        self.offers: list[Offer] = []
        self.promises: list[Promise] = []

    def copy(self) -> Ledger:
        """Return the same ledger, to be written on independently."""
        ledger = Ledger(self.g, self.open_deals)
        ledger.offers = self.offers[:]
        ledger.promises = [replace(promise) for promise in self.promises]
        return ledger

    # what may be done

    def check_open(self, t: Table, seat: int) -> None:
        """DEA-1: refuse any deal before round one, after the last clean-up, and while fists are settled."""
        if t.over or t.depth == 0 or t.stack[PROC] == self.g.ending:
            raise Refusal("deals-ended", "END-1")
        if t.round == 0:
            raise Refusal("deals-not-begun", "SET-7")
        if not t.is_alive(seat):
            raise Refusal("disbanded", "STD-4")
        if t.sealed_off:
            raise Refusal("fists-closed", "DEA-1")

    def check_cover(self, t: Table, seat: int, amounts: Amounts) -> None:
        """DEA-4: refuse what the seat does not have outside its fist."""
        for asset, amount in enumerate(amounts):
            if amount > tradable(t, seat, asset):
                raise Refusal("not-covered", "DEA-4", asset=ASSETS[asset], amount=amount)

    def check_rival(self, t: Table, seat: int, rival: int) -> None:
        """Refuse a partner that is not another gang in the game."""
        if not 0 <= rival < t.seats or rival == seat or not t.is_alive(rival):
            raise Refusal("no-such-rival", "DEA-1")

    def check_clauses(self, t: Table, clauses: tuple[Clause, ...]) -> None:
        """Refuse promises without sense: over before they begin, or of no place on the table."""
        if len(clauses) > MOST_CLAUSES:
            raise Refusal("too-many-clauses", "DEA-3", most=MOST_CLAUSES)
        for clause in clauses:
            if not t.round <= clause.until <= t.rounds:
                raise Refusal("bad-deadline", "DEA-3", round=clause.until, first=t.round, last=t.rounds)
            if clause.vow in (Vow.AVOID, Vow.LEAVE) and not _is_there(t, clause):
                raise Refusal("bad-place", "DEA-3")
            if clause.vow is Vow.PAY and clause.amounts == NOTHING:
                raise Refusal("empty-promise", "DEA-3")
            check_text(clause.text)

    def offers_seen(self, seat: int) -> list[Offer]:
        """INF-3: return the offers a seat (-1: an onlooker) sees, in the order of its own numbers."""
        return [offer for offer in self.offers if self.open_deals or seat == offer.by or seat in offer.to]

    def promises_seen(self, seat: int) -> list[Promise]:
        """INF-3: return the promises a seat (-1: an onlooker) knows of."""
        return [one for one in self.promises if self.open_deals or seat in (one.by, one.to)]

    def number(self, seat: int, offer: int) -> int:
        """Return a seat's own number of an offer it sees, 0 where there is none."""
        ids = [one.id for one in self.offers_seen(seat)]
        return ids.index(offer) + 1 if offer in ids else 0

    def open_offer(self, seat: int, number: int) -> Offer:
        """Return an offer the seat has a part in, by its own number, or refuse."""
        seen = self.offers_seen(seat)
        if not 1 <= number <= len(seen) or (seat != seen[number - 1].by and seat not in seen[number - 1].to):
            raise Refusal("no-such-offer", "DEA-1", offer=number)
        offer = seen[number - 1]
        if offer.state != "open" or seat in offer.declined:
            raise Refusal("offer-closed", "DEA-1", offer=number)
        return offer

    # doing it

    def offer(self, t: Table, offer: Offer) -> Offer:
        """Put an offer on the table for some rivals."""
        self.check_open(t, offer.by)
        if not offer.to:
            raise Refusal("no-such-rival", "DEA-1")
        for rival in offer.to:
            self.check_rival(t, offer.by, rival)
        if offer.give == offer.want == NOTHING and not offer.mine and not offer.theirs:
            raise Refusal("empty-offer", "DEA-1")
        self.check_cover(t, offer.by, offer.give)
        self.check_clauses(t, offer.mine)
        self.check_clauses(t, offer.theirs)
        check_text(offer.text)
        until = offer.until or t.round
        if not t.round <= until <= t.rounds:
            raise Refusal("bad-deadline", "DEA-1", round=until, first=t.round, last=t.rounds)
        if sum(one.state == "open" and one.by == offer.by for one in self.offers) >= MOST_OPEN:
            raise Refusal("too-many-offers", "DEA-1", most=MOST_OPEN)
        if offer.counters:
            countered = self.open_offer(offer.by, offer.counters)
            if offer.by not in countered.to or offer.to != (countered.by,):
                raise Refusal("not-a-counter", "DEA-1", offer=offer.counters)
            self.turn_down(offer.by, countered)
            offer = replace(offer, counters=countered.id)
        made = replace(offer, id=len(self.offers) + 1, until=until, state="open", declined=())
        self.offers.append(made)
        return made

    def accept(self, t: Table, seat: int, number: int) -> Offer:
        """DEA-3: both halves change hands together and promises are noted; or the offer lapses (DEA-4)."""
        self.check_open(t, seat)
        offer = self.open_offer(seat, number)
        if seat == offer.by:
            raise Refusal("own-offer", "DEA-1", offer=number)
        self.check_cover(t, seat, offer.want)
        self.check_fist(t, offer)
        if not self.stands(t, offer):
            return self.close(offer, "lapsed")
        self.hand_over(t, offer.by, seat, offer.give)
        self.hand_over(t, seat, offer.by, offer.want)
        for clause in offer.mine:
            self.promises.append(Promise(len(self.promises) + 1, offer.by, seat, clause))
        for clause in offer.theirs:
            self.promises.append(Promise(len(self.promises) + 1, seat, offer.by, clause))
        return self.close(offer, "accepted")

    def check_fist(self, t: Table, offer: Offer) -> None:
        """DEA-1: refuse what may be in a fist closed since it was offered, whatever is in it (INF-1)."""
        if offer.before_fist and t.fist[offer.by] != OPEN and offer.give[t.sealing]:
            raise Refusal("fists-closed", "DEA-1")

    def stands(self, t: Table, offer: Offer) -> bool:
        """DEA-4: return whether the offerer can still cover an offer, and its promises still make sense."""
        try:
            self.check_cover(t, offer.by, offer.give)
            self.check_clauses(t, offer.mine)
            self.check_clauses(t, offer.theirs)
        except Refusal:
            return False
        return True

    def gift(self, t: Table, seat: int, rival: int, amounts: Amounts) -> None:
        """DEA-3: a gift is a one-sided exchange; it changes hands at once."""
        self.check_open(t, seat)
        self.check_rival(t, seat, rival)
        if amounts == NOTHING:
            raise Refusal("empty-offer", "DEA-1")
        self.check_cover(t, seat, amounts)
        self.hand_over(t, seat, rival, amounts)

    def decline(self, _t: Table, seat: int, number: int) -> Offer:
        """Turn an offer down; others it was made to may still take it."""
        offer = self.open_offer(seat, number)
        if seat == offer.by:
            raise Refusal("own-offer", "DEA-1", offer=number)
        return self.turn_down(seat, offer)

    def withdraw(self, _t: Table, seat: int, number: int) -> Offer:
        """Take one's own offer back."""
        offer = self.open_offer(seat, number)
        if seat != offer.by:
            raise Refusal("not-your-offer", "DEA-1", offer=number)
        return self.close(offer, "withdrawn")

    def turn_down(self, seat: int, offer: Offer) -> Offer:
        """Note that one of those asked said no."""
        told = replace(offer, declined=(*offer.declined, seat))
        self.offers[offer.id - 1] = told
        return self.close(told, "declined") if len(told.declined) == len(told.to) else told

    def close(self, offer: Offer, state: str) -> Offer:
        """Close an offer."""
        self.offers[offer.id - 1] = offer.closed(state)
        return self.offers[offer.id - 1]

    def hand_over(self, t: Table, giver: int, taker: int, amounts: Amounts) -> None:
        """Move assets, and count them towards what the giver has promised to pay the taker."""
        for asset, amount in enumerate(amounts):
            t.add_asset(giver, asset, -amount)
            t.add_asset(taker, asset, amount)
            self.credit(giver, taker, asset, amount)

    def credit(self, giver: int, taker: int, asset: int, amount: int) -> None:
        """Count what was handed over towards the giver's open promises to pay, the oldest first."""
        for promise in self.promises:
            if promise.verdict is Verdict.OPEN and (promise.by, promise.to) == (giver, taker):
                part = min(amount, promise.clause.amounts[asset] - promise.paid[asset])
                paid = [*promise.paid]
                paid[asset] += part
                promise.paid = (paid[0], paid[1], paid[2])
                amount -= part

    # judging

    def watch(self, t: Table, events: list[tuple[int, ...]]) -> list[Promise]:
        """Judge promises by what happened; return those that were judged now."""
        judged = []
        for promise in self.promises:
            if promise.verdict is Verdict.OPEN:
                verdict = self.judge(t, promise, events)
                if verdict is not Verdict.OPEN:
                    promise.verdict = verdict
                    judged.append(promise)
        fists = [event[2] for event in events if event[0] == ev.FIST]
        for offer in [one for one in self.offers if one.state == "open"]:
            takers = [rival for rival in offer.to if t.is_alive(rival) and rival not in offer.declined]
            if t.over or offer.until < t.round or not t.is_alive(offer.by) or not takers:
                self.close(offer, "expired")
            elif offer.by in fists:
                self.offers[offer.id - 1] = replace(offer, before_fist=True)
        return judged

    def judge(self, t: Table, promise: Promise, events: list[tuple[int, ...]]) -> Verdict:
        """Return what is to be said of an open promise now."""
        clause = promise.clause
        for kind, _, a, b, c, *_ in events:
            if a == promise.by and _breaks(t, promise, kind, b, c):
                return Verdict.BROKEN
        if not t.is_alive(promise.by) or not t.is_alive(promise.to):
            return Verdict.MOOT
        if _is_kept(t, promise):
            return Verdict.KEPT
        cleaned_up = any(event[0] in (ev.ROUND, ev.ENDED) for event in events)
        over = t.round > clause.until or (t.over and t.round >= clause.until and t.alive & (t.alive - 1) != 0)
        if cleaned_up and over:
            return _at_deadline(clause)
        return Verdict.MOOT if t.over else Verdict.OPEN


def _is_there(t: Table, clause: Clause) -> bool:
    """Return whether the place a promise speaks of is on the table: a site or opportunity that is open."""
    return STARTING <= clause.place < PLACES and t.tile[clause.place] == clause.tile >= 0


def _is_kept(t: Table, promise: Promise) -> bool:
    """Return whether a promise is kept early: all is paid, all have left, or the place is gone."""
    clause = promise.clause
    if clause.vow is Vow.PAY:
        return promise.paid == clause.amounts
    if clause.vow is Vow.LEAVE:
        return t.crew_at(promise.by, clause.place) == 0
    return clause.vow is Vow.AVOID and not _is_there(t, clause)


def _breaks(t: Table, promise: Promise, kind: int, b: int, c: int) -> bool:
    """Return whether an event by the promiser breaks the promise."""
    clause = promise.clause
    if clause.vow is Vow.AVOID:
        return kind in (ev.MOVED, ev.BACKUP) and c == clause.place
    if clause.vow is Vow.PEACE:
        return kind == ev.FIGHT and t.fight_in >> promise.to & 1 == 1
    return clause.vow is Vow.SELL and kind == ev.SOLD and b > clause.most


def _at_deadline(clause: Clause) -> Verdict:
    """Return what an unbroken promise is when its time is up: words alone nobody can judge."""
    if clause.vow in (Vow.PAY, Vow.LEAVE):
        return Verdict.BROKEN
    return Verdict.MOOT if clause.vow is Vow.WORD else Verdict.KEPT
