"""Asking: what is answered from what somebody may know, and changes nothing."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, cast

import msgspec

from gangland.bots.coach import replying as coach
from gangland.game.journal import ONLOOKER, Journal
from gangland.game.refusal import Refusal
from gangland.protocol import enquiries as questions
from gangland.protocol.answers import Past, Result
from gangland.protocol.messages import Answer, Ask, Refused, encode
from gangland.telling.reasons import reason

if TYPE_CHECKING:
    from gangland.server.socket.sessions import Session

ONLOOKERS_ASK: Final = frozenset({"past", "market"})
"""What may be asked without a seat: both are answered from what any onlooker sees."""

COACHING: Final = frozenset({"advice", "hint"})
"""What only a table with a coach answers."""

COSTS: Final = {"motive": 10, "advice": 5, "hint": 2}
"""What rewinding and thinking cost: as much as so many messages."""


async def ask(session: Session, ask: Ask) -> None:
    """Answer what somebody asks, or say why not."""
    if not session.is_known():
        session.error("hello-first", ask.id)
        return
    viewer = session.room.audience.viewer(session)
    if viewer < ONLOOKER or (viewer == ONLOOKER and ask.what not in ONLOOKERS_ASK):
        session.error("not-your-seat", ask.id)
        return
    try:
        result = await _answer(session, viewer, ask)
    except Refusal as refusal:
        refused = Refused(ask.id, reason(refusal), session.room.audience.version(viewer))
        session.send_text(encode(refused))
        return
    session.send_text(encode(Answer(ask.id, result)))


async def _answer(session: Session, viewer: int, ask: Ask) -> Result:
    room = session.room
    journal, advise = room.journal, room.advise
    if journal is None:
        raise Refusal("not-begun")
    if ask.what in COACHING and (advise is None or not room.record.plan.coach):
        raise Refusal("no-coach")
    if ask.what == "past":
        return await _look_back(session, journal, viewer, ask)
    if ask.what not in COSTS:
        return questions.answer(journal, viewer, ask)
    if not session.bucket.take(time.monotonic(), COSTS[ask.what]):
        raise Refusal("too-much")
    if ask.what == "advice" and advise is not None:
        return await advise(journal, viewer, ask)
    answer = coach.answer if ask.what in coach.ANSWERED else questions.answer
    async with room.rewinding:
        return await asyncio.to_thread(answer, journal, viewer, ask)


async def _look_back(session: Session, journal: Journal, viewer: int, ask: Ask) -> Result:
    """Show what was shown before; so many times, on one connection and from one address."""
    if not session.looking.take(time.monotonic()) or not session.looks.allows(session.address):
        raise Refusal("too-much")
    step = msgspec.Raw(await session.room.past.step(journal, viewer, ask.version))
    return cast("Past", step)
