"""Why an order cannot be given: the reasons at every place where it could be meant."""

from __future__ import annotations

from gangland.content.message import Message
from gangland.engine import action as act
from gangland.engine.table import ER, PLACES, SEATS, STARTING, Table
from gangland.game.game import Game
from gangland.game.notation import KINDS
from gangland.game.refusal import Refusal
from gangland.game.why import why_not
from gangland.telling.forms import Reason
from gangland.telling.names import names_of
from gangland.telling.reasons import reason

AT_SITES = (act.EXPLOIT, act.FIGHT)
FIRST_MADE = 1


def why_shut(game: Game, seat: int, word: str, place: str = "") -> list[Reason]:
    """Why a seat cannot give an order, at a place (ride: to it) or wherever it has crew; each reason once."""
    if word not in KINDS:
        raise Refusal("unknown-action", text=word, known=", ".join(KINDS))
    view, kind = game.view(seat), KINDS[word]
    only = game.notation.parse_place(view, seat, place) if place else -1
    names, menu = names_of(game), game.menu(seat)
    found: dict[str, Reason] = {}
    for action, at in _tries(view, seat, kind, only):
        if menu.has(action):
            continue
        told = reason(why_not(game.g, view, seat, action))
        if at >= 0:
            told.message = Message("web-of", {"what": names.place(view, at, seat), "is": told.message})
        found.setdefault(str(told.message), told)
    return list(found.values())


def _tries(t: Table, seat: int, kind: int, only: int) -> list[tuple[int, int]]:
    """What somebody who wants such an order could mean, with the place to be named, if any."""
    there = [place for place in range(PLACES) if _is_meant(t, seat, place, only)]
    if kind in AT_SITES:
        sites = [place for place in there if place >= SEATS] or [STARTING]
        return [(act.pack(kind, place), place) for place in sites]
    if kind == act.PROMOTE:
        made = t.pool_made[seat] or FIRST_MADE
        return [(act.pack(kind, place, 0, made & -made), place) for place in there]
    if kind == act.MOVE:
        return _rides(t, seat, only)
    return [(act.pack(kind), -1)]


def _rides(t: Table, seat: int, goal: int) -> list[tuple[int, int]]:
    """MOV-1: everybody from wherever there is crew to the place, or from home to any."""
    if goal < 0:
        return [(act.pack(act.MOVE, seat, STARTING, 0, 1), -1)]
    from_ = [place for place in range(PLACES) if t.crew_at(seat, place) and place not in (goal, ER)]
    crews = [(place, seat * PLACES + place) for place in from_ or [seat]]
    return [
        (act.pack(act.MOVE, place, goal, t.made[at], t.rookies[at] or not t.made[at]), place)
        for place, at in crews
    ]


def _is_meant(t: Table, seat: int, place: int, only: int) -> bool:
    if place == ER:
        return False
    return place == only if only >= 0 else t.present[place] >> seat & 1 == 1
