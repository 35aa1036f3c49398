"""Commands about deals and talk."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from gangland.game.refusal import Refusal
from gangland.protocol.parts import Offer
from gangland.terminal.client import not_done
from gangland.terminal.wizard import Wizard

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk


def deals(desk: Desk, _rest: str) -> bool:
    """List open offers first, then promises, then what is past."""
    screen, lex, doc = desk.screen, desk.lex, desk.client.doc
    screen.title(lex.text("deals-title"))
    if not doc.offers and not doc.promises:
        screen.say(lex.text("deals-none"))
    for one in doc.offers:
        if one.state == "open":
            screen.hang(f"{one.offer:>3}", lex.say(one.told.whole), "bold")
    for promise in doc.promises:
        screen.hang("  ▪", lex.say(promise.told))
    for one in doc.offers:
        if one.state != "open":
            screen.hang(f"{one.offer:>3}", lex.say(one.told.whole), "dim")
    return False


def offer(desk: Desk, rest: str) -> bool:
    """Make an offer: in one line, or question by question."""
    return _make(desk, f"offer {rest}" if rest else Wizard(desk).offer())


def counter(desk: Desk, rest: str) -> bool:
    """Answer an offer with another."""
    number, _, terms = (rest or _only(desk.client.waiting())).partition(" ")
    if not (number.isascii() and number.isdecimal()):
        raise not_done(Refusal("offer-number", text=f"counter {rest}".strip()))
    made = next((one for one in desk.client.waiting() if str(one.offer) == number), None)
    if made is None:
        raise not_done(Refusal("no-such-offer", "DEA-1", offer=int(number[:9])))
    if terms:
        return _make(desk, f"offer to={desk.word_of(made.by)} counter={number} {terms}")
    return _make(desk, Wizard(desk).offer((made.by,), made.offer))


def _make(desk: Desk, text: str) -> bool:
    """Put an offer or a gift on the table; bots reply by themselves, people when the keyboard is theirs."""
    if not text:
        desk.screen.say(desk.lex.text("wizard-stopped"))
        return False
    before = len(desk.client.doc.offers)
    desk.take(text)
    people = [
        seat for made in desk.client.doc.offers[before:] for seat in made.rivals if desk.session.sits(seat)
    ]
    if people:
        desk.screen.say(desk.lex.text("deal-waits", gangs=desk.lex.gangs(desk.client.doc, people)))
    return True


def reply(desk: Desk, text: str) -> bool:
    """Accept, decline or withdraw an offer by its number, or the only one there is."""
    verb, _, number = text.strip().partition(" ")
    offers = desk.client.own_offers() if verb == "withdraw" else desk.client.waiting()
    desk.take(f"{verb} {number or _only(offers)}".strip())
    return True


def _only(offers: list[Offer]) -> str:
    """The number of the only offer that can be meant, or nothing."""
    return str(offers[0].offer) if len(offers) == 1 else ""


def gift(desk: Desk, rest: str) -> bool:
    """DEA-3: offer something for nothing: in one line, or question by question."""
    return _make(desk, f"gift {rest}" if rest else Wizard(desk).gift())


def say(desk: Desk, rest: str) -> bool:
    """Talk to all, or, `say to=mayans …`, to some."""
    to, _, words = rest.partition(" ")
    if not to.startswith("to="):
        to, words = "to=all", rest
    words = words.removeprefix("text=")
    quoted = words if words[:1] in ("'", '"') else shlex.quote(words)
    desk.take(f"say {shlex.quote(to)} text={quoted}")
    return True


def tell(desk: Desk, rest: str) -> bool:
    """INF-4: tell a rival what a third gang holds: in one line, or what one owes question by question."""
    if rest:
        desk.take(f"say {rest}")
        return True
    owed = desk.client.owed_tips()
    if not owed:
        desk.screen.say(desk.lex.text("tell-nothing", **desk.examples()))
        return False
    picked = 0
    if len(owed) > 1:
        found = desk.pick_one(desk.lex.text("tell-which"), [desk.lex.say(one.told) for one in owed])
        if found is None:
            return False
        picked = found
    line = Wizard(desk).tip(owed[picked])
    if line:
        desk.take(line)
    return bool(line)


def hand(desk: Desk, rest: str) -> bool:
    """Let another person at the keyboard talk and deal, and come back."""
    others = [seat for seat in desk.session.others(desk.client) if desk.client.doc.seats[seat].alive]
    if not others:
        desk.screen.say(desk.lex.text("hand-nobody"))
        return False
    named = desk.seat_named(rest)
    seat = others[0] if len(others) == 1 else named if named in others else _picked(desk, others)
    if seat is None:
        return False
    desk.session.corner(seat)
    return True


def _picked(desk: Desk, others: list[int]) -> int | None:
    """The person meant, picked by number."""
    names = [
        f"{desk.client.doc.seats[seat].name} ({desk.lex.gang(desk.client.doc, seat)})" for seat in others
    ]
    picked = desk.pick_one(desk.lex.text("hand-whom"), names)
    return None if picked is None else others[picked]
