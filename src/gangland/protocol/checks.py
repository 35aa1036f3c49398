"""What is checked of a seat's message before anything is tried: that it is fresh, and of the right kind."""

from __future__ import annotations

from gangland.game.deals.deal import Talk
from gangland.game.deals.phrases import check_own_phrase
from gangland.game.deals.talk import is_deal, is_talk, read
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.game.undo import WORD, last_step
from gangland.protocol.messages import Act, Deal, Undo


def checked(journal: Journal | None, seat: int, message: Act | Deal | Undo) -> str:
    """Return the notation of a message, or refuse it as stale or as the wrong kind.

    An answer is stale when the question is another; a deal when anything happened; talk never is. What is
    taken back must have been known.
    """
    if journal is None:
        raise Refusal("not-begun")
    if isinstance(message, Undo):
        return _checked_undo(journal, seat, message)
    text = message.action if isinstance(message, Act) else message.text
    if is_deal(text) != isinstance(message, Deal) or text == WORD:
        raise Refusal("not-an-action" if isinstance(message, Act) else "not-a-deal")
    newest = oldest = journal.version(seat)
    if isinstance(message, Act) and journal.game.t.owed >> seat & 1:
        oldest = journal.asked[seat]
    if is_talk(text):
        oldest = 0
        _check_talk(journal, seat, text)
    if not oldest <= message.version <= newest:
        raise Refusal("stale")
    return text


def _check_talk(journal: Journal, seat: int, text: str) -> None:
    said = read(journal.game, seat, text)
    if isinstance(said, Talk):
        check_own_phrase(said.phrase)


def _checked_undo(journal: Journal, seat: int, message: Undo) -> str:
    last = last_step(journal.game, seat)
    known = journal.lines_at(seat, message.version)
    if message.version > journal.version(seat) or known <= last.line:
        raise Refusal("stale")
    return WORD
