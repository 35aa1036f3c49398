"""The bodies of HTTP requests, checked as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gangland.game.names import LONGEST_NAME
from gangland.protocol.messages import Hex, Lang, Link

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
SpectatorRule = Literal["none", "plain", "delayed", "end"]

DAY = 86_400


class Body(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A JSON object from a client."""


class NewSeat(Body):
    """A seat of a new table: one's own, a bot's, or open to whoever is invited."""

    kind: Literal["human", "bot", "open"]
    name: Name | None = None
    bot: Word = ""


class Pace(Body):
    """Live, with seconds for each answer or none at all, or slow, with days."""

    kind: Literal["live", "slow"] = "live"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * DAY)] | None = None


class NewTable(Body):
    """What a table is to be; without a word about the caretaker, it is the host's.

    Without a word about the coach there is one where nobody but bots could mind.
    Of a lesson only its name counts, and that of the first seat: all else is the lesson's.
    """

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[Word, Annotated[int, msgspec.Meta(ge=0, le=99)]] = msgspec.field(default_factory=dict)
    pack: Word = ""
    open_deals: bool = False
    pace: Pace = msgspec.field(default_factory=Pace)
    spectators: SpectatorRule = "plain"
    lang: Lang = "en"
    caretaker: Word = ""
    coach: bool | None = None
    lesson: Word = ""


class Join(Body):
    """Somebody who takes an open seat, with something for the dice: link 0 of a chain, or random bytes."""

    name: Name
    entropy: Hex | None = None
    chain: Link | None = None


class Start(Body):
    """The host's word to begin; open seats are taken by this bot."""

    bots: Word = ""


class Credentials(Body):
    """An account's name and password."""

    name: Name
    password: Password
