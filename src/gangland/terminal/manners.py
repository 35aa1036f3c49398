"""Manners at a server's table: to hear no more of somebody, and to tell the host about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from gangland.protocol.messages import Why

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

WHYS: Final[tuple[Why, ...]] = get_args(Why)


def mute(desk: Desk, rest: str) -> bool:
    """Hear no more of what somebody says, or, `mute GANG no`, again."""
    name, _, word = rest.partition(" ")
    seat = desk.seat_named(name)
    if seat is None:
        desk.screen.say(desk.lex.text("mute-whom", **desk.examples()))
        return False
    on = not desk.commands.is_no(word)
    desk.client.mute(seat, on=on)
    gang = desk.lex.named(desk.client.doc, seat)
    desk.screen.say(desk.lex.text("mute-done" if on else "mute-over", gang=gang))
    return False


def report(desk: Desk, rest: str) -> bool:
    """Tell the host about somebody: whom, the number of the reason, and what happened."""
    name, _, more = rest.partition(" ")
    number, _, text = more.strip().partition(" ")
    seat = desk.seat_named(name)
    if seat is None or not number.isdecimal() or not 1 <= int(number) <= len(WHYS):
        desk.screen.say(desk.lex.text("report-whom", **desk.examples()))
        for n, why in enumerate(WHYS, 1):
            desk.screen.say(desk.lex.text("report-number", n=n, why=desk.lex.text(f"report-{why}")))
        return False
    desk.client.report(seat, WHYS[int(number) - 1], text)
    desk.screen.say(desk.lex.text("report-sent"))
    return False
