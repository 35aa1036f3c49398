"""Lines: websockets that are written to without waiting, and heard out before the first message is read.

What is written in one turn of the loop, as an acknowledgement and what is new by it, goes out together.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

AHEAD: Final = 16
"""Messages that may wait to be read before the other end is not listened to any more."""

WRITE: Final = "write"
"""Where a connection's state has the way to write at once."""


class Line(WebSocketsSansIOProtocol):
    """A websocket whose application may write without waiting."""

    is_full = False
    """Whether something was written that goes out with the next turn of the loop."""

    async def run_asgi(self) -> None:
        """Hand the application the way to write at once, and run it."""
        self.scope["state"][WRITE] = self.write
        await super().run_asgi()

    def write(self, text: str) -> bool:
        """Write a message if the line is free; return whether it was."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        if not self.is_full:
            self.is_full = True
            self.loop.call_soon(self._send)
        return True

    def _send(self) -> None:
        """Send what was written, unless something else that was sent has taken it along."""
        self.is_full = False
        written = self.conn.data_to_send()
        if written and not self.transport.is_closing():
            self.transport.write(b"".join(written))

    def send_receive_event_to_app(self) -> None:
        """Take a message; to stop listening after each, as is usual, costs as much as the message."""
        self.read_paused = self.queue.qsize() < AHEAD  # as if it was done: then it is not done again
        super().send_receive_event_to_app()
