"""DEA-3: what became of a promise: kept, broken or moot, as soon as it can be judged."""

from __future__ import annotations

from gangland.engine import event as ev
from gangland.engine.table import OPPORTUNITY, PLACES, STARTING, Table
from gangland.game.deals.deal import Clause, Promise, Verdict, Vow

Events = list[tuple[int, ...]]


def judge(t: Table, promise: Promise, events: Events) -> Verdict:
    """Return what is to be said of an open promise now."""
    clause = promise.clause
    for kind, _, a, b, c, *_ in events:
        if a == promise.by and _breaks(t, promise, kind, b, c):
            return Verdict.BROKEN
    if not t.is_alive(promise.by) or not t.is_alive(promise.to) or _is_void(t, promise):
        return Verdict.MOOT
    cleaned_up = any(event[0] in (ev.ROUND, ev.ENDED) for event in events)
    if _stayed(t, promise, events):
        begun = any(event[0] == ev.ROUND for event in events)
        return Verdict.BROKEN if clause.until == t.round - begun else Verdict.KEPT
    if _is_kept(t, promise):
        return Verdict.KEPT
    over = t.round > clause.until or (t.over and t.round >= clause.until and t.alive & (t.alive - 1) != 0)
    if cleaned_up and over:
        return _at_deadline(clause)
    return Verdict.MOOT if t.over else Verdict.OPEN


def is_there(t: Table, clause: Clause) -> bool:
    """Return whether the place a promise speaks of is on the table: a site or opportunity that is open."""
    return STARTING <= clause.place < PLACES and t.tile[clause.place] == clause.tile >= 0


def _is_void(t: Table, promise: Promise) -> bool:
    """STD-4: return whether a gang that was to be told of has disbanded before it was."""
    return promise.clause.vow is Vow.TELL and not promise.told and not t.is_alive(promise.clause.about)


def _is_kept(t: Table, promise: Promise) -> bool:
    """Return whether a promise is kept early: all is paid or told, all have left, or the place is gone."""
    clause = promise.clause
    if clause.vow is Vow.PAY:
        return promise.paid == clause.amounts
    if clause.vow is Vow.TELL:
        return promise.told
    if clause.vow is Vow.LEAVE:
        return t.crew_at(promise.by, clause.place) == 0
    return clause.vow is Vow.AVOID and not is_there(t, clause)


def _stayed(t: Table, promise: Promise, events: Events) -> bool:
    """Return whether crew that was to leave an opportunity went home only because it was closed (CLN-1)."""
    clause = promise.clause
    if clause.vow is not Vow.LEAVE or clause.place < OPPORTUNITY or is_there(t, clause):
        return False
    return any(kind == ev.HOME and (a, b) == (promise.by, clause.place) for kind, _, a, b, *_ in events)


def _breaks(t: Table, promise: Promise, kind: int, b: int, c: int) -> bool:
    """Return whether an event by the promiser breaks the promise."""
    clause = promise.clause
    if clause.vow is Vow.AVOID:
        return kind in (ev.MOVED, ev.BACKUP) and c == clause.place
    if clause.vow is Vow.PEACE:
        return kind == ev.FIGHT and t.fight_in >> promise.to & 1 == 1
    return clause.vow is Vow.SELL and kind == ev.SOLD and b > clause.most


def _at_deadline(clause: Clause) -> Verdict:
    """Return what an unbroken promise is when its time is up: words alone nobody can judge."""
    if clause.vow in (Vow.PAY, Vow.LEAVE, Vow.TELL):
        return Verdict.BROKEN
    return Verdict.MOOT if clause.vow is Vow.WORD else Verdict.KEPT
