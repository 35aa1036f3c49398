"""INF-3: what a seat knows of deals, as slices of its observation: the offer of the moment, promises, talk.

The offer is the one a seat is asked about, the draft the one it is about to make. Of promises of one kind
between the same two, the latest is shown. A promise is three numbers: how many rounds it runs, what it is
about (a place, an asset, a seat as one counts it), and how much.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.table import SEATS, Table
from gangland.game.deals.deal import ASSETS, NOTHING, Clause, Offer, Tip, Verdict, Vow
from gangland.game.deals.phrases import PHRASES
from gangland.research.bargaining import MOST_OFFERS, MOST_TALK, Bargaining, Heard
from gangland.research.heads import relative
from gangland.research.layout import Part
from gangland.research.vocabulary import VOWS

CLAUSE_FIELDS: Final = ("deadline", "what", "amount")
NO_CLAUSE: Final = [-1, -1, -1]
NO_OFFER: Final = [-1] + [0] * 2 * len(ASSETS) + NO_CLAUSE * 2 * len(VOWS)


def _clause_fields(sides: tuple[str, str]) -> tuple[str, ...]:
    return tuple(f"{side}_{vow.value}_{field}" for side in sides for vow in VOWS for field in CLAUSE_FIELDS)


OFFER_FIELDS: Final = (
    "by",
    *(f"give_{asset}" for asset in ASSETS),
    *(f"want_{asset}" for asset in ASSETS),
    *_clause_fields(("mine", "theirs")),
)
PARTS: Final = (
    Part("offer", 1, OFFER_FIELDS),
    Part("draft", 1, OFFER_FIELDS),
    Part("promises", SEATS, _clause_fields(("to", "by"))),
    Part("word", SEATS, ("kept", "broken")),
    Part("heard", SEATS, ("phrase", "about", *ASSETS)),
    Part("left", 1, ("offers", "talk")),
)


def facts(sitting: Bargaining, seat: int) -> list[int]:
    """Return the numbers of these slices for a seat."""
    ledger, t = sitting.model.ledger, sitting.t
    promises = [NO_CLAUSE * (2 * len(VOWS)) for _ in range(SEATS)]
    word = [[0, 0] for _ in range(SEATS)]
    for one in ledger.promises_seen(seat):
        other = relative(t.seats, seat, one.to if one.by == seat else one.by)
        if one.verdict is Verdict.OPEN:
            at = (VOWS.index(one.clause.vow) + (len(VOWS) if one.by == seat else 0)) * 3
            promises[other][at : at + 3] = _clause(t, seat, one.clause)
        elif one.verdict is not Verdict.MOOT:
            word[relative(t.seats, seat, one.by)][one.verdict is Verdict.BROKEN] += 1
    said = [[0, -1, -1, -1, -1] for _ in range(SEATS)]
    for other, heard in enumerate(sitting.heard[seat]):
        said[relative(t.seats, seat, other)] = _heard(t, seat, heard)
    left = [MOST_OFFERS - ledger.made[seat], MOST_TALK - ledger.spoken[seat]]
    return [
        *_offer(t, seat, sitting.moment(seat).reply_to),
        *_draft(t, seat, sitting.draft(seat)),
        *(number for row in (*promises, *word, *said) for number in row),
        *left,
    ]


def _draft(t: Table, seat: int, draft: Offer | Tip | None) -> list[int]:
    """Return an offer as far as it was said; of a tip whom it is about, and what that gang holds as given."""
    if not isinstance(draft, Tip):
        return _offer(t, seat, draft)
    clauses = NO_CLAUSE * 2 * len(VOWS)
    clauses[VOWS.index(Vow.TELL) * 3 + 1] = relative(t.seats, seat, draft.about)
    return [0, *draft.held, *NOTHING, *clauses]


def _offer(t: Table, seat: int, offer: Offer | None) -> list[int]:
    if offer is None:
        return NO_OFFER
    numbers = [relative(t.seats, seat, offer.by), *offer.give, *offer.want]
    for clauses in (offer.mine, offer.theirs):
        found = {one.vow: _clause(t, seat, one) for one in clauses}
        numbers += [number for vow in VOWS for number in found.get(vow, NO_CLAUSE)]
    return numbers


def _clause(t: Table, seat: int, clause: Clause) -> list[int]:
    """Return how long a promise runs, what it is about, and how much."""
    what, amount = clause.place, clause.most
    if clause.vow is Vow.TELL:
        what = relative(t.seats, seat, clause.about)
    elif clause.amounts != NOTHING:
        what = next(number for number, one in enumerate(clause.amounts) if one)
        amount = clause.amounts[what]
    return [clause.until - t.round, what, amount]


def _heard(t: Table, seat: int, heard: Heard) -> list[int]:
    """Return a phrase by its number, from 1, and a tip."""
    about = relative(t.seats, seat, heard.about) if heard.about >= 0 else -1
    return [PHRASES.index(heard.phrase) + 1 if heard.phrase else 0, about, *heard.held]
