"""The guard at the door: hosts, origins, sizes, rates, and the headers every answer carries."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gangland.content.message import message
from gangland.protocol.messages import Error, encode
from gangland.server.http.limits import Attendance, Limiter, household
from gangland.server.http.wrong_host import wrong_host_page
from gangland.server.settings import Settings
from gangland.server.watch.watch import UNWATCHED, Unwatched
from gangland.telling.forms import Reason

logger = logging.getLogger("gangland.server")

LARGEST_BODY = 65_536
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF = "x-gangland"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
REFUSED_SOCKET, TRY_LATER = 1008, 1013
CROWDED, BANNED = "too-many-connections", "banned"


def reason_response(status: int, why: Reason) -> Response:
    """Return why something was not done."""
    return Response(msgspec.json.encode(why), status, media_type="application/json")


def error_response(status: int, code: str) -> Response:
    """Return an error that has no rule behind it, and the message that says it."""
    return reason_response(status, Reason(code, "", message(f"error-{code}")))


class Guard:
    """Lets through what may come in, and sends nothing out without its headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        bars: Callable[[str], bool] = lambda _: False,
        watch: Unwatched = UNWATCHED,
    ) -> None:
        """Stand before an app; `bars` says which addresses are not let in, `watch` hears who was not."""
        self.bars = bars
        self.watch = watch
        self.app = app
        self.hosts = {name.lower() for name in settings.names} | {"localhost"}
        self.origins: set[str] = set()
        if settings.public_url:
            public = urlsplit(settings.public_url)
            self.hosts.add(public.hostname or "")
            self.origins.add(f"{public.scheme}://{public.netloc}".lower())
        self.requests = Limiter(*settings.rates.requests)
        self.there = {kind: Attendance(settings.most_from_address) for kind in ("http", "websocket")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or a connection, and hand it on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        there, address = self.there[scope["type"]], client_of(scope)
        is_there = there.enter(address)
        try:
            refused = self.check(scope) or (None if is_there else (429, CROWDED))
            if refused is not None:
                self.watch.refused("http" if scope["type"] == "http" else "socket", refused[1], address)
            if scope["type"] == "websocket":
                await self._connect(scope, receive, send, refused)
            else:
                await self._answer(scope, receive, send, refused)
        finally:
            if is_there:
                there.leave(address)

    async def _connect(
        self, scope: Scope, receive: Receive, send: Send, refused: tuple[int, str] | None
    ) -> None:
        """Hand a connection on, or say why not; to browsers only who is let in can say why it hangs up."""
        if refused is None:
            await self.app(scope, receive, send)
            return
        code = TRY_LATER if refused[1] == CROWDED else REFUSED_SOCKET
        if refused[1] in (CROWDED, BANNED):
            await receive()
            await send({"type": "websocket.accept"})
            error = encode(Error(refused[1], message(f"error-{refused[1]}")))
            await send({"type": "websocket.send", "text": error})
        await send({"type": "websocket.close", "code": code, "reason": refused[1]})

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, refused: tuple[int, str] | None
    ) -> None:
        """Have a request answered, with our headers, or refuse it."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        if refused is not None:
            await _refusal(scope, *refused)(scope, receive, send_with_headers)
        else:
            await self._answered(scope, _limited(receive), send_with_headers)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the app answer, or say in its place that it failed; what it began to say is cut off."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:
            if begun:
                raise
            logger.exception("a request failed: %s %.200r", scope["method"], scope["path"])
            await error_response(500, "internal")(scope, receive, send)

    def check(self, scope: Scope) -> tuple[int, str] | None:
        """Return the status and code of what is wrong, if anything is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_host(host):
            return 421, "wrong-host"
        address = client_of(scope)
        if self.bars(address) or not self.requests.allows(address):
            return (403, BANNED) if self.bars(address) else (429, "rate-limited")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not self.is_origin(headers.get("origin"), host) or headers.get("sec-fetch-site") == "cross-site":
            return 403, "wrong-origin"
        if scope["type"] == "http" and headers.get(CSRF) != "1":
            return 403, "csrf"
        return None

    def is_host(self, host: str) -> bool:
        """Return whether we go by this name: addresses always, names only as set (against DNS rebinding)."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or _is_address(name)

    def is_origin(self, origin: str | None, host: str) -> bool:
        """Return whether a request comes from our own pages; a program that is no browser has no origin."""
        if origin is None:
            return True
        scheme, _, netloc = origin.lower().partition("://")
        return (scheme in ("http", "https") and netloc == host.lower()) or origin.lower() in self.origins


def _refusal(scope: Scope, status: int, code: str) -> Response:
    """Return why somebody is not let in: to programs as a typed error, and of a wrong name in words."""
    if code == "wrong-host" and scope["method"] in SAFE and not scope["path"].startswith(("/api/", "/ws/")):
        return wrong_host_page(Headers(scope=scope))
    return error_response(status, code)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def client_of(scope: Scope) -> str:
    """Return by which address whoever asks is counted; a trusted proxy's is not its own."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


class TooLarge(Exception):  # noqa: N818 - it becomes an answer
    """A body larger than any we take."""


def _limited(receive: Receive) -> Receive:
    """Return the same channel, which stops when too much comes through it."""
    total = 0

    async def limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LARGEST_BODY:
            raise TooLarge
        return message

    return limited
