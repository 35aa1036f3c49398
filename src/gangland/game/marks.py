"""Marks: a few digits for how a table stands, so that another program can say whether it stands there too.

A game that is kept is its lines; which table they lead to is for the rules to say. Whoever keeps a mark with
a line can tell, when the lines are played again, whether rules that have changed since lead elsewhere.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from gangland.engine.table import plain

if TYPE_CHECKING:
    from gangland.game.game import Game

RECIPE: Final = "1"
"""The name of the recipe, which stands before the digits: marks of another one are not compared."""

FIELDS: Final = (
    *("seats", "round", "rounds", "leader", "first", "alive", "owed", "over", "winner"),
    *("gang", "side", "cash", "guns", "goods", "standing", "tokens", "fist"),
    *("pool_made", "pool_rookies", "made", "rookies", "tile", "open", "used"),
    *("sites_left", "cards_left", "turned"),
)
"""What is marked: all that belongs to somebody, lies somewhere or is asked of somebody.

Neither frames nor modifiers are, nor what a fight or a card leaves in between: they are how the engine gets
about, and may be laid out anew without a coin moving. A field that is added to the table is not added here:
marks that are kept would not be met any more. Where a field goes, the recipe gets another name.
"""

DIGITS: Final = 16


def mark_of(game: Game) -> str:
    """Return the mark of a game as it stands: its table, and what was offered and promised."""
    ledger = game.ledger
    deals = [
        [[offer.by, list(offer.to), offer.state] for offer in ledger.offers],
        [[one.by, one.to, one.verdict.value] for one in ledger.promises],
    ]
    stands = [[plain(game.t, name) for name in FIELDS], deals]
    text = json.dumps(stands, separators=(",", ":"))
    return f"{RECIPE}:{hashlib.sha256(text.encode()).hexdigest()[:DIGITS]}"


def is_met(mark: str, game: Game) -> bool:
    """Return whether a game stands where a mark says; one of another recipe says nothing."""
    return not mark.startswith(f"{RECIPE}:") or mark == mark_of(game)
