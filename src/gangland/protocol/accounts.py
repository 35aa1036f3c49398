"""Passkeys, web push and the link to one's own seat; bytes travel as base64url without padding."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gangland.protocol.bodies import Body, Password, Word
from gangland.protocol.messages import Lang
from gangland.protocol.over_http import Reply

Bytes = Annotated[
    str,
    msgspec.Meta(pattern=r"^[\w-]+$(?!\n)", max_length=16_384, description="Bytes, as base64url."),
]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
PushKey = Annotated[str, msgspec.Meta(pattern=r"^[\w-]+$(?!\n)", max_length=128)]
PasskeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewPasskey(Body):
    """What a device made of an offer: a passkey, and what one calls it."""

    ceremony: Id
    name: PasskeyName
    client_data: Bytes
    attestation: Bytes


class PasskeyProof(Body):
    """What a device made of a call: the passkey it used, and what it signed."""

    ceremony: Id
    credential: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Bytes | None = None


class Confirm(Body):
    """Who is logged in, once more: by the password, or by what a passkey of the same account has signed."""

    password: Password | None = None
    passkey: PasskeyProof | None = None


class NewPassword(Body):
    """The password as it was, and as it is to be."""

    old: Password
    new: Password


class NameOfPasskey(Body):
    """What a passkey is called from now on."""

    name: PasskeyName


class PasskeyOffer(Reply):
    """What a device needs to make a passkey; `known` are those that this account has at this address."""

    ceremony: str
    challenge: str
    rp: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    seconds: int


class PasskeyCall(Reply):
    """What a device needs to show one of its passkeys; it can be answered once, and not for long."""

    ceremony: str
    challenge: str
    rp: str
    seconds: int


class Passkey(Reply):
    """A passkey of an account: what it is called, where it works, when it was made and used last."""

    id: int
    name: str
    rp: str
    created: float
    used: float | None = None


class Passkeys(Reply):
    """Every passkey of one's account, the oldest first."""

    passkeys: list[Passkey]


class OwnSession(Reply):
    """Somewhere one is logged in: since when, and when it was last used, to the hour; `current` is here."""

    id: int
    since: float
    used: float
    current: bool


class OwnSessions(Reply):
    """Wherever one is logged in, the last used first."""

    sessions: list[OwnSession]


class SeatKey(Body):
    """A key of a seat that a device holds."""

    table: Word
    key: Id


class PushDevice(Body):
    """A browser's subscription, the language it is told in, and the seats it has keys of."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey
    lang: Lang
    seats: Annotated[list[SeatKey], msgspec.Meta(max_length=60)] = msgspec.field(default_factory=list)


class PushEnd(Body):
    """A subscription that is over."""

    endpoint: Endpoint


class PushOffer(Reply):
    """The public key of the server, which a browser needs to subscribe."""

    key: str


class Invitation(Reply):
    """Where those who are invited find a table; nowhere, if only the machine of the server does."""

    links: list[str]


class SeatLink(Reply):
    """The link to one's own seat, and as a code: `size` modules a side, the dark ones as an SVG path."""

    link: str
    size: int
    path: str


ACCOUNT_BODIES: tuple[type[msgspec.Struct], ...] = (
    NewPasskey,
    PasskeyProof,
    Confirm,
    NewPassword,
    NameOfPasskey,
    PushDevice,
    PushEnd,
)
ACCOUNT_REPLIES: tuple[type[msgspec.Struct], ...] = (
    PasskeyOffer,
    PasskeyCall,
    Passkey,
    Passkeys,
    OwnSessions,
    PushOffer,
    Invitation,
    SeatLink,
)
