"""The messages of a table's websocket, and nothing else: one tagged struct each (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

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

LONGEST_REPORT = 500

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="The sender's own id of it.")]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000, description="How much of the game was seen.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Hex = Annotated[
    str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)", description="16 to 64 random bytes.")
]
"""Python's `$` would let a line feed pass, and a line of the log break in two."""

Link = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="A link of a chain.")]
LinkNumber = Annotated[int, msgspec.Meta(ge=1, le=4096, description="The number of a link.")]
SeatKey = Annotated[str, msgspec.Meta(pattern="^[0-5]$(?!\n)", description="A seat's number.")]

Lang = Literal["en", "fr", "it"]
Why = Literal["abuse", "spam", "cheating", "name", "other"]
"""For what somebody can be reported."""


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


class NewChain(FromClient, tag="chain"):
    """Link 0 of the chain a seat's dice will come from; said during the game, from a later round on."""

    anchor: Link


class Links(FromClient, tag="links"):
    """Links of the chains of one's seats, all of one number: for the throw that is due, or ahead of it."""

    index: LinkNumber
    links: Annotated[dict[SeatKey, Link], msgspec.Meta(min_length=1, max_length=6)]


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


class Mute(FromClient, tag="mute"):
    """To hear no more of what somebody at the table says, or (`on` false) to hear it again."""

    id: Id
    seat: SeatNumber
    on: bool


class Report(FromClient, tag="report"):
    """To tell the host about somebody at the table; what one heard of them goes with it."""

    id: Id
    seat: SeatNumber
    why: Why
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)] = ""


ClientMessage = (
    Hello | Act | Deal | Undo | Ask | Entropy | NewChain | Links | Vote | Ping | Skip | Mute | Report
)


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


class Dice(FromServer, tag="dice"):
    """How the dice stand: the number of the next throw's links, and whether it waits for some of them.

    `commit` and `parts` are what house and seats committed to before the game, and never change. `reach` says
    by seat up to which link the house holds its chain, `out` who has no part in this round's throws any more.
    """

    index: int
    due: bool
    commit: str
    parts: list[str]
    reach: list[int]
    out: list[int]


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


class Muted(FromServer, tag="muted"):
    """Whom one has muted oneself, by seat; told to nobody else."""

    seats: list[int]


class Pong(FromServer, tag="pong"):
    """We are there."""


ServerMessage = (
    Welcome | Lobby | Update | AtTable | Ack | Refused | Answer | Error | Over | Dice | Lesson | Muted | Pong
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


TYPES = frozenset(one.__struct_config__.tag for one in get_args(ClientMessage))
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_tagged = msgspec.json.Decoder(_Tagged)
_encoder = msgspec.json.Encoder()


def id_of(text: str | bytes) -> str:
    """Return the id of a text that is not looked at any further, empty where it has none."""
    try:
        return _tagged.decode(text).id[:64] if len(text) <= LARGEST else ""
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


def kind_of(message: ClientMessage) -> str:
    """Return the word a client says first in such a message."""
    return str(message.__struct_config__.tag)


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
