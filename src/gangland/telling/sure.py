"""What an answer is sure to do to whoever gives it: it is tried on the seat's own view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final, NamedTuple

from gangland.content.message import Message, message
from gangland.engine import action as act
from gangland.engine import modifier, step
from gangland.engine.table import Table
from gangland.game.game import Game
from gangland.game.happenings import tell
from gangland.game.undo import is_final
from gangland.rulesets import ids
from gangland.rulesets.aftermath import gun_cost
from gangland.rulesets.market import sale_cost
from gangland.rulesets.standing import made_count, would_fall
from gangland.rulesets.view import known
from gangland.telling.choices import Row

BEYOND: Final = frozenset({"affected", "round"})
"""From here on it depends on hands the seat does not see: whom a card hits, and what a new round brings."""


class Tried(NamedTuple):
    """The view after an action, what happened to the seat, and whether nothing leads back from there."""

    view: Table
    docs: list[dict[str, Any]]
    final: bool


def tried(game: Game, seat: int, action: int) -> Tried:
    """What an action does to a seat, as far as its view shows it."""
    view = known(game.g, game.t, seat)
    before = view.copy()
    step.answer(game.g, view, seat, action)
    facts = [fact.doc for fact in tell(game.notation, view, before, view.events) if fact.is_for(seat)]
    sure = takewhile(lambda doc: doc["event"] not in BEYOND, facts)
    docs = [doc for doc in sure if doc.get("seat") == seat]
    return Tried(view, docs, is_final(view, facts))


# STD-1, STD-2: answers after which somebody takes the fall

FISTS: Final[dict[str, Callable[[Table, int], int]]] = {
    ids.PULL_GUNS: gun_cost,
    ids.CHOOSE_GOODS: sale_cost,
}
"""FGT-8, BLK-3: what it costs in standing to have anything in one's fist."""
TRIED: Final = frozenset({ids.TRANSACTIONS, ids.OFFER_BOOST, ids.HIT_GANGS, ids.FOLLOW_UP})
"""Steps whose answers may cost standing at once."""
ANSWERS: Final = {act.YES: "yes", act.NO: "no", act.USE: "use", act.GUNS: "guns", act.MARKET: "market"}


def falls(game: Game, seat: int, where: str, rows: list[Row], view: Table) -> list[Message]:
    """What to know of answers after which the law comes, and whether there is anybody to take the fall."""
    found = [note for row in rows if row.kind in ANSWERS for note in _fall(game, seat, where, row, view)]
    is_doomed = found and not _may_fall(view, seat)
    return [*found, message("note-doomed")] if is_doomed else found


def _fall(game: Game, seat: int, where: str, row: Row, view: Table) -> list[Message]:
    if where in FISTS:
        fallen = row.top > 0 and would_fall(game.g, view, seat, FISTS[where](view, seat))
        return [message("note-caught", answer=ANSWERS[row.kind], n=1)] if fallen else []
    if where not in TRIED:
        return []
    for count in range(1, max(row.top, 1) + 1) if row.top else ():
        action = act.pack(row.kind, 0, count if row.kind == act.USE else 0)
        if any(doc["event"] == "caught" for doc in tried(game, seat, action).docs):
            return [message("note-caught", answer=ANSWERS[row.kind], n=count)]
    return []


def _may_fall(view: Table, seat: int) -> bool:
    """STD-3, STD-4, GNG-4: whether a gang has anybody who can take the fall."""
    rookies = view.rookie_total(seat) if view.mod(seat, modifier.ROOKIE_FALLS) > 0 else 0
    return made_count(view, seat) + rookies > 0
