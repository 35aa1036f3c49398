"""Running the server: a socket, uvicorn on it, and somebody told when it answers."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import socket
import sys
from collections.abc import Callable

import uvicorn

from gangland.protocol.messages import LARGEST
from gangland.server.http.app import make_app
from gangland.server.settings import Settings
from gangland.server.socket.connections import connection_limit, patient
from gangland.server.socket.lines import Line
from gangland.server.table.house import House
from gangland.server.table.pinning import SayHeld
from gangland.server.watch import systemd

BACKLOG = 512
LINGER = 3
SWITCH = 0.001
"""Seconds a thinking bot keeps the interpreter from those who wait for a message."""

if sys.platform == "win32":  # there SO_REUSEADDR lets a second server have the port of the first
    HOLD = socket.SO_EXCLUSIVEADDRUSE
else:
    HOLD = socket.SO_REUSEADDR


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns Nagle's delays (40 ms an update) off only for sockets that say they are TCP
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, HOLD, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Return where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{host}:{port}"


def run(server: Server, listening: socket.socket) -> None:
    """Serve until stopped, on the quicker event loop where it is to be had: not on every system."""
    has_quicker = importlib.util.find_spec("uvloop") is not None
    factory = importlib.import_module("uvloop").new_event_loop if has_quicker else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(server.serve(sockets=[listening]))


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(
        self, settings: Settings, ready: Callable[[], None] | None = None, held: SayHeld | None = None
    ) -> None:
        """Prepare to serve; `held` is told of the tables that cannot go on."""
        self.house = house = House(settings)
        house.say_held = held or house.say_held
        # No compression of messages: what people write would be compressed beside what others must not know.
        config = uvicorn.Config(
            make_app(settings, house),
            http=patient(settings.most_from_address),
            limit_concurrency=connection_limit(),
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            access_log=False,
            log_config=None,  # ours: `watch/logs.py`
            ws=Line,
            ws_max_size=4 * LARGEST,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LINGER,
            server_header=False,
        )
        super().__init__(config)
        self.ready = ready
        sys.setswitchinterval(SWITCH)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if not self.started:
            return
        systemd.tell_system(systemd.READY)
        self.alive = asyncio.create_task(systemd.stay_alive())
        if self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that we stop, and stop."""
        systemd.tell_system(systemd.STOPPING)
        await super().shutdown(sockets)
        self.alive.cancel()
