"""A session: one connection to a table, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, cast

import msgspec

from gangland.bots.coach import replying as coach
from gangland.content.message import Message
from gangland.game.journal import ONLOOKER, Journal
from gangland.game.refusal import Refusal
from gangland.lessons.rivals import LEARNER
from gangland.protocol import enquiries as questions
from gangland.protocol.answers import Past, Result
from gangland.protocol.messages import (
    Ack,
    Act,
    Answer,
    Ask,
    BadMessage,
    ClientMessage,
    Deal,
    Entropy,
    Error,
    Hello,
    Ping,
    Pong,
    Refused,
    Skip,
    Undo,
    Vote,
    Welcome,
    decode,
    encode,
    id_of,
)
from gangland.protocol.parts import Document
from gangland.server.http.limits import Bucket, Limiter
from gangland.server.store import keys
from gangland.server.store.archive import HOST
from gangland.server.table import intake as desk
from gangland.server.table.gathering import add_entropy
from gangland.server.table.web_table import Room
from gangland.telling.reasons import reason

logger = logging.getLogger("gangland.server")

STRANGER = -9
"""The seat of somebody who has not said hello."""

SEATED = (Act, Deal, Undo, Vote, Entropy)
"""What only a seat may say."""

ONLOOKERS_ASK = frozenset({"past", "market"})
"""What may be asked without a seat: both are answered from what any onlooker sees."""

COACHING = frozenset({"advice", "hint"})
"""What only a table with a coach answers."""
COSTS = {"motive": 10, "advice": 5, "hint": 2}
AGAIN_COST = 10
"""What rewinding and thinking cost, and a hello after the first: as much as so many messages."""

PATIENCE = 300
POLICY, TOO_BIG = 1008, 1009


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
        self.handlers: dict[type, Callable[..., Awaitable[None]]] = {
            Hello: self._hello,
            **dict.fromkeys((Act, Deal, Undo), lambda sent: desk.act(self.room, self, sent)),
            Vote: lambda sent: desk.vote(self.room, self, sent),
            Ask: self._ask,
            Entropy: self._entropy,
            Ping: self._ping,
            Skip: self._skip,
        }

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
        self._error(code)
        self.wire.close(POLICY)

    async def receive(self, text: str | bytes) -> None:
        """Take one message; whatever it is, it gets an answer."""
        if not self.bucket.take(time.monotonic()):
            self._error("rate-limited", id_of(text))
            self.warned += 1
            if self.warned > PATIENCE:
                self.wire.close(POLICY)
            return
        try:
            message = decode(text)
        except BadMessage as bad:
            self._error(bad.code, bad.id)
            if bad.code == "oversized":
                self.wire.close(TOO_BIG)
            return
        await asyncio.shield(self._take(message))

    async def _take(self, message: ClientMessage) -> None:
        try:
            if self.seat < 0 and isinstance(message, SEATED):
                code = "hello-first" if self.seat == STRANGER else "not-your-seat"
                self._error(code, getattr(message, "id", ""))
            else:
                await self.handlers[type(message)](message)
        except sqlite3.Error:
            logger.exception("table %s: cannot be written", self.room.id)
            self._error("storage", getattr(message, "id", ""))
        except Exception:
            logger.exception("table %s: a message failed", self.room.id)
            self._error("internal", getattr(message, "id", ""))

    def _error(self, code: str, sender_id: str = "") -> None:
        self.send_text(encode(Error(code, Message(f"error-{code}"), sender_id)))

    # one kind of message after the other

    async def _hello(self, hello: Hello) -> None:
        if self.is_known() and not self.bucket.take(time.monotonic(), AGAIN_COST):
            self._error("rate-limited")
            return
        seat = self._seat_of(hello)
        if seat is None:
            return
        if self.seat not in (STRANGER, seat):
            self._error("another-seat")
            return
        if self.seat == STRANGER and self.room.audience.is_full(seat):
            self._error("too-many")
            self.wire.close(POLICY)
            return
        departures = self.departures
        was_here = self.room.audience.is_here(seat)
        self.seat = seat
        self.version = hello.since
        if seat >= 0:
            await self._come_back(seat, hello.lang)
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
        self.room.audience.bring_up_to_date(self)
        if seat >= 0 and not was_here:
            self.room.audience.tell_presence()

    async def _come_back(self, seat: int, lang: str | None) -> None:
        """Give a seat back to its person, who may speak another language now."""
        await self.room.come_back(seat)
        if lang and self.room.record.seats[seat].lang != lang:
            self.room.record.seats[seat].lang = lang
            await self.room.keep_seat(seat)

    def _seat_of(self, hello: Hello) -> int | None:
        """Return where a hello's key sits; wrong keys are counted, and a good one opens after any number."""
        if hello.key is None:
            if self.room.record.plan.spectators == "none":
                self._error("no-spectators")
                return None
            return ONLOOKER
        seat = keys.find(hello.key, self.room.record.keys)
        if seat is None or seat == HOST:
            self._error("bad-key" if self.bad_keys.allows(self.address) else "rate-limited")
            return None
        doorman = self.room.doorman
        if doorman is not None and doorman.bars_name(self.room.record.seats[seat].name):
            self._error("banned")
            return None
        return seat

    async def _ask(self, ask: Ask) -> None:
        if self.seat == STRANGER:
            self._error("hello-first", ask.id)
            return
        viewer = self.room.audience.viewer(self)
        if viewer < ONLOOKER or (viewer == ONLOOKER and ask.what not in ONLOOKERS_ASK):
            self._error("not-your-seat", ask.id)
            return
        try:
            result = await self._answer(viewer, ask)
        except Refusal as refusal:
            refused = Refused(ask.id, reason(refusal), self.room.audience.version(viewer))
            self.send_text(encode(refused))
            return
        self.send_text(encode(Answer(ask.id, result)))

    async def _look_back(self, journal: Journal, viewer: int, ask: Ask) -> Result:
        """Show what was shown before; so many times, on one connection and from one address."""
        if not self.looking.take(time.monotonic()) or not self.looks.allows(self.address):
            raise Refusal("too-much")
        step = msgspec.Raw(await self.room.past.step(journal, viewer, ask.version))
        return cast("Past", step)

    async def _answer(self, viewer: int, ask: Ask) -> Result:
        journal = self.room.journal
        if journal is None:
            raise Refusal("not-begun")
        advise = self.room.advise
        if ask.what in COACHING and (advise is None or not self.room.record.plan.coach):
            raise Refusal("no-coach")
        if ask.what == "past":
            return await self._look_back(journal, viewer, ask)
        if ask.what not in COSTS:
            return questions.answer(journal, viewer, ask)
        if not self.bucket.take(time.monotonic(), COSTS[ask.what]):
            raise Refusal("too-much")
        if ask.what == "advice" and advise is not None:
            return await advise(journal, viewer, ask)
        answer = coach.answer if ask.what in coach.ANSWERED else questions.answer
        async with self.room.rewinding:
            return await asyncio.to_thread(answer, journal, viewer, ask)

    async def _entropy(self, message: Entropy) -> None:
        try:
            await add_entropy(self.room, self.seat, message.hex)
        except Refusal as refusal:
            self._error(refusal.code)

    async def _skip(self, message: Skip) -> None:
        """Have the guide be silent from now on; only the learner may."""
        tutor = self.room.tutor
        if self.seat != LEARNER or tutor is None:
            self._error("hello-first" if self.seat == STRANGER else "no-lesson", message.id)
            return
        async with self.room.lock:
            await tutor.skip()
        self.send_text(encode(Ack(message.id, self.room.audience.version(self.seat))))

    async def _ping(self, _: Ping) -> None:
        self.send_text(encode(Pong()))
