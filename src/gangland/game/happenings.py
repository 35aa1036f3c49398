"""The story: what happened, as small documents with the seats that may read them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gangland.engine import event as ev
from gangland.engine.ints import Ints
from gangland.engine.table import Table
from gangland.game.notation import Notation

Doc = dict[str, Any]

AUTHOR: Final = "house"
"""Who writes the lines of the house; no gang is called that."""

HOUSE: Final = -3
"""The house where a seat is expected: nobody sits there, and no message of a client comes from there."""

NAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    ev.ROUND: ("round", ("round", "rounds")),
    ev.GANG: ("gang", ("seat", "gang")),
    ev.SIDE: ("side", ("seat", "side")),
    ev.STARTS: ("starts", ("seat", "made", "rookies")),
    ev.CLAIM: ("claim", ("seat", "count")),
    ev.SITE_UP: ("site-up", ("place", "tile")),
    ev.CARD_UP: ("card-up", ("card", "place")),
    ev.AFFECTED: ("affected", ("card", "seats")),
    ev.MOVED: ("moved", ("seat", "from", "to", "made", "rookies")),
    ev.EXPLOITED: ("exploited", ("seat", "place", "boost")),
    ev.TRADED: ("traded", ("seat", "transaction", "times")),
    ev.GAINED: ("gained", ("seat", "asset", "amount")),
    ev.STOLE: ("stole", ("seat", "rival", "asset", "amount")),
    ev.PEEKED: ("peeked", ("seat", "rival")),
    ev.SEEN: ("seen", ("rival", "cash", "guns", "goods", "orders")),
    ev.STANDING: ("standing", ("seat", "standing", "change")),
    ev.FIGHT: ("fight", ("seat", "place", "locked")),
    ev.BACKUP: ("backup", ("seat", "from", "to", "made", "rookies")),
    ev.FIST: ("fist", ("seat",)),
    ev.GUNS: ("guns", ("seat", "count")),
    ev.BACKED: ("backed", ("seat", "rival")),
    ev.ROLLED: ("rolled", ("purpose", "seat", "face")),
    ev.TOTAL: ("total", ("seat", "total", "crew", "guns", "extra")),
    ev.WON: ("won", ("seat", "place")),
    ev.DRAWN: ("drawn", ("place",)),
    ev.HIT: ("hit", ("seat", "rival")),
    ev.INJURED: ("injured", ("seat", "place", "made", "rookies")),
    ev.HOME: ("home", ("seat", "place", "made", "rookies")),
    ev.LEADER: ("leader", ("seat",)),
    ev.FELL: ("fell", ("seat", "place", "made", "rookies")),
    ev.BRIBED: ("bribed", ("seat",)),
    ev.DISBANDED: ("disbanded", ("seat",)),
    ev.RECRUITED: ("recruited", ("seat", "rookies")),
    ev.PROMOTED: ("promoted", ("seat", "place", "made")),
    ev.SAT: ("sat", ("seat",)),
    ev.SKIPPED: ("skipped", ("seat",)),
    ev.ORDERED: ("ordered", ("seat",)),
    ev.SOLD: ("sold", ("seat", "count", "price", "cash")),
    ev.PRICE: ("price", ("total", "price")),
    ev.TOKENS: ("tokens", ("seat", "change")),
    ev.PAID_OFF: ("paid-off", ("seat",)),
    ev.RECOVERED: ("recovered", ("seat", "made", "rookies")),
    ev.DIED: ("died", ("seat", "made", "rookies")),
    ev.BOMBED: ("bombed", ("seat", "place")),
    ev.ENDED: ("ended", ("seat",)),
    ev.HELD: ("held", ("seat", "cash", "guns", "goods")),
    ev.NAMED: ("named", ("seat", "rival")),
    ev.WASTED: ("wasted", ("seat", "rival")),
    ev.LINED_UP: ("lined-up", ("seat", "place", "made", "rookies", "strength")),
    ev.CAUGHT: ("caught", ("seat", "standing", "change")),
    ev.CLEAN_UP: ("clean-up", ("round",)),
    ev.DISCARDED: ("discarded", ("seat", "count")),
}
PURPOSES = ("", "gangs", "fight", "injured", "tie")
IDS = {"asset": ("cash", "guns", "goods", "standing"), "purpose": PURPOSES}
"""What numbers stand for that are the same in every pack."""


class Fact(NamedTuple):
    """Something that happened, and the mask of seats that know it."""

    audience: int
    doc: Doc

    def is_for(self, seat: int) -> bool:
        """Return whether a seat (or an onlooker, -1) may know it."""
        return self.audience >> (seat if seat >= 0 else ev.ONLOOKERS) & 1 == 1


def rows(events: Ints) -> list[tuple[int, ...]]:
    """Return the engine's flat events one by one."""
    flat = list(events)
    return [tuple(flat[at : at + ev.WIDTH]) for at in range(0, len(flat), ev.WIDTH)]


def tell(notation: Notation, t: Table, before: Table, events: Ints) -> list[Fact]:
    """Return events as documents, with ids for numbers; a place that has closed is named as it was."""
    facts: list[Fact] = []
    for kind, audience, *values in rows(events):
        name, fields = NAMES[kind]
        doc: Doc = {"event": name}
        for field, value in zip(fields, values, strict=False):
            if field in ("place", "from", "to"):
                doc[field] = "" if value < 0 else notation.place(t if t.tile[value] >= 0 else before, value)
            elif field == "seats":
                doc[field] = [seat for seat in range(t.seats) if value >> seat & 1]
            else:
                ids = notation.ids.get(field) or IDS.get(field)
                doc[field] = ids[value] if ids else value
        if "made" in doc and "seat" in doc:
            doc["men"] = notation.names(t, doc["seat"], doc["made"])
            doc["made"] = doc["made"].bit_count()
        facts.append(Fact(audience, doc))
    return facts
