"""Questions that change nothing: why not, what then, what are the odds and the prices, and how it was.

Each is answered from the seat's own view, so that no answer can betray what the view does not hold.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gangland.engine.table import NO_FIST, STARTING, Table
from gangland.game.crew import Crowd
from gangland.game.deals.talk import is_deal
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.odds import elsewhere, likely, odds
from gangland.game.refusal import Refusal
from gangland.game.why import why_not
from gangland.protocol.answers import Asked, Forecast, Odds, Past, Places, Preview, Result, Shut, Terms, Why
from gangland.protocol.document import document
from gangland.protocol.messages import Ask
from gangland.rulesets.view import known
from gangland.telling import story
from gangland.telling.breaking import broken_by
from gangland.telling.chances import market_told, odds_told
from gangland.telling.deals import terms
from gangland.telling.names import names_of
from gangland.telling.places import places_now
from gangland.telling.reasons import reason
from gangland.telling.shut import why_shut
from gangland.telling.sure import tried

DIGITS = 4

CERTAIN = frozenset(
    {
        "moved",
        "exploited",
        "traded",
        "gained",
        "standing",
        "caught",
        "disbanded",
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

NO_TERMS = {"give": (), "want": (), "mine": (), "theirs": (), "text": ""}


def answer(journal: Journal, seat: int, ask: Ask) -> Result:
    """Return the answer to a question of a seat; a Refusal where it has none."""
    game = journal.game
    answers: dict[Asked, Callable[[], Result]] = {
        "past": lambda: past(journal, seat, ask.version),
        "odds": lambda: fight_odds(game, seat, ask.place, ask.crew),
        "market": lambda: _market(game, seat),
        "why": lambda: _why(game, seat, ask.action),
        "shut": lambda: Shut(why_shut(game, seat, ask.action, ask.place)),
        "terms": lambda: _terms(game, seat, ask.action),
        "preview": lambda: preview(game, seat, ask.action),
        "places": lambda: _places(game, seat),
    }
    if ask.what not in answers:
        raise Refusal("not-now")  # what a bot has to think about is answered by who has bots
    return answers[ask.what]()


def _why(game: Game, seat: int, text: str) -> Why:
    """Return whether an action can be taken, and if not why."""
    try:
        action = _read(game, seat, text)
    except Refusal as refusal:
        return Why(legal=False, reason=reason(refusal))
    if game.menu(seat).has(action):
        return Why(legal=True, reason=None)
    return Why(legal=False, reason=reason(why_not(game.g, game.view(seat), seat, action)))


def _read(game: Game, seat: int, text: str) -> int:
    if is_deal(text):
        raise Refusal("not-an-action")
    return game.notation.read(game.t, seat, text, game.menu(seat))


def preview(game: Game, seat: int, text: str) -> Preview:
    """Return what an action is sure to do to the seat itself: the action is tried on the seat's view."""
    action = _read(game, seat, text)
    view = known(game.g, game.t, seat)
    if not game.menu(seat).has(action):
        return Preview(legal=False, story=[])
    if view.sealing != NO_FIST:
        return Preview(legal=True, story=[], breaks=broken_by(game, seat, action, view))
    after, happened, final = tried(game, seat, action)
    docs = [doc for doc in happened if doc["event"] in CERTAIN]
    told = story.tell(names_of(game), after, docs, [0] * len(docs))
    return Preview(legal=True, story=told, breaks=broken_by(game, seat, action, after), final=final)


def _places(game: Game, seat: int) -> Places:
    if game.t.over or game.t.round == 0:
        raise Refusal("not-now")
    return Places(places_now(game, seat))


def fight_odds(game: Game, seat: int, place: str, crew: str) -> Odds:
    """Return the chances at a place, with crew that is to come there; where nobody is, somebody has to."""
    view = game.view(seat)
    if view.over or view.round == 0:
        raise Refusal("not-now")
    number = game.notation.parse_place(view, seat, place) if place else view.fight_place
    if number < STARTING or view.tile[number] < 0:
        raise Refusal("no-fight-there", "FGT-1")
    bring = _brought(game, view, seat, number, crew)
    found = odds(game.g, view, seat, number, bring)
    if found is None:
        raise Refusal("no-fight-there", "FGT-1")
    names, men = names_of(game), game.notation.names(view, seat, bring.made) if bring else []
    brought = names.crew(men, bring.made.bit_count(), bring.rookies) if bring else None
    return Odds(
        place=game.notation.place(view, number),
        fighters=found.fighters,
        totals=[found.totals[one] for one in found.fighters],
        chances=[[round(chance, DIGITS) for chance in row] for row in found.chances],
        told=odds_told(names, view, number, found, brought),
    )


def _brought(game: Game, view: Table, seat: int, place: int, crew: str) -> Crowd | None:
    """MOV-1: return who is to come to a place, no more than there are elsewhere; who is there is there."""
    if not crew and view.present[place] >> seat & 1:
        return None
    if not crew and any(likely(view, seat, place)):
        return likely(view, seat, place)
    if not crew:
        raise Refusal("no-fight-there", "FGT-1")
    there = elsewhere(view, seat, place)
    bring = game.notation.parse_crew(view, seat, crew, there)
    if bring.made & ~there.made:
        raise Refusal("crew-too-many", text=crew, made=there.made.bit_count(), rookies=there.rookies)
    return bring


def _terms(game: Game, seat: int, text: str) -> Terms:
    """Return what an offer would say; it is made on a copy of the game, and refused as it would be."""
    if not text.startswith(("offer ", "gift ")):
        raise Refusal("not-a-deal")
    fact = game.branch().take(seat, text)[0]
    return Terms(terms(names_of(game), NO_TERMS | fact.doc))


def _market(game: Game, viewer: int) -> Forecast:
    view = game.view(viewer)
    if view.over or view.round == 0:
        raise Refusal("not-now")
    found = market(game.g, view, viewer)
    return msgspec.convert(found | {"told": market_told(names_of(game), view, found)}, Forecast)


def past(journal: Journal, viewer: int, version: int) -> Past:
    """Return the document a viewer had at an earlier version of its own."""
    if not 0 <= version <= journal.version(viewer):
        raise Refusal("no-such-version")
    game = journal.game.rewound(journal.lines_at(viewer, version))
    return Past(version, document(game, viewer))
