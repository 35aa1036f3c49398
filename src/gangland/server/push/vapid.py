"""The server's own key: by it a push service knows who sends, and a browser whom it let in (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from gangland.server.push.sealing import point_of

GOOD_FOR = 12 * 3600
HALF = 32
"""Bytes of each of the two numbers of a signature."""


def to_text(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Return what was written as base64url; ValueError where nothing was."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_secret() -> str:
    """Return a new private key, as it is kept."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


class Vapid:
    """A key, and what it signs: for whom a message is, until when that counts, and whom to ask about it."""

    def __init__(self, secret: str) -> None:
        """Read a key as it was kept."""
        self.key = ec.derive_private_key(int(secret, 16), ec.SECP256R1())
        self.public = to_text(point_of(self.key.public_key()))

    def header(self, service: str, contact: str, now: float) -> str:
        """Return the header that shows a message to be ours; `service` is the origin of its endpoint."""
        claims = {"aud": service, "exp": int(now) + GOOD_FOR, "sub": contact}
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(HALF, "big") + s.to_bytes(HALF, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def _json(value: dict[str, object]) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())
