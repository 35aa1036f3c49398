"""Taking back: one's own last action, as long as it showed nobody anything."""

from __future__ import annotations

from typing import Final

from gangland.game.deals.talk import is_deal
from gangland.game.game import Game

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


def is_own(game: Game, seat: int, line: str) -> bool:
    """Whether a line of the log is a seat's."""
    who = line.partition(": ")[0]
    return who in (game.notation.seat(game.t, seat), f"seat{seat + 1}")


def last_action(game: Game, seat: int) -> int:
    """The number of the seat's last line that is not about deals; 0 where there is none."""
    own = [index for index, line in enumerate(game.lines) if is_own(game, seat, line) and not _is_talk(line)]
    return own[-1] if own else 0


def _is_talk(line: str) -> bool:
    return is_deal(line.partition(": ")[2])


def undone(game: Game, seat: int) -> Game | str:
    """The game before the seat's last action, or why it stands: nothing, others, deal, revealed."""
    if not game.lines:
        return "nothing"
    if not is_own(game, seat, game.lines[-1]):
        return "others"
    if _is_talk(game.lines[-1]):
        return "deal"
    before = game.rewound(len(game.lines) - 1)
    fresh = game.facts[len(before.facts) :]
    return "revealed" if any(fact.doc["event"] in REVEALING for fact in fresh) else before
