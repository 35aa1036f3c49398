"""A message: what is to be said, before any language is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, Union

Arg: TypeAlias = Union[str, int, "Message", list["Message"]]
"""What a message speaks of: a text, a number, or other messages to be said first."""

ITEMS = "items"
"""The argument of a list: its parts, said one by one and joined by the text of the list's own id."""


@dataclass(slots=True)
class Message:
    """The id of a Fluent message and what it speaks of: a tree, since that may be messages again."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        """The bare facts: `problem-number (key=max, value=-1)`."""
        facts = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({facts})" if facts else self.id


MOST_SHARED = 10_000
"""How many messages that speak of nothing are shared: there are as many as ids, and packs bring their own."""

_SHARED: dict[str, Message] = {}


def message(key: str, /, **args: Arg) -> Message:
    """A message, written as it is read; one that speaks of nothing is the same wherever it is said."""
    if args:
        return Message(key, args)
    found = _SHARED.get(key)
    if found is None:
        found = Message(key)
        if len(_SHARED) < MOST_SHARED:
            _SHARED[key] = found
    return found


def listed(parts: Iterable[Message], by: str = "comma") -> Message:
    """Several messages one after the other; `by` is what stands between them: comma, semicolon, plus, dot."""
    return Message(f"list-{by}", {ITEMS: list(parts)})
