"""A real server for tests of the terminal: the one the server's own tests have."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, Self

sys.path.append(str(Path(__file__).parent.parent / "server"))
_live: Any = import_module("live")
_rig: Any = import_module("rig")

Doc = dict[str, Any]


class Host(Protocol):
    """A server in a thread."""

    url: str
    ws: str
    listening: socket.socket

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


fetch: Callable[..., tuple[int, Doc]] = _live.fetch
Client: Callable[..., Any] = _live.Client
reserved: Callable[[], socket.socket] = _live.reserved
PATIENCE: int = _live.PATIENCE


def host(folder: Path, **changes: object) -> Host:
    """A server that keeps its tables in a folder."""
    found: Host = _live.LiveServer(_rig.settings(folder, **changes))
    return found


def lay(server: Host, *seats: Doc, game: str = "mayhem", **more: object) -> Doc:
    """A new table, with the address of its invitation."""
    status, new = fetch(f"{server.url}/api/tables", {"game": game, "seats": list(seats), **more})
    assert status == 201, new
    return {**new, "link": f"{server.url}/t/{new['table']}"}
