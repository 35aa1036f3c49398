"""Connections: how many there may be, and how long one may take to say what it wants.

Every connection takes a file of the process; without an end to them, somebody who opens many and says nothing
would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from gangland.server.http.guard import CROWDED, error_response
from gangland.server.http.limits import Attendance, household

MOST_FILES = 65_536
OTHER_FILES = 64
"""Files that are no connections: the database, pages, threads."""

ASK_WITHIN = 20.0
"""Seconds until a whole request, or a websocket's, has to be there."""


def connection_limit() -> int:
    """Have the system allow as many files as it will; return how many connections that makes."""
    if importlib.util.find_spec("resource") is None:  # not on every system; there, nobody counts files
        return MOST_FILES
    resource = importlib.import_module("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(files - OTHER_FILES, OTHER_FILES)


class PatientProtocol(H11Protocol):
    """HTTP that waits for a request, but not for ever, and takes only so many lines of one address."""

    there = Attendance(MOST_FILES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection as long as there is room, and look from time to time what came of it."""
        super().connection_made(transport)
        self.last: object = None
        self.counted = ""
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            transport.close()
        elif not self._enter():
            transport.write(crowded())
            transport.close()
        else:
            self.loop.call_later(ASK_WITHIN, self.look)

    def _enter(self) -> bool:
        """Count a line; those of a trusted proxy are of many guests, who are counted when they have asked."""
        address = str(self.client[0]) if self.client else ""
        app = self.app
        if not address or (isinstance(app, ProxyHeadersMiddleware) and address in app.trusted_hosts):
            return True
        who = household(address)
        is_in = self.there.enter(who)
        self.counted = who if is_in else ""
        return is_in

    def _leave(self) -> None:
        if self.counted:
            self.there.leave(self.counted)
            self.counted = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let go of what becomes a websocket: from here on it is counted at the door."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Close a connection that asked for nothing since; one that became a websocket is no longer ours."""
        if self not in self.connections:
            return
        if self.cycle is self.last and getattr(self.cycle, "response_complete", True):
            self.transport.close()
        else:
            self.last = self.cycle
            self.loop.call_later(ASK_WITHIN, self.look)


def patient(most: int) -> type[PatientProtocol]:
    """Return the protocol of one server, with so many lines for each address."""
    return type("PatientProtocol", (PatientProtocol,), {"there": Attendance(most)})


def crowded() -> bytes:
    """Return what is answered to one line too many, whatever it was going to ask."""
    body = bytes(error_response(429, CROWDED).body)
    head = f"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {len(body)}"
    return f"{head}\r\nretry-after: 30\r\nconnection: close\r\n\r\n".encode() + body
