"""Questions asked in vain: a seat is to choose, and whatever it answers comes to the same.

An answer comes to what the table is afterwards, to what the seat has seen behind a blind, and to who fell or
was hurt by it, even where the rest of them follows before anybody is asked again. A question with one answer
is no choice: it is asked where the own hidden hand alone makes it so (INF-4).
"""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine.step import Rules, answer, options
from gangland.engine.table import Table
from gangland.game.happenings import rows

MATTERS: Final = (ev.SEEN, ev.PEEKED, ev.FELL, ev.INJURED)


def vain_question(g: Rules, t: Table, seat: int) -> str:
    """Return what is wrong with asking a seat, empty where something hangs on its answer."""
    menu = options(g, t, seat)
    actions = iter(menu.actions())
    if menu.count() > 1:
        first = outcome(g, t, seat, next(actions))
        if all(outcome(g, t, seat, action) == first for action in actions):
            return f"seat {seat} is asked in vain ({g.step(t).id})"
    return ""


def outcome(g: Rules, t: Table, seat: int, action: int) -> tuple[object, object]:
    """Return what an answer comes to."""
    after = t.copy()
    answer(g, after, seat, action)
    return after, [row for row in rows(after.events) if row[0] in MATTERS]
