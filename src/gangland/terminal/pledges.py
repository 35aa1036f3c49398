"""Offers and promises in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gangland.game.deals.deal import parse_amounts
from gangland.terminal.lexicon import Lexicon

Doc = Mapping[str, Any]


def say_clause(lexicon: Lexicon, text: str) -> str:
    """A promise: `avoid:gun-factory:4` is "stay out of Gun Factory until the end of round 4"."""
    vow, _, rest = text.partition(":")
    if vow == "word":
        until, _, words = rest.partition(":")
        return lexicon.text("vow-word", text=words, round=int(until))
    what, _, until = rest.rpartition(":")
    args: dict[str, str | int] = {"round": int(until)}
    if vow in ("avoid", "leave"):
        args["place"] = lexicon.place_named(what)
    elif vow == "pay":
        args["what"] = lexicon.amounts(parse_amounts(what))
    elif vow == "sell":
        args["n"] = int(what)
    return lexicon.text(f"vow-{vow}", **args)


def is_gift(offer: Doc) -> bool:
    """DEA-3: whether an offer gives something and asks nothing."""
    return any(offer.get("give", ())) and not any(offer.get("want", ())) and not offer.get("theirs")


def say_terms(lexicon: Lexicon, offer: Doc) -> str:
    """What an offer gives and wants, promises included."""
    parts = []
    if any(offer["give"]):
        parts.append(lexicon.text("deal-gives", what=lexicon.amounts(offer["give"])))
    if any(offer["want"]):
        parts.append(lexicon.text("deal-wants", what=lexicon.amounts(offer["want"])))
    parts += [lexicon.text("deal-mine", what=say_clause(lexicon, one)) for one in offer["mine"]]
    parts += [lexicon.text("deal-theirs", what=say_clause(lexicon, one)) for one in offer["theirs"]]
    if offer["text"]:
        parts.append(lexicon.text("deal-text", text=offer["text"]))
    return lexicon.clauses(parts)
