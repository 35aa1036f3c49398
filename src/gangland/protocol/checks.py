"""What is checked of a seat's message before anything is tried: that it is fresh, and of the right kind."""

from __future__ import annotations

from gangland.game.deals.talk import is_deal
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.protocol.messages import Act, Deal


def checked(journal: Journal | None, seat: int, message: Act | Deal) -> str:
    """Return the notation of a message, or refuse it as stale or as the wrong kind.

    An answer is stale when the question is another; a deal when anything happened; talk never is.
    """
    if journal is None:
        raise Refusal("not-begun")
    text = message.action if isinstance(message, Act) else message.text
    if is_deal(text) != isinstance(message, Deal):
        raise Refusal("not-an-action" if isinstance(message, Act) else "not-a-deal")
    newest = oldest = journal.version(seat)
    if isinstance(message, Act) and seat in journal.owed():
        oldest = journal.asked[seat]
    if text.startswith("say "):
        oldest = 0
    if not oldest <= message.version <= newest:
        raise Refusal("stale")
    return text
