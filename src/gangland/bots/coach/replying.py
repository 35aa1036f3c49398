"""What the coach answers to a seat's questions, and bots about what they did."""

from __future__ import annotations

from typing import Final

from gangland.bots.coach.advice import advice, reply_advice
from gangland.bots.coach.counsel import HERE, Thinker
from gangland.bots.coach.hints import hint
from gangland.bots.coach.motives import motive
from gangland.game.deals.deal import REPLIES
from gangland.game.deals.deal import Reply as Answered
from gangland.game.deals.talk import read
from gangland.game.journal import Journal
from gangland.protocol.answers import Advice, Result
from gangland.protocol.messages import Ask

ANSWERED: Final = frozenset({"advice", "hint", "motive"})
"""What is answered here and not by `protocol.enquiries`, which knows no bots."""


def answer(journal: Journal, seat: int, ask: Ask, thinker: Thinker = HERE) -> Result:
    """Return what a bot says to a question of a seat; a Refusal where it has nothing to say."""
    if ask.what == "motive":
        return motive(journal, seat, ask.version, ask.seat)
    return (
        advise(journal, seat, ask, thinker) if ask.what == "advice" else hint(journal.game, seat, ask.action)
    )


def is_of_offer(ask: Ask) -> bool:
    """Return whether advice is asked for on a reply to an offer."""
    return ask.what == "advice" and ask.action.partition(" ")[0] in REPLIES


def advise(journal: Journal, seat: int, ask: Ask, thinker: Thinker) -> Advice:
    """Return advice on the seat's question, or on an offer where its reply is being chosen."""
    game = journal.game
    if not is_of_offer(ask):
        return advice(game, seat, thinker)
    reply = read(game, seat, ask.action)
    return reply_advice(game, seat, reply.offer if isinstance(reply, Answered) else 0, thinker.sits)
