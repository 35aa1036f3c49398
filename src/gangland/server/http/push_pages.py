"""Web push over HTTP: the server's key, and devices that want to be told, or no longer."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.protocol.accounts import PushDevice, PushEnd, PushOffer
from gangland.server.http.account_pages import account_of, kept_session
from gangland.server.http.guard import client_of
from gangland.server.http.requests import Rejected, body_of, house_of, json_response
from gangland.server.push.pusher import Pusher
from gangland.server.store import keys
from gangland.server.store.devices import Device


def _pusher(request: Request) -> Pusher:
    pusher = house_of(request).pusher
    if pusher is None:
        raise Rejected(404, "no-push")
    return pusher


async def offer(request: Request) -> Response:
    """GET /api/push: the key by which a browser knows our messages."""
    return json_response(PushOffer((await _pusher(request).key()).public))


async def subscribe(request: Request) -> Response:
    """PUT /api/push: tell a device from now on, of one's account's seats and of those it has keys of."""
    pusher = _pusher(request)
    body = await body_of(request, PushDevice)
    await pusher.check(body)
    account = await account_of(request)
    session = "" if account is None else kept_session(request)
    device = Device(body.endpoint, body.p256dh, body.auth, body.lang)
    held = [(one.table, keys.hashed(one.key)) for one in body.seats]
    good = await pusher.shelf.keep(device, session, held)
    if good < len(held) and not house_of(request).bad_keys.allows(client_of(request.scope)):
        raise Rejected(429, "rate-limited")
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    """DELETE /api/push: tell a device nothing any more; only the device knows its endpoint."""
    body = await body_of(request, PushEnd)
    await _pusher(request).shelf.drop(body.endpoint)
    return Response(status_code=204)


PUSH_ROUTES = [
    Route("/api/push", offer),
    Route("/api/push", subscribe, methods=["PUT"]),
    Route("/api/push", unsubscribe, methods=["DELETE"]),
]
