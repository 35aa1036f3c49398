"""Sockets: a websocket connection, its queue of messages to send, and the session behind it."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from gangland.server.guard import client_of
from gangland.server.house import House
from gangland.server.messages import Error, encode
from gangland.server.sessions import Session

QUEUE = 512
HELLO_WITHIN = 20.0
NORMAL, GONE, SLOW = 1000, 1008, 1013


class SocketWire:
    """Messages wait here to be sent in order; a client that does not read them is hung up on."""

    def __init__(self, socket: WebSocket) -> None:
        """Nothing waits yet."""
        self.socket = socket
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.is_closing = False

    def send(self, text: str) -> None:
        """Queue a message."""
        if self.is_closing:
            return
        if self.queue.qsize() >= QUEUE:
            self.close(SLOW)
        else:
            self.queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Hang up after what is queued."""
        if not self.is_closing:
            self.is_closing = True
            self.queue.put_nowait(code)

    async def run(self) -> None:
        """Send what is queued until it is time to hang up."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            await self.socket.send_text(item)


async def table_socket(socket: WebSocket) -> None:
    """Talk with one client at one table."""
    house: House = socket.app.state.house
    room = await house.find(socket.path_params["table"])
    await socket.accept()
    if room is None:
        await socket.send_text(encode(Error("no-such-table", "error-no-such-table")))
        await socket.close(GONE)
        return
    wire = SocketWire(socket)
    session = Session(room, wire, house.bad_keys, client_of(socket.scope))
    house.sessions.add(session)
    sending = asyncio.create_task(wire.run())
    reading = asyncio.create_task(_read(socket, session))
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.sessions.discard(session)
        session.leave()
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def _read(socket: WebSocket, session: Session) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        deadline = asyncio.get_running_loop().time() + HELLO_WITHIN
        while True:
            timeout = None if session.is_known() else max(0.0, deadline - asyncio.get_running_loop().time())
            try:
                message = await asyncio.wait_for(socket.receive(), timeout)
            except TimeoutError:
                await socket.close(GONE)
                return
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await session.receive(text if text is not None else b"")
