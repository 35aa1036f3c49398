"""Why somebody would do something, as one word: said as advice before it, or as a motive after it.

A cause is read from the action and from what whoever asks can see, so it tells nothing they do not know.
"""

from __future__ import annotations

from typing import Final

from gangland.content.message import Arg
from gangland.engine import action as act
from gangland.engine.action import b_of, kind_of, place_of
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, Table
from gangland.game.game import Game
from gangland.game.notation import AT_A_PLACE, WORDS
from gangland.rulesets import ids
from gangland.telling.names import names_of

COUNTED: Final = {act.USE: "use", act.GUNS: "guns", act.MARKET: "market"}
"""What is done so and so many times, or not at all."""


def cause(g: Rules, view: Table, seat: int, action: int) -> str:
    """Return the word for why a seat would do this."""
    kind = kind_of(action)
    if kind == act.MOVE:
        return _move(view, seat, b_of(action))
    if kind in COUNTED:
        return COUNTED[kind] if b_of(action) else f"no-{COUNTED[kind]}"
    if kind in (act.YES, act.NO):
        asked = "boost" if g.is_in(view, ids.OFFER_BOOST) else "it"
        return asked if kind == act.YES else f"no-{asked}"
    return WORDS[kind]


def _move(view: Table, seat: int, goal: int) -> str:
    """MOV-1: people go home, to a free place, to their own, or against somebody."""
    if goal < SEATS:
        return "home"
    if view.present[goal] == 0:
        return "settle"
    return "guard" if view.present[goal] == 1 << seat else "raid"


def spoken_of(game: Game, view: Table, seat: int, action: int) -> dict[str, Arg]:
    """Return what a reason speaks of: the place, a number, the rounds left."""
    kind = kind_of(action)
    place = b_of(action) if kind == act.MOVE else place_of(action) if kind in AT_A_PLACE else view.fight_place
    args: dict[str, Arg] = {"left": view.rounds - view.round}
    if kind in COUNTED:
        args["n"] = b_of(action)
    return args | ({"place": names_of(game).place(view, place, seat)} if place >= 0 else {})
