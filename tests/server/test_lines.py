"""Lines: what is written in one turn goes out together, and who floods one is not listened to."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from gangland.server.socket.lines import AHEAD, Line


class Transport:
    """The other end of a line, as far as we see it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_read = True
        self.is_lost = False

    def is_closing(self) -> bool:
        return self.is_lost

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


def open_line() -> tuple[Line, Transport]:
    """A line on which everybody has said hello, without a network."""
    line: Any = Line.__new__(Line)
    transport = line.transport = Transport()
    line.loop, line.conn = asyncio.get_running_loop(), ServerProtocol(state=State.OPEN)
    line.queue, line.writable = asyncio.Queue(), asyncio.Event()
    line.writable.set()
    line.close_sent = line.disconnected = line.read_paused = False
    line.handshake_complete, line.initial_response = True, None
    line.frames = []
    return line, transport


def framed(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_what_is_written_in_one_turn_goes_out_together() -> None:
    async def story() -> None:
        line, transport = open_line()
        assert line.write("one")
        assert line.write("two")
        assert not transport.sent
        await asyncio.sleep(0)
        assert transport.sent == [framed("one") + framed("two")]
        assert line.write("three")
        await asyncio.sleep(0)
        assert transport.sent[1:] == [framed("three")]

    asyncio.run(story())


def test_what_was_written_goes_out_before_what_is_sent_at_once() -> None:
    async def story() -> None:
        line, transport = open_line()
        assert line.write("one")
        await line.send({"type": "websocket.send", "text": "two"})
        await asyncio.sleep(0)
        assert transport.sent == [framed("one") + framed("two")]

    asyncio.run(story())


def test_nothing_is_written_where_the_other_end_does_not_read_or_has_gone() -> None:
    async def story() -> None:
        line, transport = open_line()
        line.pause_writing()
        assert not line.write("one")
        line.resume_writing()
        transport.is_lost = True
        assert not line.write("two")
        transport.is_lost, line.close_sent = False, True
        assert not line.write("three")
        line.close_sent = False
        line.conn.send_close(1000)
        line.conn.data_to_send()
        assert not line.write("four")
        await asyncio.sleep(0)
        assert not transport.sent

    asyncio.run(story())


def test_what_was_written_just_before_the_other_end_went_is_nobodys_trouble() -> None:
    async def story() -> None:
        line, transport = open_line()
        assert line.write("one")
        transport.is_lost = True
        await asyncio.sleep(0)
        assert not transport.sent

    asyncio.run(story())


def test_who_sends_more_than_is_read_is_not_listened_to_until_it_is() -> None:
    async def story() -> None:
        line, transport = open_line()
        for number in range(AHEAD):
            line.handle_text(Frame(Opcode.TEXT, b"%d" % number))
            assert transport.is_read
        line.handle_text(Frame(Opcode.TEXT, b"more"))
        assert not transport.is_read
        for _ in range(AHEAD):
            await line.receive()
            assert not transport.is_read
        await line.receive()
        assert transport.is_read

    asyncio.run(story())
