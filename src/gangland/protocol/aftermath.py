"""The answers over HTTP about a game that is over: its story, where it turned, its moments, and a rematch."""

from __future__ import annotations

import msgspec

from gangland.game.placing import By
from gangland.protocol.facts import FactDoc
from gangland.protocol.over_http import Reply
from gangland.protocol.parts import Document
from gangland.telling.forms import Line


class Figures(Reply):
    """What everybody had after a line, by seat."""

    version: int
    round: int
    cash: list[int]
    guns: list[int]
    goods: list[int]
    standing: list[int]
    crew: list[int]
    alive: list[bool]


class Luck(Reply):
    """A seat's dice in fights: how many, their sum, and what they would sum to on average."""

    dice: int
    sum: int
    expected: float


class Rolled(Reply):
    """A roll or a draw, as everybody can derive it again; `throw` is the number of its links."""

    version: int
    text: str
    purpose: str
    number: int
    size: int
    which: int
    throw: int = 0


class Decision(Reply):
    """What the winner won by, and who had as much cash (END-2)."""

    by: By
    tied: list[int]


class Chronicle(Reply):
    """Everything about a game that is over; `order` are the seats by their place."""

    document: Document
    facts: list[FactDoc]
    story: list[Line]
    series: list[Figures]
    luck: list[Luck]
    seed: str
    rolls: list[Rolled]
    order: list[int]
    decided: Decision


class Chances(Reply):
    """The chances of every seat after so many lines, as playouts have it."""

    version: int
    round: int
    chances: list[float]


class Turning(Reply):
    """An order that turned the game: the chances of every seat before and after it."""

    since: int
    version: int
    round: int
    before: list[float]
    after: list[float]


class DealWorth(Reply):
    """The deal that was worth the most to one of its parties, in chances of winning."""

    version: int
    seat: int
    rival: int
    gain: float


class BetrayalCost(Reply):
    """The broken promise that cost whom it was made to the most, in chances of winning."""

    version: int
    promise: int
    seat: int
    rival: int
    cost: float


class Turnings(Reply):
    """Where a game turned; while that is being reckoned it is not `ready`, and empty but for what is `done`.

    Chances are estimates: at its turning points the game was played on `playouts` times, and two of three
    such estimates are no further off than `margin`.
    """

    ready: bool
    done: float = 0.0
    playouts: int = 0
    margin: float = 0.0
    chances: list[Chances] = msgspec.field(default_factory=list)
    turnings: list[Turning] = msgspec.field(default_factory=list)
    deal: DealWorth | None = None
    betrayal: BetrayalCost | None = None


class Moment(Reply):
    """A finished game after `version` of its `last` lines, through the eyes of a seat or with blinds up.

    `known` are the versions the seats had then, by seat, and an onlooker's, which comes last.
    """

    version: int
    last: int
    known: list[int]
    document: Document


class Again(Reply):
    """A seat at the table of a rematch, and the key to it; who asked first is its host."""

    table: str
    seat: int
    key: str
    host_key: str = ""


REPLIES: tuple[type[msgspec.Struct], ...] = (Chronicle, Turnings, Moment, Again)
