"""A seat's ledger built again from what it was told: offers and promises by the seat's own numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gangland.engine.step import Rules
from gangland.engine.table import SEATS
from gangland.game.deals.deal import Clause, Offer, Promise, Verdict, Vow, parse_amounts
from gangland.game.deals.ledger import Ledger
from gangland.game.notation import Notation
from gangland.protocol.document import Doc

MOVED = ("accepted", "declined", "withdrawn", "gone", "lapsed")


def ledger_from(g: Rules, notation: Notation, doc: Doc, facts: Iterable[Doc], *, open_deals: bool) -> Ledger:
    """Return the ledger of a document's seat; offers a document no longer lists are known from the story.

    Inside, ids are the seat's own numbers. An offer that was open when last heard of and is listed no more
    has expired.
    """
    seat = doc["seat"]
    known: dict[int, Doc] = {}
    declined: dict[int, tuple[int, ...]] = {}
    for fact in facts:
        turned_down = _turned_down(fact)
        if turned_down:
            declined[turned_down] = (*declined.get(turned_down, ()), fact["seat"])
        if fact["event"] == "offered":
            known[fact["offer"]] = {**fact, "state": "expired"}
        elif fact["event"] in MOVED and fact.get("offer") in known:
            known[fact["offer"]]["state"] = _state(fact, known[fact["offer"]]["state"])
    known |= {one["offer"]: one for one in doc["offers"]}
    ledger = Ledger(g, open_deals)
    numbers = range(1, max(known, default=0) + 1)
    ledger.offers = [
        replace(_offer(notation, seat, number, known.get(number)), declined=declined.get(number, ()))
        for number in numbers
    ]
    for viewer in range(-1, SEATS):
        ledger.seen[viewer] = list(numbers)
    ledger.promises = [_promise(notation, one) for one in doc["promises"]]
    return ledger


def _turned_down(fact: Doc) -> int:
    """Which offer a fact turns down: a counter-offer does that too; 0 for none."""
    key = {"declined": "offer", "offered": "counters"}.get(fact["event"], "")
    return int(fact[key]) if key else 0


def _state(fact: Doc, before: str) -> str:
    """What became of an offer: that one of several rivals declined does not close it for the others."""
    if fact["event"] == "declined":
        return "declined" if fact.get("state") == "declined" else before
    return str(fact["event"])


def _offer(notation: Notation, seat: int, number: int, one: Doc | None) -> Offer:
    if one is None:
        return Offer(by=seat, to=(), id=number, state="expired")
    return Offer(
        by=one["by"],
        to=tuple(one["rivals"]),
        give=_amounts(one["give"]),
        want=_amounts(one["want"]),
        mine=tuple(clause_from(notation, text) for text in one["mine"]),
        theirs=tuple(clause_from(notation, text) for text in one["theirs"]),
        until=one["until"],
        counters=one["counters"],
        text=one["text"],
        id=number,
        state=one["state"],
        taker=seat,
    )


def _amounts(values: list[int]) -> tuple[int, int, int]:
    cash, guns, goods = values
    return cash, guns, goods


def _promise(notation: Notation, one: Doc) -> Promise:
    clause = clause_from(notation, one["clause"])
    return Promise(one["promise"], one["seat"], one["rival"], clause, Verdict(one["verdict"]))


def clause_from(notation: Notation, text: str) -> Clause:
    """Read a clause that was agreed on, whose place may have gone since."""
    name, _, rest = text.partition(":")
    vow = Vow(name)
    if vow is Vow.WORD:
        number, _, words = rest.partition(":")
        return Clause(vow, int(number), text=words)
    what, _, until = rest.rpartition(":")
    if vow in (Vow.AVOID, Vow.LEAVE):
        return Clause(vow, int(until), tile=notation.tiles.index(what))
    if vow is Vow.PAY:
        return Clause(vow, int(until), amounts=parse_amounts(what))
    return Clause(vow, int(until), most=int(what or 0))
