"""Questions that change nothing: why not, what then, what are the odds and the prices, and how it was.

Each is answered from the seat's own view, so that no answer can betray what the view does not hold.
"""

from __future__ import annotations

from itertools import takewhile

from gangland.engine import step
from gangland.engine.table import NO_FIST
from gangland.game.deals.talk import is_deal
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.story import tell
from gangland.game.why import why_not
from gangland.protocol.document import document
from gangland.protocol.messages import Ask, Doc
from gangland.protocol.odds_document import odds
from gangland.rulesets.view import known
from gangland.server.table.journal import Journal

CERTAIN = frozenset(
    {
        "moved",
        "exploited",
        "traded",
        "gained",
        "standing",
        "fight",
        "backup",
        "fell",
        "recruited",
        "promoted",
        "sat",
        "ordered",
        "tokens",
        "recovered",
        "leader",
        "paid-off",
        "bribed",
        "injured",
        "home",
        "wasted",
    }
)
"""What an action of one's own is sure to do."""

BEYOND = frozenset({"affected", "round"})
"""From here on it depends on hands the seat does not see: whom a card hits, and what a new round brings."""


def answer(journal: Journal, seat: int, ask: Ask) -> Doc:
    """Return the answer to a question of a seat; a Refusal where it has none."""
    if ask.what == "past":
        return past(journal, seat, ask.version)
    if ask.what == "odds":
        return _odds(journal.game, seat, ask.place)
    if ask.what == "market":
        return _market(journal.game, seat)
    if ask.what == "why":
        return _why(journal.game, seat, ask.action)
    return preview(journal.game, seat, ask.action)


def _why(game: Game, seat: int, text: str) -> Doc:
    """Return whether an action can be taken, and if not why."""
    try:
        action = _read(game, seat, text)
    except Refusal as refusal:
        return {"legal": False, **refusal.document()}
    if game.menu(seat).has(action):
        return {"legal": True}
    return {"legal": False, **why_not(game.g, game.view(seat), seat, action).document()}


def _read(game: Game, seat: int, text: str) -> int:
    if is_deal(text):
        raise Refusal("not-an-action")
    return game.notation.read(game.t, seat, text, game.menu(seat))


def preview(game: Game, seat: int, text: str) -> Doc:
    """Return what an action is sure to do to the seat itself: the action is tried on the seat's view."""
    action = _read(game, seat, text)
    if not game.menu(seat).has(action):
        return {"legal": False, "facts": []}
    view = known(game.g, game.t, seat)
    if view.sealing != NO_FIST:
        return {"legal": True, "facts": []}
    before = view.copy()
    step.answer(game.g, view, seat, action)
    told = (fact.doc for fact in tell(game.notation, view, before, view.events) if fact.is_for(seat))
    sure = takewhile(lambda doc: doc["event"] not in BEYOND, told)
    return {
        "legal": True,
        "facts": [doc for doc in sure if doc.get("seat") == seat and doc["event"] in CERTAIN],
    }


def _odds(game: Game, seat: int, place: str) -> Doc:
    view = game.view(seat)
    if view.over or view.round == 0:
        raise Refusal("not-now")
    number = game.notation.parse_place(view, seat, place) if place else view.fight_place
    found = odds(game.g, view, seat, number) if number >= 0 and view.tile[number] >= 0 else None
    if found is None:
        raise Refusal("no-fight-there", "FGT-1")
    return found


def _market(game: Game, viewer: int) -> Doc:
    view = game.view(viewer)
    if view.over or view.round == 0:
        raise Refusal("not-now")
    return market(game.g, view, viewer)


def past(journal: Journal, viewer: int, version: int) -> Doc:
    """Return the document a viewer had at an earlier version of its own."""
    if not 0 <= version <= journal.version(viewer):
        raise Refusal("no-such-version")
    game = journal.game.rewound(journal.lines_at(viewer, version))
    return {"version": version, "document": document(game, viewer)}
