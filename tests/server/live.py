"""A real server on a real port, in a thread, and clients with real sockets."""

from __future__ import annotations

import json
import re
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from hearing import Reader
from websockets.sync.client import connect

from gangland.server.runner import Server, address_of, bind, run
from gangland.server.settings import Settings

Doc = dict[str, Any]
HEADERS = {"Content-Type": "application/json", "X-Gangland": "1"}
PATIENCE = 300
"""Seconds until what was waited for is missing: however busy the machine, that is no question of speed."""


class LiveServer:
    """A server in a thread; `url` is where it answers."""

    def __init__(self, settings: Settings) -> None:
        self.listening = bind("127.0.0.1", 0)
        self.url = address_of(self.listening)
        self.ready = threading.Event()
        self.server = Server(settings, self.ready.set)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive()

    def _run(self) -> None:
        run(self.server, self.listening)

    @property
    def ws(self) -> str:
        """Where websockets connect."""
        return f"ws{self.url[4:]}"


class Elsewhere:
    """A server in another process; who leaves it kills it (kill -9)."""

    def find(self, said: str) -> None:
        """Take down where it is, by the first thing it says."""
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """Stop it, one way or the other, unless it is over; return its exit code."""
        raise NotImplementedError


class Client:
    """A websocket to a table that can be opened and closed at any time."""

    def __init__(self, address: str, key: str | None = None, **options: Any) -> None:  # noqa: ANN401
        self.address = address
        self.key = key
        # no pings: those of a line that was cut would go on by themselves, and draw from everybody's random
        self.options = {"open_timeout": PATIENCE, "close_timeout": 0.5, "ping_interval": None, **options}
        self.open()

    def open(self) -> None:
        """Connect, perhaps again."""
        self.reader = Reader()
        self.manager = connect(self.address, **self.options)
        self.socket = self.manager.__enter__()

    def close(self) -> None:
        """Hang up."""
        self.manager.__exit__(None, None, None)

    def send(self, message: Doc | str | bytes) -> None:
        """Send a message, or anything."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> Doc:
        """The next message."""
        return self.reader.read(self.socket.recv(timeout=PATIENCE))

    def hello(self, since: int = 0) -> Doc:
        """Say hello; return the welcome, or the error."""
        self.send({"type": "hello", "key": self.key, "since": since})
        return self.receive()

    def wait_for(self, *kinds: str) -> Doc:
        """The next message of one of these kinds."""
        while True:
            doc = self.receive()
            if doc["type"] in kinds:
                return doc

    def drain(self) -> list[Doc]:
        """What has come so far, up to the answer to a ping."""
        self.send({"type": "ping"})
        found: list[Doc] = []
        while not found or found[-1]["type"] != "pong":
            found.append(self.receive())
        return found[:-1]


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something to come true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def reserved() -> socket.socket:
    """A port of our own: as long as this is open nobody is given it, and only who asks for its number has it.

    It is bound and does not listen: a server can listen there, die, and find it free when it comes back.
    """
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place


def fetch(url: str, body: object = None, method: str = "", **headers: str) -> tuple[int, Doc]:
    """Ask a server; return the status and the JSON of the answer."""
    status, _, text = fetch_raw(url, body, method, **headers)
    return status, json.loads(text or b"{}")


def fetch_raw(url: str, body: object = None, method: str = "", **headers: str) -> tuple[int, Doc, bytes]:
    """Ask a server; return the status, the headers and the bytes of the answer."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, data, HEADERS | given, method=method or None)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def path_of(name: str) -> Path:
    """A file of the repository."""
    return Path(__file__).parent.parent.parent / name
