"""The wire to a table: a websocket read by a thread, and taken up again when it breaks."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from socket import socketpair
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gangland.terminal.join_link import JoinError, Link

Doc = dict[str, Any]
PATIENCE: Final = 20.0
PAUSES: Final = (0.3, 0.7, 1.5, 3.0, 5.0) + (10.0,) * 18
"""Seconds between attempts to connect again: some three minutes in all."""
LARGEST: Final = 16_000_000
FATAL: Final = frozenset({"bad-key", "no-spectators", "no-such-table", "damaged", "seat-freed", "too-many"})
"""Errors after which a table has nothing more to say."""


class Wire:
    """What comes from a table, in order; `wake` can be waited for with `select`."""

    def __init__(self, link: Link, lang: str, pauses: tuple[float, ...] = PAUSES) -> None:
        self.link = link
        self.lang = lang
        self.pauses = pauses
        self.version = 0
        self.queue: Queue[Doc] = Queue()
        self.wake, self._bell = socketpair()
        self.wake.setblocking(False)
        self._bell.setblocking(False)
        self.socket: ClientConnection | None = None
        self.said: list[Doc] = []

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
        self._send({"type": "hello", "key": self.link.key or None, "since": self.version, "lang": self.lang})
        threading.Thread(target=self._read, args=(self.socket,), daemon=True).start()
        for message in self.said:
            self._send(message)

    def open_again(self, say: Callable[[], None]) -> None:
        """Connect again after a loss, with more and more patience; give up at last."""
        say()
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
        self.wake.close()
        self._bell.close()

    # both ways

    def _read(self, socket: ClientConnection) -> None:
        try:
            for text in socket:
                self._put(_message(text))
        except (OSError, WebSocketException):
            pass
        self._put({"type": "lost", "socket": id(socket)})

    def _put(self, message: Doc) -> None:
        self.queue.put(message)
        with suppress(OSError):
            self._bell.send(b".")

    def _send(self, message: Doc) -> None:
        """Send; that the wire is broken is noticed by whoever reads it."""
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                self.socket.send(json.dumps(message))

    def say(self, **message: object) -> str:
        """Send a message that is answered; it is said again, with its id, after a loss of connection."""
        doc: Doc = {"id": secrets.token_hex(12), **message}
        self.said.append(doc)
        self._send(doc)
        return str(doc["id"])

    def settle(self, number: str) -> None:
        """The message with this id has been answered."""
        self.said = [doc for doc in self.said if doc["id"] != number]

    def add_entropy(self) -> None:
        """Add to the dice."""
        self._send({"type": "entropy", "hex": secrets.token_hex(32)})

    def next(self, timeout: float | None = 0.0) -> Doc | None:
        """The next message, None where there is none in time; a loss of an older connection is none."""
        while True:
            try:
                message = self.queue.get(timeout=timeout) if timeout != 0.0 else self.queue.get_nowait()
            except Empty:
                return None
            with suppress(OSError):
                self.wake.recv(1)
            if message["type"] != "lost" or (self.socket and message["socket"] == id(self.socket)):
                return message


def _message(text: str | bytes) -> Doc:
    """A message; what is none is as good as an error of the server."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    is_message = isinstance(found, dict) and isinstance(found.get("type"), str)
    return found if is_message else {"type": "error", "code": "not-gangland"}
