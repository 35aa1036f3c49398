"""DEA-3: what a word had to do with it, as far as whoever asks knows of the promise (INF-3).

Nothing here asks a bot: that it kept or broke its word is in the ledger, and nobody is to know its
temperament.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.content.message import Message, message
from gangland.engine.action import MARKET, b_of, kind_of
from gangland.game.deals.deal import Offer, Verdict, Vow
from gangland.game.game import Game
from gangland.game.happenings import Doc
from gangland.game.journal import Journal
from gangland.telling.names import names_of

DEALT: Final = ("offered", "accepted", "declined", "withdrawn", "gift", "lapsed")


def judged(journal: Journal, viewer: int, line: int, seat: int) -> list[Doc]:
    """Return what was judged in a line of a seat's promises that a viewer knows of."""
    facts = journal.game.facts[journal.firsts[line] : journal.firsts[line + 1]]
    docs = [fact.doc for fact in facts if fact.doc["event"] == "judged" and fact.is_for(viewer)]
    return [doc for doc in docs if doc["seat"] == seat]


def verdict(journal: Journal, viewer: int, line: int, seat: int) -> Message | None:
    """Return why a bot kept or broke its word where that came out in a line that was not its own doing."""
    game = journal.game
    who = game.lines[line].partition(": ")[0]
    if seat < 0 or not game.setup.seats[seat].bot or game.author(who) == seat:
        return None
    why = broken(journal, viewer, line, seat)
    found = judged(journal, viewer, line, seat)
    if why is None and any(doc["verdict"] == Verdict.KEPT.value for doc in found):
        return message("motive-kept")
    return why


def broken(journal: Journal, viewer: int, line: int, seat: int) -> Message | None:
    """Return why a bot broke its word in a line: who broke theirs first is owed nothing.

    Of a debt it does not say whether there was anything to pay it with (INF-1).
    """
    found = [doc for doc in judged(journal, viewer, line, seat) if doc["verdict"] == Verdict.BROKEN.value]
    if not found:
        return None
    rival = found[0]["rival"]
    ledger = journal.game.rewound(line).ledger
    known = [one for one in ledger.promises_seen(viewer) if one.to == seat or ledger.open_deals]
    if any(one.by == rival and one.verdict is Verdict.BROKEN for one in known):
        view = journal.game.view(viewer)
        gang = names_of(journal.game).gang(view, rival)
        return message("motive-wronged") if viewer == rival else message("motive-wronged-by", gang=gang)
    return message("motive-unpaid" if found[0]["clause"].startswith(Vow.PAY.value) else "motive-broke")


def bound(before: Game, viewer: int, seat: int, action: int) -> Message | None:
    """Return that a bot kept its word where it had something to do with what it could answer.

    Whether it would have done otherwise is its temperament's to know: all of them say the same here.
    """
    oaths = Oaths()
    given = [
        one for one in before.ledger.promises_seen(viewer) if one.by == seat and one.verdict is Verdict.OPEN
    ]
    for promise in given:
        oaths.add(promise.by, promise.to, promise.clause)
    if kind_of(action) == MARKET:
        most = [one.clause.most for one in given if one.clause.vow is Vow.SELL]
        return message("motive-bound") if most and b_of(action) == min(most) else None
    menu = before.menu(seat)
    kept = kept_menu(before.view(viewer), seat, menu, oaths) if oaths.bound else menu
    return message("motive-bound") if kept is not menu and kept.has(action) else None


def is_payment(before: Game, viewer: int, offer: Offer) -> bool:
    """DEA-3: return whether an offer pays what was promised, as far as a viewer knows."""
    return offer.is_gift and any(
        one.by == offer.by and one.to in offer.to and one.clause.vow is Vow.PAY
        for one in before.ledger.promises_seen(viewer)
        if one.verdict is Verdict.OPEN
    )
