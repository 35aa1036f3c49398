"""A stand-in for a push service, and a browser's side of it: checks who sends, reads what was sealed."""

from __future__ import annotations

import json
import secrets
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from authenticator import from_text, text
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from rig import Doc

CURVE = ec.SECP256R1()


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key made of another."""
    return HKDF(SHA256(), length, salt, info).derive(material)


@dataclass
class Browser:
    """A browser that subscribed: its keys, and where its messages go."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, lang: str = "en", **seats: str) -> Doc:
        """What a client tells the server; seats are tables with keys."""
        held = [{"table": table, "key": key} for table, key in seats.items()]
        keys = {"p256dh": text(self.point()), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, **keys, "lang": lang, "seats": held}

    def read(self, body: bytes) -> Doc:
        """Open what was sealed for this browser."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        assert len(body) <= size
        sender = body[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derived(shared, self.auth, b"WebPush: info\0" + self.point() + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert opened.endswith(b"\x02")
        found: Doc = json.loads(opened[:-1])
        return found


def claims_of(authorization: str, public: str) -> Doc:
    """What a sender signed; InvalidSignature where it was not signed with this key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_text(signature)
    assert len(raw) == 64
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: Doc = json.loads(from_text(claims))
    return found


class PushService:
    """What came in, and with which status it is answered from now on."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []

    def read(self, browser: Browser) -> list[Doc]:
        """What a browser was told."""
        path = browser.endpoint.removeprefix(self.url)
        return [browser.read(body) for at, _, body in self.got if at == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("location", "http://127.0.0.1:9/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
