"""The desk: where messages of seats are checked, done once, and answered."""

from __future__ import annotations

from gangland.game.deals.talk import is_talk_to_all
from gangland.game.refusal import Refusal
from gangland.protocol.checks import checked
from gangland.protocol.messages import Ack, Act, Deal, Links, Refused, Undo, Vote, encode
from gangland.server.table.audience import Guest
from gangland.server.table.persistence import persistent
from gangland.server.table.web_table import Room
from gangland.telling.reasons import reason

PASSING = frozenset({"stale", "not-begun", "dice-due", "sits-out"})
"""Refusals that say nothing about the message itself: it may be sent again."""


@persistent
async def act(room: Room, guest: Guest, message: Act | Deal | Undo) -> None:
    """Do what a seat's message asks for, once, and answer it."""
    async with room.lock:
        known = room.replies.find(guest.seat, message.id)
        if known is not None:
            guest.send_text(encode(known))
            room.audience.bring_up_to_date(guest)
            return
        try:
            room.check_held()
            if not (isinstance(message, Deal) and is_talk_to_all(message.text)):
                room.cup.check_in(guest.seat)
            text = checked(room.journal, guest.seat, message)
            if isinstance(message, Undo):
                room.check_own(guest.seat)
            await room.come_back(guest.seat)
            journal = await room.commit(guest.seat, text, message.id)
        except Refusal as refusal:
            _refuse(room, guest, message.id, refusal)
            return
        done = room.replies.do(guest.seat, message.id, journal.version(guest.seat))
        guest.send_text(encode(done))
        room.publish()


@persistent
async def vote(room: Room, guest: Guest, message: Vote) -> None:
    """Count a vote for a caretaker, or give a seat back to its own person."""
    async with room.lock:
        try:
            await _count(room, guest.seat, message)
        except Refusal as refusal:
            _refuse(room, guest, message.id, refusal)
            return
        guest.send_text(encode(Ack(message.id, room.audience.version(guest.seat))))
        room.audience.tell_presence()


async def _count(room: Room, voter: int, message: Vote) -> None:
    room.check_held()
    if room.record.state != "running":
        raise Refusal("not-begun")
    if message.seat == voter and not message.yes:
        await room.come_back(voter)
        return
    is_away = room.audience.presence()[message.seat : message.seat + 1] == ["away"]
    if room.caretakers.vote(voter, message.seat, yes=message.yes, is_away=is_away):
        await room.take_over(message.seat)
    else:
        await room.keep_seat(message.seat)


@persistent
async def show_links(room: Room, guest: Guest, message: Links) -> None:
    """Take links for the dice."""
    async with room.lock:
        room.check_held()
        await room.cup.take(guest, message)


def _refuse(room: Room, guest: Guest, message: str, refusal: Refusal) -> None:
    reply = Refused(message, reason(refusal), room.audience.version(guest.seat))
    room.watch.refused("table", refusal.code)
    if refusal.code not in PASSING:
        room.replies.refuse(guest.seat, reply)
    guest.send_text(encode(reply))
    if refusal.code == "stale":
        room.audience.bring_up_to_date(guest)
