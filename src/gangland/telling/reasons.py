"""Why something was not done, as messages."""

from __future__ import annotations

from gangland.content.message import Arg, Message
from gangland.game.refusal import Refusal
from gangland.telling.forms import Reason


def reason(refusal: Refusal) -> Reason:
    """A refusal to be said; its rule is named beside it."""
    args = {name: _argument(value) for name, value in refusal.details.items()}
    return Reason(refusal.code, refusal.rule, Message(f"refusal-{refusal.code}", args))


def _argument(value: object) -> Arg:
    return value if isinstance(value, int | str | Message) else str(value)
