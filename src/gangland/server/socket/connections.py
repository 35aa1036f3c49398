"""Connections: how many there may be, and how long one may take to say what it wants.

Every connection takes a file of the process; without an end to them, somebody who opens many and says nothing
would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util

from uvicorn.protocols.http.h11_impl import H11Protocol

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
    """HTTP that waits for a request, but not for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection as long as there is room, and look from time to time what came of it."""
        super().connection_made(transport)
        self.last: object = None
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            transport.close()
        else:
            self.loop.call_later(ASK_WITHIN, self.look)

    def look(self) -> None:
        """Close a connection that asked for nothing since; one that became a websocket is no longer ours."""
        if self not in self.connections:
            return
        if self.cycle is self.last and getattr(self.cycle, "response_complete", True):
            self.transport.close()
        else:
            self.last = self.cycle
            self.loop.call_later(ASK_WITHIN, self.look)
