"""Sealing what a push service carries, so that only the browser can read it (RFC 8291, RFC 8188)."""

from __future__ import annotations

import os
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SALT_BYTES = 16
RECORD = 4096
LAST = b"\x02"
"""What ends the last record; a message of ours has no other."""


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes of its point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    text: bytes,
    reader: bytes,
    secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Return a message for one browser, by the point and the secret it gave; ValueError where that is none.

    The key and the salt are new for every message.
    """
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    material = _derived(shared, secret, b"WebPush: info\0" + reader + point, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
