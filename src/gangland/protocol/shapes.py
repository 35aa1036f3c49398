"""The shapes of documents, for the protocol's JSON Schema: what a seat is shown, field by field.

The server builds documents as plain objects (`protocol.document`); a test holds them to these shapes.
"""

from __future__ import annotations

import msgspec

Amounts = tuple[int, int, int]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A JSON object with these keys and no others."""


class Pool(Shape):
    """Crew that can still be recruited."""

    made: int
    rookies: int


class SeatShape(Shape):
    """A seat: what is not known is null; a rival's fist is "closed"."""

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
    fist: int | str | None
    pool: Pool
    skipped: bool


class PlaceShape(Shape):
    """A place on the table; `crew` by seat number, in notation."""

    id: str
    number: int
    kind: str
    exploited: bool
    crew: dict[str, str]


class FightShape(Shape):
    """The fight under way, or the last of this turn; `guns`, `totals` and `hits` by seat."""

    place: str
    by: int
    in_: list[int] = msgspec.field(name="in")
    locked: bool
    guns: list[int]
    totals: list[int]
    hits: list[int]


class ExploitShape(Shape):
    """The exploit a question is about: transactions by number (see /api/cards), and which is asked about."""

    by: int
    place: str | None
    transactions: list[int]
    now: int


class CardShape(Shape):
    """The card a question is about, which of its effects, and how many crew are to be injured."""

    id: str
    effect: int
    injure: int


class MenuRow(Shape):
    """Some of what may be answered: a product of choices.

    `need` crew is to be chosen from the mask `made` and from `rookies` (-1: any, at least one; 0: none);
    `top` is the largest number to choose, -1 where no number is asked for.
    """

    action: str
    place: int
    targets: list[int]
    made: int
    rookies: int
    need: int
    top: int


class OfferShape(Shape):
    """An offer by the viewer's own number."""

    offer: int
    by: int
    rivals: list[int]
    give: Amounts
    want: Amounts
    mine: list[str]
    theirs: list[str]
    until: int
    counters: int
    text: str
    state: str


class PromiseShape(Shape):
    """A promise by the viewer's own number."""

    promise: int
    seat: int
    rival: int
    clause: str
    verdict: str


class Document(Shape):
    """All a viewer knows; `asked` are the seats that owe an answer (6: chance)."""

    game: str
    seat: int
    round: int
    rounds: int
    leader: int
    over: bool
    winner: int
    step: str
    asked: list[int]
    seats: list[SeatShape]
    places: list[PlaceShape]
    face_down: int
    cards: list[str]
    fight: FightShape | None
    exploit: ExploitShape | None
    card: CardShape | None
    menu: list[MenuRow]
    offers: list[OfferShape]
    promises: list[PromiseShape]


class FactShape(msgspec.Struct):
    """Something that happened, with the version it came with; other keys depend on the event."""

    event: str
    version: int


class LobbySeat(Shape):
    """A seat before the game."""

    name: str
    kind: str
    bot: str
    taken: bool
    connected: bool
    entropy: bool


class LobbyPace(Shape):
    """How fast the table plays."""

    kind: str
    seconds: int | None


class LobbyShape(Shape):
    """A table before (and after) the game begins, as anybody invited sees it."""

    table: str
    game: str
    options: dict[str, int]
    open_deals: bool = msgspec.field(name="openDeals")
    state: str
    seats: list[LobbySeat]
    commit: str
    dice: str
    pace: LobbyPace
    spectators: str
    lang: str
    caretaker: str
    pack: str
    rules: str
