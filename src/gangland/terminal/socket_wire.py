"""The wire to a server: a websocket read by a thread, and taken up again when it breaks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from socket import socket, socketpair
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gangland.protocol.messages import ClientMessage, Entropy, Hello, Links, NewChain, Ping, ServerMessage
from gangland.terminal.link import JoinError, Link

PATIENCE: Final = 20.0
MOMENT: Final = 1.0
PAUSES: Final = (0.3, 0.7, 1.5, 3.0, 5.0) + (10.0,) * 18
"""Seconds between attempts to connect again: some three minutes in all."""
LARGEST: Final = 16_000_000

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


class _Lost:
    """The connection is gone."""


class SocketWire:
    """What comes from a server's table, in order; `say` is called when the connection is lost."""

    def __init__(self, link: Link, say: Callable[[], None], pauses: tuple[float, ...] = PAUSES) -> None:
        self.link = link
        self.say = say
        self.pauses = pauses
        self.queue: Queue[tuple[ClientConnection, str | bytes | _Lost]] = Queue()
        self.ring: socket
        self.bell: socket | None
        self.bell, self.ring = socketpair()
        self.bell.setblocking(False)
        self.ring.setblocking(False)
        self.socket: ClientConnection | None = None
        self.hello = Hello()
        self.said: dict[str, ClientMessage] = {}

    # connecting

    def open(self) -> None:
        """Connect and say hello; what happened since the version seen will come."""
        try:
            self.socket = connect(
                self.link.socket(),
                open_timeout=PATIENCE,
                close_timeout=1,
                max_size=LARGEST,
                compression=None,
                proxy=None,
            ).__enter__()
        except (WebSocketException, EOFError) as error:
            raise JoinError("join-not-gangland", url=self.link.server) from error
        except OSError as error:
            raise JoinError("join-no-server", cause=error, url=self.link.server) from error
        threading.Thread(target=self._read, args=(self.socket,), daemon=True).start()
        for message in (self.hello, *self.said.values()):
            self._send(message)

    def open_again(self) -> None:
        """Connect again after a loss, with more and more patience; give up at last."""
        self.say()
        self.hang_up()
        for pause in self.pauses:
            time.sleep(pause)
            with suppress(JoinError):
                self.open()
                return
        raise JoinError("join-lost", url=self.link.server)

    def hang_up(self) -> None:
        """Leave; the seat stays ours."""
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                self.socket.close()
            self.socket = None

    def close(self) -> None:
        """Leave for good."""
        self.hang_up()
        self.ring.close()
        if self.bell is not None:
            self.bell.close()

    # both ways

    def _read(self, connection: ClientConnection) -> None:
        try:
            for text in connection:
                self._put(connection, text)
        except (OSError, WebSocketException):
            pass
        self._put(connection, _Lost())

    def _put(self, connection: ClientConnection, what: str | bytes | _Lost) -> None:
        self.queue.put((connection, what))
        with suppress(OSError):
            self.ring.send(b".")

    def _send(self, message: ClientMessage) -> None:
        """Send; that the wire is broken is noticed by whoever reads it."""
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                self.socket.send(_encoder.encode(message).decode())

    def send(self, message: ClientMessage) -> None:
        """Send a message; one that is answered is said again, with its id, after a loss of connection."""
        if isinstance(message, Hello):
            self.hello = message
            self.open()
            return
        if not isinstance(message, Entropy | NewChain | Links | Ping):
            self.said[message.id] = message
        self._send(message)

    def pause(self) -> float:
        """A server may say something at any time."""
        return MOMENT

    def receive(self, timeout: float = 0.0) -> ServerMessage | None:
        """The next message, None where there is none in time; a lost connection is taken up again."""
        while True:
            try:
                connection, what = self.queue.get(timeout=timeout) if timeout else self.queue.get_nowait()
            except Empty:
                return None
            if self.bell is not None:
                with suppress(OSError):
                    self.bell.recv(1)
            if not isinstance(what, _Lost):
                return self._message(what)
            if connection is self.socket:
                self.open_again()

    def _message(self, text: str | bytes) -> ServerMessage:
        """A message; what we cannot read is not our protocol."""
        try:
            found = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise JoinError("join-not-gangland", url=self.link.server) from error
        self.said.pop(getattr(found, "id", ""), None)
        return found
