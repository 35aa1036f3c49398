"""What comes after a game, over HTTP: where it turned, how it was, and once more."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.game.journal import EVERYBODY, ONLOOKER
from gangland.protocol.aftermath import Again
from gangland.server.http.requests import Rejected, house_of, json_response, room_of
from gangland.server.http.table_pages import check_readable, maker_of, remember, seat_of
from gangland.server.store import archive
from gangland.server.store.makers import Maker
from gangland.server.table.rematch import rematch
from gangland.server.table.replaying import Replay
from gangland.server.table.web_table import Room

PATIENCE: Final = 2.0
"""Seconds after which who asks where a game turned is told that it is still being reckoned."""

EYES: Final = {"all": EVERYBODY, "onlooker": ONLOOKER}


async def turnings(request: Request) -> Response:
    """GET /api/tables/{table}/turnings: where a game that is over turned, by the chances of winning."""
    room = await room_of(request)
    check_readable(request, room)
    found = await house_of(request).reckoning.look(room, PATIENCE)
    return Response(found, media_type="application/json")


async def moment(request: Request) -> Response:
    """GET /api/tables/{table}/moments/{version}: a game that is over as it was, by `?eyes=`."""
    room = await room_of(request)
    check_readable(request, room)
    if room.journal is None:
        raise Rejected(403, "not-over")
    eyes = EYES | {str(seat): seat for seat in range(len(room.record.seats))}
    version, viewer = request.path_params["version"], request.query_params.get("eyes", "all")
    if viewer not in eyes or len(version) > 6 or not (version.isascii() and version.isdecimal()):
        raise Rejected(422, "invalid")
    async with room.rewinding:
        if room.replay is None or room.replay.journal is not room.journal:
            room.replay = await asyncio.to_thread(Replay, room.journal)
        return json_response(await asyncio.to_thread(room.replay.moment, int(version), eyes[viewer]))


async def once_more(request: Request) -> Response:
    """POST /api/tables/{table}/rematch: a seat at the next table, for who had one at this."""
    room, seat = await _player(request)
    maker = Maker() if room.record.rematch else await maker_of(request)
    found = await rematch(house_of(request), room, seat, maker)
    await remember(request, found.room, [found.seat])
    return json_response(Again(found.room.id, found.seat, found.key, found.host), 201)


async def share(request: Request) -> Response:
    """POST /api/tables/{table}/share: let everybody read a game that is over, as one who played it says."""
    room, _ = await _player(request)
    await room.note(lambda base: archive.save_shared(base, room.id))
    room.record.is_shared = True
    return Response(status_code=204)


async def _player(request: Request) -> tuple[Room, int]:
    """Return a table whose game is over, and the seat of somebody who played there."""
    room = await room_of(request)
    if room.record.state != "over":
        raise Rejected(403, "not-over")
    seat = seat_of(request, room)
    if seat is None or seat < 0:
        raise Rejected(403, "bad-key")
    return room, seat


AFTER_ROUTES = [
    Route("/api/tables/{table}/share", share, methods=["POST"]),
    Route("/api/tables/{table}/turnings", turnings),
    Route("/api/tables/{table}/moments/{version}", moment),
    Route("/api/tables/{table}/rematch", once_more, methods=["POST"]),
]
