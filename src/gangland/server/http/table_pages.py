"""Tables over HTTP: made, looked up, joined, begun, and read when they are over."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.protocol.bodies import Join, NewTable, Start
from gangland.protocol.lobby import Now
from gangland.protocol.over_http import Created, Joined, Started
from gangland.server.http import library
from gangland.server.http.account_pages import account_of, asked_at
from gangland.server.http.guard import client_of
from gangland.server.http.pages import tagged
from gangland.server.http.requests import (
    Rejected,
    bearer,
    body_of,
    house_of,
    json_response,
    raw_body,
    room_of,
    seat_in,
)
from gangland.server.store import keys
from gangland.server.store.archive import HOST
from gangland.server.store.makers import Maker
from gangland.server.table import gathering
from gangland.server.table.chronicle import story
from gangland.server.table.export import kept_log, log_name
from gangland.server.table.web_table import Room


async def maker_of(request: Request) -> Maker:
    """Return who makes a table; refuse more from one address, or account, than it may make in a while."""
    house, account = house_of(request), await account_of(request)
    maker = Maker("" if house.settings.is_at_home() else client_of(request.scope), account)
    if maker.address and not request.app.state.new_tables.allows(maker.address):
        raise Rejected(429, "too-many-tables")
    if account is not None and not request.app.state.new_tables.allows(f"account {account}"):
        raise Rejected(429, "too-many-tables")
    return maker


async def create(request: Request) -> Response:
    """POST /api/tables: make a table."""
    new = await body_of(request, NewTable)
    room, own, host = await house_of(request).create(new, *await maker_of(request))
    await remember(request, room, list(own))
    own_keys = {str(seat): [key] for seat, key in own.items()}
    answer = Created(room.id, own_keys, host, f"/t/{room.id}", room.record.commitment, room.record.plan.dice)
    return json_response(answer, 201)


async def look(request: Request) -> Response:
    """GET /api/tables/{table}: the lobby; who sits there is told how far the game is, too."""
    room = await room_of(request)
    doc = gathering.lobby_document(room.record, room.audience.presence())
    seat = keys.find(bearer(request), room.record.keys)
    if seat is not None and seat != HOST and room.journal is not None:
        t = room.journal.game.t
        doc.now = Now(t.round, t.rounds, asked_at(house_of(request), room.id))
    return json_response(doc)


async def cards(request: Request) -> Response:
    """GET /api/tables/{table}/cards: every site, card and gang this table is played with."""
    body, tag = library.cards_json((await room_of(request)).pack)
    return tagged(request, body, tag, "application/json")


async def join(request: Request) -> Response:
    """POST /api/tables/{table}/join: take an open seat."""
    body = await body_of(request, Join)
    room = await room_of(request)
    seat, key = await gathering.join(room, body)
    await remember(request, room, [seat])
    return json_response(Joined(seat, key))


async def start(request: Request) -> Response:
    """POST /api/tables/{table}/start: the host begins."""
    body = await body_of(request, Start) if await raw_body(request) else Start()
    room = await room_of(request)
    _check_host(request, room)
    await gathering.start(room, body.bots)
    return json_response(Started(room.record.state))


async def free(request: Request) -> Response:
    """DELETE /api/tables/{table}/seats/{seat}: the host opens a taken seat again."""
    room = await room_of(request)
    _check_host(request, room)
    await gathering.free(room, seat_in(request, room))
    return json_response(gathering.lobby_document(room.record, room.audience.presence()))


async def read_log(request: Request) -> Response:
    """GET /api/tables/{table}/log: the log, once the game is over."""
    room = await room_of(request)
    check_over(request, room)
    name = log_name(room.record)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(kept_log(room.record), media_type="text/plain; charset=utf-8", headers=headers)


async def read_story(request: Request) -> Response:
    """GET /api/tables/{table}/story: everything about a game that is over."""
    room = await room_of(request)
    check_readable(request, room)
    async with room.rewinding:
        journal, found = room.journal, room.story
        if journal is None:
            raise Rejected(403, "not-over")
        if not found:
            found = msgspec.json.encode(await asyncio.to_thread(story, journal, room.new_journal()))
            room.story = found if room.journal is journal else b""  # somebody may have said something
    return Response(found, media_type="application/json")


def _check_host(request: Request, room: Room) -> None:
    if seat_of(request, room) != HOST:
        raise Rejected(403, "not-the-host")


def seat_of(request: Request, room: Room) -> int | None:
    """Return the seat of a request's key; wrong ones are counted, a good one opens after any number."""
    key = bearer(request)
    if not key:
        return None
    seat = keys.find(key, room.record.keys)
    if seat is not None:
        return seat
    if house_of(request).bad_keys.allows(client_of(request.scope)):
        raise Rejected(403, "bad-key")
    raise Rejected(429, "rate-limited")


def check_readable(request: Request, room: Room) -> None:
    """Refuse what is not over, what spectators are not to see, and what cannot be played again."""
    check_over(request, room)
    if room.held is not None:
        raise Rejected(409, "held")


def check_over(request: Request, room: Room) -> None:
    """Refuse what is not over, and what spectators are not to see in the end."""
    if room.record.state != "over":
        raise Rejected(403, "not-over")
    is_open = room.record.is_shared or room.record.plan.spectators in ("delayed", "end")
    if not is_open and seat_of(request, room) is None:
        raise Rejected(403, "no-spectators")


async def remember(request: Request, room: Room, seats: list[int]) -> None:
    """Note the seats of somebody who is logged in."""
    account = await account_of(request)
    if account is not None:
        await house_of(request).accounts.own(account, room.id, seats)


TABLE_ROUTES = [
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{table}", look),
    Route("/api/tables/{table}/cards", cards),
    Route("/api/tables/{table}/join", join, methods=["POST"]),
    Route("/api/tables/{table}/start", start, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}", free, methods=["DELETE"]),
    Route("/api/tables/{table}/log", read_log),
    Route("/api/tables/{table}/story", read_story),
]
