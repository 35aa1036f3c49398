"""Terms of a bargain with one rival, and what they are worth to both, as far as a word is believed."""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.bots.bargaining.appraisal import Appraisal, Gains
from gangland.bots.bargaining.moments import is_arming, siding
from gangland.bots.bargaining.rumours import Rumours
from gangland.bots.bargaining.temperaments import ALWAYS, Temperament
from gangland.bots.word import Word
from gangland.engine.catalogue import GUNS
from gangland.engine.ints import i64
from gangland.engine.table import SEATS
from gangland.game.deals.deal import NOTHING, Amounts, Clause, Offer, Vow

FAITH: Final = 4.0  # who has not given their word yet is believed as if it had been kept so often,
DOUBT: Final = 0.5  # and broken so often
GRUDGE: Final = 12.0  # a broken word weighs as much as so many kept ones
GOOD: Final = 0.5  # whose word is believed less than this is not dealt with at all
PLAYS: Final = 0.05  # what a few worlds say of a promise, beside what is usual: a fight or two is mostly luck
SHOWS: Final = 0.5  # and of one that has no usual worth: a place left, a market left to others
USUAL: Final = (Vow.PEACE, Vow.AVOID)
SHOWN: Final = (Vow.LEAVE, Vow.SELL)
TIP: Final = 0.008  # of the chance to win: what it is usually worth to be certain of a hand,
LEADS: Final = 2.0  # so many times that where it is the leader's,
TELLING: Final = 0.001  # and what it costs who tells: another knows as much
NEVER: Final = 1.0  # nobody who keeps their word promises to tell what they do not know


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

    def __init__(
        self, appraisal: Appraisal, word: Word, temperament: Temperament, rumours: Rumours | None = None
    ) -> None:
        """Look at a moment, with what is known of everybody's word, and of what everybody can know."""
        self.appraisal: Appraisal = appraisal
        self.word: Word = word
        self.temperament: Temperament = temperament
        self.rumours: Rumours = Rumours() if rumours is None else rumours
        self.seat: i64 = appraisal.seat
        self.favours: dict[int, Gains] = {}  # what was played on once is not played on again
        self.arms: dict[tuple[int, int, int], Gains] = {}
        self.pacts: dict[Terms, Gains] = {}

    def trust(self, seat: i64) -> float:
        """Return how far a seat's word is believed."""
        return trust(self.word, seat, self.temperament)

    def shuns(self, rival: i64) -> bool:
        """Return whether a rival's word has become too bad to deal with it."""
        return self.trust(rival) < GOOD

    def weigh(self, terms: Terms) -> Gains:
        """Return what terms do for oneself and the rival, played on with them and without."""
        gains = self.rough(terms)
        self.add_played(gains, terms, USUAL, PLAYS)
        self.add_played(gains, terms, SHOWN, SHOWS)
        return gains

    def rough(self, terms: Terms) -> Gains:
        """Return what can be said of terms without playing on for their promises."""
        gains = self.hands(terms)
        if not terms.mine and not terms.theirs:
            self.add_favour(gains, terms)
        else:
            self.add_usual(gains, terms, self.trust(terms.rival), self.trust(self.seat))
        return gains

    def hands(self, terms: Terms) -> Gains:
        """FGT-3: return what assets do where they change hands; guns for a fight, in that fight."""
        look = self.appraisal
        if terms.give[GUNS] + terms.get[GUNS] == 0 or not is_arming(look.g, look.view):
            return look.exchange(terms.rival, terms.give, terms.get)
        gains = look.exchange(terms.rival, without_guns(terms.give), without_guns(terms.get))
        guns = (terms.rival, terms.give[GUNS], terms.get[GUNS])
        if guns not in self.arms:
            self.arms[guns] = look.armed(terms.rival, terms.give[GUNS], terms.get[GUNS])
        gains.mine += self.arms[guns].mine
        gains.theirs += self.arms[guns].theirs
        return gains

    def add_played(self, gains: Gains, terms: Terms, vows: tuple[Vow, ...], weight: float) -> None:
        """Add what some promises do in worlds played on, as far as they are believed."""
        mine = tuple(clause for clause in terms.mine if clause.vow in vows)
        theirs = tuple(clause for clause in terms.theirs if clause.vow in vows)
        if not mine and not theirs:
            return
        key = Terms(terms.rival, NOTHING, NOTHING, mine, theirs)
        if key not in self.pacts:
            self.pacts[key] = self.appraisal.bound(terms.rival, mine, theirs)
        played = self.pacts[key]
        gains.mine += weight * played.mine * (self.trust(terms.rival) if played.mine > 0.0 else 1.0)
        gains.theirs += weight * played.theirs * (self.trust(self.seat) if played.theirs > 0.0 else 1.0)

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
        if clause.vow is Vow.TELL:
            return self.tip(by, to, clause.about)
        if clause.vow is Vow.PEACE and by == self.seat and not self.has_prey(to):
            return Gains(-NEVER, 0.0)
        if clause.vow is not Vow.PAY:
            return self.appraisal.usual(by, to, clause)
        if by == self.seat:
            return self.appraisal.exchange(to, clause.amounts, NOTHING)
        paid = self.appraisal.exchange(by, NOTHING, clause.amounts)
        return Gains(paid.theirs, paid.mine)

    def tip(self, by: i64, to: i64, about: i64) -> Gains:
        """INF-4: return what telling of a hand does for who tells (mine) and who is told.

        It is of use where the one can be certain of it, and the other cannot.
        """
        is_known = self.rumours.may_tell(by, about) if by == self.seat else self.rumours.is_certain(by, about)
        if not is_known:
            return Gains(-NEVER, 0.0)
        if self.rumours.is_certain(to, about):
            return Gains(-TELLING, 0.0)
        return Gains(-TELLING, TIP * LEADS if self.leads(about) else TIP)

    def has_prey(self, spared: i64) -> bool:
        """Return whether somebody is left to take from where one spares one more: peace with all is none."""
        view = self.appraisal.view
        for seat in range(view.seats):
            is_other = seat not in (self.seat, spared) and view.is_alive(seat)
            if is_other and not self.word.has_peace(int(self.seat), int(seat)):
                return True
        return False

    def leads(self, about: i64) -> bool:
        """Return whether nobody has a better chance to win than a seat."""
        look = self.appraisal
        return all(look.chance(about) >= look.chance(seat) for seat in range(look.view.seats))


def without_guns(amounts: Amounts) -> Amounts:
    """Return the cash and goods of amounts."""
    return amounts[0], 0, amounts[2]


def trusted(word: Word, temperament: Temperament) -> i64:
    """Return a mask of those whose word is good."""
    mask: i64 = 0
    for seat in range(SEATS):
        if trust(word, seat, temperament) >= GOOD:
            mask |= 1 << seat
    return mask


def trust(word: Word, seat: i64, temperament: Temperament) -> float:
    """Return how far a seat's word is believed: less with every one it broke, more with those it kept."""
    if not temperament.reads:
        return 1.0
    kept, broken = word.record(seat)
    return (FAITH + kept) / (FAITH + DOUBT + kept + GRUDGE * broken)
