"""The answers over HTTP, each a struct; requests are in `bodies`, what comes after a game in `aftermath`."""

from __future__ import annotations

import msgspec

from gangland.content.message import Message
from gangland.content.records import Effect, MadeMan, Market, Modifier, Side, Transaction
from gangland.protocol.lobby import Asked, State
from gangland.telling.forms import Form


class Reply(Form, rename="camel"):
    """A JSON object for a client."""


class OptionInfo(Reply):
    """An option of a game: the rule it comes from, and the highest it can be set."""

    id: str
    rule: str
    top: int


class GameInfo(Reply):
    """A game: how many can play, its options, gangs and sides, and the packs of the host that fit."""

    id: str
    players: tuple[int, int]
    options: list[OptionInfo]
    gangs: list[str]
    sides: list[str]
    packs: list[str]


class Games(Reply):
    """What this house offers; `budgets` and `temperaments` are to name a bot with, `boss:25ms+honest`."""

    games: list[GameInfo]
    packs: list[str]
    bots: list[str]
    temperaments: dict[str, list[str]]
    budgets: dict[str, list[str]]
    caretaker: str
    accounts: bool
    langs: list[str]
    version: str


class Ground(Reply):
    """What can be exploited and fought over; `peaceful`: guns are prohibited."""

    main: list[Transaction]
    boost: list[Transaction]
    choose: bool
    hot: int
    peaceful: bool
    fight: str


class SiteSheet(Reply):
    """A site and what explains it."""

    kind: str
    role: str
    provenance: str
    ground: Ground
    lines: list[Message]


class CardSheet(Reply):
    """A card and what explains it; an opportunity has a ground."""

    kind: str
    provenance: str
    hardcore: bool
    effects: list[Effect]
    modifiers: list[Modifier]
    who: str
    of: str
    ground: Ground | None
    lines: list[Message]


class GangSheet(Reply):
    """A gang with its sides and its named made, and what explains it."""

    provenance: str
    sides: list[Side]
    made: list[MadeMan]
    lines: list[Message]


class Cards(Reply):
    """Every site, card and gang of a pack, transactions by number each with its line, and the market.

    A game is played with so many cards as a `deck`, and so many `tiles` besides those it starts with.
    """

    game: str
    terms: dict[str, str]
    names: dict[str, dict[str, str]]
    sites: dict[str, SiteSheet]
    cards: dict[str, CardSheet]
    gangs: dict[str, GangSheet]
    transactions: list[Transaction]
    transaction_lines: list[Message]
    market: Market
    deck: int
    tiles: int


class Created(Reply):
    """A new table, with the keys of one's own seats and the host's."""

    table: str
    keys: dict[str, list[str]]
    host_key: str
    invite: str
    commit: str
    dice: str


class Joined(Reply):
    """A seat of one's own, and the key to it."""

    seat: int
    key: str


class Started(Reply):
    """The table has begun, or waits for parts of its dice."""

    state: State


class LoggedIn(Reply):
    """The token of a session, and the name of its account."""

    session: str
    name: str


class MyTable(Reply):
    """A seat of one's own, who owes an answer there, and once it is over which place one had, if known."""

    table: str
    game: str
    seat: int
    name: str
    state: State
    created: float
    lesson: str
    asked: list[Asked]
    place: int | None = None
    players: int = 0
    winner: str = ""


class MyTables(Reply):
    """Every seat of one's own."""

    tables: list[MyTable]


REPLIES: tuple[type[msgspec.Struct], ...] = (
    Games,
    Cards,
    Created,
    Joined,
    Started,
    LoggedIn,
    MyTables,
)
