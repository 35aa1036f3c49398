"""Commands about deals and talk."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.terminal.deals_view import DealsView
from gangland.terminal.questions import Choice
from gangland.terminal.wizard import Wizard

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk


def deals(desk: Desk, _rest: str) -> bool:
    """List offers and promises."""
    DealsView(desk.screen, desk.lex, desk.game, desk.seat).show()
    return False


def offer(desk: Desk, rest: str) -> bool:
    """Make an offer: in one line, or question by question."""
    desk.game.ledger.check_open(desk.game.t, desk.seat)
    text = f"offer {rest}" if rest else Wizard(desk).offer()
    return _make(desk, text)


def counter(desk: Desk, rest: str) -> bool:
    """Answer an offer with another."""
    number, _, terms = (rest or _only(waiting(desk.game, desk.seat))).partition(" ")
    if not (number.isascii() and number.isdecimal()):
        raise Refusal("offer-number", text=f"counter {rest}".strip())
    made = desk.game.ledger.open_offer(desk.seat, int(number))
    if terms:
        to = desk.game.notation.seat(desk.game.t, made.by)
        return _make(desk, f"offer to={to} counter={number} {terms}")
    return _make(desk, Wizard(desk).offer((made.by,), int(number)))


def _make(desk: Desk, text: str) -> bool:
    """Put an offer or a gift on the table; bots reply at once, people when the keyboard is theirs."""
    if not text:
        desk.screen.say(desk.lex.text("wizard-stopped"))
        return False
    before = len(desk.game.ledger.offers)
    desk.take(text)
    for made in desk.game.ledger.offers[before:]:
        desk.session.ask_bots(made)
        people = [seat for seat in made.to if seat in desk.session.people]
        if people and desk.game.ledger.offers[made.id - 1].state == "open":
            desk.screen.say(desk.lex.text("deal-waits", gangs=desk.lex.whom(desk.game.t, people)))
    return True


def reply(desk: Desk, text: str) -> bool:
    """Accept, decline or withdraw an offer by its number, or the only one there is."""
    verb, _, number = text.strip().partition(" ")
    offers = own_offers(desk.game, desk.seat) if verb == "withdraw" else waiting(desk.game, desk.seat)
    desk.take(f"{verb} {number or _only(offers)}".strip())
    return True


def waiting(game: Game, seat: int) -> list[int]:
    """The open offers a seat can answer, by its own numbers."""
    return [number for number, offer in _open(game, seat) if seat in offer.to]


def own_offers(game: Game, seat: int) -> list[int]:
    """The open offers a seat has made, by its own numbers."""
    return [number for number, offer in _open(game, seat) if offer.by == seat]


def _open(game: Game, seat: int) -> list[tuple[int, Offer]]:
    offers = enumerate(game.ledger.offers_seen(seat), 1)
    return [(number, one) for number, one in offers if one.state == "open" and seat not in one.declined]


def _only(offers: list[int]) -> str:
    """The number of the only offer that can be meant, or nothing."""
    return str(offers[0]) if len(offers) == 1 else ""


def gift(desk: Desk, rest: str) -> bool:
    """DEA-3: offer something for nothing: in one line, or question by question."""
    desk.game.ledger.check_open(desk.game.t, desk.seat)
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


def hand(desk: Desk, rest: str) -> bool:
    """Let another person at the keyboard talk and deal, and come back."""
    others = [seat for seat in desk.session.people if seat != desk.seat and desk.game.t.is_alive(seat)]
    if not others:
        desk.screen.say(desk.lex.text("hand-nobody"))
        return False
    seat = _named(desk, rest, others)
    if seat is None:
        return False
    desk.session.hand_over(seat)
    desk.corner(seat)
    return True


def _named(desk: Desk, rest: str, others: list[int]) -> int | None:
    """The person meant: the only other one, by gang or name, or picked by number."""
    if len(others) == 1:
        return others[0]
    for seat in others:
        if rest and rest in (desk.game.notation.seat(desk.game.t, seat), desk.lex.player(seat)):
            return seat
    choices = [
        Choice(f"{desk.lex.player(seat)} ({desk.lex.gang(desk.game.t, seat)})", seat) for seat in others
    ]
    return desk.pick_one(desk.lex.text("hand-whom"), choices)
