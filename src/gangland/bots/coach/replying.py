"""What the coach answers to a seat's questions, and bots about what they did."""

from __future__ import annotations

from typing import Final

from gangland.bots.coach.advice import advice, motive
from gangland.bots.coach.hints import hint
from gangland.game.journal import Journal
from gangland.protocol.answers import Result
from gangland.protocol.messages import Ask

ANSWERED: Final = frozenset({"advice", "hint", "motive"})
"""What is answered here and not by `protocol.enquiries`, which knows no bots."""


def answer(journal: Journal, seat: int, ask: Ask) -> Result:
    """Return what a bot says to a question of a seat; a Refusal where it has nothing to say."""
    if ask.what == "motive":
        return motive(journal, seat, ask.version)
    return advice(journal.game, seat) if ask.what == "advice" else hint(journal.game, seat, ask.action)
