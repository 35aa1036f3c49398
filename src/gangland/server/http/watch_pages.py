"""What watches a server asks it: whether it lives, whether it can serve, and, with the key, its figures."""

from __future__ import annotations

import asyncio
import hmac
import logging

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gangland.server.http.guard import client_of
from gangland.server.http.requests import Rejected, bearer, house_of
from gangland.server.watch.watch import Watch

logger = logging.getLogger("gangland.server")

STORE_WITHIN = 5.0
NOWHERE = "-"
FRESH = {"cache-control": "no-store"}


async def healthz(_: Request) -> Response:
    """GET /healthz: the process answers."""
    return PlainTextResponse("ok\n", headers=FRESH)


async def readyz(request: Request) -> Response:
    """GET /readyz: the store answers, too, and what is to be kept can be."""
    try:
        async with asyncio.timeout(STORE_WITHIN):
            can_write = await house_of(request).readiness.check()
    except Exception as error:  # noqa: BLE001 - whatever it is, nothing can be kept
        logger.warning("not ready: the store does not answer (%s)", type(error).__name__)
        return PlainTextResponse("store\n", 503, FRESH)
    if not can_write:
        logger.warning("not ready: nothing can be kept, as on a full disk")
        return PlainTextResponse("write\n", 503, FRESH)
    return PlainTextResponse("ok\n", headers=FRESH)


async def metrics(request: Request) -> Response:
    """GET /metrics: the figures, for who has the key; where there is none, there is no such page."""
    house = house_of(request)
    key = house.settings.watch.metrics_key
    if not key:
        raise Rejected(404, "no-such-page")
    if not hmac.compare_digest(bearer(request).encode(), key.encode()[:200]):
        allowed = house.bad_keys.allows(client_of(request.scope))
        raise Rejected(403, "bad-key") if allowed else Rejected(429, "rate-limited")
    asked = house.watch.registry if house.figures is None else house.figures
    told = await asyncio.to_thread(generate_latest, asked)
    return Response(told, headers=FRESH, media_type=CONTENT_TYPE_LATEST)


class Watched:
    """Times every request, by the page that answers it."""

    def __init__(self, app: ASGIApp, watch: Watch, pages: dict[object, str]) -> None:
        """Stand before an app; `pages` says where each of its endpoints is."""
        self.app = app
        self.watch = watch
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and note how it was answered."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        with self.watch.timed("request") as timing:
            try:
                await self.app(scope, receive, noted)
            finally:
                page = self.pages.get(scope.get("endpoint"), NOWHERE)
                timing.kinds = (page, method_of(scope), str(status))


def method_of(scope: Scope) -> str:
    """Return the method of a request; whatever we never answer is one kind."""
    method = str(scope["method"])
    return method if method in ("GET", "HEAD", "POST", "PUT", "DELETE") else NOWHERE


WATCH_ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]
