"""An authenticator made of software: it keeps passkeys, and signs as a device would, or as a bad one."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from rig import Doc

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = {1: 2, 3: -7, -1: 1}
"""A COSE key without its point: an elliptic curve, ES256, on P-256."""


def text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(data: str) -> bytes:
    """What was written as base64url."""
    return urlsafe_b64decode(data + "=" * (-len(data) % 4))


@dataclass
class SoftPasskey:
    """A passkey: it knows where it belongs and whose it is; `counts` where it counts its uses."""

    rp: str
    user: str
    counter: int = 1
    counts: bool = True
    flags: int = PRESENT | VERIFIED
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(24))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def data(self, rp: str, flags: int) -> bytes:
        """What the authenticator says of itself."""
        return hashlib.sha256(rp.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def prove(self, call: Doc, origin: str, **changes: str) -> Doc:
        """Answer a call; what is changed is what a bad device would say."""
        self.counter += self.counts
        said = call | changes
        client = client_data("webauthn.get", said["challenge"], origin)
        data = self.data(said["rp"], self.flags)
        signed = data + hashlib.sha256(client).digest()
        return {
            "ceremony": said["ceremony"],
            "credential": text(self.credential),
            "clientData": text(client),
            "authenticatorData": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(SHA256(), deterministic_signing=True))),
            "user": changes.get("user", self.user),
        }


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    """What the browser adds: which ceremony it was, and on whose page."""
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()


def make(offer: Doc, origin: str, name: str = "Phone", **changes: str) -> tuple[SoftPasskey, Doc]:
    """Make a passkey as an offer asks for it; return it, and what is sent to the server."""
    said = offer | changes
    made = SoftPasskey(said["rp"], said["user"])
    point = made.key.public_key().public_numbers()
    cose = ES256 | {-2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
    told = bytes(16) + struct.pack(">H", len(made.credential)) + made.credential + cbor.encode(cose)
    data = made.data(made.rp, made.flags | ATTESTED) + told
    client = client_data("webauthn.create", said["challenge"], origin)
    sent = {
        "ceremony": said["ceremony"],
        "name": name,
        "clientData": text(client),
        "attestation": text(cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})),
    }
    return made, sent
