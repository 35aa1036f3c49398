"""The story: facts that belong together make one line, a message with what it concerns and its cause.

Every change of what is a gang's own is told with its cause: an order, a place, a card, a fight, the law.
Facts follow one another as the rules have them, so the cause is the last fact before that opens something:
everything between it and the next comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from gangland.content.message import Message, message
from gangland.engine.table import Table
from gangland.telling.forms import Line, Tone
from gangland.telling.names import CLUBHOUSE, Names
from gangland.telling.sentences import LISTS, Doc, Sentences

ALIKE: Final = frozenset({*LISTS, "held", "lined-up", "total"})
"""Facts of one kind in a row that make one line."""
OUTCOMES: Final = ("died", "recovered")
SHOTS: Final = ("hit", "wasted")
TONES: Final[dict[str, Tone]] = {
    "round": "round",
    **dict.fromkeys(("sat", "skipped", "fist", "claim", "undone", "clean-up", "chained"), "quiet"),
    **dict.fromkeys(("site-up", "card-up", "seen", "fight", "won", "drawn", "leader", "fell"), "loud"),
    **dict.fromkeys(
        ("disbanded", "price", "bombed", "ended", "accepted", "caught", "rules", "without", "anew"), "loud"
    ),
    **dict.fromkeys(("offered", "declined", "withdrawn", "lapsed", "gone"), "aside"),
    **dict.fromkeys(("gift", "dealt", "said", "judged"), "aside"),
}
CLOSERS: Final = ("promoted", "fell")
"""What a line is about, where it ends with it: a price belongs to its promotion."""
SEATS: Final = ("seat", "rival", "by")
PLACES: Final = ("place", "from", "to")


def _sales(docs: Sequence[Doc]) -> Sequence[Doc]:
    """BLK-2: what all sold, the total, and the cash it brought, which is told with what they sold."""
    sold = _while(docs, lambda doc: doc["event"] == "sold")
    if len(docs) == len(sold) or docs[len(sold)]["event"] != "price":
        return sold
    after = docs[len(sold) + 1 :]
    sellers = sum(doc["count"] > 0 for doc in sold)
    paid = _while(after[:sellers], lambda doc: doc["event"] == "gained")
    return docs[: len(sold) + 1 + len(paid)]


def _rolls(docs: Sequence[Doc]) -> Sequence[Doc]:
    """Dice for one purpose; a die for somebody injured with what came of it."""
    first = docs[0]
    if first["purpose"] != "injured":
        return _while(docs, lambda doc: doc["event"] == "rolled" and doc["purpose"] == first["purpose"])
    follows = len(docs) > 1 and docs[1]["event"] in OUTCOMES and docs[1]["seat"] == first["seat"]
    return docs[: 2 if follows else 1]


def _gains(docs: Sequence[Doc]) -> Sequence[Doc]:
    """Gains and losses in a row; what was paid just before a promotion is its price."""
    run = _while(docs, lambda doc: doc["event"] == "gained")
    if len(run) == len(docs) or docs[len(run)]["event"] != "promoted":
        return run
    others = [index for index, doc in enumerate(run) if doc["seat"] != docs[len(run)]["seat"]]
    return docs[: others[-1] + 1] if others else docs[: len(run) + 1]


def _standings(docs: Sequence[Doc]) -> Sequence[Doc]:
    """STD-1, STD-2: standings in a row; where one is set back by a fall, the fall tells it."""
    run = _while(docs, lambda doc: doc["event"] == "standing")
    after = docs[len(run)] if len(run) < len(docs) else {"event": ""}
    if after["event"] != "fell" or after["seat"] != run[-1]["seat"]:
        return run
    return run[:-1] or docs[:2]


def _shot(doc: Doc) -> tuple[object, object]:
    """Who shot at whom; guns are allotted one by one, each in a version of its own."""
    return doc["seat"], doc["rival"]


def _while(docs: Sequence[Doc], is_alike: Callable[[Doc], bool]) -> list[Doc]:
    return list(takewhile(is_alike, docs))


def _run(docs: Sequence[Doc]) -> Sequence[Doc]:
    """The first facts that make one line."""
    first = docs[0]
    event = first["event"]
    if event in WHOLE:
        return WHOLE[event](docs)
    if event in ALIKE:
        return _while(docs, lambda doc: doc["event"] == event)
    if event in SHOTS:
        return _while(docs, lambda doc: doc["event"] == event and _shot(doc) == _shot(first))
    if event == "traded":
        gains = _while(docs[1:], lambda doc: doc["event"] == "gained" and doc["seat"] == first["seat"])
        return docs[: len(gains) + 1]
    return docs[:1]


WHOLE: Final = {"gained": _gains, "sold": _sales, "rolled": _rolls, "standing": _standings}
"""Facts that make one line with those that follow from them."""


@dataclass
class Telling:
    """The story at one moment of a game: what was told one viewer is told the next in the same words.

    `t` is the table as all see it: gangs, and who is in the game. The same facts are the same objects, kept
    beside what was said of them, and beside the line that was made of it where they came of the same.
    """

    names: Names
    t: Table
    said: dict[tuple[object, ...], tuple[Sequence[Doc], Message | None]] = field(default_factory=dict)
    made: dict[tuple[object, ...], tuple[Sequence[Doc], Line]] = field(default_factory=dict)

    def lines(
        self, facts: Sequence[Doc], versions: Sequence[int], start: int = 0, gone: int = 0
    ) -> list[Line]:
        """The story of a viewer's facts from the `start`-th on, each told with the version beside it.

        To go on when more was told, start where the last line did: a later fact may belong to it, and
        then the line is told anew. Of the facts before, `gone` may be missing.
        """
        alive = [seat for seat in range(self.t.seats) if self.t.is_alive(seat)]
        ends = [
            (at, facts[at]["seat"]) for at in range(start, len(facts)) if facts[at]["event"] == "disbanded"
        ]
        told = []
        while start < len(facts):
            run = _run(facts[start:])
            end = start + len(run)
            then = frozenset((*alive, *(seat for at, seat in ends if at >= end)))
            key = (then, *map(id, run))
            if key not in self.said:
                self.said[key] = run, Sentences(self.names, self.t, then).told(run)
            said = self.said[key][1]
            if said is not None:
                line = self._line(key, said, run, facts, start, versions[end - 1])
                line.first += gone
                told.append(line)
            start = end
        return told

    def _line(
        self,
        key: tuple[object, ...],
        said: Message,
        run: Sequence[Doc],
        facts: Sequence[Doc],
        first: int,
        version: int,
    ) -> Line:
        """A line with what it came of, which is read off what this very viewer was told before."""
        is_closed = run[-1]["event"] in CLOSERS
        of = origin(facts, first + len(run) - 1 if is_closed else first)
        key = (key, *map(id, of))
        if key not in self.made:
            self.made[key] = of, self._made(said, run, of)
        line = self.made[key][1]
        return Line(
            message=line.message,
            tone=line.tone,
            event=line.event,
            first=first,
            version=version,
            seats=line.seats,
            places=line.places,
        )

    def _made(self, said: Message, run: Sequence[Doc], of: Sequence[Doc]) -> Line:
        """What is said of some facts and what they came of, to whomever."""
        event = run[-1]["event"] if run[-1]["event"] in CLOSERS else run[0]["event"]
        is_priced = any(doc["event"] == "price" for doc in run)
        why, where = cause(self.names, self.t, of)
        seats = {doc[key] for doc in run for key in SEATS if key in doc}
        several = (seat for doc in run for key in ("seats", "rivals") for seat in doc.get(key, ()))
        places = [
            f"{CLUBHOUSE}-{doc['seat']}" if doc[key] == CLUBHOUSE else doc[key]
            for doc in run
            for key in PLACES
            if doc.get(key)
        ]
        return Line(
            message=said if why is None else message("story-because", cause=why, what=said),
            tone=TONES.get("price" if is_priced else event, "plain"),
            event=event,
            first=0,
            version=0,
            seats=sorted(seat for seat in seats.union(several) if seat >= 0),
            places=list(dict.fromkeys([*places, where] if where else places)),
        )


def tell(names: Names, t: Table, facts: Sequence[Doc], versions: Sequence[int], start: int = 0) -> list[Line]:
    """The story of a viewer's facts at a table as the viewer sees it after the last of them."""
    return Telling(names, t).lines(facts, versions, start)


# what brought something about

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


def origin(facts: Sequence[Doc], at: int) -> Sequence[Doc]:
    """The fact at an index, the last before that opens something, and the one it comes of; or nothing."""
    doc = facts[at]
    if doc["event"] not in CHANGES:
        return ()
    first = next((before for before in range(at - 1, -1, -1) if facts[before]["event"] in OPENERS), 0)
    return doc, facts[first], facts[_nearer(facts, at, first)]


def cause(names: Names, t: Table, of: Sequence[Doc]) -> tuple[Message | None, str]:
    """What brought a fact about, and where, by its `origin`; nothing where it speaks for itself."""
    if not of:
        return None, ""
    doc, opener, nearer = of
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
    **dict.fromkeys(("thrown", "without", "rolled", "gang", "starts"), lambda *_: message("cause-setup")),
    "fell": lambda *_: message("cause-fall"),
    "bribed": lambda *_: message("cause-judge"),
    "disbanded": lambda names, t, _, opener: message("cause-disbanded", gang=names.gang(t, opener["seat"])),
}
"""What is said of each fact that others come of."""
