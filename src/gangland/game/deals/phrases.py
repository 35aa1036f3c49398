"""DEA: what is said by one word, for everybody to read in their own language: why not, and quick phrases.

A word is the id of a message without what stands before it, `deal-why-` or `phrase-`.
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


def check_why(word: str) -> str:
    """Refuse a reason that nobody could read."""
    if word and word not in WHYS:
        raise Refusal("unknown-why", "DEA-1", text=word, known=", ".join(WHYS))
    return word


def check_phrase(word: str) -> str:
    """Refuse a phrase that nobody could read."""
    if word and word not in PHRASES:
        raise Refusal("unknown-phrase", text=word, known=", ".join(PHRASES))
    return word
