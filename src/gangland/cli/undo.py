"""Taking back: one's own last action, as long as it showed nobody anything."""

from __future__ import annotations

from typing import Final

from gangland.play.game import Game
from gangland.play.talk import is_deal

REVEALING: Final = frozenset(
    {
        "affected",
        "card-up",
        "fist",
        "guns",
        "held",
        "peeked",
        "price",
        "rolled",
        "seen",
        "site-up",
        "sold",
        "stole",
    }
)
"""What nobody can unsee: dice, cards, opened hands, and a fist once closed (DEA-1)."""


def undone(game: Game, seat: int) -> Game | str:
    """The game before the seat's last action, or the reason why it stands: nothing, others, deal, revealed."""
    if not game.lines:
        return "nothing"
    who, _, text = game.lines[-1].partition(": ")
    if who != game.notation.seat(game.t, seat) and who != f"seat{seat + 1}":
        return "others"
    if is_deal(text):
        return "deal"
    before = game.rewound(len(game.lines) - 1)
    fresh = game.facts[len(before.facts) :]
    return "revealed" if any(fact.doc["event"] in REVEALING for fact in fresh) else before
