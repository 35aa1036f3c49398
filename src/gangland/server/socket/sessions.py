"""A session: one connection to a table, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from gangland.content.message import Message
from gangland.game.journal import ONLOOKER
from gangland.game.refusal import Refusal
from gangland.lessons.rivals import LEARNER
from gangland.protocol.messages import (
    Ack,
    Act,
    Ask,
    BadMessage,
    ClientMessage,
    Deal,
    Entropy,
    Error,
    Hello,
    Links,
    Mute,
    NewChain,
    Ping,
    Pong,
    Report,
    Skip,
    Undo,
    Vote,
    Welcome,
    decode,
    encode,
    id_of,
    kind_of,
)
from gangland.protocol.parts import Document
from gangland.server.http.limits import Bucket, Limiter
from gangland.server.socket import asking
from gangland.server.store import keys
from gangland.server.store.archive import HOST
from gangland.server.store.base import StoreError
from gangland.server.table import intake as desk
from gangland.server.table.gathering import add_chain, add_entropy
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

STRANGER = -9
"""The seat of somebody who has not said hello."""

SEATED = (Act, Deal, Undo, Vote, Entropy, NewChain, Links, Mute, Report)
"""What only a seat may say."""

AGAIN_COST = 10
"""What a hello after the first costs, and whom one hears or reports: as much as so many messages."""

PATIENCE = 300
POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013


class Wire(Protocol):
    """Where messages go."""

    def send(self, text: str) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Hang up, once everything is sent."""


class Session:
    """Somebody at the other end of a wire."""

    def __init__(
        self, room: Room, wire: Wire, bad_keys: Limiter, address: str = "", looks: Limiter | None = None
    ) -> None:
        """Wait for a hello."""
        self.room = room
        self.wire = wire
        self.send_text = wire.send
        self.bad_keys = bad_keys
        self.address = address
        self.looks = looks or Limiter(*room.settings.rates.past_address)
        self.seat = STRANGER
        self.version = 0
        self.shown: Document | None = None
        burst, rate = room.settings.rates.messages
        self.bucket = Bucket(burst, rate, time.monotonic())
        self.looking = Bucket(*room.settings.rates.past, time.monotonic())
        self.warned = 0
        self.departures = 0

    def is_known(self) -> bool:
        """Return whether they have said hello."""
        return self.seat != STRANGER

    def leave(self) -> None:
        """Leave the table; what is under way for this seat is still finished, but a hello comes too late."""
        self.departures += 1
        if self.is_known():
            self.room.audience.leave(self)
            if self.seat >= 0 and not self.room.audience.is_here(self.seat):
                self.room.audience.tell_presence()

    def dismiss(self, code: str = "seat-freed") -> None:
        """Hang up on somebody whose seat was freed, whose table was closed, or who is not welcome."""
        self.departures += 1
        self.seat = STRANGER
        self.error(code)
        self.wire.close(POLICY)

    async def receive(self, text: str | bytes) -> None:
        """Take one message; whatever it is, it gets an answer."""
        if not self.bucket.take(time.monotonic()):
            self.error("rate-limited", id_of(text))
            self.warned += 1
            if self.warned > PATIENCE:
                self.wire.close(POLICY)
            return
        try:
            message = decode(text)
        except BadMessage as bad:
            self.error(bad.code, bad.id)
            if bad.code == "oversized":
                self.wire.close(TOO_BIG)
            return
        with self.room.watch.timed("message", kind_of(message)):
            await asyncio.shield(self._take(message))

    async def _take(self, message: ClientMessage) -> None:
        try:
            if self.seat < 0 and isinstance(message, SEATED):
                code = "hello-first" if self.seat == STRANGER else "not-your-seat"
                self.error(code, getattr(message, "id", ""))
            else:
                await HANDLERS[type(message)](self, message)
        except StoreError:
            logger.exception("table %s: cannot be written", self.room.id)
            self.error("storage", getattr(message, "id", ""))
        except Exception:
            logger.exception("table %s: a message failed", self.room.id)
            self.error("internal", getattr(message, "id", ""))

    def error(self, code: str, sender_id: str = "") -> None:
        """Say what is wrong with a message, or why it is not for them."""
        self.room.watch.refused("socket", code, self.address)
        self.send_text(encode(Error(code, Message(f"error-{code}"), sender_id)))

    # one kind of message after the other

    async def _hello(self, hello: Hello) -> None:
        if self.is_known() and not self.bucket.take(time.monotonic(), AGAIN_COST):
            self.error("rate-limited")
            return
        seat = self._seat_of(hello)
        if seat is None:
            return
        if self.seat not in (STRANGER, seat):
            self.error("another-seat")
            return
        if self.seat == STRANGER and self.room.audience.is_full(seat):
            self.error("too-many")
            self.wire.close(POLICY)
            return
        departures = self.departures
        was_here = self.room.audience.is_here(seat)
        self.seat = seat
        self.version = hello.since
        if seat >= 0 and not await self._is_back(seat, hello.lang):
            return
        record = self.room.record
        lang = hello.lang or record.plan.lang
        names = [one.name for one in record.seats]
        if self.departures > departures or (seat >= 0 and self._seat_of(hello) != seat):
            self.seat = STRANGER
            return
        self.room.audience.enter(self)
        version = self.room.audience.version(self.room.audience.viewer(self))
        welcome = Welcome(
            table=record.id,
            seat=seat if seat >= 0 else None,
            version=version,
            commit=record.commitment,
            dice=record.plan.dice,
            names=names,
            lang=lang,
            state=record.state,
        )
        self.send_text(encode(welcome))
        if self.room.manners.muted_by(seat):
            self.room.manners.tell(self)
        self.room.audience.bring_up_to_date(self)
        self.room.cup.tell(self)
        if seat >= 0 and not was_here:
            self.room.audience.tell_presence()

    async def _is_back(self, seat: int, lang: str | None) -> bool:
        """Give a seat back to its person; where that cannot be kept, hang up on them: they come again."""
        try:
            await self._come_back(seat, lang)
        except StoreError:
            logger.exception("table %s: cannot be written", self.room.id)
            self.leave()
            self.seat = STRANGER
            self.error("storage")
            self.wire.close(TRY_AGAIN)
            return False
        return True

    async def _come_back(self, seat: int, lang: str | None) -> None:
        """Give a seat back to its person, who may speak another language now."""
        await self.room.come_back(seat)
        if lang and self.room.record.seats[seat].lang != lang:
            self.room.record.seats[seat].lang = lang
            await self.room.keep_seat(seat)
        await self.room.manners.learn(seat)  # the last: what is muted from now on, they are told

    def _seat_of(self, hello: Hello) -> int | None:
        """Return where a hello's key sits; wrong keys are counted, and a good one opens after any number."""
        if hello.key is None:
            if self.room.record.plan.spectators == "none":
                self.error("no-spectators")
                return None
            return ONLOOKER
        seat = keys.find(hello.key, self.room.record.keys)
        if seat is None or seat == HOST:
            self.error("bad-key" if self.bad_keys.allows(self.address) else "rate-limited")
            return None
        doorman = self.room.doorman
        if doorman is not None and doorman.bars_name(self.room.record.seats[seat].name):
            self.error("banned")
            return None
        return seat

    async def _manners(self, message: Mute | Report) -> None:
        """Have somebody hear no more of a seat, or again, or report it: all is told from the beginning."""
        if not self.bucket.take(time.monotonic(), AGAIN_COST):
            self.error("rate-limited", message.id)
        elif isinstance(message, Mute):
            await self.room.manners.mute(self, message)
        else:
            await self.room.manners.report(self, message)

    async def _entropy(self, message: Entropy) -> None:
        try:
            await add_entropy(self.room, self.seat, message.hex)
        except Refusal as refusal:
            self.error(refusal.code)

    async def _chain(self, message: NewChain) -> None:
        try:
            await add_chain(self.room, self.seat, message.anchor)
        except Refusal as refusal:
            self.error(refusal.code)

    async def _links(self, message: Links) -> None:
        try:
            await desk.show_links(self.room, self, message)
        except Refusal as refusal:
            self.error(refusal.code)

    async def _skip(self, message: Skip) -> None:
        """Have the guide be silent from now on; only the learner may."""
        tutor = self.room.tutor
        if self.seat != LEARNER or tutor is None:
            self.error("hello-first" if self.seat == STRANGER else "no-lesson", message.id)
            return
        async with self.room.lock:
            await tutor.skip()
        self.send_text(encode(Ack(message.id, self.room.audience.version(self.seat))))

    async def _ping(self, _: Ping) -> None:
        self.send_text(encode(Pong()))


async def _act(session: Session, message: Act | Deal | Undo) -> None:
    await desk.act(session.room, session, message)


async def _vote(session: Session, message: Vote) -> None:
    await desk.vote(session.room, session, message)


HANDLERS: dict[type, Callable[..., Awaitable[None]]] = {
    Hello: Session._hello,  # noqa: SLF001 - its own
    **dict.fromkeys((Act, Deal, Undo), _act),
    Vote: _vote,
    Ask: asking.ask,
    **dict.fromkeys((Mute, Report), Session._manners),  # noqa: SLF001
    Entropy: Session._entropy,  # noqa: SLF001
    NewChain: Session._chain,  # noqa: SLF001
    Links: Session._links,  # noqa: SLF001
    Ping: Session._ping,  # noqa: SLF001
    Skip: Session._skip,  # noqa: SLF001
}
"""Who takes each kind of message; not kept in a session, which would keep itself alive by it."""
