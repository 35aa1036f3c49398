"""The facts of a story, kind by kind, as types: made from the engine's own list of events, and the deals.

Facts travel as plain objects; these types say what is in each, for the schema and the clients.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from gangland.game.happenings import NAMES

FactDoc = dict[str, Any]

WORDS = frozenset({"place", "from", "to", "tile", "card", "gang", "side", "asset", "purpose"})
"""Fields that name something by its id; every other one is a number."""

LISTS = {"seats": list[int]}
OFFER: dict[str, Any] = {
    "offer": int,
    "by": int,
    "rivals": list[int],
    "give": list[int],
    "want": list[int],
    "mine": list[str],
    "theirs": list[str],
    "until": int,
    "counters": int,
    "text": str,
    "state": str,
    "why": str,
}
SOMETIMES = frozenset({"why", "because", "phrase", "about", "held"})
"""Fields that are left out where there is nothing to say."""

DEALS: dict[str, dict[str, Any]] = {
    **{name: {"seat": int} | OFFER for name in ("offered", "accepted", "withdrawn", "gone")},
    "lapsed": {"seat": int} | OFFER,
    "declined": {"seat": int, "because": str} | OFFER,
    "gift": {"seat": int, "rival": int, "give": list[int]},
    "dealt": {"seat": int, "rival": int},
    "said": {"seat": int, "rivals": list[int], "text": str, "phrase": str, "about": int, "held": list[int]},
    "undone": {"seat": int, "since": int},
    "rules": {"was": str, "now": str},
    "thrown": {"index": int, "house": str, "links": list[str]},
    "without": {"index": int, "seat": int},
    "chained": {"seat": int, "anchor": str},
    "anew": {"commit": str, "parts": list[str]},
    "judged": {"promise": int, "seat": int, "rival": int, "clause": str, "verdict": str},
}


def _type(field: str) -> Any:  # noqa: ANN401 - a type
    return str if field in WORDS else LISTS.get(field, int)


def _events() -> dict[str, dict[str, Any]]:
    """Return the fields of every event; where made are concerned, their names come with them."""
    found = {name: {field: _type(field) for field in fields} for name, fields in NAMES.values()}
    return {name: fields | ({"men": list[str]} if "made" in fields else {}) for name, fields in found.items()}


def _struct(name: str, fields: dict[str, Any]) -> type[msgspec.Struct]:
    title = "".join(part.title() for part in name.split("-"))
    parts = [
        (f"{field}_", kind | UnsetType, msgspec.field(name=field, default=UNSET))
        if field in SOMETIMES
        else (f"{field}_", kind, msgspec.field(name=field))
        for field, kind in fields.items()
    ]
    return msgspec.defstruct(
        f"{title}Fact",
        [*parts, ("version", int)],
        tag_field="event",
        tag=name,
        kw_only=True,
        module=__name__,
        forbid_unknown_fields=True,
    )


FACTS = tuple(_struct(name, fields) for name, fields in (_events() | DEALS).items())
"""A type for each kind of fact."""

Fact: Any = reduce(or_, FACTS)
"""Any of them."""
