"""The parts of a document: what a viewer is shown, field by field, declared here and nowhere else.

The JSON Schema (docs/protocol.schema.json) and the types of the web client come from these structs. What a
viewer cannot know is null; what there is nothing of is null or an empty list, never a magic number.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from gangland.content.message import Message
from gangland.telling.forms import ClauseTold, Form, InForce, OfferTold, Question

PlaceKind = Literal["clubhouse", "er", "start", "random", "opportunity"]
Verdict = Literal["open", "kept", "broken", "moot"]
Amounts = tuple[int, int, int]
"""Cash, guns and goods."""


class Pool(Form):
    """Crew that can still be recruited or promoted to."""

    made: int
    rookies: int


class Seat(Form):
    """A seat as it is seen: a fist is null where none is made, "closed" where it is a rival's."""

    name: str
    bot: str
    gang: str | None
    side: str
    alive: bool
    standing: int
    cash: int | None
    guns: int | None
    goods: int | None
    orders: int | None
    fist: int | Literal["closed"] | None
    pool: Pool
    skipped: bool


class Crew(Form):
    """Crew of one seat at a place: how many made, their names where they have any, and rookies."""

    seat: int
    made: int
    men: list[str]
    rookies: int


class Place(Form):
    """A place on the table; `number` is its lot, `word` how the viewer writes it in notation."""

    id: str
    number: int
    word: str
    kind: PlaceKind
    exploited: bool
    crew: list[Crew]


class Fight(Form):
    """The fight under way, or the last of this turn; `guns`, `totals` and `hits` by seat."""

    place: str
    by: int
    in_: list[int] = msgspec.field(name="in")
    locked: bool
    guns: list[int]
    totals: list[int]
    hits: list[int]


class Exploit(Form):
    """The exploit a question is about: transactions by number (see /api/cards), and which is asked about."""

    by: int
    place: str | None
    transactions: list[int]
    now: int | None


class CardAtWork(Form):
    """The card a question is about, which of its effects, and how many crew are to be injured."""

    id: str
    effect: int
    injure: int


class Offer(Form):
    """An offer by the viewer's own number; `counters` is the offer it answers, if any."""

    offer: int
    by: int
    rivals: list[int]
    give: Amounts
    want: Amounts
    mine: list[ClauseTold]
    theirs: list[ClauseTold]
    until: int
    counters: int | None
    text: str
    state: str
    terms: Message
    told: OfferTold


class Promise(Form):
    """A promise by the viewer's own number; `told` says who made it to whom, and what became of it."""

    promise: int
    seat: int
    rival: int
    clause: ClauseTold
    verdict: Verdict
    told: Message


class Document(Form):
    """All a viewer knows; `seat` is null for an onlooker, `asked` are the seats that owe an answer."""

    game: str
    seat: int | None
    round: int
    rounds: int
    leader: int
    over: bool
    winner: int | None
    step: str
    asked: list[int]
    rolling: bool
    seats: list[Seat]
    places: list[Place]
    face_down: int
    cards: list[str]
    in_force: list[InForce]
    fight: Fight | None
    exploit: Exploit | None
    card: CardAtWork | None
    question: Question | None
    offers: list[Offer]
    promises: list[Promise]


FIELDS: Final = Document.__struct_fields__


def _news_type() -> type[msgspec.Struct]:
    """Return a document of which any part may be missing."""
    parts = [
        (field.name, field.type | UnsetType, msgspec.field(default=UNSET, name=field.encode_name))
        for field in msgspec.structs.fields(Document)
    ]
    return msgspec.defstruct("News", parts, bases=(Form,), module=__name__, forbid_unknown_fields=True)


News: Any = _news_type()
"""A document, or only those parts of it that are not what they were: what is missing is as before."""


def merged(sent: Any, before: Document | None = None) -> Document:  # noqa: ANN401 - a News, made at run time
    """Return the document as a viewer has it now: what every client does with what it is sent."""
    found = {name: getattr(sent, name) for name in FIELDS}
    parts = {name: value for name, value in found.items() if value is not UNSET}
    return Document(**parts) if before is None else msgspec.structs.replace(before, **parts)
