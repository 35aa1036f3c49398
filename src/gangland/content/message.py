"""A message: what is to be said, before any language is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, Union

Arg: TypeAlias = Union[str, int, "Message", tuple["Message", ...]]
"""What a message speaks of: a text, a number, or other messages to be said first."""

NO_ARGS: Mapping[str, Arg] = MappingProxyType({})


class Message(NamedTuple):
    """The id of a Fluent message and what it speaks of."""

    id: str
    args: Mapping[str, Arg] = NO_ARGS

    def __str__(self) -> str:
        """The bare facts: `problem-number (key=max, value=-1)`."""
        facts = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({facts})" if facts else self.id


def message(key: str, /, **args: Arg) -> Message:
    """A message, written as it is read."""
    return Message(key, args)
