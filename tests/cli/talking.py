"""People who talk and deal at random, for tests; most of it is refused."""

from __future__ import annotations

import contextlib
from random import Random

from gangland.game.refusal import Refusal
from gangland.terminal.local_wire import LocalTable

CLAUSES = ("peace:{r}", "avoid:{p}:{r}", "leave:{p}:{r}", "pay:cash:1:{r}", "sell:1:{r}", "word:{r}:be nice")


def deal(table: LocalTable, random: Random) -> None:
    """Somebody offers something, or answers."""
    game = table.game
    seat, rival = random.choice(table.people), random.randrange(game.t.seats)
    to = game.notation.seat(game.t, rival)
    place = random.choice(list(game.notation.places(game.t)))
    clause = random.choice(CLAUSES).format(r=random.randint(game.t.round, game.t.rounds), p=place)
    number = random.randint(1, 1 + len(game.ledger.seen[seat]))
    text = random.choice(
        [
            f"offer to={to} give=cash:1 mine={clause} until={random.randint(1, game.t.rounds)}",
            f"offer to={','.join(game.notation.seats(game.t)[:2])} want=guns:1 theirs={clause} text='now'",
            f"gift to={to} give=cash:1",
            f"accept {number}",
            f"accept {number}",
            f"decline {number}",
            f"withdraw {number}",
            f"say to={to} text='psst'",
        ]
    )
    with contextlib.suppress(Refusal):
        table.take(seat, text)
