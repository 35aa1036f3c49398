"""DEA: what is said by one word, for everybody to read in their own language: why not, and quick phrases.

A word is the id of a message without what stands before it, `deal-why-`, `phrase-` or `bot-line-`.
"""

from __future__ import annotations

from typing import Final

from gangland.game.refusal import Refusal

WHYS: Final = ("little", "dear", "keep", "useless", "promise", "much", "ahead", "danger", "trust", "later")
"""Too little, too much, I keep what I have, I have no use for it, I promise nothing, not that promise, you
have too much, I would be the one to be hit, I do not trust you, not now."""

PHRASES: Final = (
    "hello",
    "deal",
    "hear",
    "leader",
    "hands-off",
    "word",
    "liar",
    "sorry",
    "thanks",
    "pleasure",
    "side",
    "well-played",
)
"""Good evening, who deals, I hear offers, stop the leader, hands off, my word on it, you broke yours, sorry,
thanks, a pleasure to deal with you, make it worth my while and I take your side, well played."""

LINES: Final = (
    *("greet-1", "greet-2", "greet-3"),
    *("pact-1", "pact-2"),
    *("bribe-1", "bribe-2"),
    *("price-1", "price-2"),
    *("threat-1", "threat-2", "threat-3"),
    *("betrayed-1", "betrayed-2", "betrayed-3"),
    *("betrays-1", "betrays-2"),
    *("fight-1", "fight-2", "fight-3"),
    *("lost-1", "lost-2"),
    *("last-1", "last-2"),
    *("win-1", "win-2", "win-3"),
    *("defeat-1", "defeat-2", "defeat-3"),
)
"""What bots say, by the occasion: sitting down, a pact, paying or selling a favour, to who is ahead and has
won against them, betrayed, betraying, a fight won, a place lost, the last round, the game won or lost."""


def check_why(word: str) -> str:
    """Refuse a reason that nobody could read."""
    if word and word not in WHYS:
        raise Refusal("unknown-why", "DEA-1", text=word, known=", ".join(WHYS))
    return word


def check_own_phrase(word: str) -> str:
    """Refuse people a phrase that is not theirs: lines are said by bots, which nobody should pass for.

    It is asked where people come in. Logs and games that are read back have what was said, whoever said it.
    """
    if word in LINES:
        raise Refusal("unknown-phrase", text=word, known=", ".join(PHRASES))
    return word


def check_phrase(word: str) -> str:
    """Refuse a phrase that nobody could read."""
    if word and word not in PHRASES and word not in LINES:
        raise Refusal("unknown-phrase", text=word, known=", ".join(PHRASES))
    return word
