"""Why a bot did what a seat has seen: what it was after, how it came to it, and its word.

What it was after is read from what the asker saw, how it came to it from what everybody knows of the bot, its
word from the promises the asker knows of. So the same sentence is told whatever is behind the bot's blind,
between others, or in its temperament; only when the game is over, and all is open, does it say whether it
left its rule of thumb.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.coach import bonds
from gangland.bots.coach.causes import cause, spoken_of
from gangland.bots.ways import AND, CHANCE, WAYS
from gangland.content.message import Message, message
from gangland.game.deals.deal import Gift, Offer, Reply
from gangland.game.deals.talk import is_deal, read
from gangland.game.game import Game
from gangland.game.happenings import AUTHOR
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.game.undo import WORD
from gangland.protocol.answers import Motive

SILENT: Final = ("say", WORD)
"""What has no motive to tell: talk is one."""
ANYBODY: Final = -1
NEVER: Final = -1


def motive(journal: Journal, viewer: int, version: int, seat: int = ANYBODY) -> Motive:
    """Return why a bot did what a viewer saw at a version of its own; of a seat, what it did last until then.

    What is in a fist is nobody's to explain before it opens.
    """
    if not 0 < version <= journal.version(viewer):
        raise Refusal("no-motive" if version == 0 and seat != ANYBODY else "no-such-version")
    if seat >= journal.game.t.seats:
        raise Refusal("no-motive")
    judged = bonds.verdict(journal, viewer, journal.lines_at(viewer, version) - 1, seat)
    if judged is not None:
        return Motive(seat, judged)
    line = last_deed(journal, viewer, version, seat)
    doer = doer_of(journal, line) if line != NEVER else ANYBODY
    if doer == ANYBODY or not is_seen(journal, viewer, line):
        raise Refusal("no-motive")
    before = journal.game.rewound(line)
    text = journal.game.lines[line].partition(": ")[2]
    if is_deal(text):
        return Motive(doer, about_deal(before, viewer, doer, text, journal.reasons.get(line, "")))
    return Motive(doer, about_deed(journal, before, viewer, doer, line))


def last_deed(journal: Journal, viewer: int, version: int, seat: int) -> int:
    """Return the line at a version, or the last one till then in which a seat did something to explain."""
    lines = journal.marks[viewer][:version]
    if seat == ANYBODY:
        return lines[-1]
    own = (one for one in reversed(lines) if doer_of(journal, one) == seat and is_seen(journal, viewer, one))
    return next(own, NEVER)


def doer_of(journal: Journal, line: int) -> int:
    """Return the bot that did something in a line, -1 where it was nobody or a person, or was only talk."""
    who, _, text = journal.game.lines[line].partition(": ")
    if who in ("*", AUTHOR) or text.partition(" ")[0] in SILENT:
        return ANYBODY
    seat = journal.game.notation.parse_seat(journal.game.t, who)
    return seat if journal.game.setup.seats[seat].bot else ANYBODY


def is_seen(journal: Journal, viewer: int, line: int) -> bool:
    """INF-1: return whether a viewer saw what was done: a fist has to be open, a deal its own, or all are.

    An offer to several that lapses with one of them is told to the others as withdrawn by its maker, who did
    nothing: they are not to know who would have taken it (INF-3).
    """
    if line in journal.fists.values():
        return False
    game = journal.game
    facts = game.facts[journal.firsts[line] : journal.firsts[line + 1]]
    if not is_deal(game.lines[line].partition(": ")[2]):
        return not facts or any(fact.is_for(viewer) for fact in facts)
    return game.setup.open_deals or any(
        fact.is_for(viewer) and viewer in (fact.doc.get("by"), *fact.doc.get("rivals", ()))
        for fact in facts
        if fact.doc["event"] in bonds.DEALT and fact.doc["seat"] == doer_of(journal, line)
    )


def about_deed(journal: Journal, before: Game, viewer: int, seat: int, line: int) -> Message:
    """Return why a bot gave an answer."""
    text = journal.game.lines[line].partition(": ")[2]
    action = before.notation.read(before.t, seat, text, before.menu(seat))
    view = before.view(viewer)
    what = message(f"motive-{cause(before.g, view, seat, action)}", **spoken_of(before, view, seat, action))
    bond = bonds.broken(journal, viewer, line, seat) or bonds.bound(before, viewer, seat, action)
    reason = journal.reasons.get(line, "")
    way, _, came = reason.partition(AND)
    if bond is not None:
        return message("motive-told", what=what, how=bond)
    if way == CHANCE:
        return message("motive-chance")
    if way not in WAYS:
        return what
    is_open = journal.game.t.over and came and f"{way}{AND}{came}" in OPENED
    return message("motive-told", what=what, how=message(f"motive-how-{reason if is_open else way}"))


OPENED: Final = frozenset(
    f"{way}-{came}" for way in ("looked", "tried", "planned") for came in ("stood", "won")
)
"""What is told of a reason in full once nothing is hidden any more."""


def about_deal(before: Game, viewer: int, seat: int, text: str, way: str) -> Message:
    """DEA-1: return why a bot made, took or turned down a deal."""
    deal = read(before, seat, text)
    if isinstance(deal, Reply):
        return _about_reply(before, seat, deal, way)
    if isinstance(deal, Gift):
        return message("motive-gave")
    if not isinstance(deal, Offer):
        raise Refusal("no-motive")
    if bonds.is_payment(before, viewer, deal):
        return message("motive-paid")
    return message("motive-countered" if deal.counters else "motive-offered")


def _about_reply(before: Game, seat: int, reply: Reply, way: str) -> Message:
    if reply.verb == "withdraw":
        return message("motive-withdrew")
    offer = before.ledger.open_offer(seat, reply.offer)
    if reply.verb == "accept" and offer.is_gift:
        return message("motive-took-gift")
    if way == CHANCE:
        return message("motive-chance")
    if reply.verb == "accept":
        return message("motive-took-word" if offer.mine or offer.theirs else "motive-took")
    return message(f"deal-why-{reply.why}") if reply.why else message("motive-declined")
