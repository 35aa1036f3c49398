"""The messages of a table's websocket, and nothing else: one tagged struct each (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gangland.content.message import Message
from gangland.protocol.answers import Asked, Result
from gangland.protocol.facts import FactDoc
from gangland.protocol.lessons import Bubble, Pointed
from gangland.protocol.lobby import LobbyTable, Presence, State
from gangland.protocol.parts import News
from gangland.telling.forms import Line, Reason

LARGEST = 16_384
"""Characters in one message from a client."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="The sender's own id of it.")]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000, description="How much of the game was seen.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Hex = Annotated[
    str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)", description="16 to 64 random bytes.")
]
"""Python's `$` would let a line feed pass, and a line of the log break in two."""

Lang = Literal["en", "fr", "it"]


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Hello(FromClient, tag="hello"):
    """The first message: who one is (no key: a spectator) and what one has already seen."""

    key: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    since: Version = 0
    lang: Lang | None = None


class Act(FromClient, tag="act"):
    """An answer to the seat's question, in notation."""

    id: Id
    version: Version
    action: Annotated[str, msgspec.Meta(max_length=400)]


class Deal(FromClient, tag="deal"):
    """A deal or talk, in notation: offer, gift, accept, decline, withdraw, say."""

    id: Id
    version: Version
    text: Annotated[str, msgspec.Meta(max_length=6000)]


class Undo(FromClient, tag="undo"):
    """Take one's own last action back, as it was known at a version; the rules of undo decide."""

    id: Id
    version: Version


class Ask(FromClient, tag="ask"):
    """A question that never changes anything; `crew` is for odds, as if these had come to the place.

    `seat` is for motives: whose, where a line of the story tells of several.
    """

    id: Id
    what: Asked
    action: Annotated[str, msgspec.Meta(max_length=6000)] = ""
    place: Annotated[str, msgspec.Meta(max_length=80)] = ""
    crew: Annotated[str, msgspec.Meta(max_length=200)] = ""
    version: Version = 0
    seat: Annotated[int, msgspec.Meta(ge=-1, le=5)] = -1


class Entropy(FromClient, tag="entropy"):
    """What a seat adds to the dice, before the game starts."""

    hex: Hex


class Vote(FromClient, tag="vote"):
    """For (or no longer for) a caretaker in the place of somebody who left; one's own seat: take it back."""

    id: Id
    seat: SeatNumber
    yes: bool


class Ping(FromClient, tag="ping"):
    """Somebody wants to know whether we are there."""


class Skip(FromClient, tag="skip"):
    """The learner wants to hear no more of the lesson; the game stands as it is."""

    id: Id


ClientMessage = Hello | Act | Deal | Undo | Ask | Entropy | Vote | Ping | Skip


class FromServer(msgspec.Struct, tag_field="type", omit_defaults=False):
    """What the server may say."""


class Clock(msgspec.Struct):
    """Until when seats have to answer, in seconds since 1970 by the server's clock, which says `now`."""

    now: float
    deadlines: dict[str, float]


class Welcome(FromServer, tag="welcome"):
    """The answer to hello: where one sits; a spectator sits nowhere."""

    table: str
    seat: int | None
    version: int
    commit: str
    dice: str
    names: list[str]
    lang: str
    state: State


class Lobby(FromServer, tag="lobby"):
    """The table before the game, whenever something about it changes."""

    lobby: LobbyTable


class Update(FromServer, tag="update"):
    """What a viewer knows now that it did not before, and what happened since its last version.

    `document` has the parts that are not what they were in the last update on this connection; in the first
    it is whole. `story` has the lines to be told, the first of which may take the place of some told before.
    `undo` says whether the viewer can take its last action back.
    """

    version: int
    document: News
    facts: list[FactDoc]
    story: list[Line]
    clock: Clock | None
    presence: list[Presence]
    undo: bool = False


class AtTable(FromServer, tag="presence"):
    """Who is there, who is being voted out (seat to number of votes), and the clocks."""

    presence: list[Presence]
    votes: dict[str, int]
    clock: Clock | None


class Ack(FromServer, tag="ack"):
    """What was asked for is done, and on the disk."""

    id: str
    version: int


class Refused(FromServer, tag="refused"):
    """What was asked for cannot be done, for a reason; nothing changed."""

    id: str
    reason: Reason
    version: int


class Answer(FromServer, tag="answer"):
    """The answer to a question."""

    id: str
    result: Result


class Error(FromServer, tag="error"):
    """A message that could not be taken as one."""

    code: str
    message: Message
    id: str = ""


class Over(FromServer, tag="over"):
    """The end: the house's part of the dice is shown, which goes by the recipe `dice`.

    `rematch` is the table where they play once more, as soon as somebody wants to.
    """

    commit: str
    dice: str
    reveal: str
    entropies: list[str]
    log: str
    story: str
    rematch: str = ""


class Lesson(FromServer, tag="lesson"):
    """The lesson as far as it has come, to the learner alone: all that was said so far, in order.

    `beat` is the one that is open, with the rules it is about and what it points at. `turn` counts what the
    learner has done. A lesson that is `done` has nothing more to say; one that is not `guided` was skipped.
    """

    lesson: str
    guide: Message
    beat: str
    rules: list[str]
    points: Pointed | None
    bubbles: list[Bubble]
    turn: int
    done: bool
    guided: bool


class Pong(FromServer, tag="pong"):
    """We are there."""


ServerMessage = (
    Welcome | Lobby | Update | AtTable | Ack | Refused | Answer | Error | Over | Lesson | Pong  # all of it
)


class _Tagged(msgspec.Struct):
    """Any message, by its type."""

    type: str = ""
    id: str = ""


class BadMessage(Exception):  # noqa: N818 - an answer to the sender, not a fault of ours
    """A text that is not a message; `code` says why, `id` whose."""

    def __init__(self, code: str, sender_id: str = "") -> None:
        """Keep the reason."""
        super().__init__(code)
        self.code = code
        self.id = sender_id[:64]


TYPES = frozenset({"hello", "act", "deal", "undo", "ask", "entropy", "vote", "ping", "skip"})
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_tagged = msgspec.json.Decoder(_Tagged)
_encoder = msgspec.json.Encoder()


def id_of(text: str | bytes) -> str:
    """Return the id of a text that is not looked at any further, empty where it has none."""
    try:
        return _tagged.decode(text).id[:64] if len(text) <= LARGEST else ""
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


def decode(text: str | bytes) -> ClientMessage:
    """Return the message, or say what is wrong with it: oversized, malformed, unknown, invalid."""
    if len(text) > LARGEST:
        raise BadMessage("oversized")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _blame(text) from error


def _blame(text: str | bytes) -> BadMessage:
    try:
        tagged = _tagged.decode(text)
    except msgspec.ValidationError:
        return BadMessage("invalid")
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return BadMessage("malformed")
    return BadMessage("invalid" if tagged.type in TYPES else "unknown", tagged.id)


def encode(message: ServerMessage) -> str:
    """Return a message as it goes over the wire."""
    return _encoder.encode(message).decode()
