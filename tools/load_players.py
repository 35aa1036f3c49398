"""The people of `tools/load.py`: many of them in one process, which is not the server's, on real websockets.

They answer by chance, hold chains and show the links that are asked for. Of what they are sent they read only
what they need, so that the machine's time is the server's.
"""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import struct
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from hearing import compose  # type: ignore[import-not-found]

from gangland.game.chain import Chain

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, MEDIUM, LONG = 125, 126, 127
NO_MASK = bytes(4)
"""A client has to mask what it sends; by nothing, it takes no time."""


class Seat(NamedTuple):
    """Where somebody sits."""

    port: int
    table: str
    number: int
    key: str


class Pace(NamedTuple):
    """Seconds between two answers of a person, and until and for how long it is measured."""

    every: float
    begins: float
    lasts: float


class Part(msgspec.Struct):
    """What is read of a document."""

    question: dict[str, Any] | UnsetType | None = UNSET
    over: bool = False


class Heard(msgspec.Struct):
    """What is read of a message."""

    type: str
    id: str = ""
    version: int = 0
    document: Part | None = None
    index: int = 0
    due: bool = False
    reach: list[int] = []
    out: list[int] = []
    code: str = ""
    reason: dict[str, Any] = {}


class Measured(msgspec.Struct):
    """What a process of people has seen: seconds from answers to acknowledgements, and what was refused."""

    waits: list[float] = []
    refused: dict[str, int] = {}
    over: int = 0
    unanswered: int = 0
    bytes: int = 0
    cpu: float = 0.0


_decoder = msgspec.json.Decoder(Heard)


class Person(asyncio.Protocol):
    """Somebody at a table; a person is asked, takes their time, and answers."""

    def __init__(self, seat: Seat, pace: Pace, found: Measured) -> None:
        self.seat = seat
        self.pace = pace
        self.found = found
        self.chain = Chain(secrets.token_hex(32))
        self.chooser = random.Random(f"{seat.table}/{seat.number}")
        self.buffer = b""
        self.is_open = False
        self.is_over = False
        self.question: dict[str, Any] | None = None
        self.version = self.behind = 0
        self.sent: tuple[str, float] | None = None
        self.is_armed = False
        self.answers = 0
        self.due = time.monotonic() + self.chooser.uniform(0.0, pace.every)

    # the wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        host = f"127.0.0.1:{self.seat.port}"
        lines = [f"GET /ws/{self.seat.table} HTTP/1.1", f"Host: {host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        """Take the messages that are whole."""
        self.buffer += data
        if not self.is_open:
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head:
                raise ConnectionError(head)
            self.is_open = True
            self.say({"type": "hello", "key": self.seat.key})
            self.say({"type": "chain", "anchor": self.chain.anchor})
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.found.bytes += len(payload) * (time.monotonic() >= self.pace.begins)
                self.hear(_decoder.decode(payload))
            elif kind == PING:
                self._write(PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """Cut the next frame off, if it is all there."""
        buffer, start = self.buffer, 2
        if len(buffer) < start:
            return None
        size = buffer[1]
        if size in (MEDIUM, LONG):
            shape = ">H" if size == MEDIUM else ">Q"
            start += struct.calcsize(shape)
            if len(buffer) < start:
                return None
            (size,) = struct.unpack_from(shape, buffer, 2)
        if len(buffer) < start + size:
            return None
        self.buffer = buffer[start + size :]
        return buffer[0], buffer[start : start + size]

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack(">BB", kind, 0x80 | size) if size <= SHORT else b""
        self.transport.write((head or struct.pack(">BBH", kind, 0x80 | MEDIUM, size)) + NO_MASK + payload)

    # the game

    def hear(self, heard: Heard) -> None:
        """Take a message of the server."""
        if heard.type == "update" and heard.document is not None:
            self.version = heard.version
            if heard.document.question is not UNSET:
                self.question = heard.document.question
            self.arm()
        elif heard.type == "ack":
            self._is_done(heard)
        elif heard.type in ("refused", "error"):
            code = heard.code or heard.reason.get("code", "")
            self.found.refused[code] = self.found.refused.get(code, 0) + 1
            self.sent = None
            self.arm()
        elif heard.type == "dice" and heard.due:
            self.show(heard)
        elif heard.type == "over" and not self.is_over:
            self.is_over = True
            self.found.over += 1

    def _is_done(self, heard: Heard) -> None:
        now = time.monotonic()
        if self.sent is not None and self.sent[0] == heard.id:
            since = self.sent[1]
            if self.pace.begins <= since < self.pace.begins + self.pace.lasts:
                self.found.waits.append(now - since)
            self.sent, self.behind = None, heard.version
            self.arm()

    def show(self, heard: Heard) -> None:
        """Show the link that is due."""
        number = self.seat.number
        if heard.reach[number] < heard.index and number not in heard.out:
            link = self.chain.link(heard.index)
            self.say({"type": "links", "index": heard.index, "links": {str(number): link}})

    def arm(self) -> None:
        """Answer in time, where there is a question that was not answered yet."""
        if self.question and self.sent is None and self.version >= self.behind and not self.is_armed:
            self.is_armed = True
            asyncio.get_running_loop().call_at(max(self.due, time.monotonic()), self.answer)

    def answer(self) -> None:
        """Answer, if it is still asked."""
        self.is_armed = False
        if not self.question or self.sent is not None or self.version < self.behind or self.is_over:
            return
        now = time.monotonic()
        self.answers += 1
        name = f"{self.seat.number}-{self.answers}"
        action = compose(self.chooser.choice(self.question["rows"]), self.chooser)
        self.sent, self.due = (name, now), max(self.due + self.pace.every, now)
        self.say({"type": "act", "id": name, "version": self.version, "action": action})


async def play(seats: list[Seat], pace: Pace) -> Measured:
    """Have everybody sit down and play until the time is over; return what they saw."""
    loop = asyncio.get_running_loop()
    found = Measured()
    people = []
    for seat in seats:
        _, person = await loop.create_connection(
            lambda seat=seat: Person(seat, pace, found),  # type: ignore[misc]
            "127.0.0.1",
            seat.port,
        )
        people.append(person)
    await asyncio.sleep(pace.begins - time.monotonic())
    began = time.process_time()
    await asyncio.sleep(pace.begins + pace.lasts - time.monotonic())
    found.cpu = time.process_time() - began
    await asyncio.sleep(3.0)
    found.unanswered = sum(one.sent is not None for one in people)
    for person in people:
        person.transport.abort()
    return found


def main() -> None:
    """Read who plays from the standard input, and write what was seen to the standard output."""
    seats, pace = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[list[Seat], Pace])
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(play(seats, pace))))


if __name__ == "__main__":
    main()
