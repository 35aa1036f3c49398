"""Migrations: a game under way that goes over to other rules, at a line of its log that says so.

A game once begun is played to its end by the rules it began with, and most versions need nothing else. Where
those would do harm (a question nobody can answer, a hole that is used), a version can be given a migration:
a server then moves its open games over when it starts, by a line `house: rules 3`. What stands above the line
was played by the old rules and is replayed by them, so `rulesets/versions.py` keeps the old version; what
follows goes by the new ones, in logs, replays and proofs alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from gangland.engine import event as ev
from gangland.game.deals.first_ledger import ledger_of
from gangland.game.happenings import AUTHOR, Fact
from gangland.game.refusal import Refusal
from gangland.game.undo import NO_WAY_BACK

if TYPE_CHECKING:
    from gangland.game.game import Game

WORD: Final = "rules"


def carry_deals(game: Game) -> None:
    """Give what was offered and promised to the ledger of the rules now in force."""
    old = game.ledger
    game.ledger = ledger_of(game.g, game.setup.rules, open_deals=game.setup.open_deals)
    for name in ("offers", "promises", "seen", "made", "spoken"):
        setattr(game.ledger, name, getattr(old, name))


class Migration(NamedTuple):
    """The version a game goes over to, and what is laid anew on its table once those rules are in force."""

    to: str
    carry: Callable[[Game], None] = carry_deals


MIGRATIONS: Final[dict[str, Migration]] = {}
"""By the version they lead away from; `docs/rulings.md` says of each why, and what changes at the table.

Version 1 has none: whoever began under it agreed to it, and it plays to its end.
"""


def next_line(game: Game) -> str:
    """Return what the house would write to move a game on, empty where its rules stay."""
    step = MIGRATIONS.get(game.setup.rules)
    return "" if step is None or game.t.over else f"{WORD} {step.to}"


def migrate(game: Game, text: str) -> list[Fact]:
    """Move a game on as a line of the house says; only what is documented can be said."""
    if not text or text != next_line(game):
        raise Refusal("no-migration", text=text, rules=game.setup.rules)
    was, step = game.setup.rules, MIGRATIONS[game.setup.rules]
    game.play_by(step.to)
    step.carry(game)
    game.way_back = NO_WAY_BACK._replace(total=game.way_back.total)
    doc = {"event": "rules", "was": was, "now": step.to}
    return game.note(f"{AUTHOR}: {text}", [Fact(ev.EVERYONE, doc)])
