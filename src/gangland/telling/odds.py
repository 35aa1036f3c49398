"""The odds of a fight in messages: what the table of chances is called."""

from __future__ import annotations

from gangland.content.message import Message, message
from gangland.engine.table import Table
from gangland.game.odds import Odds
from gangland.telling.forms import OddsTold
from gangland.telling.names import Names


def odds_told(names: Names, t: Table, place: int, found: Odds, bring: Message | None = None) -> OddsTold:
    """FGT-4: the heads of a table of chances: own guns down, the guns of every rival across."""
    return OddsTold(
        title=message("odds-title", place=names.place(t, place)),
        bring=None if bring is None else message("odds-bring", crew=bring),
        mine=message("odds-col-mine"),
        theirs=[message("odds-col-theirs", n=guns) for guns in range(len(found.chances[0]))],
        note=message("odds-note", rivals=len(found.fighters) - 1),
    )
