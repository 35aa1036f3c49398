"""Answers to questions that change nothing: why not, what then, what odds, what prices, and how it was."""

from __future__ import annotations

from typing import Literal

import msgspec

from gangland.content.message import Message
from gangland.protocol.parts import Document
from gangland.telling.forms import Form, Line, MarketTold, OddsTold, PlaceNow, Reason

Asked = Literal[
    "why", "shut", "odds", "market", "preview", "past", "terms", "places", "advice", "hint", "motive"
]


class About(msgspec.Struct, forbid_unknown_fields=True, tag_field="what"):
    """An answer, by what was asked."""


class Why(About, tag="why"):
    """Whether an action can be taken, and if not why."""

    legal: bool
    reason: Reason | None


class Shut(About, tag="shut"):
    """Why an order cannot be given now: a reason for each place where it could be meant."""

    reasons: list[Reason]


class Preview(About, tag="preview"):
    """Whether an action can be taken, what it is sure to do to the seat, and the promises it breaks.

    `final` says that it cannot be taken back once it is done: dice, cards or the end come of it.
    """

    legal: bool
    story: list[Line]
    breaks: list[Message] = []
    final: bool = False


class Odds(About, tag="odds"):
    """Chances in a fight: a row for each number of own guns, a column for each that every rival pulls.

    `totals` is what each of the fighters adds to its die as things are.
    """

    place: str
    fighters: list[int]
    totals: list[int]
    chances: list[list[float]]
    told: OddsTold


class Price(Form):
    """A band of the total sold, the last without an end: the street's price, and what each seat is paid."""

    first: int
    last: int | None
    price: int
    paid: list[int]


class Sale(Form):
    """What selling so many brings: at best, where nobody else sells, and at worst, where all do."""

    count: int
    best: int
    worst: int


class MySales(Form):
    """What a seat can sell, and what that costs in standing."""

    top: int
    cost: int
    sales: list[Sale]


class Forecast(About, tag="market"):
    """The market as a viewer can reckon it; limits by seat, null for none, `mine` null for an onlooker."""

    prices: list[Price]
    limits: list[int | None]
    others: int | None
    mine: MySales | None
    told: MarketTold


class Past(About, tag="past"):
    """The document a viewer had at an earlier version of its own."""

    version: int
    document: Document


class Terms(About, tag="terms"):
    """What an offer that is not made yet would say."""

    terms: Message


class Places(About, tag="places"):
    """What every place gives the seat now."""

    places: list[PlaceNow]


class Advice(About, tag="advice"):
    """What the coach would answer in the seat's place, in notation and to be said, and why.

    `odds` are those of a fight, `chance` that to win the game, beside the next best answer's; either is null
    where there is nothing to say.
    """

    action: str
    label: Message
    reason: Message
    odds: Odds | None
    chance: Message | None


class Hint(About, tag="hint"):
    """A hint for newcomers by its id, null where there is none."""

    id: str | None
    message: Message | None


class Motive(About, tag="motive"):
    """Why a bot did what everybody saw, in its own words."""

    seat: int
    message: Message


Result = Why | Shut | Preview | Odds | Forecast | Past | Terms | Places | Advice | Hint | Motive
