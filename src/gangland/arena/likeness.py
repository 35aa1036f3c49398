"""Whether bots are still the same: by what they do, however their code is written.

Every row is played once, two rounds of it and with few playouts, and a hash is made of all that was answered
and offered. Bots who do the same there are taken for the same, so that a run that takes days can go on when
something else has changed; what only shows with a large budget is not noticed. Those of other packages do not
count: nobody knows whether they repeat themselves.
"""

from __future__ import annotations

import hashlib
from typing import Final

from gangland.arena.hall import Sitting
from gangland.arena.league import League, Row
from gangland.bots.bargaining.temperaments import SIGN
from gangland.bots.roster import BOTS, LEAGUE, SEARCHERS

ROUNDS: Final = 2
PLAYOUTS: Final = 20
SEED: Final = 20261118


def likeness(league: League) -> str:
    """Return a hash of how all who play in a league play."""
    whole = hashlib.sha256()
    seen = set()
    for row in league.row:
        names = [brief(name) for name in row.table_of(0)]
        kind = (row.game, *names, row.players, row.deals, row.silent, *sorted(row.options.items()))
        if all(names) and kind not in seen:
            seen.add(kind)
            whole.update(done(row, names, league.cards))
    return whole.hexdigest()[:16]


def brief(name: str) -> str:
    """Return a bot with a small budget in playouts, if it has any; empty for one that is not the house's."""
    named, sign, temperament = name.partition(SIGN)
    kind = named.partition(":")[0]
    if kind in SEARCHERS:
        return f"{kind}:{PLAYOUTS}p{sign}{temperament}"
    return name if name in LEAGUE or kind in HOUSE else ""


HOUSE: Final = frozenset(BOTS)
"""Those that were there before anybody named others."""


def done(row: Row, names: list[str], cards: str = "") -> bytes:
    """Return all that was answered, and all that was offered and replied, in the first rounds of a game."""
    sitting = Sitting(row, names, SEED, 0, silent={0} if row.silent else set(), cards=cards)
    sitting.contest.t.rounds = ROUNDS
    sitting.play()
    offers = [repr(one) for one in sitting.bazaar.game.ledger.offers] if sitting.bazaar else []
    return repr((list(sitting.contest.steps), offers)).encode()
