"""What a client and a table say to each other goes over a wire: to a server, or to a table right here."""

from __future__ import annotations

from socket import socket
from typing import Protocol

from gangland.protocol.messages import ClientMessage, ServerMessage


class Wire(Protocol):
    """Carries messages both ways, in order; `bell` can be waited for with `select` where there is one."""

    bell: socket | None

    def send(self, message: ClientMessage) -> None:
        """Send a message; what is answered is answered once, over another connection if need be."""

    def receive(self, timeout: float = 0.0) -> ServerMessage | None:
        """The next message, None where there is none in time."""

    def pause(self) -> float:
        """For how many seconds nothing will come unless somebody here does something."""

    def close(self) -> None:
        """Leave for good."""
