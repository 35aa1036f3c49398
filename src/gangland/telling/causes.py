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


def cause(names: Names, t: Table, facts: Sequence[Doc], at: int) -> Message | None:
    """What brought the fact at an index about; nothing where it speaks for itself."""
    doc = facts[at]
    if doc["event"] not in CHANGES:
        return None
    nearer = _nearer(facts, at)
    opener = facts[nearer if nearer >= 0 else _opener(facts, at)]
    tells: dict[str, Callable[[], Message]] = {
        "exploited": lambda: _place(names, t, doc, opener),
        "ordered": lambda: names.gang_order(t, opener["seat"]),
        "fight": lambda: message("cause-fight", place=names.place_named(opener["place"])),
        "card-up": lambda: message(f"card-{opener['card']}"),
        "affected": lambda: message(f"card-{opener['card']}"),
        "sold": lambda: message("cause-market"),
        "bombed": lambda: message("cause-bombing", gang=names.gang(t, opener["seat"])),
        "clean-up": lambda: message("cause-clean-up"),
        **dict.fromkeys(("rolled", "gang", "starts"), lambda: message("cause-setup")),
        "fell": lambda: message("cause-fall"),
        "bribed": lambda: message("cause-judge"),
        "disbanded": lambda: message("cause-disbanded", gang=names.gang(t, opener["seat"])),
    }
    return tells[opener["event"]]() if opener["event"] in tells else None


def place_of(facts: Sequence[Doc], at: int) -> str:
    """Where what brought a fact about happened; empty where it was nowhere."""
    if facts[at]["event"] not in CHANGES:
        return ""
    opener = facts[_opener(facts, at)]
    return str(opener["place"]) if opener["event"] in ("exploited", "fight", "bombed") else ""


def _opener(facts: Sequence[Doc], at: int) -> int:
    """The last fact before that opens something, the very first where there is none."""
    return next((before for before in range(at - 1, -1, -1) if facts[before]["event"] in OPENERS), 0)


def _nearer(facts: Sequence[Doc], at: int) -> int:
    """STD-3, STD-4, GNG-4: a fall, the judge or a gang's end, where the fact comes of it; else -1."""
    doc = facts[at]
    since = range(at - 1, _opener(facts, at), -1)
    if doc["event"] == "leader":
        return next((before for before in since if facts[before]["event"] == "disbanded"), -1)
    wanted = {"gained": "fell", "standing": "bribed"}.get(doc["event"])
    before = next((one for one in since if facts[one]["event"] != "gained"), -1)
    is_it = before >= 0 and facts[before]["event"] == wanted and facts[before]["seat"] == doc["seat"]
    return before if is_it else -1


def _place(names: Names, t: Table, doc: Doc, opener: Doc) -> Message:
    """A place, and who was there where it was somebody else."""
    place = names.place_named(opener["place"])
    if doc.get("seat") == opener["seat"]:
        return place
    return message("cause-rival", gang=names.gang(t, opener["seat"]), place=place)
