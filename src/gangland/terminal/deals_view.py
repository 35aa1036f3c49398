"""Offers and promises as one seat knows them."""

from __future__ import annotations

from gangland.protocol.parts import Document, Offer
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen


def show_deals(screen: Screen, lexicon: Lexicon, doc: Document) -> None:
    """Print open offers first, then promises, then what is past."""
    screen.title(lexicon.text("deals-title"))
    if not doc.offers and not doc.promises:
        screen.say(lexicon.text("deals-none"))
    for offer in doc.offers:
        if offer.state == "open":
            screen.hang(f"{offer.offer:>3}", lexicon.say(offer.told.whole), "bold")
    for promise in doc.promises:
        screen.hang("  ▪", lexicon.say(promise.told))
    for offer in doc.offers:
        if offer.state != "open":
            screen.hang(f"{offer.offer:>3}", lexicon.say(offer.told.whole), "dim")


def waiting(doc: Document) -> list[Offer]:
    """The open offers a seat can answer."""
    return [one for one in doc.offers if one.state == "open" and doc.seat in one.rivals]


def own_offers(doc: Document) -> list[Offer]:
    """The open offers a seat has made."""
    return [one for one in doc.offers if one.state == "open" and one.by == doc.seat]
