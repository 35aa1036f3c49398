"""Sockets: a websocket connection, its queue of messages to send, and the session behind it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from gangland.content.message import message
from gangland.game.journal import DamagedGame
from gangland.protocol.messages import Error, encode
from gangland.server.http.guard import client_of
from gangland.server.socket.lines import WRITE
from gangland.server.socket.sessions import Session
from gangland.server.store.base import StoreError
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

QUEUE, QUEUED_BYTES, FEW = 512, 2_000_000, 8
"""Messages that may wait, and bytes once there are more than a few: a long game in one message may pass."""

HELLO_WITHIN = 20.0
NORMAL, GONE, SLOW = 1000, 1008, 1013


class SocketWire:
    """Messages are sent in order, and wait here where the line is not free.

    A client that does not read them is hung up on.
    """

    def __init__(self, socket: WebSocket, write: Callable[[str], bool] = lambda _: False) -> None:
        """Nothing waits yet; `write` writes at once, and returns whether it could."""
        self.socket = socket
        self.write = write
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.waiting = 0
        self.is_closing = False

    def send(self, text: str) -> None:
        """Write a message, or queue it."""
        if self.is_closing or (not self.waiting and self.write(text)):
            return
        count = self.queue.qsize()
        if count >= QUEUE or (count >= FEW and self.waiting > QUEUED_BYTES):
            self.drop()
        else:
            self.waiting += len(text)
            self.queue.put_nowait(text)

    def drop(self) -> None:
        """Hang up without what is queued."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.close(SLOW)

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
            self.waiting -= len(item)


async def table_socket(socket: WebSocket) -> None:
    """Talk with one client at one table."""
    house: House = socket.app.state.house
    room, code = await _find(house, socket.path_params["table"])
    await socket.accept()
    if room is None:
        await socket.send_text(encode(Error(code, message(f"error-{code}"))))
        await socket.close(GONE)
        return
    wire = SocketWire(socket, socket.scope["state"][WRITE])
    session = Session(room, wire, house.bad_keys, client_of(socket.scope), house.looks)
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


async def _find(house: House, table: str) -> tuple[Room | None, str]:
    """Return a table, or the code of what is wrong with it."""
    try:
        return await house.find(table), "no-such-table"
    except StoreError:
        logger.exception("table %s: cannot be read", table)
        return None, "storage"
    except DamagedGame as error:
        logger.exception("table %s: cannot be loaded", table)
        return None, error.code


async def _read(socket: WebSocket, session: Session) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        deadline = asyncio.get_running_loop().time() + HELLO_WITHIN
        while True:
            try:
                message = await (socket.receive() if session.is_known() else _receive(socket, deadline))
            except TimeoutError:
                await socket.close(GONE)
                return
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await session.receive(text if text is not None else b"")


async def _receive(socket: WebSocket, deadline: float) -> Message:
    """Return the next message of somebody who has until then to say hello."""
    async with asyncio.timeout_at(deadline):
        return await socket.receive()
