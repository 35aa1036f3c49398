"""Terms of a bargain with one rival, and what they are worth to both, as far as a word is believed."""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.bots.bargaining.appraisal import Appraisal, Gains, siding
from gangland.bots.bargaining.oaths import PLAYED
from gangland.bots.bargaining.temperaments import ALWAYS, Temperament
from gangland.bots.word import Word
from gangland.engine.ints import i64
from gangland.game.deals.deal import NOTHING, Amounts, Clause, Offer, Vow

FAITH: Final = 4.0  # who has not given their word yet is believed as if it had been kept so often,
DOUBT: Final = 0.5  # and broken so often
GRUDGE: Final = 12.0  # a broken word weighs as much as so many kept ones
GOOD: Final = 0.5  # whose word is believed less than this is not dealt with at all
PLAYS: Final = 0.05  # what a few worlds say of a promise, beside what is usual: a fight or two is mostly luck


class Terms(NamedTuple):
    """What one gives a rival and gets for it, now and by promises."""

    rival: int
    give: Amounts = NOTHING
    get: Amounts = NOTHING
    mine: tuple[Clause, ...] = ()
    theirs: tuple[Clause, ...] = ()

    def offer(self, seat: int) -> Offer:
        """Return it as an offer to the rival."""
        return Offer(seat, (self.rival,), self.give, self.get, self.mine, self.theirs)


def terms_of(offer: Offer) -> Terms:
    """Return an offer as whoever was made it sees it."""
    return Terms(offer.by, offer.want, offer.give, offer.theirs, offer.mine)


class Scales:
    """What bargains weigh for one seat at one moment."""

    def __init__(self, appraisal: Appraisal, word: Word, temperament: Temperament) -> None:
        """Look at a moment, with what is known of everybody's word."""
        self.appraisal: Appraisal = appraisal
        self.word: Word = word
        self.temperament: Temperament = temperament
        self.seat: i64 = appraisal.seat
        self.favours: dict[int, Gains] = {}

    def trust(self, seat: i64) -> float:
        """Return how far a seat's word is believed."""
        return trust(self.word, seat, self.temperament)

    def shuns(self, rival: i64) -> bool:
        """Return whether a rival's word has become too bad to deal with it."""
        return self.trust(rival) < GOOD

    def weigh(self, terms: Terms) -> Gains:
        """Return what terms do for oneself and the rival."""
        gains = self.appraisal.exchange(terms.rival, terms.give, terms.get)
        if not terms.mine and not terms.theirs:
            self.add_favour(gains, terms)
            return gains
        theirs, mine = self.trust(terms.rival), self.trust(self.seat)
        self.add_usual(gains, terms, theirs, mine)
        if not any(clause.vow in PLAYED for clause in (*terms.mine, *terms.theirs)):
            return gains
        played = self.appraisal.bound(terms.rival, terms.mine, terms.theirs)
        gains.mine += PLAYS * played.mine * (theirs if played.mine > 0.0 else 1.0)
        gains.theirs += PLAYS * played.theirs * (mine if played.theirs > 0.0 else 1.0)
        return gains

    def add_favour(self, gains: Gains, terms: Terms) -> None:
        """DEA-1: who is paid for nothing when about to take sides in a fight should take the payer's."""
        by = siding(self.appraisal.g, self.appraisal.view)
        if by == self.seat and terms.give == NOTHING:
            favour = self.favour(by, terms.rival)
            gains.mine += favour.mine * self.honesty()
            gains.theirs += favour.theirs * self.trust(by)
        elif by == terms.rival and terms.get == NOTHING:
            favour = self.favour(by, self.seat)
            gains.mine += favour.theirs * self.trust(by)
            gains.theirs += favour.mine

    def favour(self, by: i64, to: i64) -> Gains:
        """Return what siding with somebody does for both, thought out once."""
        who = int(to)
        if who not in self.favours:
            self.favours[who] = self.appraisal.favour(by, to)
        return self.favours[who]

    def honesty(self) -> float:
        """Return how much of what a promise costs one expects to bear."""
        return 1.0 if self.temperament.price >= ALWAYS else 0.5 if self.temperament.price > 0.0 else 0.0

    def add_usual(self, gains: Gains, terms: Terms, theirs: float, mine: float) -> None:
        """Add what the promises usually do; one's own cost nothing where one is ready to break them."""
        for clause in terms.theirs:
            usual = self.worth(terms.rival, self.seat, clause)
            gains.mine += usual.theirs * theirs
            gains.theirs += usual.mine
        for clause in terms.mine:
            usual = self.worth(self.seat, terms.rival, clause)
            gains.mine += usual.mine * self.honesty()
            gains.theirs += usual.theirs * mine

    def worth(self, by: i64, to: i64, clause: Clause) -> Gains:
        """Return what a promise usually does for who gives it (mine) and who gets it (theirs)."""
        if clause.vow is not Vow.PAY:
            return self.appraisal.usual(by, to, clause)
        if by == self.seat:
            return self.appraisal.exchange(to, clause.amounts, NOTHING)
        paid = self.appraisal.exchange(by, NOTHING, clause.amounts)
        return Gains(paid.theirs, paid.mine)


def trust(word: Word, seat: i64, temperament: Temperament) -> float:
    """Return how far a seat's word is believed: less with every one it broke, more with those it kept."""
    if not temperament.reads:
        return 1.0
    kept, broken = word.record(seat)
    return (FAITH + kept) / (FAITH + DOUBT + kept + GRUDGE * broken)
