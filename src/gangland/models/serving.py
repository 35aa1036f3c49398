"""A seat served by the Model Context Protocol, over standard input and output or over HTTP here."""

from __future__ import annotations

from contextlib import suppress
from socket import socket

import uvicorn

from gangland.models.seat import Seat
from gangland.models.tools import server_of


def over_stdio(seat: Seat) -> None:
    """Serve until the other side closes its end."""
    server_of(seat).run("stdio")


def over_http(seat: Seat, listening: socket, key: str) -> None:
    """Serve on a socket that listens on this machine, to whoever knows the key, until interrupted.

    Names other than this machine's own are refused, so that no page in a browser can be led here.
    """
    host = str(listening.getsockname()[0])
    app = server_of(seat).streamable_http_app(streamable_http_path=f"/mcp/{key}", host=host)
    config = uvicorn.Config(app, access_log=False, log_level="warning", server_header=False)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
