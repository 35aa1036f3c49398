"""Which promises of one's own an action is sure to break."""

from __future__ import annotations

from gangland.content.message import Message, message
from gangland.engine import action as act
from gangland.engine.table import Table
from gangland.game.deals.deal import Promise, Verdict, Vow
from gangland.game.deals.talk import clause_text
from gangland.game.deals.verdicts import judge
from gangland.game.game import Game
from gangland.game.happenings import rows
from gangland.telling.deals import clause
from gangland.telling.names import names_of


def broken_by(game: Game, seat: int, action: int, after: Table) -> list[Message]:
    """DEA-3: the promises a seat breaks with an action; `after` is its view of the table once it is done."""
    names, view = names_of(game), game.view(seat)
    mine = [one for one in game.ledger.promises if one.by == seat and one.verdict is Verdict.OPEN]
    return [
        message(
            "promise-breaks", to=names.gang(view, one.to), what=clause(names, clause_text(game, one.clause))
        )
        for one in mine
        if _sells_more(one, action) or judge(after, one, rows(after.events)) is Verdict.BROKEN
    ]


def _sells_more(promise: Promise, action: int) -> bool:
    """A fist is opened later, but its owner knows what is in it."""
    return (
        promise.clause.vow is Vow.SELL
        and act.kind_of(action) == act.MARKET
        and act.b_of(action) > promise.clause.most
    )
