"""Links: the invitation to a table, and the one to one's own seat; as text, and as codes to be scanned."""

from __future__ import annotations

import io
from urllib.parse import quote

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.protocol.accounts import Invitation, SeatLink
from gangland.server.http.requests import Rejected, bearer, house_of, json_response, room_of
from gangland.server.http.table_pages import seat_of
from gangland.server.reach import is_local, open_urls
from gangland.server.store.archive import HOST


def bases_of(request: Request) -> list[str]:
    """Return where guests find this server: as the host says, or as whoever asks has found it.

    Who asks on the machine of the server is told what others can open, which may be nothing.
    """
    settings = house_of(request).settings
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    if not is_local(request.url.hostname or ""):
        return [asked_of(request)]
    return open_urls(settings.host, request.scope["server"][1])


def asked_of(request: Request) -> str:
    """Return where whoever asks has found this server."""
    return f"{request.url.scheme}://{request.url.netloc}"


def base_of(request: Request) -> str:
    """Return where guests find this server, or failing that, where it was found."""
    return next(iter(bases_of(request)), asked_of(request))


def code_of(link: str) -> segno.QRCode:
    """Return a link as a code."""
    return segno.make(link, error="m", micro=False)


async def invitation(request: Request) -> Response:
    """GET /api/tables/{table}/invitation: where those who are invited find the table."""
    room = await room_of(request)
    return json_response(Invitation([f"{base}/t/{room.id}" for base in bases_of(request)]))


async def invitation_code(request: Request) -> Response:
    """GET /api/tables/{table}/qr.svg: the invitation as a picture."""
    room = await room_of(request)
    out = io.BytesIO()
    code_of(f"{base_of(request)}/t/{room.id}").save(out, kind="svg", scale=8, border=2, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


async def own_link(request: Request) -> Response:
    """GET /api/tables/{table}/link: with a seat's key, the link that carries it.

    The server keeps no key it could put in a link: it is the one that was sent, and only to who sent it.
    """
    room = await room_of(request)
    if seat_of(request, room) in (None, HOST):
        raise Rejected(403, "not-your-seat")
    link = f"{base_of(request)}/t/{room.id}#key={quote(bearer(request))}"
    matrix = code_of(link).matrix
    return json_response(SeatLink(link, len(matrix), path_of(matrix)))


def path_of(matrix: tuple[bytearray, ...]) -> str:
    """Return the dark squares of a code as a path of SVG, each row in runs."""
    runs: list[str] = []
    for y, row in enumerate(matrix):
        x = 0
        for part in bytes(row).split(b"\0"):
            if part:
                runs.append(f"M{x} {y}h{len(part)}v1h-{len(part)}z")
            x += len(part) + 1
    return "".join(runs)


LINK_ROUTES = [
    Route("/api/tables/{table}/invitation", invitation),
    Route("/api/tables/{table}/qr.svg", invitation_code),
    Route("/api/tables/{table}/link", own_link),
]
