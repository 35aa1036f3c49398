"""Requests: reading them, and answering in JSON."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gangland.game.refusal import Refusal
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

T = TypeVar("T")

BODY_WITHIN = 20.0


class Rejected(Exception):  # noqa: N818 - it becomes an answer
    """A request that is answered with an error."""

    def __init__(self, status: int, code: str) -> None:
        """Keep what to answer."""
        super().__init__(code)
        self.status = status
        self.code = code


STATUS = {
    "account-taken": 409,
    "alike-name": 409,
    "banned": 403,
    "begun": 409,
    "house-full": 409,
    "no-such-passkey": 404,
    "no-such-session": 404,
    "no-such-table": 404,
    "not-begun": 409,
    "open-seats": 409,
    "passkey-copied": 401,
    "passkey-known": 409,
    "passkey-refused": 401,
    "passkey-unknown": 401,
    "same-name": 409,
    "seat-open": 409,
    "table-full": 409,
    "too-many-open": 409,
    "too-many-running": 409,
    "too-many-passkeys": 409,
    "too-much": 429,
    "unknown-exercise": 404,
    "wrong-password": 401,
}


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(refusal.code, 422)


def json_response(value: object, status: int = 200) -> Response:
    """Return JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def raw_body(request: Request) -> bytes:
    """Return the body of a request as it came; nobody may take for ever to send it."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            return await request.body()
    except TimeoutError as error:
        raise Rejected(408, "too-slow") from error


async def body_of(request: Request, kind: type[T]) -> T:
    """Return the body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Rejected(415, "not-json")
    body = await raw_body(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Rejected(422, "invalid") from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Rejected(400, "malformed") from error


def bearer(request: Request) -> str:
    """Return the key a request carries, empty where there is none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:200] if scheme.lower() == "bearer" else ""


def house_of(request: Request) -> House:
    """Return the house."""
    house: House = request.app.state.house
    return house


def seat_in(request: Request, room: Room) -> int:
    """Return the seat of a request's address."""
    numbers = {str(number): number for number in range(len(room.record.seats))}
    if request.path_params["seat"] not in numbers:
        raise Rejected(404, "no-such-seat")
    return numbers[request.path_params["seat"]]


async def room_of(request: Request) -> Room:
    """Return the table of a request's address."""
    room = await house_of(request).find(request.path_params["table"])
    if room is None:
        raise Rejected(404, "no-such-table")
    return room
