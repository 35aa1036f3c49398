"""Accounts over HTTP; a session's token travels in the header `X-Gangland-Session`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.protocol.bodies import Credentials
from gangland.protocol.lobby import Asked
from gangland.protocol.over_http import Joined, LoggedIn, MyTable, MyTables
from gangland.server.http.guard import client_of
from gangland.server.http.requests import Rejected, body_of, house_of, json_response, room_of, seat_in
from gangland.server.store import keys
from gangland.server.table.house import House
from gangland.server.watch.logs import note

TOKEN = "x-gangland-session"  # noqa: S105 - the name of a header


async def account_of(request: Request) -> int | None:
    """Return the account of a request, None for a guest; where there are no accounts, all are guests."""
    house = house_of(request)
    token = request.headers.get(TOKEN, "")[:200]
    return await house.accounts.find(token) if token and house.settings.accounts else None


def kept_session(request: Request) -> str:
    """Return what is kept of the session a request names."""
    return keys.hashed(request.headers.get(TOKEN, "")[:200])


def check_accounts(request: Request) -> None:
    """Refuse where the host has no accounts."""
    if not house_of(request).settings.accounts:
        raise Rejected(404, "no-accounts")


async def required_account(request: Request) -> int:
    """Return the account of a request, which has to have one."""
    check_accounts(request)
    account = await account_of(request)
    if account is None:
        raise Rejected(401, "not-logged-in")
    return account


def limit_passwords(request: Request) -> None:
    """Refuse who tries to log in too often."""
    if not request.app.state.passwords.allows(client_of(request.scope)):
        raise Rejected(429, "rate-limited")


async def _credentials(request: Request) -> Credentials:
    check_accounts(request)
    body = await body_of(request, Credentials)
    limit_passwords(request)
    return body


async def logged_in(request: Request, account: int, status: int = 200) -> Response:
    """Return a new session of an account."""
    house = house_of(request)
    token, name = await house.accounts.new_session(account)
    if house.doorman.bars_name(name):
        await house.accounts.log_out(token)
        raise Rejected(403, "banned")
    note("logged-in", account=account, address=client_of(request.scope))
    return json_response(LoggedIn(token, name), status)


async def register(request: Request) -> Response:
    """POST /api/accounts: make an account."""
    body = await _credentials(request)
    house_of(request).doorman.check_names([body.name])
    account = await house_of(request).accounts.register(body.name, body.password)
    return await logged_in(request, account, 201)


async def log_in(request: Request) -> Response:
    """POST /api/sessions: log in."""
    body = await _credentials(request)
    return await logged_in(request, await house_of(request).accounts.check(body.name, body.password))


async def log_out(request: Request) -> Response:
    """DELETE /api/sessions: log out."""
    await house_of(request).accounts.log_out(request.headers.get(TOKEN, "")[:200])
    return Response(status_code=204)


async def my_tables(request: Request) -> Response:
    """GET /api/me/tables: where one has a seat, and who is being waited for there."""
    house = house_of(request)
    found = await house.accounts.tables(await required_account(request))
    return json_response(MyTables([MyTable(**one, asked=asked_at(house, one["table"])) for one in found]))


def asked_at(house: House, table: str) -> list[Asked]:
    """Return who owes an answer, which everybody at a table sees; every game under way is in memory."""
    room = house.rooms.get(table)
    if room is None or room.journal is None or room.record.state != "running":
        return []
    return [Asked(seat, room.record.seats[seat].name) for seat in room.journal.owed()]


async def my_key(request: Request) -> Response:
    """POST /api/me/tables/{table}/{seat}/key: a fresh key of one's own seat."""
    account = await required_account(request)
    room = await room_of(request)
    seat = seat_in(request, room)
    key, kept = await house_of(request).accounts.new_seat_key(account, room.id, seat)
    room.record.keys = keys.with_new(room.record.keys, kept, seat)
    return json_response(Joined(seat, key), 201)


ACCOUNT_ROUTES = [
    Route("/api/accounts", register, methods=["POST"]),
    Route("/api/sessions", log_in, methods=["POST"]),
    Route("/api/sessions", log_out, methods=["DELETE"]),
    Route("/api/me/tables", my_tables),
    Route("/api/me/tables/{table}/{seat}/key", my_key, methods=["POST"]),
]
