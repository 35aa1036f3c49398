"""DEA-3: what a seat has promised to do for somebody, and has not done yet: to pay, and to tell."""

from __future__ import annotations

from gangland.bots.search.recall import Recall
from gangland.bots.word import Word
from gangland.engine.ints import i64
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import NOTHING, Amounts, Promise, Talk, Tip, Vow


def due(promise: Promise, seat: i64, view: Table) -> Amounts:
    """DEA-3: return what a seat still owes by a promise whose time has come."""
    clause = promise.clause
    if clause.vow is not Vow.PAY or promise.by != seat or clause.until > view.round:
        return NOTHING
    cash, guns, goods = [clause.amounts[asset] - promise.paid[asset] for asset in range(3)]
    return cash, guns, goods


def is_offered(word: Word, seat: i64, rival: i64, amounts: Amounts) -> bool:
    """Return whether a payment lies on the table."""
    return any(
        one.by == seat and rival in one.to and one.is_gift and one.give == amounts for one in word.offers
    )


def is_untold(promise: Promise, seat: i64, view: Table) -> bool:
    """DEA-3: return whether a seat owes a tip; it is given at once, whatever round it is due in."""
    is_owed = promise.by == seat and promise.clause.vow is Vow.TELL and not promise.told
    return is_owed and view.is_alive(promise.clause.about)


def tip_of(promise: Promise, g: Rules, view: Table, recall: Recall) -> Talk:
    """INF-4: return the tip that was promised, by the sums of what passed; guns pulled are in sight."""
    about = promise.clause.about
    held = [int(max(0, recall.sum_of(g, view, about, asset))) for asset in range(3)]
    return Talk("", (promise.to,), tip=Tip(about, (held[0], held[1], held[2])))
