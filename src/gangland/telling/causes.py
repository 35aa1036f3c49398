"""What brought something about, found in the facts before it: an order, a place, a card, a fight, the law.

Every change of what is a gang's own is told with its cause. Facts follow one another as the rules have them,
so the cause is the last fact before that opens something: everything between it and the next comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gangland.content.message import Message, message
from gangland.engine.table import Table
from gangland.telling.names import Names

Doc = Mapping[str, Any]

CHANGES: Final = frozenset(
    {"gained", "standing", "caught", "tokens", "leader", "home", "injured", "stole", "fell", "disbanded"}
    | {"died", "recovered"}
)
"""What is told with its cause; everything else names it, or is an order of one's own."""
OPENERS: Final = frozenset(
    {"exploited", "ordered", "fight", "card-up", "affected", "sold", "bombed", "clean-up", "round", "starts"}
    | {"moved", "sat", "skipped", "held"}
)
"""Facts from which others follow, up to the next of these."""


def cause(names: Names, t: Table, facts: Sequence[Doc], at: int) -> tuple[Message | None, str]:
    """What brought the fact at an index about, and where; nothing where it speaks for itself, or nowhere."""
    doc = facts[at]
    if doc["event"] not in CHANGES:
        return None, ""
    first = next((before for before in range(at - 1, -1, -1) if facts[before]["event"] in OPENERS), 0)
    opener, nearer = facts[first], facts[_nearer(facts, at, first)]
    said = TELLS[nearer["event"]](names, t, doc, nearer) if nearer["event"] in TELLS else None
    return said, str(opener["place"]) if opener["event"] in PLACED else ""


def _nearer(facts: Sequence[Doc], at: int, opener: int) -> int:
    """STD-3, STD-4, GNG-4: a fall, the judge or a gang's end, where the fact comes of it; else the opener."""
    doc = facts[at]
    since = range(at - 1, opener, -1)
    if doc["event"] == "leader":
        return next((before for before in since if facts[before]["event"] == "disbanded"), opener)
    wanted = {"gained": "fell", "standing": "bribed"}.get(doc["event"])
    before = next((one for one in since if facts[one]["event"] != "gained"), opener)
    is_it = facts[before]["event"] == wanted and facts[before]["seat"] == doc["seat"]
    return before if is_it else opener


def _place(names: Names, t: Table, doc: Doc, opener: Doc) -> Message:
    """A place, and who was there where it was somebody else."""
    place = names.place_named(opener["place"])
    if doc.get("seat") == opener["seat"]:
        return place
    return message("cause-rival", gang=names.gang(t, opener["seat"]), place=place)


PLACED: Final = ("exploited", "fight", "bombed")
TELLS: Final[dict[str, Callable[[Names, Table, Doc, Doc], Message]]] = {
    "exploited": _place,
    "ordered": lambda names, t, _, opener: names.gang_order(t, opener["seat"]),
    "fight": lambda names, _t, _, opener: message("cause-fight", place=names.place_named(opener["place"])),
    "card-up": lambda _names, _t, _, opener: message(f"card-{opener['card']}"),
    "affected": lambda _names, _t, _, opener: message(f"card-{opener['card']}"),
    "sold": lambda *_: message("cause-market"),
    "bombed": lambda names, t, _, opener: message("cause-bombing", gang=names.gang(t, opener["seat"])),
    "clean-up": lambda *_: message("cause-clean-up"),
    **dict.fromkeys(("rolled", "gang", "starts"), lambda *_: message("cause-setup")),
    "fell": lambda *_: message("cause-fall"),
    "bribed": lambda *_: message("cause-judge"),
    "disbanded": lambda names, t, _, opener: message("cause-disbanded", gang=names.gang(t, opener["seat"])),
}
"""What is said of each fact that others come of."""
