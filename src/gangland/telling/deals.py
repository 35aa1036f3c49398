"""DEA: offers and promises as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from gangland.content.message import Arg, Message, listed, message
from gangland.engine.table import Table
from gangland.game.deals.deal import ASSETS, parse_amounts
from gangland.game.deals.phrases import LINES
from gangland.telling.forms import ClauseTold, OfferTold
from gangland.telling.names import Names

Doc = Mapping[str, Any]


def clause(names: Names, text: str) -> Message:
    """A promise: `avoid:gun-factory:4` is "stay out of Gun Factory until the end of round 4"."""
    vow, _, rest = text.partition(":")
    if vow == "word":
        until, _, words = rest.partition(":")
        return message("vow-word", text=words, round=int(until))
    what, _, until = rest.rpartition(":")
    args: dict[str, Arg] = {"round": int(until)}
    if vow in ("avoid", "leave"):
        args["place"] = names.place_named(what)
    elif vow == "pay":
        args["what"] = names.amounts(parse_amounts(what))
    elif vow == "sell":
        args["n"] = int(what)
    elif vow == "tell":
        args["gang"] = message(f"gang-{what}")
    return Message(f"vow-{vow}", args)


def clause_told(names: Names, text: str) -> ClauseTold:
    """A clause in notation, and to be said."""
    return ClauseTold(text, clause(names, text))


def is_gift(offer: Doc) -> bool:
    """DEA-3: whether an offer gives something and asks nothing."""
    return any(offer.get("give", ())) and not any(offer.get("want", ())) and not offer.get("theirs")


def terms(names: Names, offer: Doc) -> Message:
    """What an offer, as a document, gives and wants, promises included."""
    parts = []
    if any(offer["give"]):
        parts.append(message("deal-gives", what=names.amounts(offer["give"])))
    if any(offer["want"]):
        parts.append(message("deal-wants", what=names.amounts(offer["want"])))
    parts += [message("deal-mine", what=clause(names, one)) for one in offer["mine"]]
    parts += [message("deal-theirs", what=clause(names, one)) for one in offer["theirs"]]
    if offer.get("why"):
        parts.append(message("deal-text", text=because(offer["why"])))
    if offer["text"]:
        parts.append(message("deal-text", text=offer["text"]))
    return listed(parts, "semicolon")


def offer_told(names: Names, t: Table, doc: Doc, viewer: int) -> OfferTold:
    """An offer, as a document for a viewer: what it is to them, and the whole of it."""
    is_mine = viewer in doc["rivals"]
    others = [seat for seat in doc["rivals"] if seat != viewer]
    whole = offer(names, t, doc)
    if doc["state"] != "open":
        whole = message("deal-past", offer=whole, state=message(f"deal-state-{doc['state']}"))
    return OfferTold(
        head=_head(names, t, doc, is_mine=is_mine),
        whole=whole,
        until=message("deal-until", round=doc["until"]),
        also=message("deal-also", gangs=names.gangs(t, others)) if is_mine and others else None,
        why=because(doc["why"]) if doc.get("why") else UNSET,
    )


def _head(names: Names, t: Table, doc: Doc, *, is_mine: bool) -> Message:
    """What an offer is to its reader."""
    by = names.gang(t, doc["by"])
    if not is_mine:
        return message("web-offer-head", n=doc["offer"], by=by, to=names.gangs(t, doc["rivals"]))
    kind = "counter-" if doc["counters"] else "gift-" if is_gift(doc) else ""
    return message(f"deal-{kind}for-you", by=by)


def because(word: str) -> Message:
    """Why an offer is turned down, as its reader says such a thing."""
    return message(f"deal-why-{word}")


def phrase(word: str) -> Message:
    """What is said by one word: a quick phrase, or a line of a bot's."""
    return message(f"bot-line-{word}" if word in LINES else f"phrase-{word}")


def tip(names: Names, t: Table, about: int, held: Sequence[int]) -> Message:
    """INF-4: what somebody says that a gang holds, all three of it, as a look behind its blind is told."""
    what = listed(names.asset(asset, amount) for asset, amount in zip(ASSETS, held, strict=True))
    return message("tip-holds", gang=names.gang(t, about), what=what)


def offer(names: Names, t: Table, doc: Doc) -> Message:
    """An offer, as a document: who makes it to whom, its terms, till when it is open."""
    return message(
        "deal-offer",
        by=names.gang(t, doc["by"]),
        to=names.gangs(t, doc["rivals"]),
        terms=terms(names, doc),
        round=doc["until"],
    )


def promise(names: Names, t: Table, doc: Doc) -> Message:
    """A promise, as a document, and what became of it."""
    return message(
        f"promise-{doc['verdict']}",
        by=names.gang(t, doc["seat"]),
        to=names.gang(t, doc["rival"]),
        what=clause(names, doc["clause"]),
    )
