"""One's own account over HTTP: its password, where one is logged in, and its end."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.game.refusal import Refusal
from gangland.protocol.accounts import NewPassword, OwnSession, OwnSessions
from gangland.server.http.account_pages import kept_session, limit_passwords, required_account
from gangland.server.http.guard import client_of
from gangland.server.http.passkey_pages import confirmed_account
from gangland.server.http.requests import body_of, house_of, json_response
from gangland.server.table import erasing
from gangland.server.watch.logs import note


async def change_password(request: Request) -> Response:
    """PUT /api/me/password: another password; whoever else is logged in is so no longer."""
    account = await required_account(request)
    body = await body_of(request, NewPassword)
    limit_passwords(request)
    accounts = house_of(request).accounts
    await accounts.change_password(account, body.old, body.new, kept_session(request))
    note("password-changed", account=account, address=client_of(request.scope))
    return Response(status_code=204)


async def sessions(request: Request) -> Response:
    """GET /api/me/sessions: where one is logged in."""
    found = await house_of(request).accounts.sessions(await required_account(request))
    here = kept_session(request)
    return json_response(
        OwnSessions([OwnSession(one.id, one.since, one.used, one.hash == here) for one in found])
    )


async def end_session(request: Request) -> Response:
    """DELETE /api/me/sessions/{session}: be logged in there no longer."""
    account = await required_account(request)
    text = request.path_params["session"]
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Refusal("no-such-session")
    await house_of(request).accounts.end_session(account, int(text))
    return Response(status_code=204)


async def end_others(request: Request) -> Response:
    """DELETE /api/me/sessions: be logged in here and nowhere else."""
    account = await required_account(request)
    await house_of(request).accounts.end_others(account, kept_session(request))
    return Response(status_code=204)


async def erase(request: Request) -> Response:
    """DELETE /api/me: erase the account, and the person at every seat of it."""
    account = await confirmed_account(request)
    await erasing.erase_account(house_of(request), account)
    note("account-erased", account=account)
    return Response(status_code=204)


PERSON_ROUTES = [
    Route("/api/me", erase, methods=["DELETE"]),
    Route("/api/me/password", change_password, methods=["PUT"]),
    Route("/api/me/sessions", sessions),
    Route("/api/me/sessions", end_others, methods=["DELETE"]),
    Route("/api/me/sessions/{session}", end_session, methods=["DELETE"]),
]
